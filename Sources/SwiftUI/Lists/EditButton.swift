import SwiftUICore

/// Turns the edit mode of its surroundings on and off.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation(.easeInOut(duration: Metrics.EditedRow.duration)) {
        editMode?.wrappedValue = isEditing ? .inactive : .active
      }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
    }
  }
}
