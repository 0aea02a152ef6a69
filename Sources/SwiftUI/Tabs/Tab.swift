/// Tabs of a tab view, as views are parts of a screen.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent where Body.TabValue == TabValue
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  associatedtype _Views: View = _TabBody<Self>
  /// The tabs as views that carry what the bar shows.
  @MainActor @preconcurrency var _views: Self._Views { get }
}

extension TabContent where _Views == _TabBody<Self> {
  public var _views: _TabBody<Self> { _TabBody(content: EmbeddedProperties(self)) }
}

extension TabContent where Body == _EmptyTabContent<TabValue> {
  public var body: _EmptyTabContent<TabValue> { _EmptyTabContent() }
}

/// No tabs.
public struct _EmptyTabContent<TabValue: Hashable>: TabContent {
  public typealias Body = Self
  public var body: Self { self }
  public var _views: EmptyView { EmptyView() }
  nonisolated init() {}
}

/// Shows tabs that have a body; their dynamic properties live here.
public struct _TabBody<Content: TabContent>: View {
  var content: EmbeddedProperties<Content>
  public var body: some View { content.value.body._views }
}

/// Shows tabs as views.
public struct _TabContentView<Content: TabContent>: View {
  nonisolated(unsafe) let content: Content
  nonisolated init(content: Content) { self.content = content }
  public var body: some View { content._views }
}

/// A screen of a tab view with its tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public typealias Body = _EmptyTabContent<Value>

  nonisolated(unsafe) private let value: Value?
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let label: Label
  private let role: TabRole?

  nonisolated init(value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  public var _views: some View {
    content
      .tabItem { label }
      .trait(TagTrait.self, value.map { AnyHashable($0) })
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }
  private let kind: Kind
  /// Looks for things: at the end of the bar.
  public static let search = TabRole(kind: .search)
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
}

/// The label of a tab that is given by a title and an image.
public struct DefaultTabLabel: View {
  private let title: Text
  private let icon: Image

  nonisolated init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
  }

  public var body: some View {
    Label {
      title
    } icon: {
      icon
    }
  }
}

/// Several tabs under a common title. The bar shows them as tabs like any other.
public struct TabSection<Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = _EmptyTabContent<Content.TabValue>
  nonisolated(unsafe) private let content: Content

  nonisolated public init<Header: View>(
    @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    self.content = content()
  }

  public var _views: some View { content._views }
}

/// Tabs with a modifier.
public struct _ModifiedTabContent<Content: TabContent, Views: View>: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = _EmptyTabContent<Content.TabValue>
  nonisolated(unsafe) let content: Content
  let modify: @MainActor (Content._Views) -> Views

  nonisolated init(_ content: Content, modify: @escaping @MainActor (Content._Views) -> Views) {
    self.content = content
    self.modify = modify
  }

  public var _views: Views { modify(content._views) }
}

extension TabContent {
  /// Shows a number beside the tab's icon; 0 shows nothing.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ModifiedTabContent(self) { $0.badge(count) }
  }

  public func badge(_ label: Text?) -> some TabContent<TabValue> { _ModifiedTabContent(self) { $0.badge(label) } }

  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _ModifiedTabContent(self) { $0.badge(key) }
  }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let label = label.map { String($0) }
    return _ModifiedTabContent(self) { $0.badge(label) }
  }

  /// Leaves the tab out of the bar.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTabContent(self) { hidden ? nil : $0 }
  }

  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    _ModifiedTabContent(self) { $0.accessibilityIdentifier(identifier) }
  }
}
