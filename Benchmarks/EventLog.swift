import Foundation

/// The lines that a measuring driver reads.
enum EventLog {
  static func write(_ name: String, _ values: String = "") {
    let line = "EVENT \(name) \(nanoseconds(CLOCK_MONOTONIC)) \(nanoseconds(CLOCK_PROCESS_CPUTIME_ID))"
    print(values.isEmpty ? line : line + " " + values)
    fflush(nil)
  }

  static func nanoseconds(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// The numbers that all peers use.
struct BenchmarkRandom {
  private var state: UInt64 = 12345

  mutating func next() -> Int {
    state = (state * 1_103_515_245 + 12345) % (1 << 31)
    return Int(state >> 8)
  }
}
