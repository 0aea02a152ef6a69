import CoreGraphics

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before appearing, 0 shown, 1 after disappearing.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  static var properties: TransitionProperties { get }
}

public struct TransitionProperties: Sendable {
  /// False for transitions that stay when motion is to be reduced.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Applies the transition's effect to a view.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(element: TypedViewElement(content)), phase: phase)
  }
}

/// The view that a transition is applied to.
public struct PlaceholderContentView<Value> {
  let element: ViewElement

  init(element: ViewElement) { self.element = element }
}

extension PlaceholderContentView: PrimitiveView {
  public static func _makeNode(
    _ view: PlaceholderContentView, in context: _NodeContext
  ) -> _ViewNode<PlaceholderContentView> {
    ElementNode(view, element: \.element, in: context)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

// MARK: Built-in transitions

public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : max(scale, 1e-5), anchor: anchor)
  }
}

public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(toward: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(x: phase.value, y: 0))
  }
}

public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(toward: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    let isUpUp: Bool
    public static let downUp = Configuration(isUpUp: false)
    public static let upUp = Configuration(isUpUp: true)
  }

  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let gone = configuration.isUpUp && phase == .didDisappear ? 1.1 : 0.9
    content.blur(radius: phase.isIdentity ? 0 : 7).scaleEffect(phase.isIdentity ? 1 : gone)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

struct AnimatedTransition<Base: Transition>: Transition, TransitionWithAnimation {
  var base: Base
  var animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

/// A transition that brings an animation of its own.
@MainActor
protocol TransitionWithAnimation {
  var animation: Animation? { get }
}

/// Two values of a modifier, one for each end of a transition, with their type erased.
@MainActor
class ModifierPair {
  nonisolated init() {}

  func body(_ element: ViewElement, _ phase: TransitionPhase) -> AnyView { AnyView(EmptyView()) }
}

private final class TypedModifierPair<Modifier: ViewModifier>: ModifierPair {
  nonisolated(unsafe) private let active: Modifier
  nonisolated(unsafe) private let identity: Modifier

  nonisolated init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
    super.init()
  }

  override func body(_ element: ViewElement, _ phase: TransitionPhase) -> AnyView {
    AnyView(
      PlaceholderContentView<Modifier>(element: element).modifier(phase.isIdentity ? identity : active))
  }
}

extension EdgeOffsetEffect {
  init(toward edge: Edge, amount: Double) {
    switch edge {
    case .top: self.init(x: 0, y: -amount)
    case .bottom: self.init(x: 0, y: amount)
    case .leading: self.init(x: -amount, y: 0)
    case .trailing: self.init(x: amount, y: 0)
    }
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> BlurReplaceTransition
  {
    BlurReplaceTransition(configuration: configuration)
  }
}

/// A transition of any type.
public struct AnyTransition: @unchecked Sendable {
  let makeBody: @MainActor (ViewElement, TransitionPhase) -> AnyView
  /// Outer nil: the surrounding transaction's animation.
  let animation: Animation??
  let hasMotion: Bool
  private(set) var isIdentity = false

  private init(
    makeBody: @escaping @MainActor (ViewElement, TransitionPhase) -> AnyView, animation: Animation??,
    hasMotion: Bool
  ) {
    self.makeBody = makeBody
    self.animation = animation
    self.hasMotion = hasMotion
  }

  @MainActor @preconcurrency public init<T: Transition>(_ transition: T) {
    self.init(
      makeBody: { element, phase in
        AnyView(transition.body(content: PlaceholderContentView(element: element), phase: phase))
      }, animation: (transition as? any TransitionWithAnimation).map { $0.animation },
      hasMotion: T.properties.hasMotion)
    isIdentity = T.self == IdentityTransition.self
  }

  private init<T: Transition>(wrapping make: @escaping @MainActor () -> T, hasMotion: Bool = true) {
    self.init(
      makeBody: { element, phase in
        AnyView(make().body(content: PlaceholderContentView(element: element), phase: phase))
      }, animation: nil, hasMotion: hasMotion)
  }

  public static var identity: AnyTransition {
    var transition = AnyTransition(wrapping: { IdentityTransition() }, hasMotion: false)
    transition.isIdentity = true
    return transition
  }
  public static var opacity: AnyTransition {
    AnyTransition(wrapping: { OpacityTransition() }, hasMotion: false)
  }
  public static var scale: AnyTransition { AnyTransition(wrapping: { ScaleTransition(0) }) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(wrapping: { ScaleTransition(scale, anchor: anchor) })
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(wrapping: { OffsetTransition(offset) })
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(wrapping: { MoveTransition(edge: edge) })
  }
  public static var slide: AnyTransition { AnyTransition(wrapping: { SlideTransition() }) }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(wrapping: { PushTransition(edge: edge) })
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let pair: ModifierPair = TypedModifierPair(active: active, identity: identity)
    return AnyTransition(makeBody: { pair.body($0, $1) }, animation: nil, hasMotion: true)
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      makeBody: { element, phase in
        let inner = removal.makeBody(element, phase == .willAppear ? .identity : phase)
        return insertion.makeBody(TypedViewElement(inner), phase == .didDisappear ? .identity : phase)
      }, animation: insertion.animation ?? removal.animation,
      hasMotion: insertion.hasMotion || removal.hasMotion)
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      makeBody: { element, phase in other.makeBody(TypedViewElement(self.makeBody(element, phase)), phase) },
      animation: animation ?? other.animation, hasMotion: hasMotion || other.hasMotion)
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(makeBody: makeBody, animation: .some(animation), hasMotion: hasMotion)
  }
}
