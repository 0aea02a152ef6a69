extension Publishers {
  /// A publisher that passes one subscription's values to all its subscribers through a subject, once connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Makes the subject, once, when it is first needed.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var madeSubject: SubjectType?
    // Weak, so that letting go of the connection ends it.
    private weak var connection: AnyCancellable?
    private var connectedFeed: ObjectIdentifier?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject to the upstream. While it is connected this gives the same connection again.
    public func connect() -> any Cancellable {
      if let connection = lock.withLock({ connection }) {
        return connection
      }
      let feed = SubjectFeed(subject)
      let token = AnyCancellable { [weak self] in
        self?.forgetConnection(of: feed)
        feed.cancel()
      }
      lock.withLock {
        connection = token
        connectedFeed = ObjectIdentifier(feed)
      }
      upstream.subscribe(feed)
      return token
    }

    private func forgetConnection(of feed: SubjectFeed<SubjectType>) {
      lock.withLock {
        if connectedFeed == ObjectIdentifier(feed) {
          connection = nil
        }
      }
    }

    private var subject: SubjectType {
      if let made = lock.withLock({ madeSubject }) {
        return made
      }
      let new = createSubject()
      return lock.withLock {
        let subject = madeSubject ?? new
        madeSubject = subject
        return subject
      }
    }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher through a subject that a closure makes when first needed.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription to this publisher through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}
