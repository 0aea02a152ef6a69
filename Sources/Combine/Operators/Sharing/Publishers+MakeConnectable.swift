extension Publishers {
  /// A publisher that cannot fail, as one that starts only when told to.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      multicast.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Makes this publisher start only when `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
