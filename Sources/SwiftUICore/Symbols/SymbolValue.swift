private enum SymbolVariableValueKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
  /// The variable value that symbols show while an effect runs through their parts.
  var symbolVariableValue: Double? {
    get { self[SymbolVariableValueKey.self] }
    set { self[SymbolVariableValueKey.self] = newValue }
  }
}
