import CoreGraphics
import Rendering

/// What an effect does to a symbol, or to one of its layers, at one moment.
struct SymbolPose: Equatable {
  var scale: CGFloat = 1
  var opacity = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
  var variable: VariableReach?

  func combined(with inner: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * inner.scale, opacity: opacity * inner.opacity, angle: angle + inner.angle,
      offset: CGSize(width: offset.width + inner.offset.width, height: offset.height + inner.offset.height),
      variable: inner.variable ?? variable)
  }

  /// The drawing of a symbol of the size in this pose.
  func apply(to fragment: Fragment, size: CGSize) -> Fragment {
    guard opacity > 0, scale > 0, !fragment.isEmpty else { return .empty }
    var result = fragment
    if scale != 1 || angle != .zero || offset != .zero {
      let (x, y) = (size.width / 2, size.height / 2)
      let transform = CGAffineTransform(translationX: x + offset.width, y: y + offset.height)
        .rotated(by: angle.radians).scaledBy(x: scale, y: scale).translatedBy(x: -x, y: -y)
      result = Fragment(.transform(transform, result))
    }
    return opacity < 1 ? Fragment(.opacity(opacity, result)) : result
  }
}

/// Which of the parts that depend on a variable value an effect shows at full strength.
struct VariableReach: Equatable {
  enum Part: Equatable {
    /// All whose threshold the value exceeds.
    case upTo(Double)
    /// The one at this share of the way through them.
    case at(Double)
  }

  var part: Part
  /// How much is left of the others.
  var inactiveOpacity: Double
}

/// What all effects around a symbol do to it at one moment.
struct SymbolMoment: Equatable {
  /// One for each layer from the foremost on; further layers take the last.
  private(set) var poses: [SymbolPose]

  static let still = SymbolMoment([SymbolPose()])

  init(_ poses: [SymbolPose]) { self.poses = poses.isEmpty ? [SymbolPose()] : poses }

  var isStill: Bool { poses.allSatisfy { $0 == SymbolPose() } }
  var movesLayers: Bool { poses.count > 1 }
  var variable: VariableReach? { poses[0].variable }

  func pose(ofLayer layer: Int) -> SymbolPose { poses[min(layer, poses.count - 1)] }

  func combined(with inner: SymbolMoment) -> SymbolMoment {
    let count = max(poses.count, inner.poses.count)
    return SymbolMoment((0..<count).map { pose(ofLayer: $0).combined(with: inner.pose(ofLayer: $0)) })
  }
}

extension SymbolPose {
  /// What can be on its way between two poses.
  var movement: AnimatablePair<AnimatablePair<CGFloat, Double>, AnimatablePair<Double, CGSize.AnimatableData>> {
    get {
      AnimatablePair(AnimatablePair(scale, opacity), AnimatablePair(angle.degrees, offset.animatableData))
    }
    set {
      scale = newValue.first.first
      opacity = newValue.first.second
      angle = .degrees(newValue.second.first)
      offset.animatableData = newValue.second.second
    }
  }
}

private enum SymbolMomentKey: EnvironmentKey {
  static var defaultValue: SymbolMoment { .still }
}

extension EnvironmentValues {
  /// What the effects around do to the symbols in a view.
  var symbolMoment: SymbolMoment {
    get { self[SymbolMomentKey.self] }
    set { self[SymbolMomentKey.self] = newValue }
  }
}

/// Shows the symbols in a view as effects have them at one moment, and leaves all else alone.
struct SymbolMomentModifier: ViewModifier {
  let moment: SymbolMoment

  nonisolated init(_ moment: SymbolMoment) { self.moment = moment }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.symbolMoment) { $0 = $0.combined(with: moment) }
  }
}

/// Shows the symbols in a view in a pose to which they get in the animation that holds.
struct SymbolPoseModifier: ViewModifier, Animatable {
  nonisolated(unsafe) private var pose: SymbolPose

  nonisolated init(_ pose: SymbolPose) { self.pose = pose }

  typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, Double>, AnimatablePair<Double, CGSize.AnimatableData>
  >

  nonisolated var animatableData: AnimatableData {
    get { pose.movement }
    set { pose.movement = newValue }
  }

  func body(content: Content) -> some View { content.modifier(SymbolMomentModifier(SymbolMoment([pose]))) }
}
