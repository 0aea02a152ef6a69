/// A subject that passes values to those subscribed at that moment and keeps none.
///
/// A subscriber with no outstanding demand misses the value. Values sent by several threads at once reach each
/// subscriber one after another; the thread that is delivering to it also delivers what the others send meanwhile.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var conduits = ConduitList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var wantsUpstream = false

  private let name: String
  private let initialDemand: Subscribers.Demand

  public init() {
    name = "PassthroughSubject"
    initialDemand = .none
  }

  /// - Parameter initialDemand: What each subscriber counts as having asked for from the start.
  init(name: String, initialDemand: Subscribers.Demand) {
    self.name = name
    self.initialDemand = initialDemand
  }

  deinit {
    for upstream in upstreams {
      upstream.cancel()
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = SubjectConduit(
      parent: self, downstream: subscriber, demand: initialDemand, description: name)
    conduits.append(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  public func send(_ input: Output) {
    lock.lock()
    guard completion == nil, !conduits.isEmpty else {
      lock.unlock()
      return
    }
    let conduits = conduits
    lock.unlock()
    conduits.offer(input, version: 0)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
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

  public func send(subscription: any Subscription) {
    lock.lock()
    upstreams.append(subscription)
    let wantsUpstream = wantsUpstream
    lock.unlock()
    if wantsUpstream {
      subscription.request(.unlimited)
    }
  }
}

extension PassthroughSubject: ConduitParent {
  var replay: (value: Output, version: Int)? {
    nil
  }

  func conduitDidRequest() {
    lock.lock()
    let waiting = wantsUpstream ? [] : upstreams
    wantsUpstream = true
    lock.unlock()
    for upstream in waiting {
      upstream.request(.unlimited)
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }
}
