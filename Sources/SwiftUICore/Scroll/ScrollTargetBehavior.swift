import CoreGraphics

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that will be seen.
  public var rect: CGRect
  /// Which point of the rectangle the scroll view aligns; nil for the whole.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public static func == (lhs: ScrollTarget, rhs: ScrollTarget) -> Bool {
    lhs.rect == rhs.rect && lhs.anchor == rhs.anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(anchor)
  }
}

/// Decides where content comes to rest that was let go.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Edits the target, which at first is where the content would stop by itself.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// What is known of a scroll view that was let go.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the content was before the touch.
  public let originalTarget: ScrollTarget
  /// Points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The places of the views that content may be aligned to.
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Comes to rest at multiples of the viewport.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.includes(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = (context.originalTarget.rect.origin[axis] / page).rounded()
      let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      var goal = (target.rect.origin[axis] / page).rounded()
      if goal == start, abs(velocity) > PagingScrollTargetBehavior.flickVelocity {
        goal += velocity > 0 ? 1 : -1
      }
      target.rect.origin[axis] = min(max(goal, start - 1), start + 1) * page
    }
  }

  /// A flick this fast turns the page even if it was short.
  private static let flickVelocity: CGFloat = 200
}

/// Comes to rest where a view of the `scrollTargetLayout` is aligned with the viewport's beginning.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one flick may pass.
  public struct LimitBehavior: Sendable {
    enum Kind: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
    let kind: Kind

    /// One in compact width when moving sideways; else any number.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limit: LimitBehavior

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.includes(axis) {
      let places = context.targets.map { $0.origin[axis] }.sorted()
      guard !places.isEmpty else { continue }
      func nearest(_ position: CGFloat) -> Int {
        places.indices.min { abs(places[$0] - position) < abs(places[$1] - position) } ?? 0
      }
      let start = nearest(context.originalTarget.rect.origin[axis])
      var goal = nearest(target.rect.origin[axis])
      let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      if goal == start, abs(velocity) > 200 { goal += velocity > 0 ? 1 : -1 }
      if let most = most(axis, context) { goal = min(max(goal, start - most), start + most) }
      target.rect.origin[axis] = places[min(max(goal, 0), places.count - 1)]
    }
  }

  private func most(_ axis: Axis, _ context: TargetContext) -> Int? {
    switch limit.kind {
    case .never: nil
    case .always, .alwaysByOne: 1
    case .alwaysByFew: 3
    case .automatic:
      axis == .horizontal && context.environment.horizontalSizeClass == .compact ? 1 : nil
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

private enum ScrollTargetLayoutTrait: ViewTraitKey {
  static var defaultValue: Bool { false }
  static var affectsLayout: Bool { false }
}

extension EnvironmentValues {
  package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets where content comes to rest in the scroll views of this view.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Makes the views of this container those that scroll views align to and that `scrollPosition` speaks of.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    trait(ScrollTargetLayoutTrait.self, isEnabled)
  }
}

extension ScrollRenderNode {
  /// Where the content comes to rest along each axis, if something decides about it.
  func settlingTargets(velocity: CGPoint) -> CGPoint? {
    guard let behavior = options?.targetBehavior, let environment = options?.environment else { return nil }
    let geometry = geometry
    let start = dragStart ?? offset
    func rect(_ offset: CGPoint) -> CGRect {
      CGRect(
        x: offset.x + insets.leading, y: offset.y + insets.top, width: geometry.containerSize.width,
        height: geometry.containerSize.height)
    }
    var goal = offset
    for axis in Axis.allCases where axes.includes(axis) {
      goal[axis] += ScrollPhysics.projection(velocity[axis])
    }
    var target = ScrollTarget(rect: rect(goal))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(start)), velocity: CGVector(dx: velocity.x, dy: velocity.y),
        contentSize: contentSize, containerSize: geometry.containerSize, axes: axes, environment: environment,
        targets: targetRects))
    let range = offsetRange
    return CGPoint(
      x: min(
        max(target.rect.minX - insets.leading, range.horizontal.lowerBound), range.horizontal.upperBound),
      y: min(max(target.rect.minY - insets.top, range.vertical.lowerBound), range.vertical.upperBound))
  }

  /// The elements of the target layouts on the plane, in its coordinates.
  private var targetRects: [CGRect] { targetElements.map { $0.convert($0.bounds, to: plane, laidOut: true) } }

  /// The views that content is aligned to, in drawing order.
  var targetElements: [RenderNode] {
    var result: [RenderNode] = []
    func visit(_ node: RenderNode) {
      if node.trait(ScrollTargetLayoutTrait.self) {
        // The trait sits on the container or on what wraps it.
        var container = node
        while let unary = container as? UnaryRenderNode { container = unary.child }
        container.forEachChild { if !$0.isLeaving { result.append($0) } }
      } else {
        node.forEachChild(visit)
      }
    }
    plane.forEachChild(visit)
    return result
  }
}
