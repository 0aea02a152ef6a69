import CoreGraphics

/// Two or three columns in which what is selected in one decides what the next one shows. In a narrow window the
/// columns become the screens of one stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated(unsafe) private let sidebar: Sidebar
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?
  private let hasContent: Bool
  @StateObject private var model = NavigationModel()
  @State private var contentIdentity = NavigationIdentity()
  @State private var detailIdentity = NavigationIdentity()
  @State private var backgrounds: ContainerBackgroundsKey.Value = [:]
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated private init(
    sidebar: Sidebar, content: Content, detail: Detail, hasContent: Bool,
    visibility: Binding<NavigationSplitViewVisibility>?, preferredColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.hasContent = hasContent
    self.visibility = visibility
    self.preferredColumn = preferredColumn
  }

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true, visibility: nil,
      preferredColumn: nil)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true,
      visibility: columnVisibility,
      preferredColumn: nil)
  }

  /// - Parameter preferredCompactColumn: the column that a narrow window shows.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true,
      visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }

  public var body: some View {
    columns
      .modifier(PreferenceSinkModifier(ContainerBackgroundsKey.self) { backgrounds = $0 })
      .modifier(ContainerBacking(surface: backgrounds[.navigationSplitView]))
      .preference(key: ContainerBackgroundsKey.self, value: backgrounds.without(.navigationSplitView))
  }

  @ViewBuilder private var columns: some View {
    if sizeClass == .regular {
      NavigationColumns(
        sidebar: AnyView(sidebar), content: hasContent ? AnyView(content) : nil, detail: AnyView(detail),
        visibility: visibility, sidebarModel: model)
    } else {
      NavigationStackContent(model: model, root: root)
        .modifier(UpdateModifier { refresh() })
        .onChange(of: preferredColumn?.wrappedValue, initial: true) {
          if let column = preferredColumn?.wrappedValue { show(column) }
        }
    }
  }

  nonisolated public static var _elementCount: Int? { 1 }

  // MARK: The columns as screens of a stack

  private var root: AnyView {
    AnyView(sidebar.environment(\.sidebarSelection) { select(hasContent ? .content : .detail) })
  }

  private var middle: AnyView { AnyView(content.environment(\.sidebarSelection) { select(.detail) }) }

  private func select(_ column: NavigationSplitViewColumn) {
    if let preferredColumn { preferredColumn.wrappedValue = column }
    show(column)
  }

  private func show(_ column: NavigationSplitViewColumn) {
    let none = EnvironmentObjects()
    switch column {
    case .sidebar:
      model.popToRoot()
    case .content:
      if let page = model.page(from: .view(detailIdentity.id)) { model.remove(page) }
      if hasContent { model.push(middle, from: contentIdentity.id, objects: none) { didLeave(.content) } }
    default:
      if hasContent { model.push(middle, from: contentIdentity.id, objects: none) { didLeave(.content) } }
      model.push(AnyView(detail), from: detailIdentity.id, objects: none) { didLeave(.detail) }
    }
  }

  private func didLeave(_ column: NavigationSplitViewColumn) {
    guard let preferredColumn, preferredColumn.wrappedValue == column else { return }
    preferredColumn.wrappedValue = column == .detail && hasContent ? .content : .sidebar
  }

  private func refresh() {
    model.page(from: .view(contentIdentity.id))?.setContent(middle)
    model.page(from: .view(detailIdentity.id))?.setContent(AnyView(detail))
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false, visibility: nil,
      preferredColumn: nil)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false,
      visibility: columnVisibility,
      preferredColumn: nil)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false,
      visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The middle and the last column; with two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind { case sidebar, content, detail }
  private let kind: Kind

  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  public static let content = NavigationSplitViewColumn(kind: .content)
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// How the columns of a split view share the window.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

/// The detail gets the width that the other columns leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

/// The detail keeps its width. On a desktop the columns stand beside it all the same.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets how split views share the window. All styles put the columns beside each other here.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Asks for a width of the column that the view stands in.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Asks for a width of the column that the view stands in; the ideal width is taken.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}
