import Glibc

public typealias CFTimeInterval = Double
/// Seconds since the start of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// The wall-clock time in seconds since the start of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// Seconds on a clock that never jumps and stands still while the machine sleeps.
public func CACurrentMediaTime() -> CFTimeInterval {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
