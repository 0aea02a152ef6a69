import Foundation

extension Timer {
  /// Publishes the time again and again once connected.
  ///
  /// - Parameters:
  ///   - interval: In seconds.
  ///   - tolerance: How much later each value may come, in seconds; nothing if nil.
  ///   - runLoop: Where the values come. On the main run loop they also come where something else than the run loop
  ///     drives the main thread.
  ///   - mode: The run loop's mode in which they come. The main run loop's timers run in every mode.
  ///   - options: None at present.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the time at intervals.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts the timer. Each connection has a timer of its own.
    public func connect() -> any Cancellable {
      let runLoop = runLoop
      let subject = subject
      return RunLoopTimers.repeating(
        after: interval, every: interval, tolerance: tolerance ?? 0, on: runLoop, mode: mode
      ) {
        subject.send(RunLoopTimers.date(on: runLoop))
      }
    }
  }
}
