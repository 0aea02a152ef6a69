/// The inline part of Markdown: emphasis, strong emphasis, strikethrough, code, links, and escapes.
///
/// Line breaks and spaces stay as they are. What is not Markdown, and blocks such as headings and lists, are plain text.
enum MarkdownInline {
  struct Traits: Hashable, Sendable {
    var isStrong = false
    var isEmphasised = false
    var isStruck = false
    var isCode = false
    /// Where the link leads, as written.
    var link: String?
    var imageSource: String?
    /// The pairs of an `^[text](key: value)` span.
    var attributes: [String: String] = [:]
  }

  struct Piece: Hashable, Sendable {
    var text: String
    var traits = Traits()
  }

  private static let cache = Locked<[String: [Piece]]>([:])

  /// The text in pieces of equal traits.
  static func pieces(of text: String) -> [Piece] {
    guard mayHaveMarkup(text) else { return [Piece(text: text)] }
    if let known = cache.withLock({ $0[text] }) { return known }
    var parser = MarkdownInlineParser(text)
    let pieces = parser.parse()
    cache.withLock {
      if $0.count >= 256 { $0.removeAll(keepingCapacity: true) }
      $0[text] = pieces
    }
    return pieces
  }

  /// A quick look that spares most texts the parser.
  private static func mayHaveMarkup(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "/") where previous == UInt8(ascii: "/"), UInt8(ascii: ".") where previous == UInt8(ascii: "w"):
        return true
      default:
        previous = byte
      }
    }
    return false
  }
}
