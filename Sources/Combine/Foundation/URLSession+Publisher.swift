import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of what a URL answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a request is answered with.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of one answer. Each subscriber starts a task of its own, when it first asks for a value; cancelling
  /// cancels the task.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      DataTaskSubscription(request: request, session: session, downstream: subscriber).announce()
    }
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: SerialSubscription<Downstream, Void>
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let request: URLRequest
  private let session: URLSession
  private var task: URLSessionDataTask?
  private var hasStarted = false

  init(request: URLRequest, session: URLSession, downstream: Downstream) {
    self.request = request
    self.session = session
    super.init("DataTaskPublisher", downstream: downstream)
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    guard isActive, more > .none, !hasStarted else {
      lock.unlock()
      return
    }
    hasStarted = true
    lock.unlock()
    let receive = Unchecked { (data: Data?, response: URLResponse?, error: (any Error)?) in
      self.receive(data, response, error)
    }
    let task = session.dataTask(with: request) { data, response, error in
      receive.value(data, response, error)
    }
    lock.lock()
    self.task = isActive ? task : nil
    let isWanted = isActive
    lock.unlock()
    if isWanted {
      task.resume()
    }
  }

  override func didEnd() {
    let ended = lock.withLock {
      defer { task = nil }
      return task
    }
    ended?.cancel()
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    lock.lock()
    let finished = task
    task = nil
    if isActive {
      if let response, error == nil {
        push((data ?? Data(), response), from: ())
        push(completion: .finished)
      } else {
        push(completion: .failure(error as? URLError ?? URLError(.unknown)))
      }
    }
    deliverAndUnlock()
    withExtendedLifetime(finished) {}
  }
}
