import CoreGraphics
import Rendering

/// A view that is drawn by a closure.
public struct Canvas<Symbols: View> {
  nonisolated(unsafe) public var symbols: Symbols
  nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(), renderer: renderer, isOpaque: opaque, rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas {
  /// - Parameter symbols: views with tags, which the closure can draw.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(), renderer: renderer, isOpaque: opaque, rendersAsynchronously: rendersAsynchronously)
  }
}

/// How colours are stored while drawing. The renderer works in gamma-encoded sRGB whatever is asked for.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

extension Canvas: PrimitiveView {
  public static func _makeNode(_ view: Canvas, in context: _NodeContext) -> _ViewNode<Canvas> {
    CanvasNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class CanvasNode<Symbols: View>: ValueNode<Canvas<Symbols>> {
  private lazy var render = CanvasRenderNode(in: NodeContext(below: self))
  private var symbols: ViewNode<Symbols>?

  override init(_ view: Canvas<Symbols>, in context: NodeContext) {
    super.init(view, in: context)
    symbols = Symbols._makeNode(view.symbols, in: NodeContext(below: self))
    update()
  }

  override func update(to newView: Canvas<Symbols>) {
    view = newView
    symbols?.update(to: newView.symbols)
    update()
  }

  override func update() {
    needsUpdate = false
    let renderer = view.renderer
    let symbols = symbols
    render.draw = { [unowned self] size in
      let target = GraphicsContext.Target()
      // What the closure reads, it reads for this canvas: a change draws it again.
      self.tracking {
        var context = GraphicsContext(
          target: target, size: size, environment: self.environment, root: self.root,
          symbols: symbols.map { CanvasSymbols(node: $0, owner: self.render) })
        renderer(&context, size)
      }
      return target.items.isEmpty ? .empty : target.isolatedFragment
    }
    render.invalidateDisplay()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let symbols { visit(symbols) }
  }

  override func elementsDidChange() { render.invalidateDisplay() }

  override func appendElements(to list: inout ElementList) { list.append(render) }
}

final class CanvasRenderNode: RenderNode {
  var draw: ((CGSize) -> Fragment)?

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func record() -> Fragment {
    let size = drawingSize
    guard size.width > 0, size.height > 0, let draw else { return .empty }
    return Fragment(.clip(.rect(CGRect(origin: .zero, size: size)), evenOdd: false, antialiased: false, draw(size)))
  }

  override func containsHit(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

/// The views that a canvas can draw by tag.
@MainActor
final class CanvasSymbols {
  private let node: Node
  private let owner: RenderNode

  init(node: Node, owner: RenderNode) {
    self.node = node
    self.owner = owner
  }

  func symbol(tagged id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    for element in ElementList(of: node).allElements() where element.trait(TagTrait.self) == id {
      element.setParent(owner)
      element.root.revalidate(below: owner.depth)
      let size = element.size(for: .unspecified)
      element.place(at: .zero, proposal: .unspecified)
      return GraphicsContext.ResolvedSymbol(fragment: element.fragment(), size: size)
    }
    return nil
  }
}

/// The value that a view stands for in a selection.
package enum TagTrait: ViewTraitKey {
  package static var defaultValue: AnyHashable? { nil }
  package static var affectsLayout: Bool { false }
}

extension View {
  /// Sets the value that the view stands for in a selection.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagTrait.self, AnyHashable(tag))
  }
}
