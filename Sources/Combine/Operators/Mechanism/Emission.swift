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
}
