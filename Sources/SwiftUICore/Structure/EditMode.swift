/// Whether the content of a view can be edited: rows deleted, moved and selected.
public enum EditMode: Sendable, Equatable, Hashable {
  case inactive
  /// For the time being, such as while a row is swiped.
  case transient
  case active

  /// True unless inactive.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The mode that an `EditButton` toggles and lists follow. Every window has one; a view can set its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

extension ViewRoot {
  /// A mode for views that have none of their own.
  func makeEditMode() -> Binding<EditMode> {
    Binding(location: StateLocation(EditMode.inactive, queue: mutations))
  }
}
