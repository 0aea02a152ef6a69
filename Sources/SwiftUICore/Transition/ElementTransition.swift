import Rendering

/// The fade of an element that has no transition of its own.
@MainActor
final class ElementTransition {
  private let opacity: AnimatedAttribute<Double>

  init(node: RenderNode) {
    opacity = AnimatedAttribute(root: node.root) { [weak node] in node?.invalidateDisplay() }
    opacity.jump(to: 1)
  }

  func appear(_ transaction: Transaction) {
    if opacity.target == 1, !opacity.isAnimating { opacity.jump(to: 0) }
    opacity.set(1, transaction: transaction)
  }

  func disappear(_ transaction: Transaction) { opacity.set(0, transaction: transaction) }

  func apply(to fragment: Fragment) -> Fragment {
    let value = opacity.presented
    if value >= 1 || fragment.isEmpty { return fragment }
    return value <= 0 ? .empty : Fragment(.opacity(value, fragment))
  }
}
