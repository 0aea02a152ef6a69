import CoreGraphics
import Rendering

/// A value that a program attaches to parts of a text, for a ``TextRenderer`` to find.
public protocol TextAttribute: Sendable {}

/// Draws texts in a way of the program's own.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text. The context's origin is the text's top left corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size that a text takes of what it is offered.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far drawing may reach beyond the text. Nothing is cut off here, whatever it says.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the text takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension Text {
  /// Attaches a value to the text, which a ``TextRenderer`` finds in the runs of the layout.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.custom(TextAttributeBox(value))) }
}

/// A value of any type of attribute.
struct TextAttributeBox: Equatable, Sendable {
  let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }

  static func == (lhs: TextAttributeBox, rhs: TextAttributeBox) -> Bool {
    func open<T: TextAttribute>(_ left: T) -> Bool {
      guard let right = rhs.value as? T else { return false }
      return ValueComparison.areEqual(left, right)
    }
    return open(lhs.value)
  }
}

// MARK: How a renderer reaches the texts

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: ErasedTextRenderer? { nil }
}

extension EnvironmentValues {
  var textRenderer: ErasedTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// A renderer of any type.
struct ErasedTextRenderer: @unchecked Sendable {
  let renderer: any TextRenderer

  func fragment(
    _ layout: Text.Layout, environment: EnvironmentValues, root: ViewRoot
  ) -> Fragment {
    let target = GraphicsContext.Target()
    var context = GraphicsContext(
      target: target, size: layout.size, environment: environment, root: root, symbols: nil)
    renderer.draw(layout: layout, in: &context)
    return target.fragment
  }
}

private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  nonisolated(unsafe) var renderer: Renderer

  nonisolated init(renderer: Renderer) { self.renderer = renderer }

  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(\.textRenderer, ErasedTextRenderer(renderer: renderer))
  }
}

extension View {
  /// Lets a renderer draw the texts in the view.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
