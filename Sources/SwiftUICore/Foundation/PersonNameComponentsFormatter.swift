import Foundation

/// Writes and reads the names of people.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes the phonetic representation, where there is one.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of the name is written; the default is the medium style.
  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = .autoupdatingCurrent

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameComponents.FormatStyle(style: style.formatStyle, locale: locale).format(name)
  }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The parts of a written name; nil when there are none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents.ParseStrategy(locale: locale).parse(string)
  }

  override open func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}

extension PersonNameComponentsFormatter.Style {
  fileprivate var formatStyle: PersonNameComponents.FormatStyle.Style {
    switch self {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
