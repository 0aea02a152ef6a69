/// The subscriber that gives a publisher's values to whoever awaits the next one.
///
/// Cancelled when the awaiting task is, and when the iterator that holds it is released.
final class AsyncFeed<Input, Failure: Error>: Sendable {
  enum Event {
    case value(Input)
    case end
    case failure(Failure)
  }

  private let core = Unchecked(Core())

  deinit {
    core.value.cancel()
  }

  func next() async -> Event {
    let core = core
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        core.value.await(continuation)
      }.value
    } onCancel: {
      core.value.cancel()
    }
  }
}

extension Publisher {
  func subscribe(_ feed: AsyncFeed<Output, Failure>) {
    feed.attach(to: self)
  }
}

extension AsyncFeed {
  fileprivate func attach<P: Publisher>(to publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(core.value)
  }

  private typealias Waiter = CheckedContinuation<Unchecked<Event>, Never>

  // Held by the publisher; the feed is held by the iterator alone.
  private final class Core: Subscriber {
    private let lock = Lock()
    private var state = SubscriberState.waiting
    private var waiters = Queue<Waiter>()
    private var ready = Queue<Event>()

    func await(_ waiter: Waiter) {
      lock.lock()
      if let event = ready.popFirst() {
        lock.unlock()
        waiter.resume(returning: Unchecked(event))
        return
      }
      if state.hasEnded {
        lock.unlock()
        waiter.resume(returning: Unchecked(.end))
        return
      }
      waiters.append(waiter)
      let subscription = state.subscription
      lock.unlock()
      subscription?.request(.max(1))
    }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard state.accept(subscription) else {
        lock.unlock()
        subscription.cancel()
        return
      }
      let waiting = waiters.count
      lock.unlock()
      if waiting > 0 {
        subscription.request(.max(waiting))
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard state.isSubscribed else {
        lock.unlock()
        return .none
      }
      guard let waiter = waiters.popFirst() else {
        ready.append(.value(input))
        lock.unlock()
        return .none
      }
      lock.unlock()
      waiter.resume(returning: Unchecked(.value(input)))
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let event: Event =
        switch completion {
        case .finished: .end
        case .failure(let error): .failure(error)
        }
      finish(event)
    }

    func cancel() {
      finish(.end)?.cancel()
    }

    @discardableResult
    private func finish(_ event: Event) -> (any Subscription)? {
      lock.lock()
      guard !state.hasEnded else {
        lock.unlock()
        return nil
      }
      let subscription = state.end()
      var waiters = waiters.removeAll()
      if waiters.isEmpty, case .failure = event {
        ready.append(event)
      }
      lock.unlock()
      var next = event
      while let waiter = waiters.popFirst() {
        waiter.resume(returning: Unchecked(next))
        next = .end
      }
      return subscription
    }
  }
}
