import CCairo
import CoreGraphics
import Foundation
import Rendering

/// Turns the text of requests into glyphs. Words are shaped once each and kept.
final class TextShaping {
  let library: FontLibrary
  private var styles: [ShapingStyle.Key: ShapingStyle] = [:]
  private var words: [WordKey: ShapedText] = [:]
  private var languages: [String: OpaquePointer] = [:]
  /// What Pango found out about a plain word of a style; other plain words need only be shaped.
  var plainWords: [Int: WordAnalysis] = [:]
  /// Memory for the item being read.
  var spans: [GlyphSpan] = []
  private static let wordLimit = 8_000

  private struct WordKey: Hashable {
    var style: Int
    var text: String
  }

  init(library: FontLibrary) {
    self.library = library
  }

  /// Forgets what depends on the set of fonts.
  func reset() {
    styles.removeAll()
    plainWords.removeAll()
    words.removeAll()
  }

  func style(_ key: ShapingStyle.Key) -> ShapingStyle {
    if let known = styles[key] { return known }
    // Numbers go on after a reset, so that words of old styles are not mistaken for those of new ones.
    nextStyle += 1
    let made = ShapingStyle(key, number: nextStyle, named: library.named)
    styles[key] = made
    return made
  }

  private var nextStyle = 0

  func shape(_ request: TextRequest) -> ShapedText {
    let text = TextPieces(request.runs, style: style)
    var result = ShapedText()
    result.clusters.reserveCapacity(text.bytes.count)
    result.glyphs.reserveCapacity(text.bytes.count)
    var start = 0
    let bytes = text.bytes
    var pieceIndex = 0
    repeat {
      var end = start
      while end < bytes.count, !Self.endsParagraph(bytes, end) { end += 1 }
      let newline = Self.newlineLength(bytes, end)
      let firstCluster = result.clusters.count
      pieceIndex = text.piece(at: start, from: pieceIndex)
      let firstRun = text.pieces.isEmpty ? 0 : text.pieces[pieceIndex].run
      let direction = request.runs.isEmpty ? nil : request.runs[Int(firstRun)].paragraph?.isRightToLeft
      let followsLetters = request.followsLetters && direction == nil
      var isRightToLeft = direction ?? request.isRightToLeft
      if end == start {
        // An empty line.
      } else if isSimple(text, start..<end), !isRightToLeft || (followsLetters && hasLetters(bytes, start..<end)) {
        isRightToLeft = false
        appendWords(text, start..<end, to: &result)
      } else {
        isRightToLeft = shapeWithPango(
          bytes, start..<end, text.pieces, pieceIndex, language: request.language, isRightToLeft: isRightToLeft,
          followsLetters: followsLetters, into: &result)
      }
      pieceIndex = text.piece(at: max(end - 1, start), from: pieceIndex)
      let lastRun = text.pieces.isEmpty ? 0 : text.pieces[pieceIndex].run
      if newline > 0 {
        let piece = text.pieces[text.piece(at: end, from: pieceIndex)]
        appendNewline(bytes: newline, isMultibyte: bytes[end] >= 0x80, piece, to: &result)
      }
      result.paragraphs.append(
        ShapedText.Paragraph(
          clusters: firstCluster..<result.clusters.count, isRightToLeft: isRightToLeft, runs: firstRun...lastRun))
      start = end + newline
      if newline == 0 { break }
    } while start <= bytes.count
    return result
  }

  /// A single piece of text in a style, as one run.
  func shape(_ string: String, _ style: ShapingStyle, language: String) -> ShapedText {
    word(string, style, language: language)
  }

  // MARK: Words

