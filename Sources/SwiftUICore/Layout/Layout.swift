import CoreGraphics

/// A way to size and place several views. The built-in stacks and grids are layouts like any other.
@preconcurrency
public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void

  static var layoutProperties: LayoutProperties { get }

  /// The direction of a layout that knows it only at run time.
  var _stackOrientation: Axis? { get }

  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    guard let first = subviews.first else { return spacing }
    spacing = first.spacing
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    if key.staysInContainer { return nil }
    let placements = PlacementRecorder.record(count: subviews.count) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var merger = GuideMerger(key: key)
    for (index, subview) in subviews.enumerated() {
      let placement = placements[index] ?? .centered(subview, in: bounds)
      let dimensions = subview.dimensions(in: placement.proposal)
      guard let value = dimensions[explicit: key] else { continue }
      let origin = placement.origin(of: dimensions.size)
      merger.add(value + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return merger.value
  }
}

extension Layout {
  /// The value of a guide in either direction.
  func explicitAlignment(
    ofGuide key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

/// A layout that gives guides no values beyond those that its views give them.
protocol GuideMergingLayout: Layout {}

extension HStackLayout: GuideMergingLayout {}
extension VStackLayout: GuideMergingLayout {}
extension ZStackLayout: GuideMergingLayout {}
extension GridLayout: GuideMergingLayout {}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What containers tell about themselves.
public struct LayoutProperties: Sendable {
  /// The direction in which spacers and dividers in the layout extend.
  public var stackOrientation: Axis?

  public init() {}
}

/// Combines the explicit values that several children give to one guide.
struct GuideMerger {
  let key: AlignmentKey
  private var sum: CGFloat = 0
  private var count = 0
  private var least = CGFloat.infinity
  private var greatest = -CGFloat.infinity

  init(key: AlignmentKey) { self.key = key }

  mutating func add(_ value: CGFloat) {
    sum += value
    count += 1
    least = min(least, value)
    greatest = max(greatest, value)
  }

  var value: CGFloat? {
    if count == 0 { return nil }
    if key.id == VerticalAlignment.FirstTextBaseline.self { return least }
    if key.id == VerticalAlignment.LastTextBaseline.self { return greatest }
    return sum / CGFloat(count)
  }
}

/// A value that a view carries for the layout it stands in.
@preconcurrency
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
