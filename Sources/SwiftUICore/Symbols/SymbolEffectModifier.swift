import Foundation

/// One moment of an effect: what is done to the symbols.
struct SymbolPose: Equatable {
  var scale: CGFloat = 1
  var opacity = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
  var variableValue: Double?
}

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

  /// The pose at a share, from 0 to 1, of the way.
  func pose(at share: Double) -> SymbolPose {
    var pose = SymbolPose()
    let wave = (1 - cos(share * 2 * .pi)) / 2
    switch kind {
    case .bounce(let isUp):
      // Up quickly, then a springy return.
      let swing = exp(-3.5 * share) * sin(share * 3 * .pi)
      pose.scale = 1 + (isUp ? 0.3 : -0.25) * swing
    case .pulse:
      pose.opacity = 1 - 0.65 * wave
    case .variableColor(let isCumulative, let reverses, _):
      let way = reverses ? (share < 0.5 ? share * 2 : 2 - share * 2) : share
      pose.variableValue = isCumulative || reverses ? way : min(way * 1.15, 1)
    case .rotate(let isClockwise):
      pose.angle = .degrees((isClockwise ? 360 : -360) * share)
    case .breathe(let isPlain):
      pose.scale = 1 + 0.12 * wave
      if !isPlain { pose.opacity = 0.55 + 0.45 * wave }
    case .wiggle(let direction):
      let swing = sin(share * 4 * .pi) * (1 - share)
      switch direction {
      case .clockwise: pose.angle = .degrees(14 * swing)
      case .counterClockwise: pose.angle = .degrees(-14 * swing)
      case .left: pose.offset.width = -3 * swing
      case .right: pose.offset.width = 3 * swing
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
}

/// Shows symbols in a pose.
private struct PosedSymbols: ViewModifier {
  var pose: SymbolPose

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.symbolVariableValue) { if let value = pose.variableValue { $0 = value } }
      .scaleEffect(pose.scale)
      .rotationEffect(pose.angle)
      .offset(pose.offset)
      .opacity(pose.opacity)
  }
}

/// An effect that goes on while it is active.
private struct IndefiniteEffectModifier: ViewModifier {
  var effect: _SymbolEffectConfiguration
  var options: SymbolEffectOptions
  var isActive: Bool
  @State private var start: Date?

  nonisolated init(effect: _SymbolEffectConfiguration, options: SymbolEffectOptions, isActive: Bool) {
    self.effect = effect
    self.options = options
    self.isActive = isActive
  }

  @Environment(\.isSymbolEffectsRemoved) private var isRemoved
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var runs: Bool { isActive && !isRemoved && !(reducesMotion && effect.heldPose == nil) }

  func body(content: Content) -> some View {
    if let held = effect.heldPose {
      content
        .modifier(PosedSymbols(pose: runs ? held : isRemoved ? SymbolPose() : effect.restingPose))
        .animation(.spring(duration: 0.35, bounce: 0.3), value: runs)
    } else {
      TimelineView(.animation(paused: !runs || isOver)) { context in
        content.modifier(PosedSymbols(pose: pose(at: context.date)))
      }
      .onChange(of: runs, initial: true) { _, runs in start = runs ? clock.now : nil }
    }
  }

  @Environment(\.symbolClock) private var clock

  private var isOver: Bool {
    guard let start, let count = repetitions else { return false }
    return clock.now.timeIntervalSince(start) > Double(count) * period
  }

  private var repetitions: Int? {
    switch options.repetition {
    case .automatic: effect.repeatsByItself ? nil : 1
    case .endless: nil
    case .once: 1
    case .times(let count): count
    }
  }

  private var period: Double { effect.duration / options.rate + (options.delay ?? 0) }

  private func pose(at date: Date) -> SymbolPose {
    guard runs, let start else { return effect.restingPose }
    let passed = max(date.timeIntervalSince(start), 0)
    if let repetitions, passed >= Double(repetitions) * period { return effect.restingPose }
    let within = passed.truncatingRemainder(dividingBy: period) * options.rate / effect.duration
    return within >= 1 ? effect.pose(at: 1) : effect.pose(at: within)
  }
}

/// An effect that is shown when a value changes.
private struct DiscreteEffectModifier<Value: Equatable>: ViewModifier {
  var effect: _SymbolEffectConfiguration
  var options: SymbolEffectOptions
  nonisolated(unsafe) var value: Value
  @State private var start: Date?

  nonisolated init(effect: _SymbolEffectConfiguration, options: SymbolEffectOptions, value: Value) {
    self.effect = effect
    self.options = options
    self.value = value
  }

  @Environment(\.symbolClock) private var clock
  @Environment(\.isSymbolEffectsRemoved) private var isRemoved
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var length: Double {
    let count: Int
    switch options.repetition {
    case .times(let times): count = times
    case .endless: return .infinity
    case .automatic, .once: count = 1
    }
    return Double(count) * period
  }

  private var period: Double { effect.duration / options.rate + (options.delay ?? 0) }

  func body(content: Content) -> some View {
    TimelineView(.animation(paused: start == nil)) { context in
      content.modifier(PosedSymbols(pose: pose(at: context.date)))
        .onChange(of: isOver(at: context.date)) { _, isOver in if isOver { start = nil } }
    }
    .onChange(of: value) { if !isRemoved, !reducesMotion { start = clock.now } }
  }

  private func isOver(at date: Date) -> Bool { start.map { date.timeIntervalSince($0) >= length } ?? false }

  private func pose(at date: Date) -> SymbolPose {
    guard let start else { return SymbolPose() }
    let passed = max(date.timeIntervalSince(start), 0)
    if passed >= length { return SymbolPose() }
    let within = passed.truncatingRemainder(dividingBy: period) * options.rate / effect.duration
    return effect.pose(at: min(within, 1))
  }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The date by which effects go: the desktop's clock, or the virtual one of a test.
struct SymbolClock {
  fileprivate let clock: TextClock
  fileprivate weak var root: ViewRoot?

  var now: Date {
    let root = root
    let clock = clock
    return MainActor.assumeIsolated { root?.date(by: clock) ?? clock.now }
  }
}

private enum SymbolClockRootKey: EnvironmentKey {
  static var defaultValue: WeakRoot { WeakRoot() }
}

/// The tree that a view belongs to.
struct WeakRoot: Equatable {
  weak var root: ViewRoot?

  static func == (lhs: WeakRoot, rhs: WeakRoot) -> Bool { lhs.root === rhs.root }
}

extension EnvironmentValues {
  fileprivate var isSymbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }

  var viewRoot: WeakRoot {
    get { self[SymbolClockRootKey.self] }
    set { self[SymbolClockRootKey.self] = newValue }
  }

  var symbolClock: SymbolClock { SymbolClock(clock: textClock, root: viewRoot.root) }
}

extension View {
  /// Shows an effect on the symbols in the view for as long as it is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(IndefiniteEffectModifier(effect: effect._configuration, options: options, isActive: isActive))
  }

  /// Shows an effect on the symbols in the view whenever the value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(DiscreteEffectModifier(effect: effect._configuration, options: options, value: value))
  }

  /// Keeps the effects around the view from its symbols.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.isSymbolEffectsRemoved, isEnabled)
  }
}
