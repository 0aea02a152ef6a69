/// The publisher that tells of an observable object's coming change.
///
/// It tells every subscriber of every change, whatever the subscriber has asked for, as on Apple's platforms.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>(
    name: "ObservableObjectPublisher", initialDemand: .unlimited)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Tells the subscribers that the object is about to change.
  public func send() {
    subject.send(())
  }
}
