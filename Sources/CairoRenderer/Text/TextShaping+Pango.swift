import CCairo
import CoreGraphics
import Foundation
import Rendering

extension TextShaping {
  /// Itemises, shapes and finds break opportunities of one paragraph. Returns whether it runs right to left.
  func shapeWithPango(
    _ bytes: [UInt8], _ range: Range<Int>, _ pieces: [TextPieces.Piece], _ firstPiece: Int, language: String,
    isRightToLeft: Bool, followsLetters: Bool = true, into result: inout ShapedText,
    onlyItem: ((UnsafeMutablePointer<PangoItem>) -> Void)? = nil
  ) -> Bool {
    if range.isEmpty { return isRightToLeft }
    return bytes.withUnsafeBufferPointer { buffer -> Bool in
      guard let base = buffer.baseAddress else { return isRightToLeft }
      let text = UnsafeRawPointer(base + range.lowerBound).assumingMemoryBound(to: CChar.self)
      let length = Int32(range.count)
      let paragraph = ParagraphText(UnsafeBufferPointer(rebasing: buffer[range]))

      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      let pangoLanguage = pangoLanguage(language)
      addAttributes(to: attributes, paragraph, range, pieces, firstPiece, language: pangoLanguage)

      let runsRightToLeft = followsLetters ? paragraph.startsRightToLeft ?? isRightToLeft : isRightToLeft
      let direction = runsRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR

      var logAttributes = [PangoLogAttr](repeating: PangoLogAttr(), count: paragraph.characterCount + 1)
      pango_get_log_attrs(
        text, length, runsRightToLeft ? 1 : 0, pangoLanguage, &logAttributes, Int32(logAttributes.count))

      let items = pango_itemize_with_base_dir(
        library.context, direction, text, 0, length, attributes, nil)
      defer { g_list_free(items) }
      let glyphString = pango_glyph_string_new()
      defer { pango_glyph_string_free(glyphString) }
      var node = items
      if let onlyItem, let node, node.pointee.next == nil, let data = node.pointee.data {
        onlyItem(data.assumingMemoryBound(to: PangoItem.self))
      }
      var pieceIndex = firstPiece
      while let current = node {
        if let data = current.pointee.data {
          let item = data.assumingMemoryBound(to: PangoItem.self)
          appendItem(
            item, text, length, glyphString, paragraph, logAttributes, range, pieces, &pieceIndex,
            into: &result)
          pango_item_free(item)
        }
        node = current.pointee.next
      }
      result.length += paragraph.utf16Count
      return runsRightToLeft
    }
  }

