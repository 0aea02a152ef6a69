import Foundation

/// Writes a length of time: "1 hour, 5 minutes", "1:05:00".
///
/// Units from weeks down are written in the user's language, years and months in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; empty is all of them.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  /// The number of units that are written at most; 0 is any number.
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  /// Whether the smallest unit has a fraction.
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var formattingContext = Formatter.Context.unknown

  // MARK: Writing

  open func string(from timeInterval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + timeInterval)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = units(isInterval: true)
    let calendar = calendar ?? .current
    let isNegative = endDate < startDate
    // What is less than a unit of the smallest kind does not count.
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    return write(units.map { ($0, parts.value(for: $0.component) ?? 0) }, isNegative: isNegative)
  }

  open func string(from components: DateComponents) -> String? {
    let units = units(isInterval: false).filter { components.value(for: $0.component) != nil }
    guard !units.isEmpty else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  override open func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  private struct Unit {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    let seconds: Int?
    let name: String
    let short: String
    let letter: String

    static let all = [
      Unit(component: .year, flag: .year, seconds: nil, name: "year", short: "yr", letter: "y"),
      Unit(component: .month, flag: .month, seconds: nil, name: "month", short: "mth", letter: "mo"),
      Unit(component: .weekOfMonth, flag: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
      Unit(component: .day, flag: .day, seconds: 86400, name: "day", short: "day", letter: "d"),
      Unit(component: .hour, flag: .hour, seconds: 3600, name: "hour", short: "hr", letter: "h"),
      Unit(component: .minute, flag: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
      Unit(component: .second, flag: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
    ]
  }

  private func units(isInterval: Bool) -> [Unit] {
    if !allowedUnits.isEmpty { return Unit.all.filter { allowedUnits.contains($0.flag) } }
    return unitsStyle == .positional && isInterval
      ? Unit.all.filter { ($0.seconds ?? .max) <= 3600 } : Unit.all.filter { $0.flag != .weekOfMonth }
  }

  private func write(_ values: [(unit: Unit, value: Int)], isNegative: Bool) -> String? {
    guard !values.isEmpty else { return nil }
    var parts = values
    let isPositional = unitsStyle == .positional
    var zeros = zeroFormattingBehavior
    if zeros == .default { zeros = isPositional ? .dropLeading : .dropAll }
    if !zeros.contains(.pad) {
      if zeros.contains(.dropLeading) { while parts.count > 1, parts[0].value == 0 { parts.removeFirst() } }
      if zeros.contains(.dropTrailing), !isPositional {
        while parts.count > 1, parts[parts.count - 1].value == 0 { parts.removeLast() }
      }
      if zeros.contains(.dropMiddle), !isPositional, parts.count > 2 {
        let middle = parts[1..<(parts.count - 1)].filter { $0.value != 0 }
        parts = [parts[0]] + middle + [parts[parts.count - 1]]
      }
    }
    if maximumUnitCount > 0, parts.count > maximumUnitCount { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = isNegative ? "-" : ""
    var text = sign + (isPositional ? positional(parts, isPadded: zeros.contains(.pad)) : named(parts))
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func positional(_ parts: [(unit: Unit, value: Int)], isPadded: Bool) -> String {
    if parts.count == 1, !isPadded { return "\(parts[0].value)" }
    return parts.enumerated().map { index, part in
      let isTwoDigits = (index > 0 || isPadded) && (part.unit.seconds ?? .max) <= 3600
      return isTwoDigits && part.value < 10 ? "0\(part.value)" : "\(part.value)"
    }
    .joined(separator: ":")
  }

  private func named(_ parts: [(unit: Unit, value: Int)]) -> String {
    let words = parts.map { word($0.unit, $0.value) }
    switch unitsStyle {
    case .abbreviated, .brief: return words.joined(separator: " ")
    default: return words.joined(separator: ", ")
    }
  }

  private func word(_ unit: Unit, _ value: Int) -> String {
    let locale = (calendar?.locale ?? .current).settled
    if unitsStyle == .spellOut {
      let number = NumberFormatter()
      number.locale = locale
      number.numberStyle = .spellOut
      let text = number.string(from: NSNumber(value: value)) ?? "\(value)"
      return "\(text) \(unit.name)\(value == 1 ? "" : "s")"
    }
    if let seconds = unit.seconds, let kind = durationUnit(of: unit) {
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch unitsStyle {
        case .full: .wide
        case .short, .brief: .abbreviated
        default: .narrow
        }
      let text = Duration.seconds(value * seconds).formatted(
        .units(allowed: [kind], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
      return unitsStyle == .brief ? text.filter { !$0.isWhitespace } : text
    }
    switch unitsStyle {
    case .full: return "\(value) \(unit.name)\(value == 1 ? "" : "s")"
    case .short: return "\(value) \(unit.short)\(value == 1 ? "" : "s")"
    case .brief: return "\(value)\(unit.short)\(value == 1 ? "" : "s")"
    default: return "\(value)\(unit.letter)"
    }
  }

  private func durationUnit(of unit: Unit) -> Duration.UnitsFormatStyle.Unit? {
    switch unit.component {
    case .weekOfMonth: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    default: nil
    }
  }
}
