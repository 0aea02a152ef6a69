import CoreGraphics

/// Finds the entries of a text in which an entry's first line starts at the left edge and all others with a blank.
///
/// Only line starts are looked at, so that making an index costs little however long the entries are.
struct LineIndex {
  struct Entry {
    /// The first line.
    let header: String
    /// The UTF-8 range of the following lines in the text.
    let body: Range<Int>
  }

  let entries: [Entry]

  init(_ text: String) {
    entries = Self.withBytes(of: text) { bytes in
      var entries: [Entry] = []
      var header = ""
      var bodyStart = 0
      var lineStart = 0
      func finish(at end: Int) {
        if !header.isEmpty { entries.append(Entry(header: header, body: bodyStart..<end)) }
      }
      while lineStart < bytes.count {
        let lineEnd = Self.endOfLine(in: bytes, from: lineStart)
        let first = bytes[lineStart]
        if first != UInt8(ascii: " ") && first != UInt8(ascii: "\n") {
          finish(at: lineStart)
          header =
            first == UInt8(ascii: "#") ? "" : String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
          bodyStart = min(lineEnd + 1, bytes.count)
        }
        lineStart = lineEnd + 1
      }
      finish(at: bytes.count)
      return entries
    }
  }

  /// A range of a text as a string of its own.
  static func text(_ range: Range<Int>, of text: String) -> String {
    withBytes(of: text) { String(decoding: $0[range], as: UTF8.self) }
  }
}
