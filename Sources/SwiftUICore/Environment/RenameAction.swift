/// Lets the user give what the view shows another name.
@MainActor @preconcurrency
public struct RenameAction: Sendable {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins renaming; nil where an ancestor offers nothing of the kind.
  public var rename: RenameAction? { self[RenameKey.self] }
  package var _rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Offers the views inside an action that begins renaming: they find it as `rename` in their environment.
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\._rename, RenameAction(action))
  }

  /// Begins renaming by moving the keyboard to the field of the name.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return environment(\._rename, RenameAction { isFocused.wrappedValue = true })
  }
}
