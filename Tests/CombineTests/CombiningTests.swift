import Combine
import Testing

@Suite struct CombiningTests {
  private let a = PassthroughSubject<Int, TestError>()
  private let b = PassthroughSubject<Int, TestError>()

  @Test func mergeFinishesWithTheLastAndFailsWithTheFirst() {
    let probe = Probe<Int, TestError>(.unlimited)
    a.merge(with: b).subscribe(probe)
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(!probe.isComplete)
    b.send(completion: .finished)
    #expect(probe.values == [1, 2, 3] && probe.isFinished)

    let (c, d) = (PassthroughSubject<Int, TestError>(), Source<Int, TestError>([], nil))
    let failing = Probe<Int, TestError>(.unlimited)
    c.merge(with: d).subscribe(failing)
    c.send(completion: .failure(TestError()))
    #expect(failing.error == TestError())
    #expect(d.cancellations == 1)
    #expect(probe.violations == [] && failing.violations == [])
  }

  @Test func mergeOfNothingFinishes() {
    let probe = Probe<Int, Never>()
    Publishers.MergeMany([Just<Int>]()).subscribe(probe)
    #expect(probe.isFinished && probe.violations == [])
  }

  @Test func mergeAsksForOneAheadUnderLimitedDemand() {
    let first = Source<Int, TestError>([1, 2, 3])
    let second = Source<Int, TestError>([10, 20, 30])
    let probe = Probe<Int, TestError>()
    first.merge(with: second).subscribe(probe)
    #expect(first.requested == Subscribers.Demand.none)
    probe.request(.max(1))
    #expect(probe.values == [1])
    #expect(first.requested <= .max(2) && second.requested <= .max(1))
    probe.request(.max(2))
    #expect(probe.values.count == 3)
    probe.request(.unlimited)
    #expect(probe.values.sorted() == [1, 2, 3, 10, 20, 30] && probe.isFinished)
    #expect(probe.violations == [])
  }

  @Test func aSideEffectOnASiblingIsSeen() {
    let subject = PassthroughSubject<Int, TestError>()
    let probe = Probe<Int, TestError>(.unlimited)
    Just(1).fallible.handleEvents(receiveOutput: { _ in subject.send(7) }).merge(with: subject).subscribe(
      probe)
    #expect(probe.values == [1] || probe.values == [7, 1])
  }

  @Test func zipPairsInOrderAndFinishesWhenNoPairCanCome() {
    let probe = Probe<String, TestError>(.unlimited)
    a.zip(b) { "\($0)-\($1)" }.subscribe(probe)
    a.send(1)
    a.send(2)
    b.send(10)
    #expect(probe.values == ["1-10"])
    a.send(completion: .finished)
    #expect(!probe.isComplete)
    b.send(20)
    #expect(probe.values == ["1-10", "2-20"] && probe.isFinished)
    #expect(probe.violations == [])
  }

  @Test func zipAsksBothForWhatIsWanted() {
    let first = Source<Int, TestError>([1, 2, 3])
    let second = Source<Int, TestError>([10, 20, 30])
    let probe = Probe<Int, TestError>(.max(2))
    first.zip(second) { $0 + $1 }.subscribe(probe)
    #expect(probe.values == [11, 22])
    #expect(first.requested == .max(2) && second.requested == .max(2))
  }

  @Test func zipOfLongSequencesIsLinear() {
    let count = 100_000
    let sums = (0..<count).publisher.zip((0..<count).publisher) { $0 + $1 }.reduce(0) { $0 &+ $1 }.all
    #expect(sums == [(0..<count).reduce(0) { $0 + 2 * $1 }])
  }

  @Test func combineLatestWaitsForAllThenFollowsEach() {
    let probe = Probe<String, TestError>(.unlimited)
    a.combineLatest(b) { "\($0)-\($1)" }.subscribe(probe)
    a.send(1)
    a.send(2)
    #expect(probe.values == [])
    b.send(10)
    a.send(3)
    b.send(20)
    #expect(probe.values == ["2-10", "3-10", "3-20"])
    a.send(completion: .finished)
    b.send(30)
    #expect(probe.values.last == "3-30" && !probe.isComplete)
    b.send(completion: .finished)
    #expect(probe.isFinished && probe.violations == [])
  }

  @Test func combineLatestUnderLimitedDemandOwesTheNewest() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    let probe = Probe<Int, Never>(.max(1))
    a.combineLatest(b) { $0 + $1 }.subscribe(probe)
    #expect(probe.values == [11])
    a.send(2)
    b.send(20)
    #expect(probe.values == [11])
    probe.request(.max(1))
    probe.request(.max(1))
    #expect(probe.values == [11, 12, 22])
    #expect(probe.violations == [])
  }

  @Test func combineLatestOfFour() {
    let c = CurrentValueSubject<Int, TestError>(3)
    let d = CurrentValueSubject<Int, TestError>(4)
    let probe = Probe<[Int], TestError>(.unlimited)
    a.combineLatest(b, c, d).map { [$0, $1, $2, $3] }.subscribe(probe)
    a.send(1)
    b.send(2)
    d.send(5)
    #expect(probe.values == [[1, 2, 3, 4], [1, 2, 3, 5]])
    b.send(completion: .failure(TestError()))
    #expect(probe.error == TestError() && probe.violations == [])
  }

  @Test func aFailureOfAPairCancelsTheOther() {
    for isZip in [true, false] {
      let failing = PassthroughSubject<Int, TestError>()
      let other = Source<Int, TestError>([1], nil)
      let probe = Probe<Int, TestError>(.unlimited)
      if isZip {
        failing.zip(other) { $0 + $1 }.subscribe(probe)
      } else {
        failing.combineLatest(other) { $0 + $1 }.subscribe(probe)
      }
      failing.send(completion: .failure(TestError()))
      #expect(probe.error == TestError())
      #expect(other.cancellations == 1)
      #expect(other.linesAlive == 0)
    }
  }

  @Test func untilAnotherPublishes() {
    let probe = Probe<Int, TestError>(.unlimited)
    a.prefix(untilOutputFrom: b).subscribe(probe)
    a.send(1)
    b.send(0)
    a.send(2)
    #expect(probe.values == [1] && probe.isFinished && probe.violations == [])

    let (c, d) = (PassthroughSubject<Int, TestError>(), PassthroughSubject<Int, TestError>())
    let late = Probe<Int, TestError>(.max(1))
    c.drop(untilOutputFrom: d).subscribe(late)
    c.send(1)
    c.send(2)
    d.send(0)
    c.send(3)
    c.send(4)
    #expect(late.values == [3])
    c.send(completion: .finished)
    #expect(late.isFinished && late.violations == [])

    let failing = Probe<Int, TestError>(.unlimited)
    PassthroughSubject<Int, TestError>().drop(untilOutputFrom: Fail<Int, TestError>(error: TestError()))
      .subscribe(failing)
    #expect(failing.error == TestError())
  }
}
