/// Shows its content through a transition.
struct TransitionModifier {
  nonisolated(unsafe) var transition: AnyTransition
}

extension TransitionModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, TransitionModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, TransitionModifier>> {
    TransitionNode(view, in: context)
  }
}

/// Runs the transition of an element.
@MainActor
protocol TransitionRunner: AnyObject {
  func beginInsertion(_ transaction: Transaction)
  /// False when nothing moves, so that the element can go at once.
  func beginRemoval(_ transaction: Transaction) -> Bool
  /// True when the element never stays longer than its view.
  var isIdentity: Bool { get }
}

private final class TransitionNode<Content: View>: ValueNode<ModifiedContent<Content, TransitionModifier>>,
  TransitionRunner
{
  private var child: ViewNode<AnyView>?
  private var phase = TransitionPhase.identity
  private var override: Transaction?

  override init(_ view: ModifiedContent<Content, TransitionModifier>, in context: NodeContext) {
    super.init(view, in: context)
    var inner = NodeContext(below: self)
    inner.transactionScope = TransactionScope(parent: transactionScope) { [weak self] transaction in
      if let override = self?.override { transaction = override }
    }
    child = AnyView._makeNode(body(), in: inner)
  }

  private var transition: AnyTransition {
    let transition = view.modifier.transition
    if transition.hasMotion, environment.accessibilityReduceMotion { return .opacity }
    return transition
  }

  private func body() -> AnyView {
    continueTracking { transition.makeBody(TypedViewElement(view.content), phase) }
  }

  override func update(to newView: ModifiedContent<Content, TransitionModifier>) {
    view = newView
    update()
  }

  override func update() {
    needsUpdate = false
    child?.update(to: body())
  }

  /// Goes to a phase, moving as the transaction says.
  private func show(_ phase: TransitionPhase, _ transaction: Transaction) {
    self.phase = phase
    override = transaction
    child?.update(to: body())
    override = nil
  }

  private func settled(_ transaction: Transaction) -> Transaction {
    var transaction = transaction
    if let own = view.modifier.transition.animation { transaction.animation = own }
    return transaction
  }

  func beginInsertion(_ transaction: Transaction) {
    let transaction = settled(transaction)
    guard transaction.animation != nil, root.allowsAnimation else {
      if phase != .identity { show(.identity, Transaction()) }
      return
    }
    if phase == .identity { show(.willAppear, Transaction()) }
    show(.identity, transaction)
  }

  func beginRemoval(_ transaction: Transaction) -> Bool {
    let transaction = settled(transaction)
    guard transaction.animation != nil, root.allowsAnimation else { return false }
    show(.didDisappear, transaction)
    return true
  }

  var isIdentity: Bool { view.modifier.transition.isIdentity }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    list.append(
      wrappedBy: { [unowned self] element in
        element.transitionNode = self
        return element
      }, collect: { child.appendElements(to: &$0) })
  }
}

extension View {
  /// Sets how the view comes and goes. Takes effect when an animated change inserts or removes the view.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    nonisolated(unsafe) let transition = transition
    return modifier(LazyTransitionModifier { AnyTransition(transition) })
  }
}

/// Defers making the erased transition until the main actor asks for it.
struct LazyTransitionModifier: ViewModifier {
  nonisolated(unsafe) var make: @MainActor () -> AnyTransition

  nonisolated init(make: @escaping @MainActor () -> AnyTransition) { self.make = make }

  func body(content: Content) -> some View { content.modifier(TransitionModifier(transition: make())) }
}
