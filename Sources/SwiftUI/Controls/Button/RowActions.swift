import SwiftUICore

/// Something that a row of a list does when it is tapped, told to the row by a control in it.
package final class RowAction: Equatable {
  fileprivate(set) var action: @MainActor () -> Void = {}

  nonisolated package init() {}

  package static func == (lhs: RowAction, rhs: RowAction) -> Bool { lhs === rhs }

  @MainActor package func callAsFunction() { action() }
}

/// The actions of the controls in a row, from top to bottom.
package enum RowActionsKey: PreferenceKey {
  package static var defaultValue: [RowAction] { [] }

  package static func reduce(value: inout [RowAction], nextValue: () -> [RowAction]) {
    value += nextValue()
  }
}

/// Makes a row act for the controls in it that leave their taps to the row. For lists: to be applied to the content
/// of each row at its full size.
package struct RowActivationModifier: ViewModifier {
  nonisolated(unsafe) private let onPressing: (Bool) -> Void
  @State private var actions: [RowAction] = []

  /// - Parameter onPressing: Told while a row that acts is held, to highlight it.
  nonisolated package init(onPressing: @escaping (Bool) -> Void) { self.onPressing = onPressing }

  package func body(content: Content) -> some View {
    content
      .environment(\.isInListRow, true)
      .onPreferenceChange(RowActionsKey.self) { actions = $0 }
      .modifier(
        PressModifier(
          isActive: !actions.isEmpty, onPressing: onPressing, action: { for action in actions { action() } }))
  }
}

extension View {
  /// Leaves taps to the row of a list that the view is in.
  @MainActor package func rowAction(
    _ rowAction: RowAction, isEnabled: Bool, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    rowAction.action = action
    return preference(key: RowActionsKey.self, value: isEnabled ? [rowAction] : [])
  }
}

/// A button in a row of a list: the label alone, the row is pressed in its place.
struct RowButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var rowAction = RowAction()
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .modifier(ButtonLabelLook(role: configuration.role, tint: AnyShapeStyle(.tint), isCentered: false))
      .rowAction(rowAction, isEnabled: isEnabled, perform: configuration.action)
  }

  nonisolated static var _elementCount: Int? { 1 }
}
