/// Places in a text where the caret can stand, as UTF-16 offsets.
enum TextBoundaries {
  /// A step of the caret.
  enum Unit {
    case character, word
  }

  static func next(_ offset: Int, by unit: Unit, in text: String) -> Int {
    var index = index(offset, in: text)
    switch unit {
    case .character:
      if index < text.endIndex { index = text.index(after: index) }
    case .word:
      while index < text.endIndex, !isWord(text[index]) { index = text.index(after: index) }
      while index < text.endIndex, isWord(text[index]) { index = text.index(after: index) }
    }
    return index.utf16Offset(in: text)
  }

  static func previous(_ offset: Int, by unit: Unit, in text: String) -> Int {
    var index = index(offset, in: text)
    func before(_ index: String.Index) -> String.Index { text.index(before: index) }
    switch unit {
    case .character:
      if index > text.startIndex { index = before(index) }
    case .word:
      while index > text.startIndex, !isWord(text[before(index)]) { index = before(index) }
      while index > text.startIndex, isWord(text[before(index)]) { index = before(index) }
    }
    return index.utf16Offset(in: text)
  }

  /// The word, or the run of other characters of one kind, at an offset.
  static func word(at offset: Int, in text: String) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var start = index(offset, in: text)
    if start == text.endIndex { start = text.index(before: start) }
    let kind = Kind(text[start])
    var end = text.index(after: start)
    while start > text.startIndex, Kind(text[text.index(before: start)]) == kind {
      start = text.index(before: start)
    }
    while end < text.endIndex, Kind(text[end]) == kind { end = text.index(after: end) }
    return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
  }

  /// The paragraph at an offset, without its line break.
  static func paragraph(at offset: Int, in text: String) -> Range<Int> {
    var start = index(offset, in: text)
    var end = start
    while start > text.startIndex, !text[text.index(before: start)].isNewline {
      start = text.index(before: start)
    }
    while end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
    return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
  }

  /// The offset moved into the text, and to the beginning of the character it lies in.
  static func aligned(_ offset: Int, in text: String) -> Int {
    index(offset, in: text).utf16Offset(in: text)
  }

  static func index(_ offset: Int, in text: String) -> String.Index {
    let clamped = min(max(offset, 0), text.utf16.count)
    let index = String.Index(utf16Offset: clamped, in: text)
    guard index > text.startIndex, index < text.endIndex else { return index }
    // Stepping on and back again finds the beginning of the character that the index lies in.
    return text.index(before: text.index(after: index))
  }

  private enum Kind {
    case word, space, newline, other

    init(_ character: Character) {
      if character.isNewline {
        self = .newline
      } else if character.isWhitespace {
        self = .space
      } else {
        self = isWord(character) ? .word : .other
      }
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’"
  }
}
