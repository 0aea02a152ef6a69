import Combine
import Foundation
import Testing

/// What each operator makes of 1...6, and of a failure after them.
@Suite struct OperatorTests {
  struct Case: @unchecked Sendable, CustomTestStringConvertible {
    let name: String
    let expected: [Int]
    let apply: (Stream) -> Stream

    init(_ name: String, _ expected: [Int], _ apply: @escaping (Stream) -> some Publisher<Int, any Error>) {
      self.name = name
      self.expected = expected
      self.apply = { apply($0).mapError { $0 as? TestError ?? TestError(code: -1) }.eraseToAnyPublisher() }
    }

    init(_ name: String, _ expected: [Int], _ apply: @escaping (Stream) -> some Publisher<Int, TestError>) {
      self.name = name
      self.expected = expected
      self.apply = { apply($0).eraseToAnyPublisher() }
    }

    var testDescription: String {
      name
    }
  }

  static let cases: [Case] = [
    Case("map", [2, 4, 6, 8, 10, 12]) { $0.map { $0 * 2 } },
    Case("map map", [3, 5, 7, 9, 11, 13]) { $0.map { $0 * 2 }.map { $0 + 1 } },
    Case("key paths", [1, 2, 3, 4, 5, 6]) { $0.map(\.self, \.description, \.magnitude).map(\.0) },
    Case("filter filter", [6]) { $0.filter { $0 % 2 == 0 }.filter { $0 % 3 == 0 } },
    Case("compactMap", [10, 20]) { $0.compactMap { $0 < 3 ? $0 * 10 : nil } },
    Case("removeDuplicates", [0, 1, 2, 3]) { $0.map { $0 / 2 }.removeDuplicates() },
    Case("removeDuplicates compares with the last passed", [1, 3, 5]) { $0.removeDuplicates { $1 - $0 < 2 } },
    Case("scan", [1, 3, 6, 10, 15, 21]) { $0.scan(0, +) },
    Case("tryScan", [1, 3, 6, 10, 15, 21]) { $0.tryScan(0, +) },
    Case("reduce", [21]) { $0.reduce(0, +) },
    Case("count", [6]) { $0.count() },
    Case("collect", [6]) { $0.collect().map(\.count) },
    Case("collect(4)", [4, 2]) { $0.collect(4).map(\.count) },
    Case("min", [1]) { $0.min() },
    Case("max", [6]) { $0.max() },
    Case("min(by:)", [6]) { $0.min(by: >) },
    Case("max(by:)", [1]) { $0.max(by: >) },
    Case("contains", [1]) { $0.contains(6).map { $0 ? 1 : 0 } },
    Case("contains not", [0]) { $0.contains(7).map { $0 ? 1 : 0 } },
    Case("allSatisfy", [1]) { $0.allSatisfy { $0 < 7 }.map { $0 ? 1 : 0 } },
    Case("allSatisfy not", [0]) { $0.allSatisfy { $0 < 3 }.map { $0 ? 1 : 0 } },
    Case("first", [1]) { $0.first() },
    Case("first(where:)", [4]) { $0.first { $0 > 3 } },
    Case("last", [6]) { $0.last() },
    Case("last(where:)", [2]) { $0.last { $0 < 3 } },
    Case("dropFirst", [2, 3, 4, 5, 6]) { $0.dropFirst() },
    Case("dropFirst(10)", []) { $0.dropFirst(10) },
    Case("drop(while:)", [4, 5, 6]) { $0.drop { $0 % 4 != 0 } },
    Case("prefix(2)", [1, 2]) { $0.prefix(2) },
    Case("prefix(0)", []) { $0.prefix(0) },
    Case("prefix(while:)", [1, 2]) { $0.prefix { $0 < 3 } },
    Case("output(at:)", [4]) { $0.output(at: 3) },
    Case("output(in: 1..<3)", [2, 3]) { $0.output(in: 1..<3) },
    Case("output(in: 4...)", [5, 6]) { $0.output(in: 4...) },
    Case("append", [1, 2, 3, 4, 5, 6, 7, 8]) { $0.append(7, 8) },
    Case("append sequence", [1, 2, 3, 4, 5, 6, 9]) { $0.append(Set([9])) },
    Case("prepend", [-1, 0, 1, 2, 3, 4, 5, 6]) { $0.prepend(-1, 0) },
    Case("prepend prepend", [-1, 0, 1, 2, 3, 4, 5, 6]) { $0.prepend(0).prepend([-1]) },
    Case("replaceEmpty", [1, 2, 3, 4, 5, 6]) { $0.replaceEmpty(with: 0) },
    Case("replaceEmpty of nothing", [7]) { $0.filter { _ in false }.replaceEmpty(with: 7) },
    Case("replaceNil", [0, 2, 0, 4, 0, 6]) { $0.map { $0 % 2 == 0 ? $0 : nil }.replaceNil(with: 0) },
    Case("merge keeps order", [1, 2, 3, 4, 5, 6, 7, 8]) { $0.merge(with: [7, 8].publisher.fallible) },
    Case("zip", [11, 22]) { $0.zip([10, 20].publisher.fallible) { $0 + $1 } },
    Case("zip of 3", [111, 222]) {
      $0.zip([10, 20].publisher.fallible, [100, 200, 300].publisher.fallible) { $0 + $1 + $2 }
    },
    Case("combineLatest", [16, 26]) { $0.combineLatest([10, 20].publisher.fallible) { $0 + $1 } },
    Case("combineLatest of 3", [166, 176]) {
      $0.combineLatest([50, 60].publisher.fallible, [100, 110].publisher.fallible) { $0 + $1 + $2 }
    },
    Case("flatMap", [1, 10, 2, 20, 3, 30, 4, 40, 5, 50, 6, 60]) {
      $0.flatMap { [$0, $0 * 10].publisher.fallible }
    },
    Case("flatMap of what cannot fail", [1, 2, 3, 4, 5, 6]) { $0.flatMap { Just($0) } },
    Case("switchToLatest", [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]) {
      $0.map { [$0, $0].publisher.fallible }.switchToLatest()
    },
    Case("switchToLatest of what cannot fail", [1, 2, 3, 4, 5, 6]) { $0.map { Just($0) }.switchToLatest() },
    Case("tryMap", [1, 2]) { upstream in
      upstream.tryMap {
        if $0 == 3 { throw TestError(code: 3) }
        return $0
      }.catch { _ in Empty<Int, any Error>() }
    },
  ]

