extension Result {
  /// A publisher that publishes the success, or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result to publish.
    public let result: Result

    public init(_ result: Result) {
      self.result = result
    }

    public init(_ output: Success) {
      self.init(.success(output))
    }

    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: OnceSubscription(output, to: subscriber, description: "Once"))
      case .failure(let error):
        Fail(error: error).subscribe(subscriber)
      }
    }
  }

  /// A publisher that publishes the success, or fails.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
