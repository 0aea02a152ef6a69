// The few shapes that most operators have; each names what differs and leaves the rest to TransformSubscription.

extension Publisher {
  /// One event for one event, with the same kind of error.
  func relay<S: Subscriber>(
    _ name: String?, to downstream: S, mode: TransformSubscription<Output, Failure, S>.Mode = .relay,
    onValue: @escaping (Output, TransformSubscription<Output, Failure, S>) -> Subscribers.Demand,
    onFinish: @escaping (TransformSubscription<Output, Failure, S>) -> Subscribers.Demand = {
      $0.complete(.finished)
    }
  ) where S.Failure == Failure {
    subscribe(
      TransformSubscription(
        name, downstream: downstream, mode: mode, onValue: onValue,
        onCompletion: { completion, out in
          switch completion {
          case .finished: onFinish(out)
          case .failure(let error): out.complete(.failure(error))
          }
        }))
  }

  /// One event for one event, by a closure that may throw and so end the publication.
  func tryRelay<S: Subscriber>(
    _ name: String?, to downstream: S, mode: TransformSubscription<Output, Failure, S>.Mode = .relay,
    onValue: @escaping (Output, TransformSubscription<Output, Failure, S>) throws -> Subscribers.Demand,
    onFinish: @escaping (TransformSubscription<Output, Failure, S>) -> Subscribers.Demand = {
      $0.complete(.finished)
    }
  ) where S.Failure == any Error {
    subscribe(
      TransformSubscription(
        name, downstream: downstream, mode: mode,
        onValue: { input, out in
          do {
            return try onValue(input, out)
          } catch {
            return out.complete(.failure(error))
          }
        },
        onCompletion: { completion, out in
          switch completion {
          case .finished: onFinish(out)
          case .failure(let error): out.complete(.failure(error))
          }
        }))
  }

  /// The same values with another end.
  func relayCompletion<S: Subscriber>(
    _ name: String?, to downstream: S,
    onCompletion:
      @escaping (Subscribers.Completion<Failure>, TransformSubscription<Output, Failure, S>) ->
      Subscribers.Demand
  ) where S.Input == Output {
    subscribe(
      TransformSubscription(
        name, downstream: downstream, onValue: { $1.send($0) }, onCompletion: onCompletion))
  }
}
