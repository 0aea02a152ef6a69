import CoreGraphics

/// A sidebar beside the screens that its links show, in a wide window.
struct NavigationColumns: View {
  let sidebar: AnyView
  /// The middle column, where there are three.
  var content: AnyView?
  let detail: AnyView
  let visibility: Binding<NavigationSplitViewVisibility>?
  @ObservedObject var sidebarModel: NavigationModel
  @StateObject private var contentModel = NavigationModel()
  @StateObject private var detailModel = NavigationModel()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic

  init(
    sidebar: AnyView, content: AnyView? = nil, detail: AnyView,
    visibility: Binding<NavigationSplitViewVisibility>?, sidebarModel: NavigationModel
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.sidebarModel = sidebarModel
  }

  var body: some View {
    sidebarModel.detail = content == nil ? detailModel : contentModel
    contentModel.detail = detailModel
    return HStack(spacing: 0) {
      if showsSidebar {
        column(sidebarModel, sidebar.environment(\.isSidebar, true), isFirst: true)
          .modifier(ColumnWidth(standard: Metrics.SplitView.sidebarWidth))
          .transition(.move(edge: .leading))
        ColumnDivider()
      }
      if let content, showsContent {
        column(contentModel, content, isFirst: !showsSidebar)
          .modifier(ColumnWidth(standard: Metrics.SplitView.sidebarWidth))
        ColumnDivider()
      }
      column(detailModel, detail, isFirst: !showsSidebar && (content == nil || !showsContent))
        .environment(\.horizontalSizeClass, .regular)
        .frame(maxWidth: .infinity)
    }
  }

  private var current: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }

  private var showsSidebar: Bool {
    switch current {
    case .detailOnly: false
    case .doubleColumn: content == nil
    default: true
    }
  }

  private var showsContent: Bool { current != .detailOnly }

  private func column<Column: View>(_ model: NavigationModel, _ view: Column, isFirst: Bool) -> some View {
    NavigationStackContent(model: model, root: AnyView(view), sidebarToggle: isFirst ? toggle : nil)
      .environment(\.horizontalSizeClass, .compact)
  }

  private func toggle() {
    let next: NavigationSplitViewVisibility = showsSidebar ? (content == nil ? .detailOnly : .doubleColumn) : .all
    withAnimation(.navigationPush) {
      if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
    }
  }
}

private struct ColumnDivider: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Color.separatorLine
      .frame(width: pixelLength)
      .ignoresSafeArea()
  }
}

/// A column as wide as it asks to be.
private struct ColumnWidth: ViewModifier {
  let standard: CGFloat
  @State private var wanted: CGFloat?

  func body(content: Content) -> some View {
    content
      .modifier(PreferenceSinkModifier(ColumnWidthKey.self) { wanted = $0 })
      .frame(width: wanted ?? standard)
  }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

private enum IsSidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SidebarSelectionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// True in the sidebar of columns, where lists take their sidebar look.
  var isSidebar: Bool {
    get { self[IsSidebarKey.self] }
    set { self[IsSidebarKey.self] = newValue }
  }

  /// To be called by a list whose selection the user changed: in a narrow window the next column is then shown.
  var sidebarSelection: (@MainActor () -> Void)? {
    get { self[SidebarSelectionKey.self] }
    set { self[SidebarSelectionKey.self] = newValue }
  }
}
