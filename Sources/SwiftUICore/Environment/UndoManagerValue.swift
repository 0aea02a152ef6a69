private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// Takes what undoes the changes that views of the window make. Control-Z and Control-Shift-Z work on it unless a
  /// text field uses them.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
  package var _undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

extension ViewRoot {
  /// True when the key undid something or did it again.
  func handleUndo(_ event: KeyInput) -> Bool {
    if KeyboardShortcut("z").matches(event), undoManager.canUndo {
      undoManager.undo()
      return true
    }
    if KeyboardShortcut("z", modifiers: [.command, .shift]).matches(event), undoManager.canRedo {
      undoManager.redo()
      return true
    }
    return false
  }
}
