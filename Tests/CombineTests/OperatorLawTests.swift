import Combine
import Testing

/// What holds for every operator, whatever it does.
@Suite struct OperatorLawTests {
  private let numbers = [1, 2, 3, 4, 5, 6]

  private func source(_ completion: Subscribers.Completion<TestError>? = .finished) -> Source<Int, TestError> {
    Source(numbers, completion)
  }

  @Test(arguments: Operator.all)
  func nothingComesWithoutDemand(_ op: Operator) {
    let probe = Probe<Int, TestError>()
    op.apply(source().eraseToAnyPublisher()).subscribe(probe)
    #expect(probe.values.isEmpty)
    #expect(probe.violations == [])
  }

  @Test(arguments: Operator.passing)
  func demandOneByOneGivesTheSameAsAllAtOnce(_ op: Operator) {
    let all = Probe<Int, TestError>(.unlimited)
    op.apply(source().eraseToAnyPublisher()).subscribe(all)
    let stepwise = Probe<Int, TestError>()
    op.apply(source().eraseToAnyPublisher()).subscribe(stepwise)
    for _ in 0..<40 where !stepwise.isComplete {
      let before = stepwise.values.count
      stepwise.request(.max(1))
      #expect(stepwise.values.count <= before + 1)
    }
    let returning = Probe<Int, TestError>(.max(1))
    returning.onValue = { _ in .max(1) }
    op.apply(source().eraseToAnyPublisher()).subscribe(returning)

    #expect(!all.values.isEmpty)
    #expect(stepwise.values.sorted() == all.values.sorted())
    #expect(returning.values.sorted() == all.values.sorted())
    for probe in [all, stepwise, returning] {
      #expect(probe.isFinished)
      #expect(probe.violations == [])
    }
  }

  @Test(arguments: Operator.gathering)
  func theResultWaitsForDemand(_ op: Operator) {
    let probe = Probe<Int, TestError>()
    op.apply(source().eraseToAnyPublisher()).subscribe(probe)
    probe.request(.max(1))
    probe.request(.unlimited)
    #expect(probe.isFinished)
    #expect(probe.violations == [])
  }

  @Test(arguments: Operator.all)
  func requestingNothingIsHarmless(_ op: Operator) {
    let probe = Probe<Int, TestError>()
    op.apply(source().eraseToAnyPublisher()).subscribe(probe)
    probe.request(.none)
    #expect(probe.values.isEmpty)
    #expect(probe.violations == [])
  }

  @Test(arguments: Operator.all)
  func aFailureEndsOrIsHandledOnce(_ op: Operator) {
    let source = source(.failure(TestError(code: 5)))
    let probe = Probe<Int, TestError>(.unlimited)
    op.apply(source.eraseToAnyPublisher()).subscribe(probe)
    #expect(probe.isComplete)
    #expect(probe.violations == [])
    #expect(source.cancellations == 0 || source.requested < .unlimited || !probe.values.isEmpty)
  }

  @Test(arguments: Operator.all)
  func cancellingStopsEverythingAndReachesTheUpstream(_ op: Operator) {
    let source = Source<Int, TestError>([], nil)
    let probe = Probe<Int, TestError>(.unlimited)
    op.apply(source.eraseToAnyPublisher()).subscribe(probe)
    let subscriptions = source.subscriptions
    probe.cancel()
    probe.cancel()
    #expect(source.cancellations == subscriptions)
    probe.request(.unlimited)
    #expect(probe.violations == [])
  }

  @Test(arguments: Operator.all)
  func cancellingDuringTheSubscriptionStopsEverything(_ op: Operator) {
    let source = source()
    let probe = Probe<Int, TestError>()
    probe.onSubscription = { [unowned probe] _ in probe.cancel() }
    op.apply(source.eraseToAnyPublisher()).subscribe(probe)
    #expect(probe.values.isEmpty)
    #expect(!probe.isComplete)
    #expect(probe.violations == [])
  }

  @Test(arguments: Operator.all)
  func cancellingDuringAValueStopsEverything(_ op: Operator) {
    let source = source()
    let probe = Probe<Int, TestError>(.unlimited)
    probe.onValue = { [unowned probe] _ in
      probe.cancel()
      return .max(1)
    }
    op.apply(source.eraseToAnyPublisher()).subscribe(probe)
    #expect(probe.values.count <= 1)
    #expect(!probe.isComplete || probe.values.isEmpty)
    #expect(probe.violations == [])
  }

  @Test(arguments: Operator.all)
  func requestingInsideAValueIsLikeReturningDemand(_ op: Operator) {
    let returning = Probe<Int, TestError>(.max(1))
    returning.onValue = { _ in .max(1) }
    op.apply(source().eraseToAnyPublisher()).subscribe(returning)
    let requesting = Probe<Int, TestError>(.max(1))
    requesting.onValue = { [unowned requesting] _ in
      requesting.request(.max(1))
      return .none
    }
    op.apply(source().eraseToAnyPublisher()).subscribe(requesting)
    #expect(requesting.values.sorted() == returning.values.sorted())
    #expect(requesting.violations == [])
  }

  @Test(arguments: Operator.all)
  func everythingIsReleasedOnCancelling(_ op: Operator) {
    let source = Source<Int, TestError>([1], nil)
    weak var dead: Probe<Int, TestError>?
    do {
      let probe = Probe<Int, TestError>(.unlimited)
      dead = probe
      op.apply(source.eraseToAnyPublisher()).subscribe(probe)
      probe.cancel()
    }
    #expect(dead == nil)
    #expect(source.linesAlive == 0)
  }

  @Test(arguments: Operator.all)
  func everythingIsReleasedOnCompletion(_ op: Operator) {
    for completion in [Subscribers.Completion<TestError>.finished, .failure(TestError())] {
      let source = source(completion)
      weak var dead: Probe<Int, TestError>?
      do {
        let probe = Probe<Int, TestError>(.unlimited)
        dead = probe
        op.apply(source.eraseToAnyPublisher()).subscribe(probe)
        #expect(probe.isComplete)
      }
      #expect(dead == nil)
      #expect(source.linesAlive == 0)
    }
  }
}
