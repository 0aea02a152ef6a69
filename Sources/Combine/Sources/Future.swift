/// A publisher of one result that comes later, once for all subscribers.
///
/// The work starts when the future is made, not when someone subscribes. The result is kept for later subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that gives a future its result. Results after the first are dropped.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [ObjectIdentifier: Waiter] = [:]
  private var order: [ObjectIdentifier] = []

  /// Starts the work.
  ///
  /// - Parameter attemptToFulfill: Called at once with the promise, which it may call now or later, from any thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let waiter = FutureWaiter(parent: self, downstream: subscriber)
    let result = lock.withLock {
      if self.result == nil {
        waiting[ObjectIdentifier(waiter)] = waiter
        order.append(ObjectIdentifier(waiter))
      }
      return self.result
    }
    subscriber.receive(subscription: waiter)
    if let result {
      waiter.fulfil(result)
    }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let (order, waiting) = settle(result)
    for key in order {
      waiting[key]?.fulfil(result)
    }
  }

  private func settle(
    _ result: Result<Output, Failure>
  ) -> ([ObjectIdentifier], [ObjectIdentifier: Waiter]) {
    lock.lock()
    defer { lock.unlock() }
    guard self.result == nil else { return ([], [:]) }
    self.result = result
    let settled = (order, waiting)
    order = []
    waiting = [:]
    return settled
  }

  fileprivate func remove(_ waiter: Waiter) {
    lock.withLock {
      guard waiting.removeValue(forKey: ObjectIdentifier(waiter)) != nil else { return }
      order.removeAll { $0 == ObjectIdentifier(waiter) }
    }
  }

  fileprivate class Waiter {
    func fulfil(_ result: Result<Output, Failure>) {
      preconditionFailure("implemented by the concrete waiter")
    }
  }
}

/// A future's line to one subscriber: waits for both the result and the demand.
private final class FutureWaiter<Downstream: Subscriber>:
  Future<Downstream.Input, Downstream.Failure>.Waiter, Subscription, CustomStringConvertible
{
  typealias Parent = Future<Downstream.Input, Downstream.Failure>

  private let lock = Lock()
  private var parent: Parent?
  private var downstream: Downstream?
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var isWanted = false
  private var isDelivering = false

  init(parent: Parent, downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  var description: String {
    "Future"
  }

  override func fulfil(_ result: Result<Downstream.Input, Downstream.Failure>) {
    lock.withLock { self.result = result }
    deliverIfReady()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { isWanted = true }
    deliverIfReady()
  }

  func cancel() {
    end().parent?.remove(self)
  }

  private func deliverIfReady() {
    lock.lock()
    guard let result, let downstream, !isDelivering else {
      lock.unlock()
      return
    }
    switch result {
    case .success(let output):
      guard isWanted else {
        lock.unlock()
        return
      }
      isDelivering = true
      lock.unlock()
      _ = downstream.receive(output)
      end().downstream?.receive(completion: .finished)
    case .failure(let error):
      isDelivering = true
      lock.unlock()
      end().downstream?.receive(completion: .failure(error))
    }
  }

  private func end() -> (parent: Parent?, downstream: Downstream?) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (parent, downstream)
    parent = nil
    downstream = nil
    return ended
  }
}
