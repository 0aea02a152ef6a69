/// One view in a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  nonisolated(unsafe) let itemID: ID
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content

  public var _items: _ToolbarItemHost<Content> { _ToolbarItemHost(placement: placement, content: content) }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    itemID = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    itemID = id
    self.placement = placement
    self.content = content()
  }

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  nonisolated public var id: ID { itemID }
}

/// Several views in a toolbar, at the same place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var _items: _ToolbarItemHost<Content> { _ToolbarItemHost(placement: placement, content: content) }
}

/// A gap between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let isFlexible: Bool

  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
    isFlexible = sizing == .flexible
  }

  public var _items: _ToolbarItemHost<AnyView> {
    _ToolbarItemHost(
      placement: placement,
      content: isFlexible
        ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: Metrics.NavigationBar.itemSpacing, height: 1)))
  }
}

/// How a gap takes space.
public struct SpacerSizing: Hashable, Sendable {
  private enum Kind { case flexible, fixed }
  private let kind: Kind
  public static let flexible = SpacerSizing(kind: .flexible)
  public static let fixed = SpacerSizing(kind: .fixed)
}

/// Keeps the view of an item and tells the bars of it.
public struct _ToolbarItemHost<Content: View>: View {
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content
  @State private var portal = Portal()

  public var body: some View {
    PortalEntrance(portal) { content.modifier(BarItemStyle(placement: placement)) }
      .preference(key: NavigationBarOptionsKey.self, value: options)
  }

  private var options: NavigationBarOptions {
    var options = NavigationBarOptions()
    options.items = [BarItem(portal: portal, placement: placement)]
    return options
  }

  nonisolated public static var _elementCount: Int? { 0 }
}

/// How items look in a bar: the bar's font, larger symbols, labels by their icon.
struct BarItemStyle: ViewModifier {
  let placement: ToolbarItemPlacement

  func body(content: Content) -> some View {
    content
      .font(.system(size: Metrics.NavigationBar.itemSize, weight: placement.isEmphasized ? .semibold : .regular))
      .imageScale(.large)
      .lineLimit(1)
      .environment(\.barPlacement, placement)
  }
}

private enum BarPlacementKey: EnvironmentKey {
  static var defaultValue: ToolbarItemPlacement? { nil }
}

extension EnvironmentValues {
  /// The place in a bar that the view stands in; nil outside of bars.
  var barPlacement: ToolbarItemPlacement? {
    get { self[BarPlacementKey.self] }
    set { self[BarPlacementKey.self] = newValue }
  }
}
