import Combine
import Testing

@Suite struct FlatteningTests {
  @Test func flatMapFinishesWhenAllHave() {
    let outer = PassthroughSubject<Int, TestError>()
    let inner = (0..<3).map { _ in PassthroughSubject<String, TestError>() }
    let probe = Probe<String, TestError>(.unlimited)
    outer.flatMap { inner[$0] }.subscribe(probe)
    outer.send(0)
    outer.send(1)
    inner[0].send("a")
    inner[1].send("b")
    outer.send(completion: .finished)
    inner[0].send(completion: .finished)
    inner[1].send("c")
    #expect(probe.values == ["a", "b", "c"] && !probe.isComplete)
    inner[1].send(completion: .finished)
    #expect(probe.isFinished && probe.violations == [])
  }

  @Test func flatMapSubscribesToSoManyAtATime() {
    let outer = Source<Int, TestError>([0, 1, 2])
    let inner = (0..<3).map { _ in PassthroughSubject<Int, TestError>() }
    var made: [Int] = []
    let probe = Probe<Int, TestError>(.unlimited)
    outer.flatMap(maxPublishers: .max(1)) { index in
      made.append(index)
      return inner[index]
    }.subscribe(probe)
    #expect(made == [0])
    inner[0].send(1)
    inner[0].send(completion: .finished)
    #expect(made == [0, 1])
    inner[1].send(completion: .finished)
    inner[2].send(2)
    inner[2].send(completion: .finished)
    #expect(probe.values == [1, 2] && probe.isFinished && probe.violations == [])
  }

  @Test func flatMapKeepsValuesUntilTheyAreWanted() {
    let probe = Probe<Int, TestError>()
    [1, 2, 3].publisher.fallible.flatMap { Source<Int, TestError>([$0, $0 * 10]) }.subscribe(probe)
    for _ in 0..<6 { probe.request(.max(1)) }
    #expect(probe.values.sorted() == [1, 2, 3, 10, 20, 30])
    #expect(probe.isFinished && probe.violations == [])
  }

  @Test func anInnerFailureEndsAll() {
    let outer = Source<Int, TestError>([0, 1], nil)
    let other = Source<Int, TestError>([], nil)
    let probe = Probe<Int, TestError>(.unlimited)
    outer.flatMap { index in
      index == 0 ? other.eraseToAnyPublisher() : Fail(error: TestError()).eraseToAnyPublisher()
    }.subscribe(probe)
    #expect(probe.error == TestError())
    #expect(outer.cancellations == 1 && other.cancellations == 1)
    #expect(probe.violations == [])
  }

  @Test func switchToLatestCancelsTheOneBefore() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let (first, second) = (Source<Int, Never>([1], nil), Source<Int, Never>([2]))
    let probe = Probe<Int, Never>(.unlimited)
    outer.switchToLatest().subscribe(probe)
    outer.send(first.eraseToAnyPublisher())
    outer.send(second.eraseToAnyPublisher())
    #expect(probe.values == [1, 2])
    #expect(first.cancellations == 1)
    #expect(!probe.isComplete)
    outer.send(completion: .finished)
    #expect(probe.isFinished && probe.violations == [])
  }

  @Test func switchToLatestFinishesWithItsLastInner() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.max(1))
    outer.switchToLatest().subscribe(probe)
    outer.send(inner)
    outer.send(completion: .finished)
    inner.send(1)
    inner.send(2)
    #expect(probe.values == [1] && !probe.isComplete)
    inner.send(completion: .finished)
    #expect(probe.isFinished && probe.violations == [])
  }

  @Test func switchToLatestCarriesDemandOver() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let second = Source<Int, Never>([2, 3, 4])
    let probe = Probe<Int, Never>(.max(3))
    outer.switchToLatest().subscribe(probe)
    outer.send(Source<Int, Never>([1], nil).eraseToAnyPublisher())
    outer.send(second.eraseToAnyPublisher())
    #expect(probe.values == [1, 2, 3])
    #expect(second.requested == .max(2))
    #expect(probe.violations == [])
  }
}
