import CoreGraphics

/// A control that pushes a screen onto the stack around it.
///
/// With a destination it brings its own view. With a value it puts the value on the stack's path, and a
/// `navigationDestination(for:)` says which view that is.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// What the link does.
  enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
  }

  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let target: Target
  /// Set by programs that push the screen themselves.
  private let isActive: Binding<Bool>?
  @State private var identity = NavigationIdentity()
  @Environment(\.navigationPage) private var page
  @Environment(\.foregroundStyles) private var foregroundStyles
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listLinkSelection) private var listSelection
  private let scope = EnvironmentObjectsReader()

  nonisolated init(label: Label, target: Target, isActive: Binding<Bool>? = nil) {
    self.label = label
    self.target = target
    self.isActive = isActive
  }

  /// A link to a view.
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination))
  }

  /// A link to a view, which is made at once.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let destination = destination
    self.init(label: label(), target: .view { destination })
  }

  /// A link that the program can follow and leave by itself.
  @available(
    *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination), isActive: isActive)
  }

  @available(
    *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let destination = destination
    self.init(label: label(), target: .view { destination }, isActive: isActive)
  }

  /// A link that is followed while the selection has its tag.
  @available(
    *, deprecated, message: "use NavigationLink(value:label:) inside a List within a NavigationStack"
  )
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .view(destination), isActive: Self.isSelected(tag: tag, selection: selection))
  }

  @available(
    *, deprecated, message: "use NavigationLink(value:label:) inside a List within a NavigationStack"
  )
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let destination = destination
    self.init(
      label: label(), target: .view { destination },
      isActive: Self.isSelected(tag: tag, selection: selection))
  }

  nonisolated private static func isSelected<V: Hashable>(tag: V, selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }

  public var body: some View {
    let isOn = isActive?.wrappedValue
    Button(action: activate) {
      NavigationLinkLabel(content: label.asLabel(), foregroundStyles: foregroundStyles)
    }
    .disabled(!canActivate)
    .onChange(of: isOn, initial: true) { if isOn != nil { followBinding() } }
    .modifier(UpdateModifier(action: refreshAction))
    .trait(NavigationLinkTrait.self, NavigationLinkMark(value: selectionValue))
  }

  nonisolated public static var _elementCount: Int? { 1 }

  // MARK: Following

  private var model: NavigationModel? { page?.model.detail ?? page?.model }

  private var canActivate: Bool {
    if case .value(nil) = target { return false }
    return true
  }

  private var selectionValue: AnyHashable? {
    if case .value(let value) = target { return value }
    return nil
  }

  private func activate() {
    guard let isActive else {
      show()
      return
    }
    if isActive.wrappedValue { show() } else { isActive.wrappedValue = true }
  }

  private func show() {
    guard let model, let page else { return }
    switch target {
    case .value(let value):
      if let value, listSelection?.takes(value) != true { page.model.push(value) }
    case .view(let destination):
      let isActive = isActive
      let view = AnyView(destination())
      if page.model.detail != nil {
        model.replaceRoot(view, from: identity.id, objects: scope.objects) { isActive?.wrappedValue = false }
      } else {
        model.push(view, from: identity.id, objects: scope.objects) { isActive?.wrappedValue = false }
      }
    }
  }

  private func followBinding() {
    guard let isActive, let model else { return }
    if isActive.wrappedValue {
      if model.page(from: .view(identity.id)) == nil { show() }
    } else if let pushed = model.page(from: .view(identity.id)) {
      pushed.onPop = nil
      model.remove(pushed)
    }
  }

  /// While its screen is shown, the link brings it up to date.
  private var refreshAction: (() -> Void)? {
    guard case .view(let destination) = target, let model, model.page(from: .view(identity.id)) != nil else {
      return nil
    }
    let id = identity.id
    return { [weak model] in
      guard let shown = model?.page(from: .view(id)) else { return }
      shown.setContent(AnyView(destination()))
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A link that puts a value on the stack's path; disabled while there is no value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @available(
    *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination), isActive: isActive)
  }

  @available(
    *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination), isActive: isActive)
  }

  @available(
    *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    nonisolated(unsafe) let destination = destination
    self.init(label: Text(titleKey), target: .view { destination }, isActive: isActive)
  }

  @available(
    *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    nonisolated(unsafe) let destination = destination
    self.init(label: Text(title), target: .view { destination }, isActive: isActive)
  }

  @available(
    *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  @available(
    *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  @available(
    *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  @available(
    *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink {
  /// Whether the link shows its destination in the detail column. It always does here.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// What marks the row of a link, and the value by which a list selects it.
struct NavigationLinkMark: Equatable {
  nonisolated(unsafe) var value: AnyHashable?
}

enum NavigationLinkTrait: ViewTraitKey {
  static var defaultValue: NavigationLinkMark? { nil }
  static var affectsLayout: Bool { false }
}

/// The label of a link: in a row of a list it fills the row and ends in a chevron.
private struct NavigationLinkLabel: View {
  let content: AnyView
  let foregroundStyles: [AnyShapeStyle]
  @Environment(\.listRowContext) private var row
  @Environment(\.rowBadge) private var badge

  var body: some View {
    if let row {
      HStack(spacing: Metrics.NavigationLink.chevronGap) {
        content
          .environment(\.foregroundStyles, foregroundStyles)
          .frame(maxWidth: .infinity, alignment: .leading)
        if let badge { RowBadge(text: badge).environment(\.foregroundStyles, foregroundStyles) }
        if !row.isSidebar, !row.isEditing {
          Image(systemName: "chevron.forward")
            .font(.system(size: Metrics.NavigationLink.chevronSize, weight: .semibold))
            .imageScale(.medium)
            .foregroundStyle(Color.tertiaryLabel)
            .accessibilityHidden(true)
        }
      }
    } else {
      content
    }
  }
}
