import CoreGraphics
import Rendering

/// A change of a view's looks that leaves its layout alone, made with the view's geometry at hand.
public protocol VisualEffect: Sendable, Animatable {}

/// The effect that changes nothing; others are made from it.
public struct EmptyVisualEffect: VisualEffect {
  nonisolated public init() {}
}

/// One change after the other.
struct VisualEffectSteps: VisualEffect, Equatable {
  enum Step: Equatable, Sendable {
    case offset(CGSize)
    case scale(CGSize, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case opacity(Double)
    case blur(CGFloat, opaque: Bool)
    case color(ColorMatrixEffect.Kind, Double)
    case transform(CGAffineTransform)
  }

  var steps: [Step] = []

  /// The steps that an effect is made of.
  static func of(_ effect: some VisualEffect) -> VisualEffectSteps {
    (effect as? VisualEffectSteps) ?? VisualEffectSteps()
  }

  /// The numbers of all steps in a row.
  var animatableData: NumberRow {
    get { NumberRow(steps.flatMap(\.numbers)) }
    set {
      var rest = newValue.numbers[...]
      for index in steps.indices { steps[index].take(&rest) }
    }
  }

  /// On the way to another effect of the same steps.
  func moved(towards other: VisualEffectSteps, by part: Double) -> VisualEffectSteps {
    guard part != 0 else { return self }
    guard part != 1, steps.count == other.steps.count else { return other }
    var (result, difference) = (other, other.animatableData)
    difference -= animatableData
    difference.scale(by: part)
    result.animatableData = animatableData + difference
    return result
  }

  @MainActor func apply(to content: Fragment, size: CGSize) -> Fragment {
    let environment = EffectEnvironment()
    return steps.reduce(content) { content, step in
      switch step {
      case .offset(let offset):
        _OffsetEffect(offset: offset).apply(to: content, size: size, environment: environment)
      case .scale(let scale, let anchor):
        _ScaleEffect(scale: scale, anchor: anchor).apply(to: content, size: size, environment: environment)
      case .rotation(let angle, let anchor):
        _RotationEffect(angle: angle, anchor: anchor).apply(to: content, size: size, environment: environment)
      case .opacity(let opacity):
        _OpacityEffect(opacity: opacity).apply(to: content, size: size, environment: environment)
      case .blur(let radius, let isOpaque):
        _BlurEffect(radius: radius, isOpaque: isOpaque).apply(to: content, size: size, environment: environment)
      case .color(let kind, let amount):
        ColorMatrixEffect(kind: kind, amount: amount).apply(to: content, size: size, environment: environment)
      case .transform(let transform):
        _TransformEffect(transform: transform).apply(to: content, size: size, environment: environment)
      }
    }
  }

  /// Where the steps move the content, for hits and geometry.
  @MainActor func transform(size: CGSize) -> CGAffineTransform? {
    let environment = EffectEnvironment()
    var result: CGAffineTransform?
    for step in steps {
      let own: CGAffineTransform?
      switch step {
      case .offset(let offset): own = _OffsetEffect(offset: offset).transform(size: size, environment: environment)
      case .scale(let scale, let anchor):
        own = _ScaleEffect(scale: scale, anchor: anchor).transform(size: size, environment: environment)
      case .rotation(let angle, let anchor):
        own = _RotationEffect(angle: angle, anchor: anchor).transform(size: size, environment: environment)
      case .transform(let transform): own = transform
      case .opacity, .blur, .color: own = nil
      }
      if let own { result = result.map { $0.concatenating(own) } ?? own }
    }
    return result
  }
}

extension VisualEffectSteps.Step {
  fileprivate var numbers: [Double] {
    switch self {
    case .offset(let offset): [offset.width, offset.height]
    case .scale(let scale, let anchor): [scale.width, scale.height, anchor.x, anchor.y]
    case .rotation(let angle, let anchor): [angle.radians, anchor.x, anchor.y]
    case .opacity(let opacity): [opacity]
    case .blur(let radius, _): [radius]
    case .color(_, let amount): [amount]
    case .transform(let value): [value.a, value.b, value.c, value.d, value.tx, value.ty]
    }
  }

