// The few shapes that most operators have; each names what differs and leaves the rest to TransformSubscription.

extension Publisher {
  /// One event for one event, with the same kind of error.
  func relay<S: Subscriber>(
    _ description: String, to downstream: S, mode: TransformSubscription<Output, Failure, S>.Mode = .relay,
    onValue: @escaping (Output) -> Emission<S.Input, Failure>,
    onFinish: @escaping () -> Emission<S.Input, Failure> = { .finished }
  ) where S.Failure == Failure {
    subscribe(
      TransformSubscription(
        description, downstream: downstream, mode: mode, onValue: onValue,
        onCompletion: { completion in
          switch completion {
          case .finished: onFinish()
          case .failure(let error): .failure(error)
          }
        }))
  }

  /// One event for one event, by a closure that may throw and so end the publication.
  func tryRelay<S: Subscriber>(
    _ description: String, to downstream: S, mode: TransformSubscription<Output, Failure, S>.Mode = .relay,
    onValue: @escaping (Output) throws -> Emission<S.Input, any Error>,
    onFinish: @escaping () -> Emission<S.Input, any Error> = { .finished }
  ) where S.Failure == any Error {
    subscribe(
      TransformSubscription(
        description, downstream: downstream, mode: mode,
        onValue: { input in
          do {
            return try onValue(input)
          } catch {
            return .failure(error)
          }
        },
        onCompletion: { completion in
          switch completion {
          case .finished: onFinish()
          case .failure(let error): .failure(error)
          }
        }))
  }

  /// The same values with another end.
  func relayCompletion<S: Subscriber>(
    _ description: String, to downstream: S,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Emission<Output, S.Failure>
  ) where S.Input == Output {
    subscribe(
      TransformSubscription(
        description, downstream: downstream, onValue: { .value($0) }, onCompletion: onCompletion))
  }
}
