extension Publishers {
  /// A publisher that goes on with another one where the upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = SequentialSubscription("Catch", downstream: subscriber)
      chain.follow(upstream) { [handler] completion in
        switch completion {
        case .finished:
          chain.complete(.finished)
        case .failure(let error):
          chain.follow(handler(error)) { chain.complete($0) }
        }
      }
    }
  }

  /// A publisher that goes on with another one, by a closure that may throw, where the upstream fails.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let chain = SequentialSubscription("TryCatch", downstream: subscriber)
      chain.follow(upstream) { [handler] completion in
        switch completion {
        case .finished:
          chain.complete(.finished)
        case .failure(let error):
          do {
            chain.follow(try handler(error)) { chain.complete($0.erased) }
          } catch {
            chain.complete(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that a closure makes of the error, where this publisher fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with the publisher that a closure makes of the error; an error that it throws ends the publication.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
