/// The compiler's messages, cleared of those about generated code and of repetitions.
struct Diagnostics: Equatable {
  struct Message: Equatable {
    enum Severity: String { case error, warning, note }
    /// The file, line and column, where there are any.
    var path: String?
    var line: Int?
    var column: Int?
    var severity: Severity
    var text: String
    /// The lines that show the source.
    var excerpt: [String] = []
  }

  private(set) var messages: [Message] = []

  /// - Parameter generated: the folder of generated files. Errors in them count only if there are no others.
  init(_ output: String, generated: String) {
    var all: [Message] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let message = Message(line) {
        all.append(message)
      } else if !all.isEmpty, all[all.count - 1].path != nil, Message.isExcerpt(line) {
        all[all.count - 1].excerpt.append(line)
      }
    }
    let groups = Self.group(all)
    let own = groups.filter { !($0[0].path ?? generated).hasPrefix(generated) }
    let hasOwnErrors = own.contains { $0[0].severity == .error }
    let located = groups.filter { $0[0].path != nil }
    let chosen =
      hasOwnErrors ? own : located.contains { $0[0].severity == .error } ? located : groups
    messages = chosen.flatMap { $0 }
  }

  var firstError: Message? { messages.first { $0.severity == .error } }

  /// All of them as the compiler writes them, files named from the folder where the user is.
  func text(relativeTo folder: String) -> String {
    messages.map { message in
      ([message.headline(relativeTo: folder)] + message.excerpt).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// An error or warning with the notes after it, each once.
  private static func group(_ messages: [Message]) -> [[Message]] {
    var groups: [[Message]] = []
    for message in messages {
      if message.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(message)
      } else {
        groups.append([message])
      }
    }
    var seen: [Message] = []
    return groups.filter { group in
      guard !seen.contains(group[0]) else { return false }
      seen.append(group[0])
      return true
    }
  }
}

extension Diagnostics.Message {
  /// Reads `path:line:column: severity: text` or `severity: text`.
  init?(_ line: String) {
    for severity in [Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): "
      if line.hasPrefix(mark) {
        self.init(severity: severity, text: String(line.dropFirst(mark.count)))
        return
      }
      guard line.hasPrefix("/"), let range = line.firstRange(of: ": \(mark)") else { continue }
      var place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place.removeLast()), let row = Int(place.removeLast()) else {
        continue
      }
      self.init(
        path: place.joined(separator: ":"), line: row, column: column, severity: severity,
        text: String(line[range.upperBound...]))
      return
    }
    return nil
  }

  /// Whether a line belongs to the message before: source and the marks under it, not the build system's talk.
  static func isExcerpt(_ line: String) -> Bool {
    !line.hasPrefix("[") && !line.hasPrefix("Build ") && !line.hasPrefix("Building ") && !line.isEmpty
  }

  func headline(relativeTo folder: String) -> String {
    guard let path, let line, let column else { return "\(severity.rawValue): \(text)" }
    return "\(Self.shorten(path, folder)):\(line):\(column): \(severity.rawValue): \(text)"
  }

  static func shorten(_ path: String, _ folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
