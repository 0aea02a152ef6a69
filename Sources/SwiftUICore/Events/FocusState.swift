import CoreGraphics

/// Which of a view's fields has the keyboard: true or false for one, a value that names it for several.
///
/// Writing it moves the keyboard; it changes by itself when the user moves on.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let resting: Value
  private var location: StateLocation<Value>?

  nonisolated public init() where Value == Bool { resting = false }

  nonisolated public init<T: Hashable>() where Value == T? { resting = nil }

  public var wrappedValue: Value {
    get { location?.get() ?? resting }
    nonmutating set { location?.set(newValue, transaction: nil) }
  }

  public var projectedValue: Binding { Binding(location: location, resting: resting) }

  public mutating func _link(in context: inout _PropertyContext) {
    let initial = resting
    let root = context.node.root
    location = context.storage { StateLocation(initial, queue: root.mutations) }
  }

  public static func _isEqual(_ lhs: FocusState, _ rhs: FocusState) -> Bool { true }

  /// Leads to a `FocusState`, so that it can be handed to other views.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let resting: Value

    public var wrappedValue: Value {
      get { location?.get() ?? resting }
      nonmutating set { location?.set(newValue, transaction: nil) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}

/// Ties the keyboard's whereabouts to a focus state.
struct FocusedModifier<Value: Hashable> {
  nonisolated(unsafe) var binding: FocusState<Value>.Binding
  nonisolated(unsafe) var value: Value
}

extension FocusedModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: FocusedModifier, around child: RenderNode, node: Node
  ) -> FocusedRenderNode<Value> {
    FocusedRenderNode(child: child, modifier: modifier, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: FocusedRenderNode<Value>, from old: FocusedModifier, to modifier: FocusedModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.update(modifier)
  }
}

final class FocusedRenderNode<Value: Hashable>: UnaryRenderNode, FocusObserver {
  private var modifier: FocusedModifier<Value>
  private var isFocusInside = false
  private var isWanted = false

  init(child: RenderNode, modifier: FocusedModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  func update(_ new: FocusedModifier<Value>) {
    modifier = new
    let isWanted = new.binding.wrappedValue == new.value
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    // The view that shall get the keyboard may appear in this very update.
    if isWanted != isFocusInside { root.enqueueAction { [weak self] in self?.follow() } }
  }

  private func follow() {
    guard isAttached, isWanted != isFocusInside else { return }
    if isWanted {
      // Of several views that stand for one value the first gets the keyboard.
      if root.focus.isInside(where: { ($0 as? FocusedRenderNode<Value>)?.standsForTheSame(as: self) ?? false }) {
        return
      }
      guard let target = firstResponder else {
        // Nothing here takes the keyboard.
        giveUp()
        return
      }
      root.focus.focus(target)
    } else if modifier.binding.wrappedValue == modifier.binding.resting {
      root.focus.focus(nil)
    }
  }

  private func standsForTheSame(as other: FocusedRenderNode<Value>) -> Bool {
    modifier.value == other.modifier.value && modifier.binding.location === other.modifier.binding.location
  }

  private func giveUp() {
    isWanted = false
    if modifier.binding.wrappedValue == modifier.value {
      modifier.binding.wrappedValue = modifier.binding.resting
    }
  }

  func focusDidEnter() {
    isFocusInside = true
    isWanted = true
    modifier.binding.wrappedValue = modifier.value
  }

  func focusDidLeave() {
    isFocusInside = false
    giveUp()
  }
}

extension View {
  /// Gives the view the keyboard while the focus state is true, and keeps it informed.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Gives the view the keyboard while the focus state has the value, and keeps it informed.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Lets the view have the keyboard.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, focusesOnClick: true))
  }
}
