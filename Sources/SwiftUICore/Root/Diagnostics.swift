import Foundation

/// Messages for the developer, on standard error.
package enum Diagnostics {
  private static let seen = Locked<Set<String>>([])
  private static let sink = Locked<(@Sendable (String) -> Void)?>(nil)

  /// Sends messages elsewhere; nil is standard error. For tests.
  package static func setSink(_ new: (@Sendable (String) -> Void)?) { sink.withLock { $0 = new } }

  /// The messages that come up while the closure runs, also those that have been given before. For tests.
  package static func messages<Result>(during body: () throws -> Result) rethrows -> [String] {
    let messages = Locked<[String]>([])
    let known = seen.withLock { seen in
      defer { seen = [] }
      return seen
    }
    setSink { message in messages.withLock { $0.append(message) } }
    defer {
      setSink(nil)
      seen.withLock { $0.formUnion(known) }
    }
    _ = try body()
    return messages.withLock { $0 }
  }

  package static func warn(_ message: String) {
    if let sink = sink.withLock({ $0 }) {
      sink(message)
      return
    }
    FileHandle.standardError.write(Data("[SwiftUI] \(message)\n".utf8))
  }

  package static func warnOnce(_ message: String) {
    if seen.withLock({ $0.insert(message).inserted }) { warn(message) }
  }
}
