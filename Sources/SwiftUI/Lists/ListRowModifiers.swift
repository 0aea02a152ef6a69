import SwiftUICore

enum ListRowInsetsTrait: ViewTraitKey {
  static var defaultValue: EdgeInsets? { nil }
}
enum ListRowBackgroundTrait: ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}
enum ListRowSeparatorTrait: ViewTraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum ListRowSeparatorTintTrait: ViewTraitKey {
  static var defaultValue: Color? { nil }
}

private enum MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { Metrics.List.minimumRowHeight }
}

extension EnvironmentValues {
  /// The least height of rows in lists, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the space around the view in the row of a list; nil is the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { trait(ListRowInsetsTrait.self, insets) }

  /// Puts a view behind the whole row; nil is the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(ListRowBackgroundTrait.self, view.map { AnyView($0) })
  }

  /// Shows or hides the row's separators.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(ListRowSeparatorTrait.self, visibility)
  }

  /// Sets the colour of the row's separators.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListRowSeparatorTintTrait.self, color)
  }
}

/// Turns the edit mode of its surroundings on and off.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation(.easeInOut(duration: 0.25)) { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
    }
  }
}
