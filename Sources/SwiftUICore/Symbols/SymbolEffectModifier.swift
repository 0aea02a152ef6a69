import Foundation

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
  @Environment(\.layoutDirection) private var direction

  private var runs: Bool { isActive && !isRemoved && !(reducesMotion && effect.heldPose == nil) }

  func body(content: Content) -> some View {
    if let held = effect.heldPose {
      content
        .modifier(SymbolPoseModifier(runs ? held : isRemoved ? SymbolPose() : effect.restingPose))
        .animation(.spring(duration: 0.35, bounce: 0.3), value: runs)
    } else {
      TimelineView(.animation(paused: !runs || isOver)) { context in
        content.modifier(SymbolMomentModifier(moment(at: context.date)))
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

  private var period: Double { effect.wholeDuration / options.rate + (options.delay ?? 0) }

  private func moment(at date: Date) -> SymbolMoment {
    guard runs, let start else { return .still }
    let passed = max(date.timeIntervalSince(start), 0)
    if let repetitions, passed >= Double(repetitions) * period { return .still }
    return effect.moment(at: passed.truncatingRemainder(dividingBy: period) * options.rate, direction: direction)
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
  @Environment(\.layoutDirection) private var direction

  private var length: Double {
    let count: Int
    switch options.repetition {
    case .times(let times): count = times
    case .endless: return .infinity
    case .automatic, .once: count = 1
    }
    return Double(count) * period
  }

  private var period: Double { effect.wholeDuration / options.rate + (options.delay ?? 0) }

  func body(content: Content) -> some View {
    TimelineView(.animation(paused: start == nil)) { context in
      content.modifier(SymbolMomentModifier(moment(at: context.date)))
        .onChange(of: isOver(at: context.date)) { _, isOver in if isOver { start = nil } }
    }
    .onChange(of: value) { if !isRemoved, !reducesMotion { start = clock.now } }
  }

  private func isOver(at date: Date) -> Bool { start.map { date.timeIntervalSince($0) >= length } ?? false }

  private func moment(at date: Date) -> SymbolMoment {
    guard let start else { return .still }
    let passed = max(date.timeIntervalSince(start), 0)
    if passed >= length { return .still }
    return effect.moment(at: passed.truncatingRemainder(dividingBy: period) * options.rate, direction: direction)
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