  /// Plain ASCII whose words never influence how their neighbours may be broken.
  private func isSimple(_ text: TextPieces, _ range: Range<Int>) -> Bool {
    let bytes = text.bytes
    var previous: UInt8 = 0x20
    for index in range {
      let byte = bytes[index]
      if byte >= 0x7F || (byte < 0x20 && byte != 0x09) { return false }
      if byte == 0x20 || byte == 0x09 {
        // An opening bracket holds on to what follows even over spaces.
        if previous == 0x28 || previous == 0x5B || previous == 0x7B { return false }
      } else if previous == 0x20 || previous == 0x09 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x22, 0x23, 0x24, 0x26, 0x27, 0x28, 0x2A, 0x2B, 0x2D,
          0x3C,
          0x3D, 0x40, 0x5B, 0x5F, 0x60, 0x7B, 0x7E, 0x5C, 0x5E, 0x3E:
          break
        default:
          return false
        }
      }
      previous = byte
    }
    // A style may change within a word only between letters, where no line is broken.
    for piece in text.pieces.dropFirst() where range.contains(piece.bytes.lowerBound) {
      let start = piece.bytes.lowerBound
      if start == range.lowerBound { continue }
      let before = bytes[start - 1]
      let after = bytes[start]
      if before == 0x20 || after == 0x20 { continue }
      if !Self.isAlphanumeric(before) || !Self.isAlphanumeric(after) { return false }
    }
    return true
  }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Whether plain text has letters that give it its direction.
  private func hasLetters(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes[range].contains { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }

  private func appendWords(_ text: TextPieces, _ range: Range<Int>, to result: inout ShapedText) {
    let bytes = text.bytes
    var pieceIndex = text.piece(at: range.lowerBound, from: 0)
    var index = range.lowerBound
    var afterSpace = false
    while index < range.upperBound {
      while text.pieces[pieceIndex].bytes.upperBound <= index { pieceIndex += 1 }
      let piece = text.pieces[pieceIndex]
      let limit = min(range.upperBound, piece.bytes.upperBound)
      let isSpace = bytes[index] == 0x20 || bytes[index] == 0x09
      var end = index + 1
      if !isSpace { while end < limit, bytes[end] != 0x20, bytes[end] != 0x09 { end += 1 } }
      let shaped: ShapedText
      if isSpace {
        shaped = word(bytes[index] == 0x20 ? " " : "\t", piece.style, language: "en")
      } else {
        shaped = word(String(decoding: bytes[index..<end], as: UTF8.self), piece.style, language: "en")
      }
      let first = result.clusters.count
      result.append(shaped, run: piece.run)
      if !isSpace, afterSpace, first < result.clusters.count {
        result.clusters[first].flags.insert(.canBreakBefore)
      }
      afterSpace = isSpace
      index = end
    }
  }

  private func word(_ string: String, _ style: ShapingStyle, language: String) -> ShapedText {
    let key = WordKey(style: style.number, text: string)
    if let known = words[key] { return known }
    if words.count > Self.wordLimit { words.removeAll(keepingCapacity: true) }
    var shaped = ShapedText()
    if string == "\t" {
      // As wide as four spaces.
      shaped = word(" ", style, language: language)
      if !shaped.clusters.isEmpty {
        shaped.clusters[0].width *= 4
        shaped.glyphs[Int(shaped.clusters[0].glyphStart)].advance *= 4
      }
    } else {
      let bytes = Array(string.utf8)
      if shapeLikeKnownWords(bytes, style, into: &shaped) {
        // Numbers come and go, and cost little.
        if !bytes.contains(where: { $0 < 0x3A }) { words[key] = shaped }
        return shaped
      }
      let pieces = [TextPieces.Piece(bytes: 0..<bytes.count, style: style, run: 0, attachment: nil)]
      _ = shapeWithPango(
        bytes, 0..<bytes.count, pieces, 0, language: language, isRightToLeft: false, into: &shaped)
    }
    words[key] = shaped
    return shaped
  }

  // MARK: Paragraphs

  private func appendNewline(
    bytes: Int, isMultibyte: Bool, _ piece: TextPieces.Piece, to result: inout ShapedText
  ) {
    let length = isMultibyte ? 1 : bytes
    let segment: Int32
    if let last = result.segments.last, last.run == piece.run {
      segment = Int32(result.segments.count - 1)
    } else {
      segment = Int32(result.segments.count)
      let space = word(" ", piece.style, language: "en")
      result.segments.append(
        Segment(
          font: space.segments.first?.font ?? 0, run: piece.run, level: 0, isColor: false, trailingSpacing: 0,
          ink: Segment.Ink()))
    }
    result.clusters.append(
      Cluster(
        start: Int32(result.length), length: Int32(length), glyphStart: Int32(result.glyphs.count),
        glyphCount: 0, width: 0, segment: segment, stops: 1, flags: [.newline, .space]))
    result.length += length
  }

  private static func endsParagraph(_ bytes: [UInt8], _ index: Int) -> Bool {
    newlineLength(bytes, index) > 0
  }

  /// Length in bytes of the paragraph separator at the index; zero when there is none.
  private static func newlineLength(_ bytes: [UInt8], _ index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2:
      // U+2028 and U+2029.
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  func pangoLanguage(_ tag: String) -> OpaquePointer? {
    if let known = languages[tag] { return known }
    let made = pango_language_from_string(tag)
    languages[tag] = made
    return made
  }
}
