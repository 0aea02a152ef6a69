import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment on the clock of dispatch queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: Self) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return end >= start
        ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
    }

    public func advanced(by n: Stride) -> Self {
      Self(dispatchTime + .nanoseconds(n.magnitude))
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// A length of time in whole nanoseconds.
    public struct Stride:
      SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
      Codable,
      Sendable
    {
      /// In nanoseconds.
      public var magnitude: Int

      /// An interval; one that never ends counts as the longest.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      public var timeInterval: DispatchTimeInterval {
        .nanoseconds(magnitude)
      }

      private init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude * rhs.magnitude) }
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      public static func seconds(_ s: Double) -> Self {
        Self(nanoseconds: Int(clampingNanoseconds: s * 1e9))
      }

      public static func seconds(_ s: Int) -> Self {
        Self(nanoseconds: s.multipliedClamping(by: 1_000_000_000))
      }
      public static func milliseconds(_ ms: Int) -> Self {
        Self(nanoseconds: ms.multipliedClamping(by: 1_000_000))
      }
      public static func microseconds(_ us: Int) -> Self {
        Self(nanoseconds: us.multipliedClamping(by: 1_000))
      }
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
  }

  /// How a closure is run on a queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    .nanoseconds(0)
  }

  public var now: SchedulerTimeType {
    SchedulerTimeType(mainClock?.uptime ?? .now())
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let action = Unchecked(action)
    async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = mainClock {
      _ = clock.schedule(after: clock.seconds(until: date), repeating: nil, action)
      return
    }
    let options = options ?? SchedulerOptions()
    let action = Unchecked(action)
    let group = options.group
    group?.enter()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action.value()
      group?.leave()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = mainClock {
      return clock.schedule(
        after: clock.seconds(until: date), repeating: Double(interval.magnitude) / 1e9, action)
    }
    return DispatchTimer(
      queue: self, deadline: date.dispatchTime, interval: interval.timeInterval,
      leeway: tolerance.timeInterval, action)
  }

  /// The clock that stands in for the real one, if this is the main queue and there is one.
  private var mainClock: (any MainClock)? {
    guard let clock = MainClocks.current else { return nil }
    return getSpecific(key: Self.mainKey) == true ? clock : nil
  }

  // `DispatchQueue.main` is another object each time it is read, so the queue itself has to say that it is the one.
  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

extension MainClock {
  fileprivate func seconds(until date: DispatchQueue.SchedulerTimeType) -> Double {
    Double(DispatchQueue.SchedulerTimeType(uptime).distance(to: date).magnitude) / 1e9
  }
}

/// A repeating dispatch timer that runs until cancelled or released.
final class DispatchTimer: Cancellable {
  private let source: any DispatchSourceTimer

  init(
    queue: DispatchQueue, deadline: DispatchTime, interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval,
    _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { action.value() }
    source.schedule(deadline: deadline, repeating: interval, leeway: leeway)
    source.activate()
  }

  deinit {
    source.cancel()
  }

  func cancel() {
    source.cancel()
  }
}

extension Int {
  fileprivate init(clampingNanoseconds nanoseconds: Double) {
    self = Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max)
  }

  fileprivate func multipliedClamping(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0 ? .min : .max) : product
  }
}
