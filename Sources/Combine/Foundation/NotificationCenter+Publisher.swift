import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  ///
  /// - Parameter object: The only sender to listen to; all if nil.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications. One for which there is no demand is dropped.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(downstream: subscriber)
      subscription.observe(center, name, object)
      subscription.announce()
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

private final class NotificationSubscription<Downstream: Subscriber>: SerialSubscription<Downstream, Void>
where Downstream.Input == Notification {
  private var demand = Subscribers.Demand.none
  private var observation: (center: NotificationCenter, token: any NSObjectProtocol)?

  init(downstream: Downstream) {
    super.init("NotificationCenter Observer", downstream: downstream)
  }

  func observe(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    let receive = Unchecked { (notification: Notification) in self.receive(notification) }
    let token = center.addObserver(forName: name, object: object, queue: nil) {
      receive.value($0)
    }
    lock.withLock { observation = (center, token) }
  }

  override func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  override func didEnd() {
    let ended = lock.withLock {
      defer { observation = nil }
      return observation
    }
    if let ended {
      ended.center.removeObserver(ended.token)
    }
  }

  private func receive(_ notification: Notification) {
    lock.lock()
    guard isActive, demand > .none else {
      lock.unlock()
      return
    }
    demand -= 1
    deliverAndUnlock(notification, from: ())
  }
}