  /// Shapes a word of ASCII letters and digits with the font and features of an earlier one, which saves two thirds of
  /// the time. False when there was none yet, or for other words.
  func shapeLikeKnownWords(_ bytes: [UInt8], _ style: ShapingStyle, into result: inout ShapedText) -> Bool {
    guard bytes.count <= WordAnalysis.longest, bytes.allSatisfy(Self.isAlphanumeric) else { return false }
    guard let analysis = plainWords[style.number] else {
      let pieces = [TextPieces.Piece(bytes: 0..<bytes.count, style: style, run: 0, attachment: nil)]
      _ = shapeWithPango(
        bytes, 0..<bytes.count, pieces, 0, language: "en", isRightToLeft: false, into: &result
      ) {
        self.plainWords[style.number] = WordAnalysis($0)
      }
      return true
    }
    let pieces = [TextPieces.Piece(bytes: 0..<bytes.count, style: style, run: 0, attachment: nil)]
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let text = UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
      var pieceIndex = 0
      analysis.item.pointee.length = Int32(bytes.count)
      analysis.item.pointee.num_chars = Int32(bytes.count)
      appendItem(
        analysis.item, text, Int32(bytes.count), analysis.glyphs, ParagraphText(letters: buffer),
        WordAnalysis.letters, 0..<bytes.count, pieces, &pieceIndex, into: &result)
    }
    result.length += bytes.count
    return true
  }

  private func addAttributes(
    to list: OpaquePointer?, _ paragraph: ParagraphText, _ range: Range<Int>, _ pieces: [TextPieces.Piece],
    _ firstPiece: Int, language: OpaquePointer?
  ) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ part: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(part.lowerBound)
      attribute.pointee.end_index = UInt32(part.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    if let language { insert(pango_attr_language_new(language), 0..<range.count) }
    for piece in pieces[firstPiece...] {
      // Pieces of other paragraphs have nothing in this one.
      let first = min(max(piece.bytes.lowerBound - range.lowerBound, 0), range.count)
      let part = first..<max(min(piece.bytes.upperBound - range.lowerBound, range.count), first)
      if part.isEmpty {
        if piece.bytes.lowerBound >= range.upperBound { break }
        continue
      }
      if let language = piece.language { insert(pango_attr_language_new(pangoLanguage(language)), part) }
      if let description = piece.style.makeDescription() {
        insert(pango_attr_font_desc_new(description), part)
        pango_font_description_free(description)
      }
      for plain in paragraph.unjoinedRanges(in: part) {
        insert(pango_attr_font_features_new(piece.style.features), plain)
      }
    }
  }

  private func appendItem(
    _ item: UnsafeMutablePointer<PangoItem>, _ text: UnsafePointer<CChar>, _ length: Int32,
    _ glyphString: UnsafeMutablePointer<PangoGlyphString>?, _ paragraph: ParagraphText,
    _ logAttributes: [PangoLogAttr], _ range: Range<Int>, _ pieces: [TextPieces.Piece],
    _ pieceIndex: inout Int,
    into result: inout ShapedText
  ) {
    guard let glyphString, let font = item.pointee.analysis.font else { return }
    let offset = Int(item.pointee.offset)
    let itemLength = Int(item.pointee.length)
    pango_shape_full(
      text + offset, Int32(itemLength), text, length, &item.pointee.analysis, glyphString)
    let count = Int(glyphString.pointee.num_glyphs)
    guard count > 0, let infos = glyphString.pointee.glyphs,
      let logClusters = glyphString.pointee.log_clusters
    else { return }
    let isReversed = item.pointee.analysis.level % 2 == 1
    if isReversed { result.isBidirectional = true }

    let ink = ink(of: glyphString, font)
    spans.removeAll(keepingCapacity: true)
    var index = 0
    while index < count {
      let cluster = logClusters[index]
      var end = index + 1
      while end < count, logClusters[end] == cluster { end += 1 }
      spans.append(GlyphSpan(first: index, end: end, byte: Int(cluster)))
      index = end
    }
    if isReversed { spans.reverse() }

    for (position, span) in spans.enumerated() {
      let byte = offset + span.byte
      let endByte = position + 1 < spans.count ? offset + spans[position + 1].byte : offset + itemLength
      while pieceIndex + 1 < pieces.count, pieces[pieceIndex].bytes.upperBound <= byte + range.lowerBound {
        pieceIndex += 1
      }
      let piece = pieces[pieceIndex]
      let chosen = library.chosen(font, for: piece.style)
      let segment = self.segment(font: chosen, piece, level: item.pointee.analysis.level, ink, in: &result)
      appendCluster(
        span, byte: byte, endByte: endByte, infos, piece, chosen, segment, paragraph, logAttributes,
        into: &result)
    }
  }

  /// How far an item's glyphs reach, each beyond its own place.
  private func ink(
    of glyphString: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>
  ) -> Segment.Ink {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_glyph_string_extents(glyphString, font, &ink, &logical)
    let unit = 1 / Double(PANGO_SCALE)
    var reach = Segment.Ink()
    if ink.height > 0 {
      reach.above = -Double(ink.y) * unit
      reach.below = Double(ink.y + ink.height) * unit
      reach.before = max(-Double(ink.x) * unit, 0)
      reach.after = max(Double(ink.x + ink.width - logical.width) * unit, 0)
    }
    return reach
  }

  /// The segment for the next cluster: the last one when it fits.
  private func segment(
    font chosen: FontLibrary.ChosenFont, _ piece: TextPieces.Piece, level: UInt8, _ ink: Segment.Ink,
    in result: inout ShapedText
  ) -> Int32 {
    var reach = ink
    if chosen.instance.isColor || chosen.instance.slant != 0 || chosen.instance.isEmboldened {
      // Drawn otherwise than Pango thinks.
      let size = chosen.instance.size
      reach.above = max(reach.above, size * 1.1)
      reach.below = max(min(reach.below, size), size * 0.35)
      reach.before = max(min(reach.before, size), size * 0.1)
      reach.after = max(min(reach.after, size), size * 0.3)
      if chosen.instance.isColor { reach.above = size * 1.25 }
    }
    // Letters inside the item reach a little into their neighbours' room too, and may come to stand at a line's end.
    reach.before = max(reach.before, piece.style.size * 0.1)
    reach.after = max(reach.after, piece.style.size * 0.12) + max(-piece.style.spacing, 0)
    if let last = result.segments.last, last.run == piece.run, last.font == chosen.number, last.level == level {
      result.segments[result.segments.count - 1].ink.formUnion(reach)
    } else {
      result.segments.append(
        Segment(
          font: chosen.number, run: piece.run, level: level, isColor: chosen.instance.isColor,
          trailingSpacing: piece.style.trailingSpacing, ink: reach))
    }
    return Int32(result.segments.count - 1)
  }

  private func appendCluster(
    _ span: GlyphSpan, byte: Int, endByte: Int,
    _ infos: UnsafeMutablePointer<PangoGlyphInfo>, _ piece: TextPieces.Piece,
    _ chosen: FontLibrary.ChosenFont,
    _ segment: Int32, _ paragraph: ParagraphText, _ logAttributes: [PangoLogAttr],
    into result: inout ShapedText
  ) {
    let unit = 1 / Double(PANGO_SCALE)
    let stretch = piece.style.stretch
    let glyphStart = result.glyphs.count
    let firstCharacter = paragraph.characters[byte]
    let endCharacter = paragraph.characters[endByte]
    let attributes = logAttributes[Int(firstCharacter)]
    var width = 0.0
    if let attachment = piece.attachment {
      width = Double(attachment.size.width)
      result.glyphs.append(ShapedGlyph(id: ShapedGlyph.invisible, advance: width, dx: 0, dy: 0))
    } else {
      for index in span.first..<span.end {
        let info = infos[index]
        var id = UInt32(info.glyph)
        var advance = Double(info.geometry.width) * unit * stretch
        if id == emptyGlyph || id == invalidGlyph {
          id = ShapedGlyph.invisible
        } else if id & unknownGlyphFlag != 0 {
          // No font has it: the box that the font shows for such characters.
          id = 0
        } else if chosen.instance.isColor, let own = library.colorAdvance(id, of: chosen.instance) {
          advance = advance == 0 ? 0 : own
        }
        let isOffsetInPictures = chosen.instance.isColor
        result.glyphs.append(
          ShapedGlyph(
            id: id, advance: advance,
            dx: isOffsetInPictures ? 0 : Float(Double(info.geometry.x_offset) * unit * stretch),
            dy: isOffsetInPictures ? 0 : Float(Double(info.geometry.y_offset) * unit)))
        width += advance
      }
      if width > 0 || span.end - span.first > 1 {
        width += piece.style.spacing
        result.glyphs[result.glyphs.count - 1].advance += piece.style.spacing
      }
    }
    var flags: Cluster.Flags = []
    if attributes.is_line_break != 0, firstCharacter > 0 { flags.insert(.canBreakBefore) }
    if attributes.is_white != 0, piece.attachment == nil { flags.insert(.space) }
    if paragraph.hasSoftHyphen(at: byte) {
      flags.insert(.softHyphen)
      result.hasSoftHyphens = true
    }
    var stops: UInt16 = 0
    for character in firstCharacter..<endCharacter where logAttributes[Int(character)].is_cursor_position != 0 {
      stops += 1
    }
    result.clusters.append(
      Cluster(
        start: Int32(result.length) + paragraph.utf16[byte],
        length: paragraph.utf16[endByte] - paragraph.utf16[byte], glyphStart: Int32(glyphStart),
        glyphCount: Int32(result.glyphs.count - glyphStart), width: width, segment: segment,
        stops: max(stops, 1), flags: flags))
  }
}

