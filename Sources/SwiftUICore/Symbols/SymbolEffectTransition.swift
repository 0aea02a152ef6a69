/// Lets the symbols in a view come and go with an effect. What else is in the view is there until it goes.
public struct SymbolEffectTransition: Transition {
  private let effect: _SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// - Parameter options: their speed counts; symbols come and go once.
  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
    self.effect = effect._configuration
    self.options = options
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPoseModifier(phase.isIdentity ? SymbolPose() : effect.absentPose))
      .transaction { [rate = options.rate] in
        if rate != 1 { $0.animation = $0.animation?.speed(rate) }
      }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go with the effect that suits them.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

  /// Symbols come and go with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