  fileprivate mutating func take(_ rest: inout ArraySlice<Double>) {
    let count = numbers.count
    guard rest.count >= count else { return }
    let own = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    switch self {
    case .offset: self = .offset(CGSize(width: own[0], height: own[1]))
    case .scale:
      self = .scale(CGSize(width: own[0], height: own[1]), anchor: UnitPoint(x: own[2], y: own[3]))
    case .rotation: self = .rotation(.radians(own[0]), anchor: UnitPoint(x: own[1], y: own[2]))
    case .opacity: self = .opacity(own[0])
    case .blur(_, let isOpaque): self = .blur(own[0], opaque: isOpaque)
    case .color(let kind, _): self = .color(kind, own[0])
    case .transform:
      self = .transform(
        CGAffineTransform(a: own[0], b: own[1], c: own[2], d: own[3], tx: own[4], ty: own[5]))
    }
  }
}

/// Numbers that move together. A missing one counts as 0.
struct NumberRow: VectorArithmetic, Sendable {
  var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  static var zero: NumberRow { NumberRow([]) }

  private static func combined(_ lhs: NumberRow, _ rhs: NumberRow, _ body: (Double, Double) -> Double) -> NumberRow {
    let count = max(lhs.numbers.count, rhs.numbers.count)
    return NumberRow(
      (0..<count).map { index in
        body(
          index < lhs.numbers.count ? lhs.numbers[index] : 0, index < rhs.numbers.count ? rhs.numbers[index] : 0)
      })
  }

  static func + (lhs: NumberRow, rhs: NumberRow) -> NumberRow { combined(lhs, rhs, +) }
  static func - (lhs: NumberRow, rhs: NumberRow) -> NumberRow { combined(lhs, rhs, -) }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension VisualEffect {
  nonisolated private func adding(_ step: VisualEffectSteps.Step) -> VisualEffectSteps {
    var result = VisualEffectSteps.of(self)
    result.steps.append(step)
    return result
  }

  /// Moves the drawing, in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: s, height: s), anchor: anchor))
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(transform))
  }

  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius, opaque: opaque))
  }
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect { adding(.color(.brightness, amount)) }
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast, amount)) }
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect { adding(.color(.saturation, amount)) }
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect { adding(.color(.grayscale, amount)) }
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.color(.hueRotation, angle.radians))
  }
}

/// Draws its content with an effect that depends on where it is.
class VisualEffectRenderNode: UnaryRenderNode, GeometryObserver {
  private(set) final var effect = VisualEffectSteps()
  private final var isLooking = false

  /// The effect for the present place. Called with the effect out of the way.
  func makeEffect() -> VisualEffectSteps { VisualEffectSteps() }

  final func geometryDidChange() {
    guard isAttached, isPlaced else { return }
    isLooking = true
    let new = makeEffect()
    isLooking = false
    show(new)
  }

  final func show(_ new: VisualEffectSteps) {
    guard new != effect else { return }
    effect = new
    invalidateDisplay()
  }

  override func record() -> Fragment { effect.apply(to: recordChildren(), size: drawingSize) }

  override var contentTransform: CGAffineTransform? { isLooking ? nil : effect.transform(size: frame.size) }

  override func frameDidResize() { invalidateDisplay() }

  override func didAttach() { root.observeGeometry(self) }
}

/// Applies an effect that is made with the view's geometry.
struct VisualEffectModifier {
  nonisolated(unsafe) var effect: @Sendable (GeometryProxy) -> VisualEffectSteps
}

extension VisualEffectModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: VisualEffectModifier, around child: RenderNode, node: Node
  ) -> PlainVisualEffectRenderNode {
    PlainVisualEffectRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: PlainVisualEffectRenderNode, from old: VisualEffectModifier, to modifier: VisualEffectModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.make = modifier.effect
    wrapper.root.observeGeometry(wrapper)
  }
}

final class PlainVisualEffectRenderNode: VisualEffectRenderNode {
  var make: (@Sendable (GeometryProxy) -> VisualEffectSteps)?

  override func makeEffect() -> VisualEffectSteps { make?(GeometryProxy(node: self)) ?? VisualEffectSteps() }
}

extension View {
  /// Changes the view's looks depending on its size and place, with no influence on layout.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { VisualEffectSteps.of(effect(EmptyVisualEffect(), $0)) })
  }
}
