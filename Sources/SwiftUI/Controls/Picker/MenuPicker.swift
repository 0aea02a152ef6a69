import CoreGraphics
import SwiftUICore

/// A button with the chosen option, which opens the others as a menu. In a list the label stands before it, and the
/// whole row opens the menu.
struct MenuPicker: View {
  let parts: PickerParts
  @State private var isOpen = false
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.foregroundStyles) private var foregroundStyles

  var body: some View {
    Button {
      isOpen = true
    } label: {
      if isInListRow, !labelsHidden {
        HStack {
          parts.label
            .environment(\.foregroundStyles, foregroundStyles)
            .frame(maxWidth: .infinity, alignment: .leading)
          value.foregroundStyle(.secondary).environment(\.foregroundStyles, foregroundStyles)
        }
      } else {
        value
      }
    }
    .present(.menu(nil), isPresented: $isOpen) {
      MenuCard { MenuOptions(parts: parts) }
    }
    .semantics {
      $0.role = .picker
      $0.children = .combine
      if let title = parts.title { $0.label = title }
      $0.activate = { isOpen = true }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }

  private var value: some View {
    HStack(spacing: Metrics.Picker.indicatorGap) {
      ChosenOption(parts: parts).lineLimit(1)
      Image(systemName: "chevron.up.chevron.down")
        .font(.system(size: Metrics.Picker.indicatorSize))
        .accessibilityHidden(true)
    }
  }
}

/// The option that is chosen, for the button or the row that leads to the others.
struct ChosenOption: View {
  let parts: PickerParts

  var body: some View {
    SubviewsReader(parts.content) { options in
      ForEach(options.filter(parts.selection.contains).prefix(1)) { option in option }
    }
    .labelStyle(.titleOnly)
  }
}
