import Combine
import Foundation

/// A subscriber that asks for nothing by itself, notes all that it receives, and holds publishers to their laws.
final class Probe<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSRecursiveLock()
  private var received: [Input] = []
  private var subscriptions: [any Subscription] = []
  private var completions: [Subscribers.Completion<Failure>] = []
  private var demand = Subscribers.Demand.none
  private var isCancelled = false
  private var broken: [String] = []
  private var owner: Thread?
  private var depth = 0

  /// What is asked for at once, on subscription.
  let initialDemand: Subscribers.Demand
  /// Called with each value; gives the demand that is returned.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  var onSubscription: (any Subscription) -> Void = { _ in }
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

  var isComplete: Bool {
    completion != nil
  }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }

  var error: Failure? {
    if case .failure(let error) = completion { error } else { nil }
  }

  /// The laws that the publisher broke.
  var violations: [String] {
    lock.withLock { broken }
  }

  func receive(subscription: any Subscription) {
    enter {
      if !subscriptions.isEmpty { broken.append("a second subscription") }
      subscriptions.append(subscription)
    }
    onSubscription(subscription)
    if initialDemand > .none {
      request(initialDemand)
    }
    leave()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enter {
      if demand == .none { broken.append("a value without demand: \(input)") }
      if subscriptions.isEmpty { broken.append("a value before the subscription: \(input)") }
      if !completions.isEmpty { broken.append("a value after the completion: \(input)") }
      if isCancelled { broken.append("a value after cancelling: \(input)") }
      demand -= 1
      received.append(input)
    }
    let more = onValue(input)
    lock.withLock { demand += more }
    leave()
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    enter {
      if subscriptions.isEmpty { broken.append("a completion before the subscription") }
      if !completions.isEmpty { broken.append("a second completion") }
      if isCancelled { broken.append("a completion after cancelling") }
      completions.append(completion)
    }
    onCompletion()
    leave()
  }

  func request(_ more: Subscribers.Demand) {
    let subscription = lock.withLock {
      demand += more
      return subscriptions.last
    }
    subscription?.request(more)
  }

  func cancel() {
    let subscription = lock.withLock {
      isCancelled = true
      return subscriptions.last
    }
    subscription?.cancel()
  }

  private func enter(_ body: () -> Void) {
    lock.withLock {
      if depth > 0, owner !== Thread.current { broken.append("two threads at once") }
      owner = Thread.current
      depth += 1
      body()
    }
  }

  private func leave() {
    lock.withLock { depth -= 1 }
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
