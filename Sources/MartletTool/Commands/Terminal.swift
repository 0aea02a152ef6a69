import Foundation

/// Lines for the person at the terminal: results on standard output, all talk on standard error.
enum Terminal {
  static func output(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  static let showsProgress = isatty(STDERR_FILENO) == 1

  /// Overwrites one line again and again; nothing where standard error is no terminal.
  static func progress(_ text: String) {
    guard showsProgress else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text.prefix(100))".utf8))
  }

  static func clearProgress() {
    guard showsProgress else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
