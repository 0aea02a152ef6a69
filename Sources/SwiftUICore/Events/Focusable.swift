import CoreGraphics
import Rendering

/// Lets its content have the keyboard. While it has it, a ring is drawn around it.
package struct FocusableModifier {
  package var isFocusable: Bool
  package var focusesOnClick: Bool
  /// Nil draws no ring.
  package var ring: FocusRing?
  /// True when the key was used.
  nonisolated(unsafe) package var onKey: ((KeyInput) -> Bool)?
  nonisolated(unsafe) package var onFocusChange: ((Bool) -> Void)?

  nonisolated package init(
    isFocusable: Bool = true, focusesOnClick: Bool = false, ring: FocusRing? = FocusRing(),
    onKey: ((KeyInput) -> Bool)? = nil, onFocusChange: ((Bool) -> Void)? = nil
  ) {
    self.isFocusable = isFocusable
    self.focusesOnClick = focusesOnClick
    self.ring = ring
    self.onKey = onKey
    self.onFocusChange = onFocusChange
  }
}

/// The outline that shows which view has the keyboard. Lengths in points.
package struct FocusRing: Equatable, Sendable {
  package var cornerRadius: CGFloat
  package var width: CGFloat
  /// Distance of the line's inner edge from the view.
  package var outset: CGFloat

  nonisolated package init(cornerRadius: CGFloat = 6, width: CGFloat = 3, outset: CGFloat = 1) {
    self.cornerRadius = cornerRadius
    self.width = width
    self.outset = outset
  }

  func fragment(around rect: CGRect, color: RGBA) -> Fragment {
    let line = rect.insetBy(dx: -(outset + width / 2), dy: -(outset + width / 2))
    let radius = min(cornerRadius + outset + width / 2, line.width / 2, line.height / 2)
    return Fragment(
      .stroke(
        .roundedRect(line, cornerSize: CGSize(width: radius, height: radius), continuous: false),
        LineStyle(width: width), .color(color.multiplyingAlpha(by: 0.5)), antialiased: true))
  }
}

extension FocusableModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: FocusableModifier, around child: RenderNode, node: Node
  ) -> FocusableRenderNode {
    FocusableRenderNode(child: child, modifier: modifier, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: FocusableRenderNode, from old: FocusableModifier, to modifier: FocusableModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.update(modifier, isEnabled: environment.isEnabled, environment: environment)
  }
}

package final class FocusableRenderNode: UnaryRenderNode, KeyResponder {
  private var modifier: FocusableModifier
  private var isEnabled = true
  private var isFocused = false
  private var environment = EnvironmentValues()

  init(child: RenderNode, modifier: FocusableModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  func update(_ new: FocusableModifier, isEnabled: Bool, environment: EnvironmentValues) {
    modifier = new
    self.isEnabled = isEnabled
    self.environment = environment
    if isFocused, !canFocus { root.focus.focus(nil) }
  }

  override func didAttach() { root.focus.register(self) }

  override func willDetach() { root.focus.unregister(self) }

  package var canFocus: Bool { modifier.isFocusable && isEnabled }

  package var focusesOnClick: Bool { modifier.focusesOnClick }

  package func handleKey(_ event: KeyInput) -> Bool { modifier.onKey?(event) ?? false }

  package func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    invalidateDisplay()
    root.noteSemanticsChange()
    modifier.onFocusChange?(isFocused)
  }

  override func record() -> Fragment {
    let content = super.record()
    guard isFocused, let ring = modifier.ring else { return content }
    let color = Color.accentColor.resolved(in: environment)
    let outline = ring.fragment(around: CGRect(origin: .zero, size: drawingSize), color: color)
    return Fragment(.group([PlacedFragment(content), PlacedFragment(outline)]))
  }

  override func frameDidResize() { if isFocused { invalidateDisplay() } }

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    var inner = SemanticsBuilder()
    child.appendSemantics(to: &inner)
    for (index, element) in inner.nodes.enumerated() {
      var element = element
      if index == 0, canFocus {
        element.isFocused = isFocused
        element.focus = { [weak self] in
          if let self { self.root.focus.focus(self) }
        }
      }
      builder.add(element)
    }
  }
}
