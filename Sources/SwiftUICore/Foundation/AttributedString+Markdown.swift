import Foundation

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      /// Paragraphs, headings, lists and other blocks, whose runs carry a ``PresentationIntent``.
      case full
      /// The inline part alone; line breaks and runs of spaces become one space.
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Parses Markdown. Every string is valid Markdown, so only bytes that are not UTF-8 throw.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    switch options.interpretedSyntax {
    case .full:
      self = MarkdownBlocks.attributedString(of: markdown, baseURL: baseURL)
    case .inlineOnly:
      let joined = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self = AttributedString(MarkdownInline.pieces(of: joined), baseURL: baseURL)
    case .inlineOnlyPreservingWhitespace:
      self = AttributedString(MarkdownInline.pieces(of: markdown), baseURL: baseURL)
    }
    if let language = options.languageCode {
      self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = language
    }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  init(_ pieces: [MarkdownInline.Piece], baseURL: URL?) {
    self.init()
    for piece in pieces {
      var run = AttributedString(piece.text)
      let traits = piece.traits
      var intent: InlinePresentationIntent = []
      if traits.isEmphasised { intent.insert(.emphasized) }
      if traits.isStrong { intent.insert(.stronglyEmphasized) }
      if traits.isStruck { intent.insert(.strikethrough) }
      if traits.isCode { intent.insert(.code) }
      if !intent.isEmpty {
        run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
      }
      if let link = traits.link { run.link = URL(string: link, relativeTo: baseURL) }
      if let source = traits.imageSource {
        run[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] = URL(string: source, relativeTo: baseURL)
      }
      append(run)
    }
  }
}
