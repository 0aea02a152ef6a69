import CoreGraphics

/// What an element is, for assistive programs and for scripts.
package enum SemanticsRole: String, Sendable {
  case window, group
  case staticText = "text"
  case image, button, link
  case toggle = "switch"
  case slider
  case textField = "textfield"
  case secureTextField = "securetextfield"
  case heading, list, row, cell
  case scrollArea = "scrollarea"
  case tab
  case tabBar = "tabbar"
  case navigationBar = "navigationbar"
  case progress, stepper, picker, menu
  case menuItem = "menuitem"
  case alert, sheet, table, separator, adjustable
}

/// One element as assistive programs and scripts see it.
package struct SemanticsNode {
  package var role: SemanticsRole
  package var label: String
  package var value: String
  package var hint: String
  package var identifier: String
  /// In the window, points.
  package var frame: CGRect
  package var isEnabled = true
  package var isSelected = false
  package var isFocused = false
  package var isHidden = false
  package var children: [SemanticsNode] = []
  package weak var node: RenderNode?
  /// What activating the element does; nil when nothing.
  package var activate: (@MainActor () -> Void)?
  package var increment: (@MainActor () -> Void)?
  package var decrement: (@MainActor () -> Void)?
  package var setText: (@MainActor (String) -> Void)?
  package var focus: (@MainActor () -> Void)?
  package var actions: [(name: String, action: @MainActor () -> Void)] = []

  package init(role: SemanticsRole, label: String = "", frame: CGRect = .zero) {
    self.role = role
    self.label = label
    self.frame = frame
    value = ""
    hint = ""
    identifier = ""
  }

  /// The element and everything in it, depth first.
  package func forEach(_ visit: (SemanticsNode) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }
}

/// Collects elements while the render tree is walked.
@MainActor
package struct SemanticsBuilder {
  package private(set) var nodes: [SemanticsNode] = []

  package init() {}

  package mutating func add(_ node: SemanticsNode) { nodes.append(node) }

  package mutating func add(node: RenderNode, role: SemanticsRole, label: String) {
    var element = SemanticsNode(role: role, label: label, frame: node.visibleFrame)
    element.node = node
    nodes.append(element)
  }
}

extension RenderNode {
  /// The part of the node that is inside all viewports around it, in the window.
  package var visibleFrame: CGRect { convert(CGRect(origin: .zero, size: presentedFrame.size), to: nil) }
}

extension ViewRoot {
  /// The elements in the window as they are now.
  package func semantics(title: String = "") -> SemanticsNode {
    var builder = SemanticsBuilder()
    rootRender?.appendSemantics(to: &builder)
    var window = SemanticsNode(role: .window, label: title, frame: CGRect(origin: .zero, size: size))
    window.children = builder.nodes
    return window
  }

  func noteSemanticsChange() { semanticsVersion &+= 1 }
}
