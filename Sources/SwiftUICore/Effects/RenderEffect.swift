import CoreGraphics
import Rendering

/// A modifier that changes how its content is drawn, and nothing about its layout.
@MainActor
package protocol RenderEffect: RenderModifier, Animatable {
  /// The content with the effect. `size` is that of the content's frame.
  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment

  /// The transform that hit testing and geometry follow.
  func transform(size: CGSize, environment: EffectEnvironment) -> CGAffineTransform?

  /// The same for effects that may have perspective.
  func projection(size: CGSize, environment: EffectEnvironment) -> ProjectionTransform?

  /// False when nothing of the content is drawn; then it is not recorded either, and what moves in it stops.
  var showsContent: Bool { get }

  /// False when nothing of the content can be hit.
  var allowsHits: Bool { get }

  /// False when assistive programs see nothing of the content.
  var isAccessible: Bool { get }

  /// False where nothing of the content can be hit.
  func admitsHit(at point: CGPoint, size: CGSize, environment: EffectEnvironment) -> Bool

  /// Reads what the effect needs of its surroundings.
  func readEnvironment(_ environment: EnvironmentValues) -> EffectEnvironment
}

package struct EffectEnvironment: Equatable {
  package var direction = LayoutDirection.leftToRight
  package var color = RGBA.clear
  /// The container that shapes of the effect follow.
  var container: ShapeContainer?

  package init(direction: LayoutDirection = .leftToRight, color: RGBA = .clear) {
    self.direction = direction
    self.color = color
  }

  package static func == (lhs: EffectEnvironment, rhs: EffectEnvironment) -> Bool {
    lhs.direction == rhs.direction && lhs.color == rhs.color && lhs.container === rhs.container
  }
}

extension RenderEffect {
  package func transform(size: CGSize, environment: EffectEnvironment) -> CGAffineTransform? { nil }
  package func projection(size: CGSize, environment: EffectEnvironment) -> ProjectionTransform? { nil }
  package var showsContent: Bool { true }
  package var allowsHits: Bool { true }
  package var isAccessible: Bool { true }
  package func admitsHit(at point: CGPoint, size: CGSize, environment: EffectEnvironment) -> Bool { true }
  package func readEnvironment(_ environment: EnvironmentValues) -> EffectEnvironment { EffectEnvironment() }

  package static func makeWrapper(_ modifier: Self, around child: RenderNode, node: Node) -> RenderNode {
    EffectRenderNode(effect: modifier, child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: RenderNode, from old: Self, to modifier: Self, environment: EnvironmentValues, node: Node
  ) {
    guard let wrapper = wrapper as? EffectRenderNode<Self> else { return }
    wrapper.update(
      to: modifier, environment: modifier.readEnvironment(environment), transaction: node.transaction)
  }
}

package final class EffectRenderNode<Effect: RenderEffect>: UnaryRenderNode {
  private(set) var effect: Effect
  private var environment = EffectEnvironment()
  private lazy var animator: SubjectAnimator<Effect>? = SubjectAnimator.make(root: root) { [weak self] in
    self?.effectDidStep()
  }
  private var isAnimated = false
  private var follower: ContainerFollower?

  init(effect: Effect, child: RenderNode, in context: NodeContext) {
    self.effect = effect
    super.init(child: child, in: context)
  }

  func update(to new: Effect, environment: EffectEnvironment, transaction: @autoclosure () -> Transaction) {
    if environment != self.environment {
      self.environment = environment
      if let container = environment.container {
        let follower = follower ?? ContainerFollower(node: self)
        self.follower = follower
        follower.set(container)
      } else {
        follower?.set(nil)
      }
      invalidateDisplay()
    }
    guard !ValueComparison.areEqual(effect, new) else { return }
    let old = effect
    effect = new
    if Effect.AnimatableData.self != EmptyAnimatableData.self {
      let transaction = transaction()
      if isAnimated || transaction.animation != nil {
        isAnimated = true
        animator?.retarget(from: old, to: new, transaction: transaction)
      }
    }
    effectDidStep()
  }

  private func effectDidStep() {
    invalidateDisplay()
    root.noteGeometryChange(self)
  }

  private var presented: Effect { isAnimated ? animator?.presented(effect) ?? effect : effect }

  override func record() -> Fragment {
    let presented = presented
    guard presented.showsContent else { return .empty }
    let content = recordChildren()
    let apply = { [self] in presented.apply(to: content, size: drawingSize, environment: environment) }
    return follower?.draw(apply) ?? apply()
  }

  override var contentTransform: CGAffineTransform? {
    presented.transform(size: frame.size, environment: environment)
  }

  override var contentProjection: ProjectionTransform? {
    presented.projection(size: frame.size, environment: environment)
  }

  override var ignoresHits: Bool { !presented.allowsHits }

  override func hitTest(_ point: CGPoint, path: inout [RenderNode]) -> Bool {
    let test = { [effect, frame, environment] in
      effect.admitsHit(at: point, size: frame.size, environment: environment)
    }
    return (follower?.draw(test) ?? test()) && super.hitTest(point, path: &path)
  }

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    if effect.isAccessible { super.appendSemantics(to: &builder) }
  }

  override func frameDidResize() { invalidateDisplay() }

  override var dumpDetails: String { "\(effect)" }
}
