import CoreGraphics
import SwiftUICore

/// Finds elements on the screen for scripts and tests.
@MainActor
package struct ElementQuery {
  package let window: SemanticsNode

  package init(_ window: SemanticsNode) { self.window = window }

  /// All elements, depth first, without the window.
  package var elements: [SemanticsNode] {
    var all: [SemanticsNode] = []
    for child in window.children { child.forEach { all.append($0) } }
    return all
  }

  package func elements(labelled label: String) -> [SemanticsNode] {
    let exact = elements.filter { $0.label == label }
    if !exact.isEmpty { return exact }
    let byValue = elements.filter { $0.value == label }
    if !byValue.isEmpty { return byValue }
    // A row says all its texts; its first one names it.
    return elements.filter { $0.label.hasPrefix(label + ", ") || $0.label.contains(", " + label) }
  }

  package func elements(identified identifier: String) -> [SemanticsNode] {
    elements.filter { $0.identifier == identifier }
  }

  package func elements(role: String, label: String?) -> [SemanticsNode] {
    let lowered = role.lowercased()
    return elements.filter { $0.role.rawValue == lowered && (label == nil || $0.label == label) }
  }

  /// The tree as text, one element a line.
  package var description: String {
    var lines: [String] = []
    func visit(_ node: SemanticsNode, _ depth: Int) {
      let frame = node.frame
      var line = String(repeating: "  ", count: depth) + node.role.rawValue
      if !node.label.isEmpty { line += " \"\(node.label)\"" }
      if !node.value.isEmpty { line += " value \"\(node.value)\"" }
      if !node.identifier.isEmpty { line += " id \(node.identifier)" }
      if !node.isEnabled { line += " disabled" }
      if node.isSelected { line += " selected" }
      if node.isFocused { line += " focused" }
      func text(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : String(format: "%.1f", Double(value))
      }
      line += " (\(text(frame.minX)), \(text(frame.minY)), \(text(frame.width)), \(text(frame.height)))"
      if !node.actions.isEmpty { line += " actions: " + node.actions.map(\.name).joined(separator: ", ") }
      lines.append(line)
      for child in node.children { visit(child, depth + 1) }
    }
    visit(window, 0)
    return lines.joined(separator: "\n")
  }
}
