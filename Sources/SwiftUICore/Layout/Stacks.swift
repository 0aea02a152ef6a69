import CoreGraphics

/// Views in a row.
public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  nonisolated(unsafe) private let content: Content

  /// - Parameter spacing: points between neighbours; nil lets the views decide (8 between most).
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public typealias Body = Never
  public var body: Never { fatalError("shown by the engine") }

  public static func _makeNode(_ view: HStack, in context: _NodeContext) -> _ViewNode<HStack> {
    PassthroughNode(view, content: { _LayoutTree(layout: $0.layout, content: $0.content) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// Views in a column.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  nonisolated(unsafe) private let content: Content

  /// - Parameter spacing: points between neighbours; nil lets the views decide (8 between most).
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public typealias Body = Never
  public var body: Never { fatalError("shown by the engine") }

  public static func _makeNode(_ view: VStack, in context: _NodeContext) -> _ViewNode<VStack> {
    PassthroughNode(view, content: { _LayoutTree(layout: $0.layout, content: $0.content) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// Views one above the other, the first at the back.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  nonisolated(unsafe) private let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public typealias Body = Never
  public var body: Never { fatalError("shown by the engine") }

  public static func _makeNode(_ view: ZStack, in context: _NodeContext) -> _ViewNode<ZStack> {
    PassthroughNode(view, content: { _LayoutTree(layout: $0.layout, content: $0.content) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}
