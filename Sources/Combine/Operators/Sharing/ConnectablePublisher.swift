/// A publisher that starts only when told to, so that several subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing.
  ///
  /// - Returns: What stops it again. It must be kept.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
