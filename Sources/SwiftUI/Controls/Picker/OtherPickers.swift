import CoreGraphics
import SwiftUICore

/// The options as rows of the list around them, the chosen one with a check mark.
struct RowsPicker: View {
  let parts: PickerParts
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if !labelsHidden, parts.title != nil { parts.label.foregroundStyle(.secondary) }
    OptionRows(parts: parts)
  }
}

private struct OptionRows: View {
  let parts: PickerParts
  var didSelect: (() -> Void)?
  @Environment(\.foregroundStyles) private var foregroundStyles

  var body: some View {
    SubviewsReader(parts.content) { options in
      ForEach(Array(options.enumerated()), id: \.offset) { _, option in
        let isChosen = parts.selection.contains(option)
        Button {
          parts.selection.select(option)
          didSelect?()
        } label: {
          HStack {
            option
              .environment(\.foregroundStyles, foregroundStyles)
              .frame(maxWidth: .infinity, alignment: .leading)
            if isChosen {
              Image(systemName: "checkmark")
                .font(.system(size: Metrics.Picker.checkmarkSize, weight: .semibold))
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            }
          }
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
      }
    }
  }
}

/// A link to a screen with the options.
struct NavigationPicker: View {
  let parts: PickerParts

  var body: some View {
    NavigationLink {
      PickerScreen(parts: parts)
    } label: {
      HStack {
        parts.label.frame(maxWidth: .infinity, alignment: .leading)
        ChosenOption(parts: parts).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .semantics {
      $0.children = .combine
      if let title = parts.title { $0.label = title }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private struct PickerScreen: View {
  let parts: PickerParts
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { OptionRows(parts: parts) { dismiss() } }
      .navigationTitle(parts.title ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
  }
}

/// The options below each other, each with a circle.
struct RadioPicker: View {
  let parts: PickerParts
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Metrics.Picker.radioSpacing) {
      if !labelsHidden { parts.label }
      SubviewsReader(parts.content) { options in
        VStack(alignment: .leading, spacing: Metrics.Picker.radioSpacing) {
          ForEach(Array(options.enumerated()), id: \.offset) { _, option in
            RadioRow(option: option, isChosen: parts.selection.contains(option)) {
              parts.selection.select(option)
            }
          }
        }
      }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private struct RadioRow: View {
  let option: SubviewElement
  let isChosen: Bool
  let select: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: Metrics.Picker.radioSpacing) {
      Image(systemName: isChosen ? "circle.inset.filled" : "circle")
        .font(.system(size: Metrics.Picker.radioSize))
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .accessibilityHidden(true)
      option
    }
    .opacity(isEnabled ? 1 : Metrics.Control.disabledOpacity)
    .contentShape(Rectangle())
    .modifier(PressModifier(onPressing: { _ in }, action: select))
    .modifier(
      FocusableModifier { event in
        guard event.key == .space || event.key == .return else { return false }
        if event.phase == .down { select() }
        return true
      }
    )
    .semantics {
      $0.role = .button
      $0.children = .combine
      if isChosen { $0.addedTraits = .isSelected }
      if isEnabled { $0.activate = select }
    }
  }
}
