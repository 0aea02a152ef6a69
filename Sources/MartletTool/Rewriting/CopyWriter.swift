import SourceScanner

/// Writes the copy of a user's file: pieces of his source and generated lines in any order, each piece at its own line and
/// column, so that the compiler's diagnostics name his file.
struct CopyWriter {
  private let text: SourceText
  private let path: String
  /// Whether the compiler takes the lines at hand for the user's.
  private var isInSource = false
  private(set) var output: [UInt8] = []

  init(_ text: SourceText, path: String) {
    self.text = text
    self.path = path
  }

  /// Appends part of the user's source, and generated code on its last line. Blank parts are nothing.
  mutating func source(_ range: Range<Int>, followedBy code: String = "") {
    guard !code.isEmpty || text.bytes[range].contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    line("#sourceLocation(file: \(path.swiftLiteral), line: \(text.line(at: range.lowerBound)))")
    isInSource = true
    output += [UInt8](repeating: UInt8(ascii: " "), count: text.column(at: range.lowerBound))
    output += text.bytes[range]
    output += Array(code.utf8)
    endLine()
  }

  /// Appends generated lines.
  mutating func generated(_ lines: String...) {
    if isInSource { line("#sourceLocation()") }
    isInSource = false
    for text in lines { line(text) }
  }

  private mutating func line(_ text: String) {
    endLine()
    output += Array(text.utf8)
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func endLine() {
    if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
  }
}
