/// A subject that holds a value, gives it to each new subscriber, and sends each change.
///
/// A subscriber with no outstanding demand gets the newest value when it asks again.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let channel: ValueChannel<Output, Failure>
  private let lock = Lock()
  private var upstreams: [any Subscription] = []

  public init(_ value: Output) {
    channel = ValueChannel(value, name: "CurrentValueSubject")
  }

  deinit {
    for upstream in upstreams {
      upstream.cancel()
    }
  }

  /// The current value. Setting it sends it.
  public var value: Output {
    get { channel.value }
    set { channel.store(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    channel.attach(subscriber)
  }

  public func send(_ input: Output) {
    channel.store(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    channel.finish(completion)
  }

  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }
}
