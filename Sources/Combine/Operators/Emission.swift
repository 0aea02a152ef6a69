/// What an operator makes of one event from its upstream.
enum Emission<Output, Failure: Error> {
  /// Nothing; the value does not count against the demand.
  case none
  /// A value.
  case value(Output)
  /// A value, and then the end.
  case last(Output)
  /// The end.
  case finished
  /// The end, with an error.
  case failure(Failure)

  /// The emission that passes a completion on.
  init(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: self = .finished
    case .failure(let error): self = .failure(error)
    }
  }

  /// A value that a throwing closure gives, or the end with the error it throws.
  static func catching(_ body: () throws -> Emission) -> Emission where Failure == any Error {
    do {
      return try body()
    } catch {
      return .failure(error)
    }
  }
}
