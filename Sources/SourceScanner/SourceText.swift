/// Swift source as UTF-8 bytes, with look-up of lines and columns.
package struct SourceText: Sendable, Equatable {
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  package init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line that holds a byte offset, counted from 1.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// A line without its end, counted from 1.
  package func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    return string(in: lineStarts[number - 1]..<max(end, lineStarts[number - 1]))
  }

  /// How many bytes stand before a byte offset on its line.
  package func column(at offset: Int) -> Int {
    offset - lineStarts[line(at: offset) - 1]
  }
}
