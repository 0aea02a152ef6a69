import Combine
import Foundation
import Testing

@Suite struct PublisherTests {
  @Test func justWaitsForDemand() {
    let probe = Probe<Int, Never>()
    Just(3).subscribe(probe)
    #expect(probe.values == [] && !probe.isComplete)
    probe.request(.max(1))
    #expect(probe.values == [3] && probe.isFinished)
    #expect(Just(3) == Just(3))
  }

  @Test func emptyAndFail() {
    let empty = Probe<Int, TestError>()
    Empty().subscribe(empty)
    #expect(empty.isFinished)
    let never = Probe<Int, TestError>()
    Empty(completeImmediately: false, outputType: Int.self, failureType: TestError.self).subscribe(never)
    #expect(!never.isComplete)
    let fail = Probe<Int, TestError>()
    Fail(outputType: Int.self, failure: TestError(code: 2)).subscribe(fail)
    #expect(fail.error == TestError(code: 2))
    for probe in [empty, never, fail] { #expect(probe.violations == []) }
  }

  @Test func optionalAndResult() {
    #expect(Optional(1).publisher.all == [1])
    #expect(Optional<Int>.none.publisher.all == [])
    #expect(Result<Int, TestError>.success(4).publisher.all == [4])
    let probe = Probe<Int, TestError>()
    Result<Int, TestError>.failure(TestError()).publisher.subscribe(probe)
    #expect(probe.error == TestError())
  }

  @Test func aSequenceGivesWhatIsAskedFor() {
    let probe = Probe<Int, Never>()
    (1...5).publisher.subscribe(probe)
    probe.request(.max(2))
    #expect(probe.values == [1, 2])
    probe.request(.max(3))
    #expect(probe.values == [1, 2, 3, 4, 5] && probe.isFinished)
    #expect([Int]().publisher.all == [])
    #expect(probe.violations == [])
  }

  @Test func anEndlessSequenceCanBeCut() {
    let endless = Publishers.Sequence<UnfoldFirstSequence<Int>, Never>(
      sequence: sequence(first: 0) { $0 + 1 })
    #expect(endless.filter { $0 % 2 == 0 }.prefix(3).all == [0, 2, 4])
    #expect(endless.merge(with: Just(-1)).prefix(4).all == [0, 1, 2, 3])
    #expect(endless.flatMap { Just($0 * 2) }.first { $0 > 5 }.all == [6])
  }

  @Test func record() throws {
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .finished)
    }
    #expect(record.all == [1, 2])
    let failing = Record<Int, TestError>(output: [5], completion: .failure(TestError()))
    let probe = Probe<Int, TestError>(.unlimited)
    failing.subscribe(probe)
    #expect(probe.values == [5] && probe.error == TestError())
    let copy = try JSONDecoder().decode(
      Record<Int, CodedError>.self,
      from: JSONEncoder().encode(
        Record<Int, CodedError>(output: [1], completion: .failure(CodedError(text: "x")))))
    #expect(copy.recording.output == [1])
    #expect(copy.recording.completion == .failure(CodedError(text: "x")))
  }

  private struct CodedError: Error, Codable, Equatable {
    var text: String
  }

  @Test func deferredMakesAPublisherForEach() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.all == [1])
    #expect(deferred.all == [2])
  }

  @Test func futureRunsAtOnceAndKeepsItsResult() {
    var promise: Future<Int, TestError>.Promise?
    var runs = 0
    let future = Future<Int, TestError> {
      runs += 1
      promise = $0
    }
    #expect(runs == 1)
    let early = Probe<Int, TestError>(.max(1))
    let reluctant = Probe<Int, TestError>()
    let cancelled = Probe<Int, TestError>(.unlimited)
    future.subscribe(early)
    future.subscribe(reluctant)
    future.subscribe(cancelled)
    cancelled.cancel()
    promise?(.success(4))
    promise?(.success(5))
    #expect(early.values == [4] && early.isFinished)
    #expect(reluctant.values == [] && !reluctant.isComplete)
    reluctant.request(.max(1))
    #expect(reluctant.values == [4] && reluctant.isFinished)
    let late = Probe<Int, TestError>(.unlimited)
    future.subscribe(late)
    #expect(late.values == [4])
    for probe in [early, reluctant, cancelled, late] { #expect(probe.violations == []) }
    #expect(runs == 1)
  }

  @Test func futureFails() {
    let probe = Probe<Int, TestError>()
    Future<Int, TestError> { $0(.failure(TestError(code: 1))) }.subscribe(probe)
    #expect(probe.error == TestError(code: 1))
    #expect(probe.violations == [])
  }

  @Test func erasingTwiceAddsNothing() {
    let erased = Just(1).eraseToAnyPublisher()
    #expect(erased.eraseToAnyPublisher().all == [1])
  }
}

extension Publisher {
  /// What a subscriber that asks for everything has received by now.
  var all: [Output] {
    let probe = Probe<Output, Failure>(.unlimited)
    subscribe(probe)
    #expect(probe.violations == [])
    return probe.values
  }
}
