import CoreGraphics

/// A stack of screens; in a wide window, columns.
///
/// The first view is the root of the stack, or the sidebar. Further views are what stands in the other columns until a
/// link in the sidebar is followed.
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  @StateObject private var model = NavigationModel()
  @Environment(\.navigationViewColumns) private var usesColumns
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let columns = ViewColumns.of(content)
    if usesColumns, sizeClass == .regular {
      NavigationColumns(
        sidebar: columns[0],
        detail: columns.count > 1 ? columns[columns.count - 1] : AnyView(EmptyView()),
        visibility: nil, sidebarModel: model)
    } else {
      NavigationStackContent(model: model, root: columns[0])
    }
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// The views of a builder one by one, to stand in columns.
@MainActor
enum ViewColumns {
  /// At least one view.
  static func of<Content: View>(_ content: Content) -> [AnyView] {
    if let tuple = content as? any ViewList { return tuple.views }
    return [AnyView(content)]
  }
}

// MARK: Styles

/// How a navigation view arranges its screens.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether a wide window shows columns.
  nonisolated var _usesColumns: Bool { get }
}

/// Columns in a wide window, a stack otherwise.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  nonisolated public var _usesColumns: Bool { true }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  nonisolated public var _usesColumns: Bool { false }
}

/// Columns in a wide window.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
  nonisolated public var _usesColumns: Bool { true }
}

@available(*, deprecated, renamed: "ColumnNavigationViewStyle")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  nonisolated public var _usesColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var navigationViewColumns: Bool {
    get { self[NavigationViewColumnsKey.self] }
    set { self[NavigationViewColumnsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of navigation views.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewColumns, style._usesColumns)
  }
}
