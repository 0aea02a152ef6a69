/// Something that makes another view out of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Makes the retained node of a modified view.
  @MainActor @preconcurrency static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>>

  /// The number of elements of a modified view, when the types alone tell.
  nonisolated static func _elementCount(of content: Int?) -> Int?
}

extension ViewModifier {
  @MainActor @preconcurrency
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    ModifierBodyNode(view, in: context)
  }

  nonisolated public static func _elementCount(of content: Int?) -> Int? { Body._elementCount }

  /// Applies another modifier after this one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Modifiers that the engine knows how to apply without a body.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the engine itself and has no body")
  }

  nonisolated public static func _elementCount(of content: Int?) -> Int? { content }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  nonisolated(unsafe) public var content: Content
  nonisolated(unsafe) public var modifier: Modifier

  @inlinable nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never { fatalError("modified content has no body") }

  public static func _makeNode(_ view: ModifiedContent, in context: _NodeContext) -> _ViewNode<
    ModifiedContent
  > {
    Modifier._makeNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Modifier._elementCount(of: Content._elementCount) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<ModifiedContent>) -> some View {
    ModifiedContent<_, Modifier>(
      content: ModifiedContent<_, Content>(content: content, modifier: self.content), modifier: modifier)
  }

  nonisolated public static func _elementCount(of content: Int?) -> Int? {
    Modifier._elementCount(of: Content._elementCount(of: content))
  }
}

/// The view a modifier is applied to, as its body sees it: a place where the view goes, not its value, so that a body
/// need not run when only the view changed.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ModifiedViewSource
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(
    _ view: _ViewModifier_Content, in context: _NodeContext
  ) -> _ViewNode<_ViewModifier_Content> {
    PlaceholderNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

/// The view that a modifier is applied to, and the places where its body shows it.
@MainActor
final class ModifiedViewSource {
  fileprivate var element: ViewElement
  fileprivate var places: [Weak<Node>] = []

  init(_ element: ViewElement) { self.element = element }

  func show(_ element: ViewElement) {
    self.element = element
    places.removeAll { $0.value?.isRemoved ?? true }
    for place in places { place.value?.update() }
  }
}

/// Shows the view that a modifier is applied to.
private final class PlaceholderNode<Modifier: ViewModifier>: ValueNode<_ViewModifier_Content<Modifier>> {
  private var child: Node?

  override init(_ view: _ViewModifier_Content<Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    child = view.source.element.makeNode(in: NodeContext(below: self))
    view.source.places.append(Weak(self))
  }

  override func update(to newView: _ViewModifier_Content<Modifier>) {
    guard newView.source !== view.source else { return }
    view = newView
    view.source.places.append(Weak(self))
    update()
  }

  override func update() {
    needsUpdate = false
    guard let child, !view.source.element.update(child) else { return }
    child.remove()
    self.child = view.source.element.makeNode(in: NodeContext(below: self))
    elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}

/// Shows a view kept as a `ViewElement` whose type stays the same.
final class ElementNode<Outer: View>: ValueNode<Outer> {
  private let element: (Outer) -> ViewElement
  private var child: Node?

  init(_ view: Outer, element: @escaping (Outer) -> ViewElement, in context: NodeContext) {
    self.element = element
    super.init(view, in: context)
    child = element(view).makeNode(in: NodeContext(below: self))
  }

  @available(*, unavailable)
  override init(_ view: Outer, in context: NodeContext) { fatalError("made with an element") }

  override func update() {
    needsUpdate = false
    guard let child, !element(view).update(child) else { return }
    child.remove()
    self.child = element(view).makeNode(in: NodeContext(below: self))
    elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}

/// The node of a view with a modifier that has a body.
private final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ModifierNode<Content, Modifier> {
  private var child: ViewNode<Modifier.Body>?
  private var properties: PropertyStorage
  private var animator: SubjectAnimator<Modifier>?
  private let source: ModifiedViewSource

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    properties = PropertyStorage(for: Modifier.self)
    source = ModifiedViewSource(TypedViewElement(view.content))
    super.init(view, in: context)
    animator = SubjectAnimator.make(root: root) { [reference] in reference.object?.invalidate() }
    run()
  }

  override func update(to newView: ModifiedContent<Content, Modifier>) {
    let isSame = !needsUpdate && ValueComparison.areEqual(modifier, newView.modifier)
    if !isSame {
      animator?.retarget(from: modifier, to: newView.modifier, transaction: transaction)
    }
    if !isSame { modifier = newView.modifier }
    let element = TypedViewElement(newView.content)
    source.element = element
    if isSame { root.counters.bodiesSkipped += 1 } else { run() }
    source.show(element)
  }

  override func update() { run() }

  private func run() {
    needsUpdate = false
    root.counters.bodiesRun += 1
    var current = animator?.presented(modifier) ?? modifier
    let body = tracking {
      properties.link(&current, node: self)
      return current.body(content: _ViewModifier_Content<Modifier>(source: source))
    }
    if let child {
      child.update(to: body)
    } else {
      child = Modifier.Body._makeNode(body, in: NodeContext(below: self))
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }

  override func willRemove() { properties.remove() }
}

extension View {
  /// Applies a modifier and returns the new view.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
