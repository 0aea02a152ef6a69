extension Publishers {
  /// A publisher that connects a connectable one for as long as it has subscribers.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.subscribe(AutoconnectTap(parent: self, downstream: subscriber))
      if isFirst {
        keep(upstream.connect())
      }
    }

    private func keep(_ connection: any Cancellable) {
      let (isWanted, _) = store(connection)
      if !isWanted {
        connection.cancel()
      }
    }

    private func store(_ connection: any Cancellable) -> (isWanted: Bool, before: (any Cancellable)?) {
      lock.lock()
      defer { lock.unlock() }
      guard subscribers > 0 else { return (false, nil) }
      let before = self.connection
      self.connection = connection
      return (true, before)
    }

    fileprivate func subscriberDidCancel() {
      takeConnectionOfLast()?.cancel()
    }

    private func takeConnectionOfLast() -> (any Cancellable)? {
      lock.lock()
      defer { lock.unlock() }
      subscribers -= 1
      guard subscribers == 0 else { return nil }
      let last = connection
      connection = nil
      return last
    }
  }
}

/// Counts one subscriber of an autoconnecting publisher.
private final class AutoconnectTap<Upstream: ConnectablePublisher, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let parent: Publishers.Autoconnect<Upstream>
  private let lock = Lock()
  private var state = SubscriberState.waiting
  private var downstream: Downstream?

  init(parent: Publishers.Autoconnect<Upstream>, downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  var description: String {
    "Autoconnect"
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let downstream, state.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    end().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { state.subscription }?.request(demand)
  }

  func cancel() {
    guard let subscription = end().subscription else { return }
    subscription.cancel()
    parent.subscriberDidCancel()
  }

  private func end() -> (subscription: (any Subscription)?, downstream: Downstream?) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (state.end(), downstream)
    downstream = nil
    return ended
  }
}
