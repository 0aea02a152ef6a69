import CoreGraphics

/// What a view knows of the list in whose row it stands. Nil in the environment outside of lists.
///
/// Inside a row, buttons of the automatic style and navigation links use a ``PressModifier`` with
/// `activatesListRow`: the whole row is then their button, and highlights while it is pressed.
package struct ListRowContext: Equatable {
  package var isEditing = false
  /// Rows of a sidebar don't show a chevron for a link.
  package var isSidebar = false

  package init(isEditing: Bool = false, isSidebar: Bool = false) {
    self.isEditing = isEditing
    self.isSidebar = isSidebar
  }
}

private enum ListRowContextKey: EnvironmentKey {
  static var defaultValue: ListRowContext? { nil }
}

extension EnvironmentValues {
  package var listRowContext: ListRowContext? {
    get { self[ListRowContextKey.self] }
    set { self[ListRowContextKey.self] = newValue }
  }
}
