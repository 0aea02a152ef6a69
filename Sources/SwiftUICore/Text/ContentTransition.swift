import CoreGraphics
import Rendering

/// How a text or a symbol that changes in an animation gets from what it showed to what it shows.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool?)
    case symbolReplace(_SymbolEffectConfiguration.Replacement)
  }

  let kind: Kind
  /// How much faster than the animation that holds.
  var rate = 1.0

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old fades into the new.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Shapes and colours move where they can; here the old fades into the new.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The characters that differ roll by: upwards, or downwards when a number counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The same; which way depends on whether the value has grown.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: nil))
  }

  /// A symbol shrinks away and the next one grows in its place.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// A symbol gives way to the next one with an effect.
  ///
  /// - Parameter options: their speed counts.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    var replacement = _SymbolEffectConfiguration.Replacement.downUp
    if case .replace(let asked) = effect._configuration.kind { replacement = asked }
    return ContentTransition(kind: .symbolReplace(replacement), rate: options.rate)
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// How contents that change in an animation are exchanged.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how texts and symbols in the view that change in an animation are exchanged.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// An exchange of drawings that is under way in one render node.
@MainActor
final class ContentExchange {
  private unowned let node: RenderNode
  private let progress: AnimatedAttribute<Double>
  private var leaving: (fragment: Fragment, size: CGSize)?
  private var kind = ContentTransition.Kind.identity
  private var changedFrom: CGFloat = 0

  init(node: RenderNode) {
    self.node = node
    progress = AnimatedAttribute(root: node.root) { [weak node] in node?.invalidateDisplay() }
  }

  /// - Parameter changedFrom: the left edge of what differs; what lies before it stays as it is.
  func begin(
    from old: Fragment, size: CGSize, _ transition: ContentTransition, changedFrom: CGFloat = 0,
    countsDown: Bool = false, transaction: Transaction
  ) {
    guard transition != .identity, transaction.animation != nil, node.root.allowsAnimation, !old.isEmpty else {
      leaving = nil
      return
    }
    leaving = (old, size)
    kind = transition.kind
    if case .numericText(nil) = kind { kind = .numericText(countsDown: countsDown) }
    self.changedFrom = changedFrom
    progress.jump(to: 0)
    var transaction = transaction
    if transition.rate != 1 { transaction.animation = transaction.animation?.speed(transition.rate) }
    progress.set(1, transaction: transaction)
  }

  /// The drawing on its way.
  func apply(to new: Fragment, size: CGSize) -> Fragment {
    guard let leaving, progress.isAnimating else {
      leaving = nil
      return new
    }
    let share = min(max(progress.presented, 0), 1)
    switch kind {
    case .identity: return new
    case .opacity, .interpolate:
      return Self.group([Self.faded(leaving.fragment, 1 - share), Self.faded(new, share)])
    case .symbolReplace(.offUp):
      return SymbolPose(scale: 0.5 + share / 2, opacity: share).apply(to: new, size: size)
    case .symbolReplace(let way):
      // The old one goes in the first half, the new one comes in the second.
      if share < 0.5 {
        let leavingPose = SymbolPose(scale: way == .upUp ? 1 + share : 1 - share, opacity: 1 - share * 2)
        return leavingPose.apply(to: leaving.fragment, size: leaving.size)
      }
      return SymbolPose(scale: share, opacity: share * 2 - 1).apply(to: new, size: size)
    case .numericText(let countsDown):
      return roll(leaving, new, size: size, share: share, down: countsDown ?? false)
    }
  }

  private func roll(
    _ old: (fragment: Fragment, size: CGSize), _ new: Fragment, size: CGSize, share: CGFloat, down: Bool
  ) -> Fragment {
    let height = max(size.height, old.size.height)
    let way = height * 0.5 * (down ? -1 : 1)
    func part(_ fragment: Fragment, from left: CGFloat, to right: CGFloat) -> Fragment {
      let rect = CGRect(x: left, y: -height, width: max(right - left, 0), height: height * 3)
      return Fragment(.clip(.rect(rect), evenOdd: false, antialiased: false, fragment))
    }
    func moved(_ fragment: Fragment, _ y: CGFloat) -> Fragment {
      Fragment(.group([PlacedFragment(fragment, at: CGPoint(x: 0, y: y))]))
    }
    let far = max(size.width, old.size.width) + height
    return Self.group([
      part(new, from: -height, to: changedFrom),
      Self.faded(moved(part(old.fragment, from: changedFrom, to: far), -way * share), 1 - share),
      Self.faded(moved(part(new, from: changedFrom, to: far), way * (1 - share)), share),
    ])
  }

  private static func group(_ fragments: [Fragment]) -> Fragment {
    Fragment(.group(fragments.filter { !$0.isEmpty }.map { PlacedFragment($0) }))
  }

  private static func faded(_ fragment: Fragment, _ opacity: Double) -> Fragment {
    opacity <= 0 ? .empty : opacity >= 1 ? fragment : Fragment(.opacity(opacity, fragment))
  }
}
