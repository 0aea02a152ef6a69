import CoreGraphics

/// A layout of any type. Its views keep their identity and their state when the type changes, and move to their new
/// places if the change is animated.
public struct AnyLayout: Layout {
  public struct Cache {
    /// The wrapped layout's own cache.
    fileprivate var own: Any?
    fileprivate var owner: ObjectIdentifier?
  }

  private var box: LayoutBox

  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  public var _stackOrientation: Axis? { box.stackOrientation }

  /// The wrapped layout's data.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.setting(newValue) }
  }

  public func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    box.makeCache(subviews, &cache)
    return cache
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(subviews, &cache) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }
}

/// A layout whose type is not known where it is kept. Immutable.
private class LayoutBox: Equatable, @unchecked Sendable {
  typealias Cache = AnyLayout.Cache

  var stackOrientation: Axis? { nil }
  var animatableData: _AnyAnimatableData { .zero }
  func setting(_ data: _AnyAnimatableData) -> LayoutBox { self }
  func makeCache(_ subviews: LayoutSubviews, _ cache: inout Cache) {}
  func updateCache(_ subviews: LayoutSubviews, _ cache: inout Cache) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize { .zero }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {}
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? { nil }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? { nil }
  func isEqual(to other: LayoutBox) -> Bool { self === other }

  static func == (lhs: LayoutBox, rhs: LayoutBox) -> Bool { lhs === rhs || lhs.isEqual(to: rhs) }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox, @unchecked Sendable {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var stackOrientation: Axis? { layout._stackOrientation }

  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(of: layout) }

  override func setting(_ data: _AnyAnimatableData) -> LayoutBox {
    var layout = layout
    data.apply(to: &layout)
    return TypedLayoutBox(layout)
  }

  override func isEqual(to other: LayoutBox) -> Bool {
    guard let other = other as? TypedLayoutBox<L> else { return false }
    return ValueComparison.areEqual(layout, other.layout)
  }

  /// Runs the closure with the layout's own cache; one that belonged to another type of layout is made anew.
  private func withOwn<T>(_ subviews: LayoutSubviews, _ cache: inout Cache, _ body: (inout L.Cache) -> T) -> T {
    var own: L.Cache
    if cache.owner == ObjectIdentifier(L.self), let known = cache.own as? L.Cache {
      own = known
    } else {
      own = layout.makeCache(subviews: subviews)
      cache.owner = ObjectIdentifier(L.self)
    }
    // Not held twice while it is changed.
    cache.own = nil
    defer { cache.own = own }
    return body(&own)
  }

  override func makeCache(_ subviews: LayoutSubviews, _ cache: inout Cache) { withOwn(subviews, &cache) { _ in } }

  override func updateCache(_ subviews: LayoutSubviews, _ cache: inout Cache) {
    guard cache.owner == ObjectIdentifier(L.self) else { return makeCache(subviews, &cache) }
    withOwn(subviews, &cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    withOwn(subviews, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
    withOwn(subviews, &cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    withOwn(subviews, &cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    withOwn(subviews, &cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    withOwn(subviews, &cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
