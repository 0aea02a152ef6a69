import SwiftUICore

enum ListRowInsetsTrait: ViewTraitKey {
  static var defaultValue: EdgeInsets? { nil }
}
enum ListRowBackgroundTrait: ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}
enum TopSeparatorTrait: ViewTraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum BottomSeparatorTrait: ViewTraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum TopSeparatorTintTrait: ViewTraitKey {
  static var defaultValue: Color? { nil }
}
enum BottomSeparatorTintTrait: ViewTraitKey {
  static var defaultValue: Color? { nil }
}
enum TopSectionSeparatorTrait: ViewTraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum BottomSectionSeparatorTrait: ViewTraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum TopSectionSeparatorTintTrait: ViewTraitKey {
  static var defaultValue: Color? { nil }
}
enum BottomSectionSeparatorTintTrait: ViewTraitKey {
  static var defaultValue: Color? { nil }
}
enum ListItemTintTrait: ViewTraitKey {
  static var defaultValue: ListItemTint? { nil }
}
enum SelectionDisabledTrait: ViewTraitKey {
  static var defaultValue: Bool { false }
}
enum SectionSpacingTrait: ViewTraitKey {
  static var defaultValue: ListSectionSpacing? { nil }
}

/// The colour that a list gives an item's icon.
public struct ListItemTint: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case fixed(Color), preferred(Color), monochrome
  }

  let kind: Kind

  /// This colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
  /// This colour, where users have not chosen another one. Here the same as `fixed`.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
  /// The colour of the text.
  public static let monochrome = ListItemTint(kind: .monochrome)

  var color: Color {
    switch kind {
    case .fixed(let color), .preferred(let color): color
    case .monochrome: .primary
    }
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  let length: CGFloat

  /// 35 points.
  public static let `default` = ListSectionSpacing(length: Metrics.List.sectionGap)
  /// 20 points.
  public static let compact = ListSectionSpacing(length: Metrics.List.compactSectionGap)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: max(spacing, 0)) }
}

extension View {
  /// Sets the space around the view in the row of a list; nil is the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { trait(ListRowInsetsTrait.self, insets) }

  /// Puts a view behind the whole row; nil is the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(ListRowBackgroundTrait.self, view.map { AnyView($0) })
  }

  /// Shows or hides the row's separators.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(EdgeTraits<TopSeparatorTrait, BottomSeparatorTrait>(value: visibility, edges: edges))
  }

  /// Sets the colour of the row's separators.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(EdgeTraits<TopSeparatorTintTrait, BottomSeparatorTintTrait>(value: color, edges: edges))
  }

  /// Shows or hides the separators at the ends of a section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(EdgeTraits<TopSectionSeparatorTrait, BottomSectionSeparatorTrait>(value: visibility, edges: edges))
  }

  /// Sets the colour of the separators at the ends of a section.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(EdgeTraits<TopSectionSeparatorTintTrait, BottomSectionSeparatorTintTrait>(value: color, edges: edges))
  }

  /// Sets the distance between rows, each of which then stands by itself; nil is the list's own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { max($0, 0) })
  }

  /// Sets the distance between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing).trait(SectionSpacingTrait.self, spacing)
  }

  /// Sets the distance between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the colour of icons in the rows of lists.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the colour of icons in the rows of lists.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }

  /// Sets how much the headers of sections stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Keeps the view from being selected in a list.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }

  /// Shows or hides the ground that lists and forms paint below their rows.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

/// Sets the trait of one edge or of both.
private struct EdgeTraits<Top: ViewTraitKey, Bottom: ViewTraitKey>: ViewModifier where Top.Value == Bottom.Value {
  nonisolated(unsafe) let value: Top.Value
  let edges: VerticalEdge.Set

  nonisolated init(value: Top.Value, edges: VerticalEdge.Set) {
    self.value = value
    self.edges = edges
  }

  @ViewBuilder func body(content: Content) -> some View {
    switch (edges.contains(.top), edges.contains(.bottom)) {
    case (true, true): content.trait(Top.self, value).trait(Bottom.self, value)
    case (true, false): content.trait(Top.self, value)
    case (false, true): content.trait(Bottom.self, value)
    case (false, false): content
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}

// MARK: Environment

private enum MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { Metrics.List.minimumRowHeight }
}
private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}
private enum ItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}
private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}
private enum ContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The least height of rows in lists, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
  /// The least height of the headers of sections, in points; nil leaves it to their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  var listItemTint: ListItemTint? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}
