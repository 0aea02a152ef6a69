import Foundation

/// A node that can tell why its body runs.
@MainActor
protocol ReasonReporting: Node {
  func takeReasons() -> [String]
}

extension View {
  /// Prints, when called in a body, what the run of the body is due to: `@self` for a new value of the view, `@identity`
  /// for a new view, the names of properties that have changed, and `@dependencies` for anything else that was read.
  ///
  /// Tells only of state and observed objects by name; a change of the environment counts as a dependency.
  @MainActor public static func _printChanges() { print(_changes) }

  /// Like `_printChanges()`, to standard error.
  @MainActor public static func _logChanges() { Diagnostics.warn(_changes) }

  @MainActor private static var _changes: String {
    guard let node = currentObserver() as? any ReasonReporting else { return "\(Self.self): unknown." }
    return "\(Self.self): \(node.takeReasons().joined(separator: ", ")) changed."
  }
}
