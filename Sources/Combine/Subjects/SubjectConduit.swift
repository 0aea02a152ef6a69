/// What a conduit needs of its subject.
protocol ConduitParent<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  func remove(_ conduit: Conduit<Output, Failure>)

  /// A subscriber asked for values for the first time.
  func conduitDidRequest()

  /// The value that a late subscriber gets first, with its version; nil for subjects that keep none.
  var replay: (value: Output, version: Int)? { get }
}

/// The concrete line from a subject to a subscriber: counts demand, keeps order, and replays the current value
/// where the subject has one and the subscriber has not seen it.
final class SubjectConduit<Parent: ConduitParent, Downstream: Subscriber>:
  Conduit<Parent.Output, Parent.Failure>, Subscription, CustomStringConvertible
where Downstream.Input == Parent.Output, Downstream.Failure == Parent.Failure {
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  let description: String
  private let keepsValue: Bool

  private let lock = Lock()
  private var link: Link<Downstream>?
  private var parent: Parent?
  private var demand: Subscribers.Demand
  private var owesReplay: Bool
  private var replayedVersion = Int.min
  private var hasCompletion = false
  private var hasRequested = false
  private var outbox = Outbox<Event>()

  /// - Parameters:
  ///   - demand: What the subscriber counts as having asked for.
  ///   - keepsValue: Whether the parent has a value to replay.
  init(
    parent: Parent, downstream: Downstream, demand: Subscribers.Demand = .none, keepsValue: Bool = false,
    description: String
  ) {
    self.parent = parent
    link = Link(downstream)
    self.demand = demand
    self.keepsValue = keepsValue
    owesReplay = keepsValue
    self.description = description
  }

  override func offer(_ value: Downstream.Input, version: Int) {
    lock.lock()
    guard let link, !hasCompletion, version > replayedVersion else {
      lock.unlock()
      return
    }
    guard demand > .none else {
      owesReplay = keepsValue
      lock.unlock()
      return
    }
    demand -= 1
    owesReplay = false
    guard outbox.beginDirectly() else {
      outbox.push(.value(value))
      deliverAndUnlock()
      return
    }
    lock.unlock()
    add(link.downstream.receive(value))
    endDelivery()
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard link != nil, !hasCompletion else {
      lock.unlock()
      return
    }
    hasCompletion = true
    outbox.push(.completion(completion))
    deliverAndUnlock()
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    guard link != nil, let parent, more > .none else {
      lock.unlock()
      return
    }
    let isFirst = !hasRequested
    hasRequested = true
    lock.unlock()
    add(more)
    if isFirst {
      parent.conduitDidRequest()
    }
  }

  func cancel() {
    detach().parent?.remove(self)
  }

  private func detach() -> (link: Link<Downstream>?, parent: Parent?, events: Queue<Event>?) {
    lock.lock()
    let detached = (link, parent, outbox.removeAll())
    link = nil
    parent = nil
    lock.unlock()
    return detached
  }

  private func add(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.lock()
    guard link != nil else {
      lock.unlock()
      return
    }
    demand += more
    guard owesReplay, !hasCompletion, let replay = parent?.replay else {
      lock.unlock()
      return
    }
    owesReplay = false
    replayedVersion = replay.version
    demand -= 1
    outbox.push(.value(replay.value))
    deliverAndUnlock()
  }

  private func deliverAndUnlock() {
    let begun = outbox.begin()
    lock.unlock()
    guard begun else { return }
    while deliverNext() {}
  }

  /// Delivers what has come during a direct delivery.
  private func endDelivery() {
    lock.lock()
    guard !outbox.isEmpty else {
      outbox.end()
      lock.unlock()
      return
    }
    lock.unlock()
    while deliverNext() {}
  }

  // One event a call, so that what it held is released only after the lock is.
  private func deliverNext() -> Bool {
    lock.lock()
    guard let event = outbox.next(), let link else {
      outbox.end()
      lock.unlock()
      return false
    }
    switch event {
    case .value(let value):
      lock.unlock()
      add(link.downstream.receive(value))
    case .completion(let completion):
      let parent = parent
      self.link = nil
      self.parent = nil
      lock.unlock()
      parent?.remove(self)
      link.downstream.receive(completion: completion)
    }
    return true
  }
}