/// A cluster's glyphs in Pango's order, and its first byte in the item.
struct GlyphSpan {
  var first: Int
  var end: Int
  var byte: Int
}

/// The font, script and features of plain words in a style.
final class WordAnalysis {
  static let longest = 48
  /// A caret may stand before each letter, and no line ends within.
  static let letters: [PangoLogAttr] = {
    var letter = PangoLogAttr()
    letter.is_cursor_position = 1
    return [PangoLogAttr](repeating: letter, count: longest + 1)
  }()

  let item: UnsafeMutablePointer<PangoItem>
  let glyphs: UnsafeMutablePointer<PangoGlyphString>?

  init?(_ found: UnsafeMutablePointer<PangoItem>) {
    guard found.pointee.analysis.level == 0, let copy = pango_item_copy(found) else { return nil }
    item = copy
    item.pointee.offset = 0
    glyphs = pango_glyph_string_new()
    // Features hold for a range of the text they were found in.
    var node = item.pointee.analysis.extra_attrs
    while let current = node {
      if let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self) {
        attribute.pointee.start_index = 0
        attribute.pointee.end_index = UInt32.max
      }
      node = current.pointee.next
    }
  }

  deinit {
    pango_item_free(item)
    pango_glyph_string_free(glyphs)
  }
}

