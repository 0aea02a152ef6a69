import CoreGraphics
import Rendering

/// Where a view in a scroll view is on its way through the viewport.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes into view, or leaves it, at the top or the leading side.
  case topLeading
  /// It is in view.
  case identity
  /// The same at the bottom or the trailing side.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading side, 0 in view, 1 at the other side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views change their looks while they come into a scroll view's viewport.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be in the viewport for it to count as there.
  public struct Threshold: Sendable {
    enum Kind: Sendable {
      case visible(Double)
      case centered
      indirect case between(Kind, Kind, Double)
    }

    let kind: Kind

    /// All of it.
    public static let visible = Threshold(kind: .visible(1))
    /// Nothing of it.
    public static let hidden = Threshold(kind: .visible(0))
    /// As near to the middle as it comes.
    public static let centered = Threshold(kind: .centered)

    /// - Parameter amount: the part of the view, 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(kind: .visible(min(max(amount, 0), 1))) }

    /// A threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(kind: .between(kind, other.kind, amount))
    }
  }

  enum Kind: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  let kind: Kind
  var limit: Threshold?

  /// Changes at once from one look to the other, with the default animation.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// Changes little by little, as far as the view has come.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.linear))
  /// Does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The animation of a change.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), limit: limit)
  }

  /// How much of a view has to be in the viewport; all of it unless set.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.limit = threshold
    return copy
  }
}

/// Applies an effect that depends on how far a view has come into the viewport.
struct ScrollTransitionModifier {
  var leading: ScrollTransitionConfiguration
  var trailing: ScrollTransitionConfiguration
  var axis: Axis?
  nonisolated(unsafe) var effect: @Sendable (ScrollTransitionPhase) -> VisualEffectSteps
}

extension ScrollTransitionModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: ScrollTransitionModifier, around child: RenderNode, node: Node
  ) -> ScrollTransitionRenderNode {
    ScrollTransitionRenderNode(modifier: modifier, child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: ScrollTransitionRenderNode, from old: ScrollTransitionModifier, to modifier: ScrollTransitionModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
    wrapper.isMirrored = environment.layoutDirection == .rightToLeft
    wrapper.root.observeGeometry(wrapper)
  }
}

final class ScrollTransitionRenderNode: VisualEffectRenderNode {
  var modifier: ScrollTransitionModifier
  var isMirrored = false
  private var phase: ScrollTransitionPhase?
  /// Shows an animated change on its way.
  private lazy var animator = AnimatedAttribute<NumberRow>(root: root) { [weak self] in self?.animationDidStep() }

  init(modifier: ScrollTransitionModifier, child: RenderNode, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  override func makeEffect() -> VisualEffectSteps {
    guard let (phase, distance) = progress() else { return modifier.effect(.identity) }
    let side = phase == .topLeading ? modifier.leading : modifier.trailing
    let identity = modifier.effect(.identity)
    switch side.kind {
    case .identity: return identity
    case .interactive(let curve):
      return identity.moved(towards: modifier.effect(phase), by: curve.value(at: distance))
    case .animated(let animation): return animated(distance > 0 ? phase : .identity, animation)
    }
  }

  private func animated(_ new: ScrollTransitionPhase, _ animation: Animation) -> VisualEffectSteps {
    let target = modifier.effect(new)
    defer { phase = new }
    guard let phase, phase != new, root.allowsAnimation else {
      if !animator.isAnimating { animator.jump(to: target.animatableData) }
      return animator.isAnimating ? shown(target) : target
    }
    var transaction = Transaction()
    transaction.animation = animation
    animator.set(target.animatableData, transaction: transaction)
    return shown(target)
  }

  private func shown(_ target: VisualEffectSteps) -> VisualEffectSteps {
    var result = target
    result.animatableData = animator.presented
    return result
  }

  private func animationDidStep() {
    guard let phase else { return }
    show(shown(modifier.effect(phase)))
  }

  /// The side at which the view is, and how far it is from counting as in view: 0 if it does, 1 if nothing of it is.
  private func progress() -> (ScrollTransitionPhase, Double)? {
    guard let scroll = enclosingScrollView else { return nil }
    let axis = modifier.axis ?? (scroll.axes.includes(.vertical) ? .vertical : .horizontal)
    let rect = convert(bounds, to: scroll.plane, laidOut: true)
    let visible = scroll.visibleRect
    let (insetStart, insetEnd) = (scroll.insets.start(axis), scroll.insets.end(axis))
    let lower = visible.origin[axis] + insetStart
    let upper = visible.origin[axis] + visible.size[axis] - insetEnd
    let (start, length) = (rect.origin[axis], rect.size[axis])
    guard length > 0, upper > lower else { return nil }
    let isAtStart = start + length / 2 < (lower + upper) / 2
    let mirrors = axis == .horizontal && isMirrored
    let phase: ScrollTransitionPhase = isAtStart != mirrors ? .topLeading : .bottomTrailing
    let side = phase == .topLeading ? modifier.leading : modifier.trailing
    let shownLength = max(min(start + length, upper) - max(start, lower), 0)
    let part = min(Double(shownLength / min(length, upper - lower)), 1)
    let offCenter = Double(abs(start + length / 2 - (lower + upper) / 2) / ((upper - lower + length) / 2))
    return (phase, Self.distance(side.limit?.kind ?? .visible(1), part: part, offCenter: offCenter))
  }

  private static func distance(
    _ threshold: ScrollTransitionConfiguration.Threshold.Kind, part: Double, offCenter: Double
  ) -> Double {
    switch threshold {
    case .visible(let amount): amount <= 0 ? (part > 0 ? 0 : 1) : min(max(1 - part / amount, 0), 1)
    case .centered: min(offCenter, 1)
    case .between(let first, let second, let amount):
      distance(first, part: part, offCenter: offCenter) * (1 - amount)
        + distance(second, part: part, offCenter: offCenter) * amount
    }
  }

  private var enclosingScrollView: ScrollRenderNode? {
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollRenderNode { return scroll }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Changes the view's looks while it comes into the viewport of the scroll view around it, and while it leaves it.
  /// - Parameters:
  ///   - axis: the direction that counts; the scroll view's own when nil.
  ///   - transition: the looks for a phase. They are shown fully when nothing of the view is in the viewport.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same with different rules for the two sides of the viewport.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        leading: topLeading, trailing: bottomTrailing, axis: axis,
        effect: { VisualEffectSteps.of(transition(EmptyVisualEffect(), $0)) }))
  }
}