  @Test(arguments: cases)
  func values(_ item: Case) {
    let probe = Probe<Int, TestError>(.unlimited)
    item.apply([1, 2, 3, 4, 5, 6].publisher.fallible.eraseToAnyPublisher()).subscribe(probe)
    #expect(probe.values == item.expected)
    #expect(probe.isFinished)
    #expect(probe.violations == [])
  }

  @Test(
    arguments: [
      Case("tryMap", []) { $0.tryMap { _ in try fail() } },
      Case("tryFilter", []) { $0.tryFilter { _ in try fail() > 0 } },
      Case("tryCompactMap", []) { $0.tryCompactMap { _ in try fail() } },
      Case("tryRemoveDuplicates", []) { $0.tryRemoveDuplicates { _, _ in try fail() > 0 } },
      Case("tryScan", []) { $0.tryScan(0) { _, _ in try fail() } },
      Case("tryReduce", []) { $0.tryReduce(0) { _, _ in try fail() } },
      Case("tryMin", []) { $0.tryMin { _, _ in try fail() > 0 } },
      Case("tryMax", []) { $0.tryMax { _, _ in try fail() > 0 } },
      Case("tryContains", []) { $0.tryContains { _ in try fail() > 0 }.map { _ in 1 } },
      Case("tryAllSatisfy", []) { $0.tryAllSatisfy { _ in try fail() > 0 }.map { _ in 1 } },
      Case("tryFirst", []) { $0.tryFirst { _ in try fail() > 0 } },
      Case("tryLast", []) { $0.tryLast { _ in try fail() > 0 } },
      Case("tryDrop", []) { $0.tryDrop { _ in try fail() > 0 } },
      Case("tryPrefix", []) { $0.tryPrefix { _ in try fail() > 0 } },
      Case("tryCatch", []) {
        $0.tryMap { _ in try fail() }.tryCatch { _ -> Just<Int> in throw TestError(code: 9) }
      },
      Case("decode", []) {
        $0.map { Data("\($0)".utf8) }
          .decode(type: [Int].self, decoder: JSONDecoder()).map(\.count)
          .mapError { _ in TestError(code: 9) }
      },
    ])
  func aThrownErrorEndsTheStreamAndCancelsTheUpstream(_ item: Case) {
    let source = Source<Int, TestError>([1, 2, 3], nil)
    let probe = Probe<Int, TestError>(.unlimited)
    item.apply(source.eraseToAnyPublisher()).subscribe(probe)
    #expect(probe.error == TestError(code: 9))
    #expect(probe.values.count <= 1)
    #expect(source.cancellations == 1)
    #expect(probe.violations == [])
  }

  private static func fail() throws -> Int {
    throw TestError(code: 9)
  }

  @Test func operatorsThatHaveSeenEnoughCancel() {
    for apply: (Stream) -> Stream in [
      { $0.first().eraseToAnyPublisher() },
      { $0.prefix(1).eraseToAnyPublisher() },
      { $0.prefix { $0 < 2 }.eraseToAnyPublisher() },
      { $0.contains(1).map { _ in 1 }.eraseToAnyPublisher() },
      { $0.output(at: 1).eraseToAnyPublisher() },
    ] {
      let source = Source<Int, TestError>([1, 2, 3], nil)
      let probe = Probe<Int, TestError>(.unlimited)
      apply(source.eraseToAnyPublisher()).subscribe(probe)
      #expect(probe.isFinished)
      #expect(source.cancellations == 1)
    }
  }

