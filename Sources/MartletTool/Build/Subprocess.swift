import Foundation

/// Runs another program to its end.
enum Subprocess {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// - Parameter onLine: gets each line of both streams as it comes; the result then has all of it as `output`.
  static func run(
    _ command: [String], directory: URL? = nil, onLine: ((String) -> Void)? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    if let directory { process.currentDirectoryURL = directory }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let errorFile = try onLine == nil ? TemporaryFile() : nil
    process.standardError = errorFile?.handle ?? output

    let interrupts = InterruptForwarding(to: process)
    defer { interrupts.stop() }
    try process.run()
    let text = read(output.fileHandleForReading, onLine: onLine)
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Result(status: status, output: text, errors: errorFile?.contents() ?? "")
  }

  private static func read(_ handle: FileHandle, onLine: ((String) -> Void)?) -> String {
    var all = Data()
    var lineStart = 0
    while true {
      let chunk = handle.availableData
      if chunk.isEmpty { break }
      all.append(chunk)
      guard let onLine else { continue }
      while let end = all[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: all[lineStart..<end], as: UTF8.self))
        lineStart = end + 1
      }
    }
    if let onLine, lineStart < all.count { onLine(String(decoding: all[lineStart...], as: UTF8.self)) }
    return String(decoding: all, as: UTF8.self)
  }
}

/// A file that goes away with its owner.
private final class TemporaryFile {
  let url: URL
  let handle: FileHandle

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func contents() -> String {
    String(decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self)
  }
}

/// Ends a child process when this one is asked to end; a child that Foundation starts does not hear the terminal's Ctrl-C.
private struct InterruptForwarding {
  private let sources: [any DispatchSourceSignal]

  init(to process: Process) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        process.terminate()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  func stop() {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
