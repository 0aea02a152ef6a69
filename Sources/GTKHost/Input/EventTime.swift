/// Turns the times of the display server's events, which are 32-bit milliseconds from an unknown start, into
/// seconds on the clock of the frames.
///
/// The smallest delay between an event and its arrival is taken for zero, so differences between events are
/// exact however late the program looks at them.
struct EventTime {
  private var last: UInt32 = 0
  private var milliseconds: Int64 = 0
  private var offset: Double?

  /// - Parameters:
  ///   - time: The event's time; 0 when it has none.
  ///   - now: Seconds on the clock of the frames.
  mutating func seconds(_ time: UInt32, now: Double) -> Double {
    guard time != 0 else { return now }
    if offset == nil {
      milliseconds = Int64(time)
    } else {
      // The counter overflows every 49 days; events may be a little out of order.
      milliseconds += Int64(Int32(bitPattern: time &- last))
    }
    last = time
    let seconds = Double(milliseconds) / 1000
    let delay = now - seconds
    // A counter that was restarted, or a clock that drifted.
    if let known = offset, delay - known < 10 { offset = min(known, delay) } else { offset = delay }
    return seconds + (offset ?? delay)
  }
}
