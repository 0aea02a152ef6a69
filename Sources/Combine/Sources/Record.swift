/// A publisher of recorded values and a recorded completion, the same for each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the completion, noted one after another.
  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    /// An empty recording, which finishes unless it is told otherwise.
    public init() {
      output = []
      completion = .finished
    }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Notes a value.
    ///
    /// - Precondition: no completion has been noted.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "nothing can be recorded after the completion")
      output.append(input)
    }

    /// Notes the completion.
    ///
    /// - Precondition: no completion has been noted.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "nothing can be recorded after the completion")
      self.completion = completion
      isComplete = true
    }
  }

  /// What is published.
  public let recording: Recording

  /// Records what a closure notes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    IteratorSubscription.start(
      recording.output.makeIterator(), then: recording.completion, to: subscriber,
      description: "\(recording.output)")
  }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}

private enum RecordingKey: String, CodingKey {
  case output
  case completion
}
