import Combine
import Foundation

/// A publisher that gives given values as far as they are asked for, and notes what is asked of it.
final class Source<Output, Failure: Error>: Publisher {
  private let values: [Output]
  private let completion: Subscribers.Completion<Failure>?
  private let lock = NSRecursiveLock()
  private(set) var requested = Subscribers.Demand.none
  private(set) var subscriptions = 0
  private(set) var cancellations = 0
  private var lines: [() -> AnyObject?] = []

  /// - Parameter completion: What comes when the values have been sent; nothing if nil.
  init(_ values: [Output], _ completion: Subscribers.Completion<Failure>? = .finished) {
    self.values = values
    self.completion = completion
  }

  /// How many of its subscriptions are still in memory.
  var linesAlive: Int {
    lines.count { $0() != nil }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let line = Line(source: self, downstream: subscriber)
    subscriptions += 1
    lines.append { [weak line] in line }
    subscriber.receive(subscription: line)
    line.completeIfDone()
  }

  private final class Line<Downstream: Subscriber>: Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private let source: Source
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var index = 0
    private var isSending = false

    init(source: Source, downstream: Downstream) {
      self.source = source
      self.downstream = downstream
    }

    func request(_ more: Subscribers.Demand) {
      source.lock.withLock {
        source.requested += more
        demand += more
        guard !isSending else { return }
        isSending = true
        while let downstream, demand > .none, index < source.values.count {
          demand -= 1
          index += 1
          let more = downstream.receive(source.values[index - 1])
          source.requested += more
          demand += more
        }
        isSending = false
        completeIfDone()
      }
    }

    func completeIfDone() {
      source.lock.withLock {
        guard index == source.values.count, !isSending, let downstream, let completion = source.completion
        else { return }
        self.downstream = nil
        downstream.receive(completion: completion)
      }
    }

    func cancel() {
      source.lock.withLock {
        guard downstream != nil else { return }
        downstream = nil
        source.cancellations += 1
      }
    }
  }
}
