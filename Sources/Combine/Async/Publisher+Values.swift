extension Publisher where Failure == Never {
  /// This publisher's values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}

extension Publisher {
  /// This publisher's values as an asynchronous sequence, which throws the error of a failure.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}

/// The values of a publisher that cannot fail as an asynchronous sequence.
///
/// Each iterator subscribes to the publisher and asks for one value at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output

    private let feed: AsyncFeed<P.Output, Never>

    fileprivate init(_ publisher: P) {
      feed = AsyncFeed()
      publisher.subscribe(feed)
    }

    public mutating func next() async -> P.Output? {
      switch await feed.next() {
      case .value(let value): value
      case .end, .failure: nil
      }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }
}

/// The values of a publisher as an asynchronous sequence, which throws the error of a failure.
///
/// Each iterator subscribes to the publisher and asks for one value at a time.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output

    private let feed: AsyncFeed<P.Output, P.Failure>

    fileprivate init(_ publisher: P) {
      feed = AsyncFeed()
      publisher.subscribe(feed)
    }

    public mutating func next() async throws -> P.Output? {
      switch await feed.next() {
      case .value(let value): return value
      case .end: return nil
      case .failure(let error): throw error
      }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }
}
