import Foundation

/// Messages for the developer, on standard error.
package enum Diagnostics {
  private static let seen = Locked<Set<String>>([])
  private static let sink = Locked<(@Sendable (String) -> Void)?>(nil)

  /// Sends messages elsewhere; nil is standard error. For tests.
  package static func setSink(_ new: (@Sendable (String) -> Void)?) { sink.withLock { $0 = new } }

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
