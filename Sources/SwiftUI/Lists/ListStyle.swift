import CoreGraphics
import SwiftUICore

/// The look of a list.
@MainActor @preconcurrency
public protocol ListStyle {
  var _look: _ListLook { get }
}

/// The looks that lists have.
public struct _ListLook: Hashable, Sendable {
  enum Kind: Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar
  }

  var kind: Kind
  /// Whether every other row is darker.
  var alternates = false

  /// Rows stand on cards or bands over a grey ground.
  var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }

  /// Space at the sides of rows, headers and footers.
  var sideMargin: CGFloat {
    switch kind {
    case .insetGrouped, .inset: Metrics.List.cardMargin
    case .sidebar: Metrics.List.sidebarMargin
    case .automatic, .plain, .grouped: 0
    }
  }

  /// What is painted below the rows.
  var ground: Color { isGrouped ? .groupedBackground : .systemBackground }
}

/// What fits where the list stands: `sidebar` in the sidebar of columns, else `insetGrouped`.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .automatic) }
}

/// Rows from edge to edge, headers that stay at the top.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Sections as bands over a grey ground.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// Sections as cards over a grey ground.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows with space at their sides.
public struct InsetListStyle: ListStyle {
  private let alternates: Bool

  nonisolated public init() { alternates = false }

  /// - Parameter alternatesRowBackgrounds: whether every other row is darker.
  nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  public var _look: _ListLook { _ListLook(kind: .inset, alternates: alternates) }
}

/// Rows of a sidebar, without separators.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { _ListLook(kind: .automatic) }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of lists in the view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, style._look) }
}
