extension Publishers {
  /// A publisher that prints the events that pass through it.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let prefix: String
    public let upstream: Upstream
    /// Where the lines go; the standard output if nil.
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let printer = EventPrinter(prefix: prefix, stream: stream)
      upstream.subscribe(
        EventTap(
          "Print", downstream: subscriber,
          handlers: .init(
            subscription: { printer.print("receive subscription: (\($0))") },
            value: { printer.print("receive value: (\($0))") },
            completion: { completion in
              switch completion {
              case .finished: printer.print("receive finished")
              case .failure(let error): printer.print("receive error: (\(error))")
              }
            },
            cancel: { printer.print("receive cancel") },
            request: { printer.print("request \($0.printed)") },
            returned: { printer.print("request \($0.printed) (synchronous)") })))
    }
  }
}

extension Publisher {
  /// Prints the events that pass through, to find out what happens.
  ///
  /// - Parameters:
  ///   - prefix: Stands at the start of each line.
  ///   - stream: Where the lines go; the standard output if nil.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

private final class EventPrinter {
  private struct Output: TextOutputStream {
    var stream: any TextOutputStream

    mutating func write(_ string: String) {
      stream.write(string)
    }
  }

  private let prefix: String
  private let lock = Lock()
  private var output: Output?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    output = stream.map { Output(stream: $0) }
  }

  func print(_ event: String) {
    guard var output = lock.withLock({ output }) else {
      Swift.print(prefix + event)
      return
    }
    Swift.print(prefix + event, to: &output)
    lock.withLock { self.output = output }
  }
}

extension Subscribers.Demand {
  fileprivate var printed: String {
    max.map { "max: (\($0))" } ?? "unlimited"
  }
}