// Macros with casts that Swift does not import.
private let emptyGlyph: UInt32 = 0x0FFF_FFFF
private let invalidGlyph: UInt32 = 0xFFFF_FFFF
private let unknownGlyphFlag: UInt32 = 0x1000_0000

/// Numbers of characters and UTF-16 units at each byte of a paragraph.
struct ParagraphText {
  private(set) var characters: [Int32]
  private(set) var utf16: [Int32]
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Keeps the buffer's address: use it only while the buffer is lent.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    characters = [Int32](repeating: 0, count: bytes.count + 1)
    utf16 = [Int32](repeating: 0, count: bytes.count + 1)
    var character: Int32 = -1
    var unit: Int32 = 0
    var width: Int32 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte & 0xC0 != 0x80 {
        character += 1
        unit += width
        width = byte >= 0xF0 ? 2 : 1
      }
      characters[index] = character
      utf16[index] = unit
    }
    characters[bytes.count] = character + 1
    utf16[bytes.count] = unit + width
  }

  /// The same for no more than `WordAnalysis.longest` ASCII letters, without counting.
  init(letters: UnsafeBufferPointer<UInt8>) {
    bytes = letters
    characters = Self.counts
    utf16 = Self.counts
  }

  private static let counts = (0...Int32(WordAnalysis.longest)).map { $0 }

  var characterCount: Int { Int(characters[bytes.count]) }
  var utf16Count: Int { Int(utf16[bytes.count]) }

  func hasSoftHyphen(at byte: Int) -> Bool {
    bytes[byte] == 0xC2 && byte + 1 < bytes.count && bytes[byte + 1] == 0xAD
  }

  /// The direction of the first letter; nil when there is none.
  var startsRightToLeft: Bool? {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic || scalar.value == 0x200F { return true }
      case 0x200F:
        return true
      default:
        if scalar.properties.isAlphabetic || scalar.value == 0x200E { return false }
      }
    }
    return nil
  }

  /// Parts of the range before U+0590, whose letters do not join.
  func unjoinedRanges(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte < 0xD6 {
        if start == nil { start = index }
      } else if let from = start {
        result.append(from..<index)
        start = nil
      }
      index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
    if let from = start { result.append(from..<range.upperBound) }
    return result
  }
}
