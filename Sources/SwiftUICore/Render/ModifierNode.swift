import CoreGraphics

/// A modifier that wraps each element of its content in a render node.
@MainActor
package protocol RenderModifier: PrimitiveModifier {
  associatedtype Wrapper: RenderNode

  /// Makes the render node around one element.
  static func makeWrapper(_ modifier: Self, around child: RenderNode, node: Node) -> Wrapper

  /// Brings a render node up to date. Values read from `environment` are noted for the node.
  static func update(
    _ wrapper: Wrapper, from old: Self, to modifier: Self, environment: EnvironmentValues, node: Node)
}

extension RenderModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    RenderModifierNode(view, in: context)
  }
}

/// Keeps a wrapper for each element of the content.
final class RenderModifierNode<Content: View, Modifier: RenderModifier>: ModifierNode<Content, Modifier> {
  @exclusivity(unchecked) private var child: ViewNode<Content>?
  /// Wrappers of further elements live as long as the container keeps them: rows of a list come and go.
  private var wrappers: [ObjectIdentifier: (element: Weak<RenderNode>, wrapper: Weak<Modifier.Wrapper>)] = [:]
  private var pruneCount = 128
  private var single: (element: RenderNode, wrapper: Modifier.Wrapper)?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
  }

  override func update(to newView: ModifiedContent<Content, Modifier>) {
    if needsUpdate || !ValueComparison.areEqual(modifier, newView.modifier) { takeModifier(newView.modifier) }
    child?.update(to: newView.content)
  }

  override func update(to newView: Borrowed<ModifiedContent<Content, Modifier>>) {
    if needsUpdate || !newView.hasModifier(&modifier) { takeModifier(newView.value.modifier) }
    child?.update(to: newView.content())
  }

  private func takeModifier(_ newModifier: Modifier) {
    let old = modifier
    modifier = newModifier
    apply(from: old)
  }

  override func update() { apply(from: modifier) }

  private func apply(from old: Modifier) {
    needsUpdate = false
    tracking {
      let environment = environment
      if let single {
        Modifier.update(single.wrapper, from: old, to: modifier, environment: environment, node: self)
      }
      for (key, entry) in wrappers {
        if entry.element.value != nil, let wrapper = entry.wrapper.value {
          Modifier.update(wrapper, from: old, to: modifier, environment: environment, node: self)
        } else {
          wrappers[key] = nil
        }
      }
    }
  }

  private func wrapper(for element: RenderNode) -> Modifier.Wrapper {
    if let single {
      if single.element === element { return single.wrapper }
      if let known = wrappers[ObjectIdentifier(element)], known.element.value === element,
        let wrapper = known.wrapper.value
      {
        return wrapper
      }
    }
    let wrapper = makeWrapper(around: element)
    if single == nil {
      single = (element, wrapper)
    } else {
      wrappers[ObjectIdentifier(element)] = (Weak(element), Weak(wrapper))
      if wrappers.count > pruneCount {
        wrappers = wrappers.filter { $0.value.wrapper.value != nil }
        pruneCount = max(wrappers.count * 2, 128)
      }
    }
    return wrapper
  }

  private func makeWrapper(around element: RenderNode) -> Modifier.Wrapper {
    let wrapper = Modifier.makeWrapper(modifier, around: element, node: self)
    continueTracking {
      Modifier.update(wrapper, from: modifier, to: modifier, environment: environment, node: self)
    }
    return wrapper
  }

  override func elementsDidChange() {
    if let element = single?.element,
      !ElementList(of: child ?? self).existingElements.contains(where: { $0 === element })
    {
      single = nil
    }
    super.elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    list.append(
      wrappedBy: { [unowned self] in self.wrapper(for: $0) }, collect: { child.appendElements(to: &$0) })
  }

  override func willRemove() {
    if let removable = single?.wrapper as? any RemovableStorage { removable.remove() }
    for entry in wrappers.values { (entry.wrapper.value as? any RemovableStorage)?.remove() }
  }
}

struct Weak<Object: AnyObject> {
  weak var value: Object?

  init(_ value: Object?) { self.value = value }
}
