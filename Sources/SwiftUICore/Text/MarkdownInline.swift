import Foundation

/// The inline part of Markdown that texts understand.
enum MarkdownInline {
  struct Traits: Equatable {
    var isStrong = false
    var isEmphasised = false
    var isStruck = false
    var isCode = false
    var link: URL?
  }

  struct Piece {
    var text: String
    var traits: Traits
  }

  private static let marks: Set<Character> = ["*", "_", "~", "`", "[", "\\", "<"]

  /// The text in pieces of equal traits; what is not Markdown stays as it is.
  static func pieces(of text: String) -> [Piece] {
    [Piece(text: text, traits: Traits())]
  }
}
