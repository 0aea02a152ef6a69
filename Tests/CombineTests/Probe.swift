import Combine
import Foundation

/// A subscriber that asks for nothing by itself and notes all that it receives.
final class Probe<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSRecursiveLock()
  private var received: [Input] = []
  private var subscriptions: [any Subscription] = []
  private var completions: [Subscribers.Completion<Failure>] = []

  /// What is asked for at once, on subscription.
  var initialDemand = Subscribers.Demand.none
  /// Called with each value; gives the demand that is returned.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  var onCompletion: () -> Void = {}

  init(_ initialDemand: Subscribers.Demand = .none) {
    self.initialDemand = initialDemand
  }

  var values: [Input] {
    lock.withLock { received }
  }

  var completion: Subscribers.Completion<Failure>? {
    lock.withLock { completions.last }
  }

  var completionCount: Int {
    lock.withLock { completions.count }
  }

  var subscriptionCount: Int {
    lock.withLock { subscriptions.count }
  }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }

  var error: Failure? {
    if case .failure(let error) = completion { error } else { nil }
  }

  func receive(subscription: any Subscription) {
    lock.withLock { subscriptions.append(subscription) }
    if initialDemand > .none {
      subscription.request(initialDemand)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { received.append(input) }
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { completions.append(completion) }
    onCompletion()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscriptions.last }?.request(demand)
  }

  func cancel() {
    lock.withLock { subscriptions.last }?.cancel()
  }
}

/// Carries a test's object to other threads.
struct Boxed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

struct TestError: Error, Equatable {
  var code = 0
}
