import Foundation

/// What Markdown says about a run of text within a paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  @frozen public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }

  /// Names of the attributes that Foundation on Linux does not have. Only their types are ever asked for.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { Self.nameOnly() }
  public var presentationIntent: PresentationIntentAttribute { Self.nameOnly() }

  private static func nameOnly() -> Never { fatalError("attribute scopes are used by their types") }
}

/// The blocks of Markdown that a run of text stands in, the innermost first.
public struct PresentationIntent: Hashable, Codable, Sendable {
  public enum TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Hashable, Codable, Sendable {
      case left, center, right
    }
    case column(alignment: Alignment)
  }

  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  public struct IntentType: Hashable, Codable, Sendable {
    public var kind: Kind
    /// Tells blocks of the same kind apart.
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  public var components: [IntentType]

  public init(types: [IntentType]) { components = types }

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public var indentationLevel: Int {
    components.filter {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }.count
  }
}
