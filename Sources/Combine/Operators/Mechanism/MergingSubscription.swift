/// Passes on the values of several publishers as they come: the middle of merge and flatMap.
///
/// From the first demand on, each publisher is asked for all its values if the demand is unlimited, else for one
/// ahead, which waits here until it is wanted. The values leave in the order in which they came.
final class MergingSubscription<Downstream: Subscriber>: SerialSubscription<Downstream, Int> {
  private let maxChildren: Subscribers.Demand
  private var demand = Subscribers.Demand.none
  private var hasDemanded = false
  private var outer = SubscriberState.waiting
  private var children: [Int: Child] = [:]
  private var lastNumber = 0
  private var waiting = Queue<(value: Downstream.Input, child: Int)>()

  init(_ description: String, downstream: Downstream, maxChildren: Subscribers.Demand = .unlimited) {
    self.maxChildren = maxChildren
    super.init(description, downstream: downstream, isOpen: false)
  }

  /// Subscribes to publishers, gives the downstream its subscription, and expects no other publishers.
  func start(_ subscribe: (MergingSubscription) -> Void) {
    subscribe(self)
    closeOuter(.finished)
    announce()
  }

  /// Accepts the subscription to the publisher of publishers, and gives the downstream its own.
  func start(outer subscription: any Subscription) {
    lock.lock()
    guard isActive, outer.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    announce()
    if wantsMore {
      subscription.request(maxChildren)
    }
  }

  /// Whether more publishers may be merged.
  var wantsMore: Bool {
    lock.withLock { isActive }
  }

  /// Subscribes to one more publisher.
  func merge<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    lastNumber += 1
    let child = Child(parent: self, number: lastNumber)
    children[child.number] = child
    lock.unlock()
    publisher.subscribe(child)
  }

  /// Notes that no more publishers will come, and how that ended.
  func closeOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
    _ = lock.withLock { outer.end() }
    switch completion {
    case .finished: finishIfDone()
    case .failure: complete(completion)
    }
  }

  override func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    open()
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    demand += more
    let asked = takeChildrenToAsk()
    var sent = 0
    while demand > .none, let (value, child) = waiting.popFirst() {
      sent += 1
      demand -= 1
      push(value, from: child)
    }
    deliverAndUnlock()
    for (subscription, demand) in asked {
      subscription.request(demand)
    }
    if sent > 0 {
      finishIfDone()
    }
  }

  override func didDeliver(from child: Int, more: Subscribers.Demand) {
    request(more)
    lock.lock()
    guard demand != .unlimited, let child = children[child], !child.isUnlimited else {
      lock.unlock()
      return
    }
    let subscription = child.subscription
    lock.unlock()
    subscription?.request(.max(1))
  }

  override func takeRemains() -> Remains {
    let children = children.values.sorted { $0.number < $1.number }
    self.children = [:]
    let upstreams = children.compactMap(\.subscription) + (outer.end().map { [$0] } ?? [])
    return Remains(upstreams: upstreams, others: [waiting.removeAll()])
  }

  /// The children that the current demand is news for, in the order in which they came.
  private func takeChildrenToAsk() -> [(any Subscription, Subscribers.Demand)] {
    let isFirst = !hasDemanded
    hasDemanded = true
    let isUnlimited = demand == .unlimited
    guard isFirst || isUnlimited else { return [] }
    return children.values.filter { !$0.isUnlimited }.sorted { $0.number < $1.number }.compactMap { child in
      guard let subscription = child.subscription else { return nil }
      child.isUnlimited = isUnlimited
      return (subscription, isUnlimited ? .unlimited : .max(1))
    }
  }

  private func finishIfDone() {
    lock.lock()
    if outer.hasEnded && children.isEmpty && waiting.isEmpty {
      push(completion: .finished)
    }
    deliverAndUnlock()
  }

  // MARK: What the children report

  private func accept(_ subscription: any Subscription, for child: Child) {
    lock.lock()
    guard isActive, children[child.number] != nil, child.subscription == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    child.subscription = subscription
    child.isUnlimited = demand == .unlimited
    let first: Subscribers.Demand = child.isUnlimited ? .unlimited : hasDemanded ? .max(1) : .none
    lock.unlock()
    if first > .none {
      subscription.request(first)
    }
  }

  private func receive(_ value: Downstream.Input, from child: Child) {
    lock.lock()
    guard isActive, children[child.number] != nil else {
      lock.unlock()
      return
    }
    guard demand > .none else {
      waiting.append((value, child.number))
      lock.unlock()
      return
    }
    demand -= 1
    deliverAndUnlock(value, from: child.number)
  }

  private func finish(_ child: Child, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard children.removeValue(forKey: child.number) != nil else {
      lock.unlock()
      return
    }
    var outerSubscription: (any Subscription)?
    if maxChildren != .unlimited, case .subscribed(let subscription) = outer {
      outerSubscription = subscription
    }
    lock.unlock()
    switch completion {
    case .finished:
      outerSubscription?.request(.max(1))
      finishIfDone()
    case .failure:
      complete(completion)
    }
  }

  private final class Child: Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let parent: MergingSubscription
    let number: Int
    // Guarded by the parent's lock.
    var subscription: (any Subscription)?
    var isUnlimited = false

    init(parent: MergingSubscription, number: Int) {
      self.parent = parent
      self.number = number
    }

    func receive(subscription: any Subscription) {
      parent.accept(subscription, for: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      parent.receive(input, from: self)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      parent.finish(self, completion)
    }
  }
}
