/// The part of a published property's storage that does not depend on the kind of value.
protocol PublishedStorageProtocol: AnyObject {
  /// The publisher of the object that the property belongs to, once someone has asked for it.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// The value of a published property and all that hangs on it.
final class PublishedStorage<Value>: PublishedStorageProtocol {
  private let channel: ValueChannel<Value, Never>
  private let lock = Lock()
  private var object: ObservableObjectPublisher?
  private var feeds: [ObjectIdentifier: PublishedFeed<Value>] = [:]

  init(_ value: Value) {
    channel = ValueChannel(value, name: "PublishedSubject")
  }

  deinit {
    for feed in feeds.values {
      feed.cancel()
    }
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { object } }
    set { lock.withLock { object = newValue } }
  }

  /// The value. Setting it tells the object's publisher, then the property's subscribers, and only then changes it.
  var value: Value {
    get {
      channel.value
    }
    set {
      objectWillChange?.send()
      channel.announce(newValue)
    }
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    channel.attach(subscriber)
  }

  /// Keeps a subscription that sets this property for as long as the property lives.
  func keep(_ feed: PublishedFeed<Value>) {
    lock.withLock { feeds[ObjectIdentifier(feed)] = feed }
  }

  func drop(_ feed: PublishedFeed<Value>) {
    lock.withLock { feeds[ObjectIdentifier(feed)] = nil }
  }
}
