import Combine

/// Calls an action when a value differs from the one of the last update.
struct ChangeModifier<Value: Equatable> {
  nonisolated(unsafe) var value: Value
  nonisolated(unsafe) var isInitial: Bool
  /// The old form's closure sees the values of the view that it was made with, before the change.
  nonisolated(unsafe) var usesEarlierAction: Bool
  nonisolated(unsafe) var action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    ChangeNode(view, in: context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: WrappingNode<Content, ChangeModifier<Value>> {
  private var lastSeen: Value?
  private var earlierAction: ((Value, Value) -> Void)?
  private var isQueued = false

  override func prepare() {
    lastSeen = modifier.value
    if modifier.isInitial {
      let value = modifier.value
      root.enqueueAction { [weak self] in self?.modifier.action(value, value) }
    }
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    guard modifier.value != lastSeen, !isQueued else { return }
    isQueued = true
    if modifier.usesEarlierAction { earlierAction = old.action }
    root.enqueueAction { [weak self] in self?.fire() }
  }

  private var loop = UpdateLoop()

  private func fire() {
    isQueued = false
    guard !isRemoved, let old = lastSeen, old != modifier.value else { return }
    guard loop.mayContinue(in: root, { "onChange(of: \(Value.self)) action" }) else {
      isQueued = true
      root.enqueueForNextFrame { [weak self] in self?.root.enqueueAction { self?.fire() } }
      return
    }
    let new = modifier.value
    lastSeen = new
    (earlierAction ?? modifier.action)(old, new)
    earlierAction = nil
  }
}

extension View {
  /// Calls the action with the new value when the value has changed.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: false, usesEarlierAction: true) { _, new in action(new) })
  }

  /// Calls the action with the old and the new value when the value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, usesEarlierAction: false, action: action))
  }

  /// Calls the action when the value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, usesEarlierAction: false) { _, _ in action() })
  }
}

/// Calls an action for everything that a publisher sends while the content is there.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  nonisolated(unsafe) var publisher: P
  nonisolated(unsafe) var action: (P.Output) -> Void
}

extension ReceiveModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    ReceiveNode(view, in: context)
  }
}

private final class ReceiveNode<Content: View, P: Publisher>: WrappingNode<Content, ReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func prepare() { subscribe() }

  private func subscribe() {
    let reference = reference
    let queue = root.mutations
    subscription = modifier.publisher.sink { output in
      nonisolated(unsafe) let output = output
      queue.add(
        .action {
          guard let node = reference.object as? ReceiveNode, !node.isRemoved else { return }
          node.modifier.action(output)
        })
    }
  }

  override func modifierDidChange(from old: ReceiveModifier<P>) {
    if !ValueComparison.areEqual(old.publisher, modifier.publisher) { subscribe() }
  }

  override func willRemove() { subscription?.cancel() }
}

extension View {
  /// Calls the action with every value that the publisher sends.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
