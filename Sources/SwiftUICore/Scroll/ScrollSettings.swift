import CoreGraphics

/// Whether thumbs show where the content of a scroll view stands.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  enum Kind: Sendable { case automatic, visible, hidden, never }
  let kind: Kind

  /// While the content moves.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Sendable {
  enum Kind: Sendable { case automatic, always, basedOnSize }
  let kind: Kind

  /// Always vertically; horizontally if the content is larger than the viewport.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// If the content is larger than the viewport.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// How moving the content puts the on-screen keyboard away. Desktops have none, so this only travels along.
public struct ScrollDismissesKeyboardMode: Sendable {
  enum Kind: Sendable { case automatic, immediately, interactively, never }
  let kind: Kind

  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(kind: .immediately)
  }
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(kind: .interactively)
  }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

/// What a content margin applies to.
public struct ContentMarginPlacement: Sendable {
  enum Kind: Sendable { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(kind: .scrollIndicators)
  }
}

/// Margins that modifiers ask scroll views to keep.
package struct ContentMargins: Equatable {
  private var automatic = EdgeInsets()
  private var content: EdgeInsets?
  private var indicators: EdgeInsets?

  package init() {}

  package mutating func set(_ insets: EdgeInsets, edges: Edge.Set, for placement: ContentMarginPlacement) {
    func written(_ target: EdgeInsets) -> EdgeInsets {
      var result = target
      for edge in Edge.allCases where edges.contains(edge) { result[edge] = insets[edge] }
      return result
    }
    switch placement.kind {
    case .automatic:
      automatic = written(automatic)
      content = content.map(written)
      indicators = indicators.map(written)
    case .scrollContent:
      content = written(content ?? automatic)
    case .scrollIndicators:
      indicators = written(indicators ?? automatic)
    }
  }

  /// Leading is left.
  func content(in direction: LayoutDirection) -> EdgeInsets { flipped(content ?? automatic, direction) }
  func indicators(in direction: LayoutDirection) -> EdgeInsets { flipped(indicators ?? automatic, direction) }

  private func flipped(_ insets: EdgeInsets, _ direction: LayoutDirection) -> EdgeInsets {
    guard direction == .rightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: Sendable { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// Which part of the content is shown at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// Which end stays in view when the content or the viewport changes its size, if it is in view.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where content lies that is smaller than the viewport.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

package struct ScrollAnchors: Equatable {
  private var points: [ScrollAnchorRole: UnitPoint] = [:]
  private var common: UnitPoint?

  package init() {}

  subscript(role: ScrollAnchorRole) -> UnitPoint? { points[role] ?? common }

  mutating func set(_ point: UnitPoint?, for role: ScrollAnchorRole?) {
    if let role { points[role] = point } else { common = point }
  }
}

// MARK: Environment

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum KeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}
private enum ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }

extension EnvironmentValues {
  /// Whether scroll views can be moved by the user.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[KeyboardModeKey.self] }
    set { self[KeyboardModeKey.self] = newValue }
  }
  package var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
  package var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
  package var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

// MARK: Modifiers

extension View {
  /// Keeps the user from moving the scroll views in this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets whether scroll views show thumbs.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
      })
  }

  /// Sets whether content can be pulled beyond its ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
      })
  }

  /// Lets content be seen outside of its viewport.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets how scrolling puts the on-screen keyboard away. Desktops have none.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Keeps distances between the content of scroll views and their viewports.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { $0.set(insets, edges: edges, for: placement) }
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? _PaddingLayout.defaultLength), for: placement)
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }

  /// Sets which part of the content scroll views show at first, and which end they keep to.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor, for: nil) }
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor, for: role) }
  }
}
