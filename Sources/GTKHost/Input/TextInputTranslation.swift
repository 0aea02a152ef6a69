import SwiftUICore

/// Input methods count characters (Unicode scalars) where text views count UTF-16 units.
enum TextInputTranslation {
  /// The UTF-16 offset of the scalar at `offset`, at most the text's end.
  static func utf16Offset(ofScalar offset: Int, in text: String) -> Int {
    text.unicodeScalars.prefix(max(offset, 0)).reduce(0) { $0 + UTF16.width($1) }
  }

  /// The UTF-8 offset of a UTF-16 offset; inside a surrogate pair, that of the pair.
  static func utf8Offset(ofUTF16 offset: Int, in text: String) -> Int {
    var units = 0
    var bytes = 0
    for scalar in text.unicodeScalars {
      units += UTF16.width(scalar)
      if units > offset { break }
      bytes += UTF8.width(scalar)
    }
    return bytes
  }

  /// The event that deletes `count` scalars from `offset` scalars after the caret on. Nil when that range
  /// does not touch the caret, or goes beyond the text.
  static func deletion(offset: Int, count: Int, around state: TextInputState) -> TextInputEvent? {
    guard count >= 0, offset <= 0, offset + count >= 0 else { return nil }
    let units = Array(state.surroundingText.utf16)
    let caret = min(max(state.selection.upperBound, 0), units.count)
    let before = String(decoding: units[..<caret], as: UTF16.self).unicodeScalars
    let after = String(decoding: units[caret...], as: UTF16.self).unicodeScalars
    guard before.count >= -offset, after.count >= offset + count else { return nil }
    return .deleteSurrounding(
      before: before.suffix(-offset).reduce(0) { $0 + UTF16.width($1) },
      after: after.prefix(offset + count).reduce(0) { $0 + UTF16.width($1) })
  }
}
