import Combine
import Foundation
import Testing

typealias Stream = AnyPublisher<Int, TestError>

/// One operator under test, as it stands between an upstream and a downstream of whole numbers.
struct Operator: @unchecked Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether cancelling upstreams can be told: operators that end by themselves may already have.
  let apply: (Stream) -> Stream

  init(_ name: String, _ apply: @escaping (Stream) -> some Publisher<Int, TestError>) {
    self.name = name
    self.apply = { apply($0).eraseToAnyPublisher() }
  }

  /// An operator that may fail with any error.
  init(trying name: String, _ apply: @escaping (Stream) -> some Publisher<Int, any Error>) {
    self.name = name
    self.apply = { apply($0).mapError { $0 as? TestError ?? TestError(code: -1) }.eraseToAnyPublisher() }
  }

  var testDescription: String {
    name
  }

  private static func absurd(_ never: Never) -> Int {}

  private static let never = Empty<Int, TestError>(completeImmediately: false)

  /// Operators that pass values on as they come.
  static let passing: [Operator] = [
    Operator("map") { $0.map { $0 * 2 } },
    Operator(trying: "tryMap") { $0.tryMap { $0 * 2 } },
    Operator("map(keyPath)") { $0.map(\.magnitude).map { Int($0) } },
    Operator("filter") { $0.filter { $0 % 2 == 0 } },
    Operator(trying: "tryFilter") { $0.tryFilter { $0 % 2 == 0 } },
    Operator("compactMap") { $0.compactMap { $0 % 3 == 0 ? nil : $0 } },
    Operator(trying: "tryCompactMap") { $0.tryCompactMap { $0 % 3 == 0 ? nil : $0 } },
    Operator("removeDuplicates") { $0.map { $0 / 2 }.removeDuplicates() },
    Operator(trying: "tryRemoveDuplicates") { $0.map { $0 / 2 }.tryRemoveDuplicates(by: ==) },
    Operator("replaceNil") { $0.map { $0 % 2 == 0 ? $0 : nil }.replaceNil(with: 7) },
    Operator("replaceEmpty") { $0.replaceEmpty(with: 9) },
    Operator("replaceError") { $0.replaceError(with: 3).fallible },
    Operator("map(keyPath, keyPath)") { $0.map(\.magnitude, \.description.count).map { Int($0) + $1 } },
    Operator("collect by count and append") { $0.collect(3).flatMap { $0.publisher.fallible }.append(9) },
    Operator("scan") { $0.scan(0, +) },
    Operator(trying: "tryScan") { $0.tryScan(0, +) },
    Operator("mapError") { $0.mapError { TestError(code: $0.code + 1) } },
    Operator("setFailureType") { $0.assertNoFailureIfNone().setFailureType(to: TestError.self) },
    Operator("dropFirst") { $0.dropFirst(2) },
    Operator("drop(while:)") { $0.drop { $0 < 3 } },
    Operator(trying: "tryDrop(while:)") { $0.tryDrop { $0 < 3 } },
    Operator("prefix") { $0.prefix(3) },
    Operator("prefix(while:)") { $0.prefix { $0 < 4 } },
    Operator(trying: "tryPrefix(while:)") { $0.tryPrefix { $0 < 4 } },
    Operator("output(at:)") { $0.output(at: 2) },
    Operator("output(in:)") { $0.output(in: 1...2) },
    Operator("append elements") { $0.append(7, 8) },
    Operator("prepend elements") { $0.prepend(7, 8) },
    Operator("append publisher") { $0.append(Source<Int, TestError>([5, 6])) },
    Operator("merge(with:)") { $0.merge(with: Source<Int, TestError>([10, 20, 30])) },
    Operator("merge of 8") {
      $0.merge(
        with: Just(1).fallible, Just(2).fallible, Just(3).fallible, Just(4).fallible, Just(5).fallible,
        Just(6).fallible, Just(7).fallible)
    },
    Operator("MergeMany") { Publishers.MergeMany([$0, Just(4).fallible.eraseToAnyPublisher()]) },
    Operator("zip") { $0.zip(Source<Int, TestError>([1, 2, 3])) { $0 + $1 } },
    Operator("zip of 4") {
      $0.zip([1, 2, 3].publisher.fallible, [1, 2].publisher.fallible, [4, 5].publisher.fallible) {
        $0 + $1 + $2 + $3
      }
    },
    Operator("flatMap") { $0.flatMap { [$0, $0 * 10].publisher.fallible } },
    Operator("flatMap(maxPublishers: 1)") {
      $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher.fallible }
    },
    Operator("catch") { $0.catch { _ in Source<Int, TestError>([8, 9]) } },
    Operator(trying: "tryCatch") { $0.tryCatch { _ in Source<Int, TestError>([8, 9]) } },
    Operator("retry") { $0.retry(2) },
    Operator("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
    Operator("print") { $0.print("", to: Silence()) },
    Operator("breakpoint") { $0.breakpoint(receiveOutput: { _ in false }) },
    Operator("receive(on:)") { $0.receive(on: ImmediateScheduler.shared) },
    Operator("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.shared) },
    Operator("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
    Operator("timeout") { $0.timeout(.seconds(1000), scheduler: TestClockRunningAtOnce()) },
    Operator("measureInterval") { $0.measureInterval(using: TestClock()).map { Int($0.seconds) } },
    Operator("buffer(byRequest)") { $0.buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest) },
    Operator("buffer(keepFull)") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) },
    Operator("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: never) },
    Operator("drop(untilOutputFrom:)") { $0.drop(untilOutputFrom: Just(1).fallible) },
    Operator(trying: "encode and decode") {
      $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder()).map {
        $0[0]
      }
    },
    Operator("eraseToAnyPublisher") { $0 },
    Operator("Deferred") { upstream in Deferred { upstream } },
    Operator("collect(count)") { $0.collect(2).map { $0.reduce(0, +) } },
  ]

  /// Operators that take all values and have one to pass on in the end.
  static let gathering: [Operator] = [
    Operator("collect") { $0.collect().map(\.count) },
    Operator("count") { $0.count() },
    Operator("reduce") { $0.reduce(0, +) },
    Operator(trying: "tryReduce") { $0.tryReduce(0, +) },
    Operator("min") { $0.min() },
    Operator("max") { $0.max() },
    Operator(trying: "tryMin") { $0.tryMin(by: <) },
    Operator(trying: "tryMax") { $0.tryMax(by: <) },
    Operator("contains") { $0.contains(3).map { $0 ? 1 : 0 } },
    Operator("contains(where:)") { $0.contains { $0 > 2 }.map { $0 ? 1 : 0 } },
    Operator(trying: "tryContains(where:)") { $0.tryContains { $0 > 2 }.map { $0 ? 1 : 0 } },
    Operator("allSatisfy") { $0.allSatisfy { $0 < 3 }.map { $0 ? 1 : 0 } },
    Operator(trying: "tryAllSatisfy") { $0.tryAllSatisfy { $0 < 3 }.map { $0 ? 1 : 0 } },
    Operator("first") { $0.first() },
    Operator("first(where:)") { $0.first { $0 > 1 } },
    Operator(trying: "tryFirst(where:)") { $0.tryFirst { $0 > 1 } },
    Operator("last") { $0.last() },
    Operator("last(where:)") { $0.last { $0 < 3 } },
    Operator(trying: "tryLast(where:)") { $0.tryLast { $0 < 3 } },
    Operator("ignoreOutput") { $0.ignoreOutput().map(absurd) },
    Operator("combineLatest") { $0.combineLatest(Just(100).fallible) { $0 + $1 } },
    Operator("combineLatest of 4") {
      $0.combineLatest(Just(1).fallible, Just(2).fallible, Just(3).fallible) { $0 + $1 + $2 + $3 }
    },
    Operator("collect by time") {
      $0.collect(.byTime(TestClock(), .seconds(1))).map(\.count)
    },
  ]

  /// Operators that drop values for which there is no demand.
  static let dropping: [Operator] = [
    Operator("switchToLatest") { $0.map { [$0, $0 * 10].publisher.fallible }.switchToLatest() },
    Operator("share") { $0.share() },
    Operator("makeConnectable") { upstream in
      upstream.catch { _ in Empty<Int, Never>() }.makeConnectable().autoconnect().fallible
    },
    Operator("multicast and autoconnect") { $0.multicast { PassthroughSubject() }.autoconnect() },
  ]

  static let all = passing + gathering + dropping
}

extension Publisher where Failure == Never {
  var fallible: Publishers.SetFailureType<Self, TestError> {
    setFailureType(to: TestError.self)
  }
}

extension Publisher where Failure == TestError {
  /// For upstreams that fail, a publisher that ends instead.
  fileprivate func assertNoFailureIfNone() -> some Publisher<Output, Never> {
    self.catch { _ in Empty<Output, Never>() }
  }
}

/// A stream that prints nowhere.
struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}

/// A scheduler that runs what is for now at once and never gets to what is for later.
struct TestClockRunningAtOnce: Scheduler {
  typealias SchedulerTimeType = TestClock.SchedulerTimeType
  typealias SchedulerOptions = Never

  var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {}

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable {}
  }
}
