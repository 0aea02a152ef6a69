import CoreGraphics
import SwiftUICore

/// The items of a menu, below each other.
struct MenuCard<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ScrollView {
      MenuRows { content }
    }
    .scrollBounceBehavior(.basedOnSize)
    .modifier(MenuSurroundings())
  }
}

/// Items with lines between them and bands between their sections.
private struct MenuRows<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    SubviewsReader(content.environment(\.sectionAppearance, .menu)) { items in
      VStack(spacing: 0) {
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
          if index > 0 { separator(before: item, after: items[index - 1]) }
          if item.isDivider {
            MenuBand()
          } else if item.role == .content {
            item
          } else {
            MenuSectionTitle(item: item)
          }
        }
      }
    }
  }

  @ViewBuilder private func separator(before item: SubviewElement, after last: SubviewElement) -> some View {
    if item.isDivider || last.isDivider {
      EmptyView()
    } else if item.section !== last.section {
      MenuBand()
    } else {
      Hairline()
    }
  }
}

private struct MenuSectionTitle: View {
  let item: SubviewElement

  var body: some View {
    item
      .frame(maxWidth: .infinity, minHeight: Metrics.MenuRow.headerHeight, alignment: .leading)
      .padding(.horizontal, Metrics.MenuRow.sideInset)
  }
}

extension SectionAppearance {
  /// Titles of sections in a menu are small and pale.
  fileprivate static var menu: SectionAppearance {
    SectionAppearance(id: "menu") { _, environment in
      environment.font = .system(size: Metrics.MenuRow.titleSize)
      environment.foregroundStyles = [AnyShapeStyle(.secondary)]
    }
  }
}

/// The band between the sections of a menu.
struct MenuBand: View {
  var body: some View { Color.tertiaryFill.frame(height: Metrics.MenuRow.sectionGap) }
}

/// What items of a menu find around them.
private struct MenuSurroundings: ViewModifier {
  func body(content: Content) -> some View {
    content
      .buttonStyle(MenuItemStyle())
      .labelStyle(MenuLabelStyle())
      .toggleStyle(MenuToggleStyle())
      .modifier(MenuEnvironment())
  }
}

private struct MenuEnvironment: EnvironmentModifier {
  func modify(_ values: inout EnvironmentValues) {
    values.isInMenu = true
    values.font = .system(size: Metrics.MenuRow.textSize)
    values.foregroundStyles = []
    values.multilineTextAlignment = .leading
    values.symbolVariants = .none
    values.controlSize = .regular
    values.writableKeyboardShortcut = nil
  }
}

// MARK: Items

/// How buttons look in a menu. Each of them closes the menu, then acts.
struct MenuItemStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(role: configuration.role, label: AnyView(configuration.label)) { configuration.trigger() }
  }
}

/// One row of a menu.
struct MenuItem: View {
  let role: ButtonRole?
  let label: AnyView
  /// Nil where nothing can be chosen.
  var isChecked: Bool?
  var closesMenu = true
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.presentationContext) private var presentation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  @Environment(\.menuIndentation) private var indentation

  var body: some View {
    HStack(spacing: 0) {
      if let isChecked {
        Image(systemName: "checkmark")
          .font(.system(size: Metrics.MenuRow.checkmarkSize, weight: .semibold))
          .frame(width: Metrics.MenuRow.checkmarkWidth, alignment: .leading)
          .opacity(isChecked ? 1 : 0)
          .accessibilityHidden(true)
      }
      label.frame(maxWidth: .infinity, alignment: .leading)
    }
    .foregroundStyle(color)
    .lineLimit(2)
    .padding(.vertical, Metrics.MenuRow.gap)
    .padding(.horizontal, Metrics.MenuRow.sideInset)
    .padding(.leading, CGFloat(indentation) * Metrics.MenuRow.indentation)
    .frame(minHeight: Metrics.Menu.rowHeight)
    .background(isPressed || isHovered ? Color.primaryFill : Color.clear)
    .contentShape(Rectangle())
    .onHover { isHovered = $0 && isEnabled }
    .modifier(PressModifier(onPressing: { isPressed = $0 }, action: activate))
    .semantics {
      $0.role = .menuItem
      $0.children = .combine
      if isChecked == true { $0.addedTraits = .isSelected }
      if isEnabled { $0.activate = activate }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.tertiaryLabel) }
    return AnyShapeStyle(role == .destructive ? Color.red : Color.primary)
  }

  private func activate() {
    guard isEnabled else { return }
    if closesMenu, dismissBehavior != .disabled { presentation.dismiss?() }
    action()
  }
}

/// The title, and the icon at the end.
private struct MenuLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Metrics.MenuRow.gap) {
      configuration.title.frame(maxWidth: .infinity, alignment: .leading)
      configuration.icon
        .imageScale(.large)
        .frame(width: Metrics.MenuRow.iconWidth)
        .accessibilityHidden(true)
    }
  }
}

private struct MenuToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(role: nil, label: AnyView(configuration.label), isChecked: configuration.isOn) {
      configuration.isOn.toggle()
    }
  }
}

/// A menu in a menu: a row whose items fold out below it.
struct Submenu<Label: View, Content: View>: View {
  nonisolated(unsafe) let label: Label
  let content: () -> Content
  @State private var isOpen = false
  @Environment(\.menuIndentation) private var indentation

  init(label: Label, content: @escaping () -> Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    MenuItem(role: nil, label: AnyView(row), closesMenu: false) {
      withAnimation(.easeInOut(duration: Metrics.Disclosure.duration)) { isOpen.toggle() }
    }
    .accessibilityValue(isOpen ? Text("expanded") : Text("collapsed"))
    if isOpen { content().environment(\.menuIndentation, indentation + 1) }
  }

  private var row: some View {
    HStack(spacing: Metrics.MenuRow.gap) {
      label.asLabel().frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "chevron.forward")
        .font(.system(size: Metrics.MenuRow.checkmarkSize, weight: .semibold))
        .rotationEffect(.degrees(isOpen ? 90 : 0))
        .accessibilityHidden(true)
    }
  }
}

private enum MenuIndentationKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How many menus are around an item in a card.
  var menuIndentation: Int {
    get { self[MenuIndentationKey.self] }
    set { self[MenuIndentationKey.self] = newValue }
  }
}
