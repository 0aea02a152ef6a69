extension Future where Failure == Never {
  /// The result, once it is there. Not cut short by cancelling the task.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          AnySubscriber<Output, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
              continuation.resume(returning: Unchecked($0))
              return .none
            }))
      }.value
    }
  }
}

extension Future {
  /// The result, once it is there; throws the error of a failure. Not cut short by cancelling the task.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Unchecked<Output>, any Error>) in
        subscribe(
          AnySubscriber<Output, Failure>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
              continuation.resume(returning: Unchecked($0))
              return .none
            },
            receiveCompletion: { completion in
              if case .failure(let error) = completion {
                continuation.resume(throwing: error)
              }
            }))
      }.value
    }
  }
}
