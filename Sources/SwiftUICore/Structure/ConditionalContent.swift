/// One of two views, as `if`/`else` and `switch` in a view builder make it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  var storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public var body: Never { fatalError("a conditional view has no body") }

  public static func _makeNode(
    _ view: _ConditionalContent, in context: _NodeContext
  ) -> _ViewNode<_ConditionalContent> {
    ConditionalNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? {
    let count = TrueContent._elementCount
    return count == FalseContent._elementCount ? count : nil
  }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>: ExchangeNode<
  _ConditionalContent<TrueContent, FalseContent>
>
{
  override init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: NodeContext) {
    super.init(view, in: context)
    update()
  }

  override func update() {
    needsUpdate = false
    switch view.storage {
    case .trueContent(let content): show(content, key: true)
    case .falseContent(let content): show(content, key: false)
    }
  }

  private func show<Content: View>(_ content: Content, key: Bool) {
    show(
      key: key,
      update: { node in
        guard let node = node as? ViewNode<Content> else { return false }
        node.update(to: content)
        return true
      },
      make: { Content._makeNode(content, in: $0) })
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError("an optional view has no body") }

  public static func _makeNode(_ view: Wrapped?, in context: _NodeContext) -> _ViewNode<Wrapped?> {
    OptionalNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Wrapped._elementCount == 0 ? 0 : nil }
}

private final class OptionalNode<Wrapped: View>: ExchangeNode<Wrapped?> {
  override init(_ view: Wrapped?, in context: NodeContext) {
    super.init(view, in: context)
    update()
  }

  override func update() {
    needsUpdate = false
    guard let content = view else {
      show(key: false, update: { _ in true }, make: { _ in nil })
      return
    }
    show(
      key: true,
      update: { node in
        guard let node = node as? ViewNode<Wrapped> else { return false }
        node.update(to: content)
        return true
      },
      make: { Wrapped._makeNode(content, in: $0) })
  }
}
