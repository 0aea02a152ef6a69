/// Several views treated as one expression. Modifiers on a group apply to each of its views.
public struct Group<Content> {
  nonisolated(unsafe) package var content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("a group has no body") }

  public static func _makeNode(_ view: Group, in context: _NodeContext) -> _ViewNode<Group> {
    PassthroughNode(view, content: \.content, in: context)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// The node of a view that only stands for another one.
final class PassthroughNode<Outer: View, Content: View>: ValueNode<Outer> {
  private let content: (Outer) -> Content
  private var child: ViewNode<Content>?

  init(_ view: Outer, content: @escaping (Outer) -> Content, in context: NodeContext) {
    self.content = content
    super.init(view, in: context)
    child = Content._makeNode(content(view), in: NodeContext(below: self))
  }

  @available(*, unavailable)
  override init(_ view: Outer, in context: NodeContext) { fatalError("made with a content") }

  override func update() {
    needsUpdate = false
    child?.update(to: content(view))
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}
