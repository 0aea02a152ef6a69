/// A change of how symbols look that is shown as a movement.
public protocol SymbolEffect: Sendable {
  /// What the effect does.
  var _configuration: _SymbolEffectConfiguration { get }
}

/// An effect that goes on for as long as it is wanted.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that happens once, or some times, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does, settled.
public struct _SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case variableColor(isCumulative: Bool, reverses: Bool, dimsInactive: Bool)
    case scale(isUp: Bool)
    case appear(isUp: Bool)
    case disappear(isUp: Bool)
    case rotate(isClockwise: Bool)
    case breathe(isPlain: Bool)
    case wiggle(direction: Wiggle)
    case replace(Replacement)
    case automatic
  }

  enum Replacement: Hashable, Sendable {
    case downUp, upUp, offUp
  }

  enum Wiggle: Hashable, Sendable {
    case clockwise, counterClockwise, left, right, forward, backward, up, down
    case angle(Double)
  }

  var kind: Kind
  /// Whether each layer moves for itself, one after the other.
  var isByLayer = false
}

/// How often and how fast an effect is shown.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Sendable, Hashable {
    enum Kind: Hashable, Sendable {
      case continuous
      case periodic(count: Int?, delay: Double?)
    }
    let kind: Kind
    /// Without a pause.
    public static let continuous = RepeatBehavior(kind: .continuous)
    /// With a pause between.
    public static let periodic = RepeatBehavior(kind: .periodic(count: nil, delay: nil))
    /// - Parameter delay: seconds between the repetitions.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(kind: .periodic(count: count, delay: delay))
    }
  }

  enum Repetition: Hashable, Sendable {
    case automatic, endless, once
    case times(Int)
  }

  var repetition = Repetition.automatic
  var rate = 1.0
  /// Seconds between repetitions; nil is that of the effect.
  var delay: Double?

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(repetition: .endless)
  public static let nonRepeating = SymbolEffectOptions(repetition: .once)

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  public var repeating: SymbolEffectOptions { with { $0.repetition = .endless } }
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .once } }
  /// - Parameter count: nil repeats without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = count.map { .times(max($0, 1)) } ?? .endless }
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with {
      switch behavior.kind {
      case .continuous:
        $0.repetition = .endless
        $0.delay = 0
      case .periodic(let count, let delay):
        $0.repetition = count.map { .times(max($0, 1)) } ?? .endless
        $0.delay = delay
      }
    }
  }
  /// - Parameter speed: 2 is twice as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = max(speed, 0.01) } }
}

// MARK: The effects

extension SymbolEffect {
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Springs up or down once.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  fileprivate var isByLayer = false
  var isUp = true
  public var up: BounceSymbolEffect { with { $0.isUp = true } }
  public var down: BounceSymbolEffect { with { $0.isUp = false } }
  /// The layers move one after the other.
  public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
  /// The symbol moves as one, which it does by itself as well.
  public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
  public var _configuration: _SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp), isByLayer: isByLayer) }
}

/// Fades out and in.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  fileprivate var isByLayer = false
  /// The layers move one after the other.
  public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
  /// The symbol moves as one, which it does by itself as well.
  public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
  public var _configuration: _SymbolEffectConfiguration { .init(kind: .pulse, isByLayer: isByLayer) }
}

/// Runs through the parts of a symbol that depend on a variable value.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  var isCumulative = false
  var isReversing = false
  var dims = true

  /// Parts that were reached stay.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// One part after the other.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.dims = true } }
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.dims = false } }
  public var _configuration: _SymbolEffectConfiguration {
    .init(kind: .variableColor(isCumulative: isCumulative, reverses: isReversing, dimsInactive: dims))
  }
}

/// Is larger or smaller for as long as it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  var isUp = true
  public var up: ScaleSymbolEffect { with { $0.isUp = true } }
  public var down: ScaleSymbolEffect { with { $0.isUp = false } }
  /// The same: the symbol moves as one.
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
  public var _configuration: _SymbolEffectConfiguration { .init(kind: .scale(isUp: isUp)) }
}

/// Comes into view.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var isUp = true
  public var up: AppearSymbolEffect { with { $0.isUp = true } }
  public var down: AppearSymbolEffect { with { $0.isUp = false } }
  /// The same: the symbol moves as one.
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
  public var _configuration: _SymbolEffectConfiguration { .init(kind: .appear(isUp: isUp)) }
}

/// Goes out of view, and keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  var isUp = true
  public var up: DisappearSymbolEffect { with { $0.isUp = true } }
  public var down: DisappearSymbolEffect { with { $0.isUp = false } }
  /// The same: the symbol moves as one.
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
  public var _configuration: _SymbolEffectConfiguration { .init(kind: .disappear(isUp: isUp)) }
}

/// Turns about its middle.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  fileprivate var isByLayer = false
  var isClockwise = true
  public var clockwise: RotateSymbolEffect { with { $0.isClockwise = true } }
  public var counterClockwise: RotateSymbolEffect { with { $0.isClockwise = false } }
  /// The layers move one after the other.
  public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }
  /// The symbol moves as one, which it does by itself as well.
  public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }
  public var _configuration: _SymbolEffectConfiguration {
    .init(kind: .rotate(isClockwise: isClockwise), isByLayer: isByLayer)
  }
}

/// Grows and shrinks softly.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  fileprivate var isByLayer = false
  var isPlain = false
  public var plain: BreatheSymbolEffect { with { $0.isPlain = true } }
  public var pulse: BreatheSymbolEffect { with { $0.isPlain = false } }
  /// The layers move one after the other.
  public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
  /// The symbol moves as one, which it does by itself as well.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }
  public var _configuration: _SymbolEffectConfiguration {
    .init(kind: .breathe(isPlain: isPlain), isByLayer: isByLayer)
  }
}

/// Moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  fileprivate var isByLayer = false
  var direction = _SymbolEffectConfiguration.Wiggle.clockwise
  public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }
  public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }
  public var left: WiggleSymbolEffect { with { $0.direction = .left } }
  public var right: WiggleSymbolEffect { with { $0.direction = .right } }
  public var up: WiggleSymbolEffect { with { $0.direction = .up } }
  public var down: WiggleSymbolEffect { with { $0.direction = .down } }
  /// In the direction in which is read.
  public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }
  public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }
  /// - Parameter angle: degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { with { $0.direction = .angle(angle) } }
  /// The layers move one after the other.
  public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }
  /// The symbol moves as one, which it does by itself as well.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }
  public var _configuration: _SymbolEffectConfiguration {
    .init(kind: .wiggle(direction: direction), isByLayer: isByLayer)
  }
}

/// Takes the place of another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  private var replacement = _SymbolEffectConfiguration.Replacement.downUp

  init() {}

  private init(_ replacement: _SymbolEffectConfiguration.Replacement) { self.replacement = replacement }

  /// The old symbol shrinks away, then the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.downUp) }
  /// The old symbol grows away, then the new one grows.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.upUp) }
  /// The old symbol is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.offUp) }
  /// The same: symbols are replaced as a whole.
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
  public var _configuration: _SymbolEffectConfiguration { .init(kind: .replace(replacement)) }

  /// A replacement that keeps what related symbols share.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    let fallback: ReplaceSymbolEffect
    public var _configuration: _SymbolEffectConfiguration { fallback._configuration }
  }

  /// Symbols that share parts keep them on Apple's platforms; here they are always replaced in the way of the fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

/// The effect that suits the change.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
  public var _configuration: _SymbolEffectConfiguration { .init(kind: .automatic) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
