import CoreGraphics
import Rendering

/// The whole text of a request as bytes, cut where the style changes.
struct TextPieces {
  struct Piece {
    var bytes: Range<Int>
    var style: ShapingStyle
    var run: Int32
    var attachment: TextRequest.Attachment?
    /// If it is not that of the whole text.
    var language: String?
  }

  var bytes: [UInt8] = []
  var pieces: [Piece] = []

  /// `style` resolves a font with its spacing.
  init(_ runs: [TextRequest.Run], style: (ShapingStyle.Key) -> ShapingStyle) {
    for (index, run) in runs.enumerated() {
      let key = ShapingStyle.Key(font: run.font, kerning: run.kerning, tracking: run.tracking)
      let start = bytes.count
      if let attachment = run.attachment {
        bytes.append(contentsOf: "\u{FFFC}".utf8)
        pieces.append(
          Piece(bytes: start..<bytes.count, style: style(key), run: Int32(index), attachment: attachment))
        continue
      }
      if run.font.capitals == .normal {
        var text = run.text
        text.withUTF8 { bytes.append(contentsOf: $0) }
        pieces.append(
          Piece(
            bytes: start..<bytes.count, style: style(key), run: Int32(index), attachment: nil, language: run.language))
      } else {
        appendCapitals(run, key, Int32(index), style)
      }
    }
  }

  /// Small capitals are capitals of a smaller size: the families used have none of their own.
  private mutating func appendCapitals(
    _ run: TextRequest.Run, _ key: ShapingStyle.Key, _ index: Int32,
    _ style: (ShapingStyle.Key) -> ShapingStyle
  ) {
    var small = key
    small.font.size *= 0.78
    let makesLower = run.font.capitals != .uppercaseSmallCaps
    let makesUpper = run.font.capitals != .lowercaseSmallCaps
    var start = bytes.count
    var isSmall = false
    func flush(_ self: inout TextPieces) {
      guard self.bytes.count > start else { return }
      self.pieces.append(
        Piece(
          bytes: start..<self.bytes.count, style: style(isSmall ? small : key), run: index, attachment: nil,
          language: run.language))
      start = self.bytes.count
    }
    for character in run.text {
      var shown = String(character)
      var wantsSmall = false
      if character.isLowercase, makesLower {
        let upper = character.uppercased()
        // Offsets must stay those of the text.
        if upper.utf16.count == shown.utf16.count, upper.utf8.count == shown.utf8.count {
          shown = upper
          wantsSmall = true
        }
      } else if character.isUppercase || character.isNumber, makesUpper,
        run.font.capitals == .uppercaseSmallCaps
      {
        wantsSmall = true
      }
      if wantsSmall != isSmall {
        flush(&self)
        isSmall = wantsSmall
      }
      bytes.append(contentsOf: shown.utf8)
    }
    flush(&self)
  }

  /// The piece that a byte is in.
  func piece(at byte: Int, from hint: Int) -> Int {
    var index = hint
    while index + 1 < pieces.count, pieces[index].bytes.upperBound <= byte { index += 1 }
    return index
  }
}
