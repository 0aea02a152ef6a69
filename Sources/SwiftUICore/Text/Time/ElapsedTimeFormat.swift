import Foundation

/// Writes a length of time as a clock does or in words, and tells when it would write something else.
struct ElapsedTimeFormat: Hashable, Codable, Sendable {
  /// False counts minutes beyond 59.
  var showsHours: Bool
  var maxFieldCount: Int
  /// Seconds.
  var precision: Double
  /// Whether all fields have two digits.
  var isPadded: Bool
  /// Whether a field counts until it is over, as it does where time runs out.
  var countsDown: Bool
  var locale = Locale.autoupdatingCurrent

  init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, isPadded: Bool, countsDown: Bool) {
    self.showsHours = showsHours
    self.maxFieldCount = max(maxFieldCount, 1)
    precision = max(maxPrecision / .seconds(1), 0.000_001)
    self.isPadded = isPadded
    self.countsDown = countsDown
  }

  private enum Field: Double {
    case hour = 3600
    case minute = 60
    case second = 1
    case fraction = 0
  }

  /// What is written for a length of time.
  private struct Reading: Equatable {
    var seconds: Double
    var fields: [Field]
  }

  /// Dates are known to less than this.
  private static let tolerance = 1e-6

  private func rounded(_ seconds: Double, to step: Double) -> Double {
    countsDown
      ? ((seconds - Self.tolerance) / step).rounded(.up) * step
      : ((seconds + Self.tolerance) / step).rounded(.down) * step
  }

  private func fields(of seconds: Double) -> [Field] {
    var fields: [Field] = []
    if showsHours, seconds >= 3600 || precision >= 3600 { fields.append(.hour) }
    if precision < 3600 || !showsHours { fields.append(.minute) }
    if precision < 60 { fields.append(.second) }
    if precision < 1 { fields.append(.fraction) }
    fields = Array(fields.prefix(maxFieldCount))
    return fields == [.minute] && precision < 60 && seconds < 60 ? [.second] : fields
  }

  private func reading(of seconds: Double) -> Reading {
    var reading = Reading(seconds: max(rounded(seconds, to: precision), 0), fields: [])
    reading.fields = fields(of: reading.seconds)
    if let last = reading.fields.last, last.rawValue > precision {
      reading.seconds = max(rounded(seconds, to: last.rawValue), 0)
      reading.fields = fields(of: reading.seconds)
    }
    return reading
  }

  func string(_ seconds: Double) -> String {
    let reading = reading(of: seconds)
    let fields = reading.fields
    if precision >= 60 || fields.count == 1 { return words(reading) }
    let duration = Duration.seconds(reading.seconds)
    let digits = fields.last == .fraction ? Int((-log10(precision) - 1e-9).rounded(.up)) : 0
    let pattern: Duration.TimeFormatStyle.Pattern
    if fields == [.hour, .minute] {
      pattern = .hourMinute
    } else if fields.first == .hour {
      pattern = .hourMinuteSecond(padHourToLength: isPadded ? 2 : 1, fractionalSecondsLength: digits)
    } else {
      pattern = .minuteSecond(padMinuteToLength: isPadded ? 2 : 1, fractionalSecondsLength: digits)
    }
    return Duration.TimeFormatStyle(pattern: pattern).locale(locale).format(duration)
  }

  private func words(_ reading: Reading) -> String {
    var left = reading.seconds
    var parts: [(unit: Calendar.Component, count: Int)] = []
    for field in reading.fields {
      let count = (left / field.rawValue).rounded(.down)
      left -= count * field.rawValue
      let unit: Calendar.Component = field == .hour ? .hour : field == .minute ? .minute : .second
      parts.append((unit, Int(count)))
    }
    let shown = parts.filter { $0.count != 0 }
    return UnitText.string(shown.isEmpty ? Array(parts.suffix(1)) : shown, locale: locale)
  }

  /// The length of time at which something else is written first as time goes on, or was last if `backwards`. Lengths
  /// shrink while counting down.
  func nextChange(from seconds: Double, backwards: Bool = false) -> Double {
    let current = reading(of: seconds)
    let grows = countsDown == backwards
    let steps = [precision, Field.second.rawValue, Field.minute.rawValue, Field.hour.rawValue]
      .filter { $0 >= precision }
    let limits = steps.map { step -> Double in
      let (low, high) = ((seconds + Self.tolerance) / step, (seconds - Self.tolerance) / step)
      // A reading holds from its limit on, so the one before is met right beside that.
      if backwards {
        return grows
          ? high.rounded(.up) * step + 2 * Self.tolerance : low.rounded(.down) * step - 2 * Self.tolerance
      }
      return grows ? (low.rounded(.down) + 1) * step : (high.rounded(.up) - 1) * step
    }
    let candidates = limits.sorted { grows ? $0 < $1 : $0 > $1 }
    return candidates.first { reading(of: $0) != current } ?? candidates.last ?? seconds
  }
}
