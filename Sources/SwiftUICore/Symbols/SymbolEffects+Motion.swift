import CoreGraphics
import Foundation

extension _SymbolEffectConfiguration {
  /// Seconds that the effect takes once.
  var duration: Double {
    switch kind {
    case .bounce: 0.5
    case .pulse: 1.5
    case .variableColor: 1.2
    case .rotate: 1
    case .breathe: 2
    case .wiggle: 0.6
    case .scale, .appear, .disappear, .replace, .automatic: 0.3
    }
  }

  /// Effects that go on without an end unless they are told to stop.
  var repeatsByItself: Bool {
    switch kind {
    case .pulse, .variableColor, .rotate, .breathe: true
    default: false
    }
  }

  /// Seconds by which one layer is behind the one before it.
  private static let stagger = 0.08
  /// The most layers that a symbol has.
  private static let layers = 3

  /// Seconds that the effect takes once, with all layers.
  var wholeDuration: Double { duration + (isByLayer ? Double(Self.layers - 1) * Self.stagger : 0) }

  /// What is done to symbols a number of seconds after the effect began.
  func moment(at seconds: Double, direction: LayoutDirection) -> SymbolMoment {
    SymbolMoment(
      (0..<(isByLayer ? Self.layers : 1)).map { layer in
        let passed = seconds - Double(layer) * Self.stagger
        return pose(at: min(max(passed / duration, 0), 1), direction: direction)
      })
  }

  /// The pose at a share, from 0 to 1, of the way.
  private func pose(at share: Double, direction layout: LayoutDirection) -> SymbolPose {
    var pose = SymbolPose()
    let wave = (1 - cos(share * 2 * .pi)) / 2
    switch kind {
    case .bounce(let isUp):
      // Up quickly, then a springy return.
      let swing = exp(-3.5 * share) * sin(share * 3 * .pi)
      pose.scale = 1 + (isUp ? 0.3 : -0.25) * swing
    case .pulse:
      pose.opacity = 1 - 0.65 * wave
    case .variableColor(let isCumulative, let reverses, let dimsInactive):
      let way = reverses ? (share < 0.5 ? share * 2 : 2 - share * 2) : share
      pose.variable = VariableReach(
        part: isCumulative ? .upTo(min(way * 1.15, 1)) : .at(way), inactiveOpacity: dimsInactive ? 0.3 : 0)
    case .rotate(let isClockwise):
      pose.angle = .degrees((isClockwise ? 360 : -360) * share)
    case .breathe(let isPlain):
      pose.scale = 1 + 0.12 * wave
      if !isPlain { pose.opacity = 0.55 + 0.45 * wave }
    case .wiggle(let direction):
      let swing = sin(share * 4 * .pi) * (1 - share)
      let forward: CGFloat = layout == .rightToLeft ? -3 : 3
      switch direction {
      case .clockwise: pose.angle = .degrees(14 * swing)
      case .counterClockwise: pose.angle = .degrees(-14 * swing)
      case .left: pose.offset.width = -3 * swing
      case .right: pose.offset.width = 3 * swing
      case .forward: pose.offset.width = forward * swing
      case .backward: pose.offset.width = -forward * swing
      case .up: pose.offset.height = -3 * swing
      case .down: pose.offset.height = 3 * swing
      case .angle(let degrees):
        let radians = degrees * .pi / 180
        pose.offset = CGSize(width: 3 * swing * cos(radians), height: 3 * swing * sin(radians))
      }
    case .scale, .appear, .disappear, .replace, .automatic: break
    }
    return pose
  }

  /// The pose that is held while the effect is active; nil for effects that only move.
  var heldPose: SymbolPose? {
    switch kind {
    case .scale(let isUp): SymbolPose(scale: isUp ? 1.25 : 0.8)
    case .disappear(let isUp): SymbolPose(scale: isUp ? 1.3 : 0.5, opacity: 0)
    // A symbol that is to appear is there once the effect is active.
    case .appear: SymbolPose()
    default: nil
    }
  }

  /// The pose before the effect is active.
  var restingPose: SymbolPose {
    if case .appear(let isUp) = kind { return SymbolPose(scale: isUp ? 0.5 : 1.3, opacity: 0) }
    return SymbolPose()
  }

  /// The pose of symbols that are not there: before they appear, or after they have disappeared.
  var absentPose: SymbolPose {
    switch kind {
    case .appear: restingPose
    case .disappear: heldPose ?? SymbolPose(opacity: 0)
    default: SymbolPose(scale: 0.5, opacity: 0)
    }
  }
}
