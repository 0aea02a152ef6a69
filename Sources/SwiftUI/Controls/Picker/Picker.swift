import SwiftUICore

/// A control in which one of several values is chosen.
///
/// Each view of the content stands for the value of its `tag(_:)`, or in a `ForEach` for the element's id.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let selection: Binding<SelectionValue>
  nonisolated(unsafe) private let content: Content
  @Environment(\.pickerLook) private var look

  nonisolated init(label: Label, selection: Binding<SelectionValue>, content: Content) {
    self.label = label
    self.selection = selection
    self.content = content
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, content: content())
  }

  @available(*, deprecated, renamed: "init(selection:content:label:)")
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, selection: selection, content: content())
  }

  public var body: some View {
    PickerBody(
      parts: PickerParts(
        label: label.asLabel(), title: LabelText.of(label), content: AnyView(content),
        selection: PickerSelection(selection)), look: look)
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), selection: selection, content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), selection: selection, content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleKey, image: image), selection: selection, content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(title, image: image), selection: selection, content: content())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), selection: selection, content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), selection: selection, content: content())
  }
}

/// A picker with its types erased.
struct PickerParts {
  let label: AnyView
  let title: Text?
  let content: AnyView
  let selection: PickerSelection
}

/// What a picker has chosen, with its type erased.
struct PickerSelection {
  let contains: @MainActor (SubviewElement) -> Bool
  let select: @MainActor (SubviewElement) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    nonisolated(unsafe) let binding = binding
    contains = { option in Self.value(of: option, as: Value.self) == binding.wrappedValue }
    select = { option in
      if let value = Self.value(of: option, as: Value.self) { binding.wrappedValue = value }
    }
  }

  /// A value that is not optional also stands for the optional one.
  @MainActor
  private static func value<Value: Hashable>(of option: SubviewElement, as type: Value.Type) -> Value? {
    if let tag = option.trait(TagTrait.self) { return tag.base as? Value }
    return option.id.base as? Value
  }
}

/// The picker in the look of its surroundings.
private struct PickerBody: View {
  let parts: PickerParts
  let look: PickerLook
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInMenu, look == .menu {
      Submenu(label: parts.label) { MenuOptions(parts: parts) }
    } else if isInMenu {
      MenuOptions(parts: parts)
    } else {
      switch look {
      case .automatic, .menu: MenuPicker(parts: parts)
      case .segmented, .palette: SegmentedPicker(parts: parts)
      case .inline:
        if isInListRow { RowsPicker(parts: parts) } else { WheelPicker(parts: parts) }
      case .wheel: WheelPicker(parts: parts)
      case .navigationLink: NavigationPicker(parts: parts)
      case .radioGroup: RadioPicker(parts: parts)
      }
    }
  }
}

/// The options as items of a menu, the chosen one with a check mark.
struct MenuOptions: View {
  let parts: PickerParts

  var body: some View {
    SubviewsReader(parts.content) { options in
      ForEach(Array(options.enumerated()), id: \.offset) { _, option in
        MenuItem(role: nil, label: AnyView(option), isChecked: parts.selection.contains(option)) {
          parts.selection.select(option)
        }
      }
    }
  }
}
