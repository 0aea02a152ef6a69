extension Publishers {
  /// A publisher that subscribes to its upstream again where that fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// How often it tries again; without limit if nil.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = SequentialSubscription("Retry", downstream: subscriber)
      attempt(chain, retries: retries)
    }

    private func attempt<S: Subscriber>(_ chain: SequentialSubscription<S>, retries: Int?)
    where S.Input == Output, S.Failure == Failure {
      chain.follow(upstream) { completion in
        if case .failure = completion, retries != 0 {
          attempt(chain, retries: retries.map { $0 - 1 })
        } else {
          chain.complete(completion)
        }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes to this publisher again where it fails, at most so many times; then passes the failure on.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
