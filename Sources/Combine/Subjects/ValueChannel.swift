/// A current value and those who want to hear of its changes: what a current-value subject and a published
/// property have in common.
final class ValueChannel<Output, Failure: Error>: ConduitParent {
  private let lock = Lock()
  private var current: Output
  private var announced: Output?
  private var version = 0
  private var completion: Subscribers.Completion<Failure>?
  private var conduits = ConduitList<Output, Failure>()
  private let name: String

  init(_ value: Output, name: String) {
    current = value
    self.name = name
  }

  var value: Output {
    lock.withLock { current }
  }

  /// Stores a value, then tells the subscribers, of which there are none after the completion.
  func store(_ value: Output) {
    let (conduits, version, _) = replace(with: value)
    conduits.offer(value, version: version)
  }

  /// Tells the subscribers of a value, then stores it: while they hear of it, `value` is still the old one.
  func announce(_ value: Output) {
    lock.lock()
    version += 1
    let version = version
    let conduits = conduits
    guard !conduits.isEmpty else {
      lock.unlock()
      _ = settle(value)
      return
    }
    lock.unlock()
    _ = setAnnounced(value)
    conduits.offer(value, version: version)
    _ = settle(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard self.completion == nil else {
      lock.unlock()
      return
    }
    self.completion = completion
    let conduits = conduits.removeAll()
    lock.unlock()
    conduits.finish(completion)
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = SubjectConduit(parent: self, downstream: subscriber, keepsValue: true, description: name)
    conduits.append(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  var replay: (value: Output, version: Int)? {
    lock.withLock { (announced ?? current, version) }
  }

  func conduitDidRequest() {}

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }

  // These give back what they replace, to be released after the lock.

  private func replace(with value: Output) -> (ConduitList<Output, Failure>, Int, Output) {
    lock.lock()
    defer { lock.unlock() }
    let old = current
    current = value
    version += 1
    return (conduits, version, old)
  }

  private func setAnnounced(_ value: Output) -> Output? {
    lock.lock()
    defer { lock.unlock() }
    let old = announced
    announced = value
    return old
  }

  private func settle(_ value: Output) -> (Output, Output?) {
    lock.lock()
    defer { lock.unlock() }
    let old = (current, announced)
    current = value
    announced = nil
    return old
  }
}
