import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted. Those posted before the iteration begins are kept for it.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as an asynchronous sequence.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let stream: AsyncStream<SentNotification>
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream<SentNotification>.makeStream(bufferingPolicy: .bufferingNewest(256))
      self.stream = stream
      self.center = center
      token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(SentNotification(notification: notification))
      }
    }

    deinit { center.removeObserver(token) }

    public func makeAsyncIterator() -> Iterator { Iterator(owner: self, base: stream.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
      /// Listening goes on for as long as somebody iterates.
      let owner: Notifications
      fileprivate var base: AsyncStream<SentNotification>.Iterator

      public mutating func next() async -> Notification? { await base.next()?.notification }
    }
  }
}

/// Notifications hold anything; who posts one from another thread answers for that.
private struct SentNotification: @unchecked Sendable {
  let notification: Notification
}
