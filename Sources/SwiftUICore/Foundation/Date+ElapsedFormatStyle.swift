import Foundation

extension Date {
  /// Writes how much time lies between two dates: "1 hour, 5 minutes".
  ///
  /// It is made with `.components(style:fields:)` and `.timeDuration`. Apple calls the type `Date.ComponentsFormatStyle`;
  /// Foundation on Linux has that name for an empty type, which here only holds the names of the fields and of the
  /// widths.
  public struct ElapsedFormatStyle: Foundation.FormatStyle, Sendable {
    /// How the fields are written.
    public var style: ComponentsFormatStyle.Style
    /// The fields that may be written, those that are zero being left out; nil is all of them.
    public var fields: Set<ComponentsFormatStyle.Field>?
    public var locale: Locale
    public var calendar: Calendar
    private var isPositional = false

    public init(
      style: ComponentsFormatStyle.Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, fields: Set<ComponentsFormatStyle.Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    /// Hours, minutes and seconds with colons, "1:05:03".
    static let timeDuration: ElapsedFormatStyle = {
      var style = ElapsedFormatStyle(style: .wide, fields: [.hour, .minute, .second])
      style.isPositional = true
      return style
    }()

    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.unitsStyle = isPositional ? .positional : style.unitsStyle
      let fields = fields ?? [.year, .month, .week, .day, .hour, .minute, .second]
      formatter.allowedUnits = NSCalendar.Unit(fields.map(\.unit))
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    public func locale(_ locale: Locale) -> ElapsedFormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension Date.ComponentsFormatStyle {
  /// How the fields of a length of time are written.
  public enum Style: Codable, Hashable, Sendable {
    /// "2 hours, 14 minutes"
    case wide
    /// "2 hr, 14 min"
    case abbreviated
    /// "2h 14m"
    case condensedAbbreviated
    /// "2hr 14min"
    case narrow
    /// "two hours, fourteen minutes"
    case spellOut

    fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
      switch self {
      case .wide: .full
      case .abbreviated: .short
      case .condensedAbbreviated: .abbreviated
      case .narrow: .brief
      case .spellOut: .spellOut
      }
    }
  }
}

extension Date.ComponentsFormatStyle.Field {
  fileprivate var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}

extension FormatStyle where Self == Date.ElapsedFormatStyle {
  /// Writes the time between two dates in units of the calendar.
  ///
  /// - Parameters:
  ///   - style: how the fields are written.
  ///   - fields: the fields that may be written, those that are zero being left out; nil is all of them.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Date.ElapsedFormatStyle(style: style, fields: fields)
  }

  /// Writes the time between two dates as hours, minutes and seconds with colons, "1:05:03".
  public static var timeDuration: Self { .timeDuration }
}
