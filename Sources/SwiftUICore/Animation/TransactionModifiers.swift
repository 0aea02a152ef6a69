/// What modifiers do to the transactions of a part of the tree.
@MainActor
package final class TransactionScope {
  private let parent: TransactionScope?
  private let edit: @MainActor (inout Transaction) -> Void

  init(parent: TransactionScope?, edit: @escaping @MainActor (inout Transaction) -> Void) {
    self.parent = parent
    self.edit = edit
  }

  func apply(to transaction: inout Transaction) {
    parent?.apply(to: &transaction)
    edit(&transaction)
  }
}

/// A modifier that edits the transactions below it.
@MainActor
protocol TransactionModifier: PrimitiveModifier {
  /// Called when the modifier has a new value; true if it acts in this update.
  static func acts(old: Self?, new: Self) -> Bool
  func edit(_ transaction: inout Transaction)
}

extension TransactionModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    TransactionNode(view, in: context)
  }
}

private final class TransactionNode<Content: View, Modifier: TransactionModifier>: WrappingNode<
  Content, Modifier
>
{
  private lazy var inner = TransactionScope(parent: transactionScope) { [weak self] transaction in
    guard let self, self.actsInUpdate == self.root.updateNumber else { return }
    self.modifier.edit(&transaction)
  }
  private var actsInUpdate = -1

  override func contentContext() -> NodeContext {
    var context = NodeContext(below: self)
    context.transactionScope = inner
    return context
  }

  override func modifierDidChange(from old: Modifier) {
    if Modifier.acts(old: old, new: modifier) { actsInUpdate = root.updateNumber }
  }
}

/// Animates changes below it when a value has changed.
struct ValueAnimationModifier<Value: Equatable> {
  nonisolated(unsafe) var animation: Animation?
  nonisolated(unsafe) var value: Value
}

extension ValueAnimationModifier: TransactionModifier {
  static func acts(old: Self?, new: Self) -> Bool { old.map { $0.value != new.value } ?? false }

  func edit(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// Edits every transaction below it.
struct AlwaysTransactionModifier {
  nonisolated(unsafe) var transform: (inout Transaction) -> Void
}

extension AlwaysTransactionModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    AlwaysTransactionNode(view, in: context)
  }
}

private final class AlwaysTransactionNode<Content: View>: WrappingNode<Content, AlwaysTransactionModifier> {
  private lazy var inner = TransactionScope(parent: transactionScope) { [weak self] transaction in
    self?.modifier.transform(&transaction)
  }

  override func contentContext() -> NodeContext {
    var context = NodeContext(below: self)
    context.transactionScope = inner
    return context
  }
}

/// Edits transactions when a value has changed.
struct ValueTransactionModifier<Value: Equatable> {
  nonisolated(unsafe) var value: Value
  nonisolated(unsafe) var transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: TransactionModifier {
  static func acts(old: Self?, new: Self) -> Bool { old.map { $0.value != new.value } ?? false }

  func edit(_ transaction: inout Transaction) { transform(&transaction) }
}

extension View {
  /// Animates the view's changes when `value` has changed; nil takes animations away.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates every change of the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AlwaysTransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Edits the transactions of changes in the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(AlwaysTransactionModifier(transform: transform))
  }

  /// Edits the transactions of changes in the view when `value` has changed.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

extension View where Self: Equatable {
  @available(*, deprecated, message: "Use animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: self))
  }
}
