/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
  fileprivate let rank: Int

  /// When the view appears while nothing has the keyboard, and when the focus is reset.
  public static let automatic = DefaultFocusEvaluationPriority(rank: 0)
  /// The same, before others that are only automatic.
  public static let userInitiated = DefaultFocusEvaluationPriority(rank: 1)
}

/// A place that can say which of the views in it has the keyboard at first.
@MainActor
private protocol DefaultFocusCandidate: RenderNode {
  /// Higher ones are asked first; nil does not want to be asked.
  func defaultFocusRank(in scope: Namespace.ID?) -> Int?
  /// Moves the keyboard; false when nothing takes it.
  func takeDefaultFocus() -> Bool
}

extension RenderNode {
  /// The first view at or below the node that takes the keyboard.
  var firstResponder: (any KeyResponder)? {
    if let responder = self as? any KeyResponder, responder.canFocus { return responder }
    var found: (any KeyResponder)?
    forEachChild { child in
      if found == nil { found = child.firstResponder }
    }
    return found
  }

  /// Gives the keyboard to the view that shall have it at first.
  fileprivate func evaluateDefaultFocus(in scope: Namespace.ID?) -> Bool {
    var candidates: [(candidate: any DefaultFocusCandidate, rank: Int)] = []
    collectCandidates(in: scope, into: &candidates)
    // The sort keeps view order among equals.
    let ordered = candidates.enumerated().sorted {
      $0.element.rank != $1.element.rank ? $0.element.rank > $1.element.rank : $0.offset < $1.offset
    }
    return ordered.contains { $0.element.candidate.takeDefaultFocus() }
  }

  private func collectCandidates(
    in scope: Namespace.ID?, into candidates: inout [(candidate: any DefaultFocusCandidate, rank: Int)]
  ) {
    if let candidate = self as? any DefaultFocusCandidate, let rank = candidate.defaultFocusRank(in: scope) {
      candidates.append((candidate, rank))
    }
    forEachChild { $0.collectCandidates(in: scope, into: &candidates) }
  }

  /// Nothing that the user can reach has the keyboard.
  fileprivate var isKeyboardFree: Bool { root.focus.responder.map(\.isInert) ?? true }
}

// MARK: defaultFocus

/// Sets a focus state when the view appears while nothing has the keyboard.
struct DefaultFocusModifier<Value: Hashable> {
  nonisolated(unsafe) var binding: FocusState<Value>.Binding
  nonisolated(unsafe) var value: Value
  var priority: DefaultFocusEvaluationPriority
}

extension DefaultFocusModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: DefaultFocusModifier, around child: RenderNode, node: Node
  ) -> DefaultFocusRenderNode<Value> {
    DefaultFocusRenderNode(child: child, modifier: modifier, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: DefaultFocusRenderNode<Value>, from old: DefaultFocusModifier, to modifier: DefaultFocusModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
  }
}

final class DefaultFocusRenderNode<Value: Hashable>: UnaryRenderNode, DefaultFocusCandidate {
  fileprivate(set) var modifier: DefaultFocusModifier<Value>

  init(child: RenderNode, modifier: DefaultFocusModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  override func didAttach() {
    root.enqueueAction { [reference] in
      guard let node = reference.object, node.isAttached, node.isKeyboardFree else { return }
      _ = node.evaluateDefaultFocus(in: nil)
    }
  }

  fileprivate func defaultFocusRank(in scope: Namespace.ID?) -> Int? { modifier.priority.rank }

  fileprivate func takeDefaultFocus() -> Bool {
    modifier.binding.wrappedValue = modifier.value
    return true
  }
}

// MARK: Scopes

/// A part of a window in which the view that has the keyboard at first is looked for.
struct FocusScopeModifier {
  var namespace: Namespace.ID
}

extension FocusScopeModifier: RenderModifier {
  static func makeWrapper(_ modifier: FocusScopeModifier, around child: RenderNode, node: Node) -> FocusScopeRenderNode
  {
    FocusScopeRenderNode(child: child, namespace: modifier.namespace, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: FocusScopeRenderNode, from old: FocusScopeModifier, to modifier: FocusScopeModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.namespace = modifier.namespace
  }
}

final class FocusScopeRenderNode: UnaryRenderNode {
  var namespace: Namespace.ID

  init(child: RenderNode, namespace: Namespace.ID, in context: NodeContext) {
    self.namespace = namespace
    super.init(child: child, in: context)
  }

  override func didAttach() {
    root.enqueueAction { [reference] in
      guard let node = reference.object as? FocusScopeRenderNode, node.isAttached, node.isKeyboardFree else { return }
      _ = node.evaluateDefaultFocus(in: node.namespace)
    }
  }

  /// Gives the keyboard to the view that has it at first: the preferred one, or the first that takes it.
  fileprivate func reset() {
    if !evaluateDefaultFocus(in: namespace), let first = firstResponder { root.focus.focus(first) }
  }
}

/// Says that a view is the one in its scope to have the keyboard at first.
struct PreferredFocusModifier {
  var isPreferred: Bool
  var namespace: Namespace.ID
}

extension PreferredFocusModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: PreferredFocusModifier, around child: RenderNode, node: Node
  ) -> PreferredFocusRenderNode {
    PreferredFocusRenderNode(child: child, modifier: modifier, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: PreferredFocusRenderNode, from old: PreferredFocusModifier, to modifier: PreferredFocusModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
  }
}

final class PreferredFocusRenderNode: UnaryRenderNode, DefaultFocusCandidate {
  fileprivate(set) var modifier: PreferredFocusModifier

  init(child: RenderNode, modifier: PreferredFocusModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  fileprivate func defaultFocusRank(in scope: Namespace.ID?) -> Int? {
    modifier.isPreferred && modifier.namespace == scope ? 0 : nil
  }

  fileprivate func takeDefaultFocus() -> Bool {
    guard let responder = firstResponder else { return false }
    root.focus.focus(responder)
    return true
  }
}

/// Gives the keyboard back to the view that has it at first in a scope.
@MainActor
public struct ResetFocusAction {
  fileprivate let root: WeakRoot

  /// - Parameter namespace: that of a view with `focusScope(_:)`; without such a view nothing happens.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let root = root.root else { return }
    root.enqueueAction { [weak root] in
      guard let render = root?.rootRender else { return }
      Self.scope(namespace, in: render)?.reset()
    }
  }

  private static func scope(_ namespace: Namespace.ID, in node: RenderNode) -> FocusScopeRenderNode? {
    if let scope = node as? FocusScopeRenderNode, scope.namespace == namespace { return scope }
    var found: FocusScopeRenderNode?
    node.forEachChild { child in
      if found == nil { found = scope(namespace, in: child) }
    }
    return found
  }
}

extension EnvironmentValues {
  /// Gives the keyboard back to the view that has it at first in a scope.
  @MainActor public var resetFocus: ResetFocusAction { ResetFocusAction(root: viewRoot) }
}

extension View {
  /// Says where in the view the keyboard is at first.
  ///
  /// The value is given to the focus state when the view appears while nothing has the keyboard, and when the focus of a
  /// scope around it is reset.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }

  /// Makes the view a part of the window with a default focus of its own.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Says whether the view is the one in the scope to have the keyboard at first. Of several the first one is.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}
