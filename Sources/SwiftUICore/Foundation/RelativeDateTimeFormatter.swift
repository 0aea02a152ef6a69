import Foundation

/// Says how far a date is from another: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday", where the language has a word.
    case named
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  /// How far the date is from the reference.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// How far the moment is that lies so many seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // The style measures from the moment at which it is asked, which passes meanwhile.
    let margin = timeInterval.sign == .minus ? -0.01 : 0.01
    return capitalized(style.format(Date(timeIntervalSinceNow: timeInterval + margin)))
  }

  /// How far the moment is that lies the components from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  override open func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var style: Date.RelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: (locale ?? .current).settled, calendar: calendar ?? .current)
  }

  private func capitalized(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// Joins things as a language does: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  /// Formats things that are not text.
  open var itemFormatter: Formatter?

  /// Joins texts as the user's language does.
  public static func localizedString(byJoining strings: [String]) -> String { join(strings, .current) }

  open func string(from items: [Any]) -> String? {
    Self.join(items.map { itemFormatter?.string(for: $0) ?? "\($0)" }, locale ?? .current)
  }

  override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private static func join(_ strings: [String], _ locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale.settled))
  }
}