  @Test func demandIsPassedOnExactly() {
    let source = Source<Int, TestError>([1, 2, 3, 4, 5, 6])
    let probe = Probe<Int, TestError>()
    source.map { $0 }.filter { $0 % 2 == 0 }.subscribe(probe)
    probe.request(.max(1))
    #expect(probe.values == [2])
    #expect(source.requested == .max(2))
    let grouped = Source<Int, TestError>([1, 2, 3, 4, 5, 6])
    let groups = Probe<[Int], TestError>()
    grouped.collect(2).subscribe(groups)
    groups.request(.max(2))
    #expect(groups.values == [[1, 2], [3, 4]])
    #expect(grouped.requested == .max(4))
  }

  @Test func failuresAreMappedReplacedAndRetried() {
    let failing = Record<Int, TestError>(output: [1, 2], completion: .failure(TestError(code: 1)))
    #expect(failing.replaceError(with: 0).all == [1, 2, 0])
    #expect(failing.retry(2).replaceError(with: 0).all == [1, 2, 1, 2, 1, 2, 0])
    #expect(failing.catch { Just($0.code * 100) }.all == [1, 2, 100])
    #expect(failing.tryCatch { _ in [8, 9].publisher.fallible }.replaceError(with: 0).all == [1, 2, 8, 9])
    let probe = Probe<Int, TestError>(.unlimited)
    failing.mapError { TestError(code: $0.code + 1) }.subscribe(probe)
    #expect(probe.error == TestError(code: 2))
    let patient = Probe<Int, Never>(.max(2))
    failing.replaceError(with: 0).subscribe(patient)
    #expect(patient.values == [1, 2] && !patient.isComplete)
    patient.request(.max(1))
    #expect(patient.values == [1, 2, 0] && patient.isFinished)
    #expect(probe.violations == [] && patient.violations == [])
  }

  @Test func demandGoesOverFromOnePublisherToTheNext() {
    let first = Source<Int, TestError>([1])
    let second = Source<Int, TestError>([2, 3])
    let probe = Probe<Int, TestError>(.max(2))
    first.append(second).subscribe(probe)
    #expect(probe.values == [1, 2])
    #expect(second.requested == .max(1))
    probe.request(.max(1))
    #expect(probe.values == [1, 2, 3] && probe.isFinished)
  }

  @Test func manyRetriesAreALoop() {
    var attempts = 0
    let deferred = Deferred {
      attempts += 1
      return attempts < 20_000 ? Result<Int, TestError>.Publisher(TestError()) : .init(attempts)
    }
    #expect(deferred.retry(50_000).replaceError(with: 0).all == [20_000])
  }

  @Test func operatorsAreLenientToPublishersWithoutASubscription() {
    struct Careless: Publisher {
      typealias Output = Int
      typealias Failure = Never

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        _ = subscriber.receive(1)
        _ = subscriber.receive(2)
        subscriber.receive(completion: .finished)
      }
    }
    var values: [Int] = []
    let token = Careless().map { $0 * 2 }.filter { $0 > 2 }.sink { values.append($0) }
    #expect(values == [4])
    withExtendedLifetime(token) {}
  }

  @Test func eventsAreHandledAndPrinted() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    var events: [String] = []
    let token = [1, 2].publisher
      .print("n", to: lines)
      .handleEvents(
        receiveSubscription: { _ in events.append("subscription") },
        receiveOutput: { events.append("value \($0)") },
        receiveCompletion: { _ in events.append("completion") },
        receiveCancel: { events.append("cancel") },
        receiveRequest: { events.append("request \($0)") }
      )
      .sink { _ in }
    #expect(events == ["subscription", "request unlimited", "value 1", "value 2", "completion"])
    #expect(
      lines.text == """
        n: receive subscription: ([1, 2])
        n: request unlimited
        n: receive value: (1)
        n: receive value: (2)
        n: receive finished

        """)
    withExtendedLifetime(token) {}
    events = []
    PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { events.append("cancel") }).sink { _ in }
      .cancel()
    #expect(events == ["cancel"])
  }

  @Test func aClosureThatSendsIntoItsOwnStreamIsSafe() {
    let subject = PassthroughSubject<Int, Never>()
    var sums: [Int] = []
    let token = subject.scan(0) { sum, value in
      if value == 1 { subject.send(10) }
      return sum + value
    }.removeDuplicates { old, new in
      new == old
    }.sink { sums.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(sums == [10, 1, 3])
    withExtendedLifetime(token) {}
  }
}
