import SwiftUICore

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  nonisolated(unsafe) private let isMixed: () -> Bool
  nonisolated(unsafe) private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool = { false }, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// One control for several values: mixed while they differ, and setting all of them.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let binding = Binding<Bool>(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    self.init(
      isOn: binding,
      isMixed: {
        let values = sources.map { $0[keyPath: isOn].wrappedValue }
        return values.contains(true) && values.contains(false)
      }, label: label())
  }

  public var body: some View {
    let mixed = isMixed()
    let value = isOn.wrappedValue
    StyledControl(
      ToggleStyleConfiguration(label: .init(content: label.asLabel()), isOn: isOn, isMixed: mixed),
      \.toggleStyles, standard: .automaticToggle
    )
    .semantics {
      $0.role = .toggle
      $0.children = .combine
      if let text = LabelText.of(label) { $0.label = text }
      $0.value = Text(verbatim: mixed ? "mixed" : value ? "1" : "0")
      if isEnabled { $0.activate = { isOn.wrappedValue.toggle() } }
    }
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(titleKey, image: image))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(title, image: image))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to show, for styles that only change it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    let isMixed = configuration.isMixed
    self.init(isOn: configuration.$isOn, isMixed: { isMixed }, label: configuration.label)
  }
}
