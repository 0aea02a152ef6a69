import CoreGraphics
import Rendering

/// What an input shows of its text: dots for secrets, what is being composed in its place.
struct TextInputContent: Equatable {
  private static let dot = "•"

  let shown: String
  /// What an input method composes, as a range of what is shown.
  let preeditRange: Range<Int>?
  private let source: String
  private let isSecure: Bool
  private let caret: Int

  init(_ editable: EditableText, isSecure: Bool) {
    source = editable.text
    self.isSecure = isSecure
    caret = editable.selection.head
    let visible = isSecure ? String(repeating: Self.dot, count: source.count) : source
    guard let preedit = editable.preedit else {
      shown = visible
      preeditRange = nil
      return
    }
    let start = Self.shownOffset(of: caret, in: source, isSecure: isSecure)
    var text = visible
    text.insert(contentsOf: preedit.text, at: TextBoundaries.index(start, in: visible))
    shown = text
    preeditRange = start..<(start + preedit.text.utf16.count)
  }

  private static func shownOffset(of offset: Int, in source: String, isSecure: Bool) -> Int {
    guard isSecure else { return offset }
    return source[..<TextBoundaries.index(offset, in: source)].count
  }

  /// Where an offset of the text stands in what is shown.
  func shownOffset(of offset: Int) -> Int {
    let plain = Self.shownOffset(of: offset, in: source, isSecure: isSecure)
    guard let preeditRange, offset > caret else { return plain }
    return plain + preeditRange.count
  }

  func shownRange(of range: Range<Int>) -> Range<Int> {
    shownOffset(of: range.lowerBound)..<shownOffset(of: range.upperBound)
  }

  /// The offset of the text that is shown at an offset.
  func sourceOffset(ofShown offset: Int) -> Int {
    var offset = offset
    if let preeditRange {
      if preeditRange.contains(offset) {
        offset = preeditRange.lowerBound
      } else if offset >= preeditRange.upperBound {
        offset -= preeditRange.count
      }
    }
    guard isSecure else { return TextBoundaries.aligned(offset, in: source) }
    let index = source.index(source.startIndex, offsetBy: max(offset, 0), limitedBy: source.endIndex)
    return (index ?? source.endIndex).utf16Offset(in: source)
  }

  /// The text to lay out, what is being composed underlined.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var environment = environment
    environment.textCase = nil
    environment.minimumScaleFactor = 1
    environment.allowsTightening = false
    guard let preeditRange else { return TextResolver.resolve(Text(verbatim: shown), in: environment) }
    let start = TextBoundaries.index(preeditRange.lowerBound, in: shown)
    let end = TextBoundaries.index(preeditRange.upperBound, in: shown)
    let text =
      Text(verbatim: String(shown[..<start])) + Text(verbatim: String(shown[start..<end])).underline()
      + Text(verbatim: String(shown[end...]))
    return TextResolver.resolve(text, in: environment)
  }
}
