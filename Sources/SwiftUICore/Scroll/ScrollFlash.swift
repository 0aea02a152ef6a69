/// When the thumbs of scroll views show for a moment without being moved.
struct ScrollFlash: Equatable {
  var onAppear = false
  /// Grows each time a trigger changes.
  var count = 0
}

private enum ScrollFlashKey: EnvironmentKey {
  static var defaultValue: ScrollFlash { ScrollFlash() }
}

extension EnvironmentValues {
  var scrollFlash: ScrollFlash {
    get { self[ScrollFlashKey.self] }
    set { self[ScrollFlashKey.self] = newValue }
  }
}

/// Counts how often a value has changed, for the scroll views in the content.
private struct ScrollFlashModifier<Value: Equatable>: ViewModifier {
  nonisolated(unsafe) let value: Value
  @State private var count = 0

  nonisolated init(value: Value) { self.value = value }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.scrollFlash) { [count] in $0.count += count }
      .onChange(of: value) { count += 1 }
  }
}

extension View {
  /// Shows the thumbs of the scroll views in this view for a moment when they appear.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollFlash) { $0.onAppear = onAppear }
  }

  /// Shows the thumbs of the scroll views in this view for a moment whenever the value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashModifier(value: value))
  }
}
