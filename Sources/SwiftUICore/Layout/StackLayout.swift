import CoreGraphics

/// The rule shared by horizontal and vertical stacks: neighbours keep their distances, the least flexible views choose
/// first, and what is left is shared out evenly among the rest.
struct StackLayout {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: CGFloat?

  struct Cache {
    /// Distance before each view.
    var gaps: [CGFloat]
    var totalGap: CGFloat
    var priorities: [Double]
    /// What the last sizing gave, to be used again for placing.
    var lastProposal: ProposedViewSize?
    var lastShares = Shares()
    var lastExtent: GuideExtent?
  }

  /// What each view was offered along the axis (nil: its ideal length), and what it took.
  struct Shares {
    var offered: [CGFloat?] = []
    var taken: [CGFloat] = []
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(subviews.count)
    var previous: ViewSpacing?
    for subview in subviews {
      if let spacing {
        gaps.append(gaps.isEmpty ? 0 : spacing)
      } else if subviews.count == 1 {
        gaps.append(0)
      } else {
        let current = subview.spacing
        gaps.append(previous.map { $0.distance(to: current, along: axis) } ?? 0)
        previous = current
      }
    }
    return Cache(gaps: gaps, totalGap: gaps.reduce(0, +), priorities: subviews.map(\.priority))
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
    if subviews.isEmpty { return .zero }
    let shares = shares(proposal, subviews, cache)
    let extent = minorExtent(shares, minor: proposal[axis.other], subviews)
    cache.lastProposal = proposal
    cache.lastShares = shares
    cache.lastExtent = extent
    var size = CGSize.zero
    size[axis] = shares.taken.reduce(cache.totalGap, +)
    size[axis.other] = extent.length
    return size
  }

  private func shares(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache) -> Shares {
    let minor = proposal[axis.other]
    func length(_ index: Int, _ major: CGFloat?) -> CGFloat {
      subviews[subviews.startIndex + index].sizeThatFits(proposed(major, minor))[axis]
    }
    guard let total = proposal[axis] else {
      return Shares(
        offered: Array(repeating: nil, count: subviews.count),
        taken: (0..<subviews.count).map { length($0, nil) })
    }
    if total == .infinity {
      // Everybody may have all of it.
      return Shares(
        offered: Array(repeating: .infinity, count: subviews.count),
        taken: (0..<subviews.count).map { length($0, .infinity) })
    }
    if subviews.count == 1 {
      let share = max(total - cache.totalGap, 0)
      return Shares(offered: [share], taken: [length(0, share)])
    }

    let priorities = cache.priorities
    var minimums: [CGFloat] = []
    var flexibilities: [CGFloat] = []
    for index in 0..<subviews.count {
      let least = length(index, 0)
      let most = length(index, .infinity)
      minimums.append(least)
      flexibilities.append(most == least ? 0 : most - least)
    }
    let order = (0..<subviews.count).sorted { left, right in
      if priorities[left] != priorities[right] { return priorities[left] > priorities[right] }
      if flexibilities[left] != flexibilities[right] { return flexibilities[left] < flexibilities[right] }
      if minimums[left] != minimums[right] { return minimums[left] > minimums[right] }
      return left < right
    }
    // The minimums of lower groups stay reserved: those of what comes after each position.
    var reserved = Array(repeating: CGFloat(0), count: order.count + 1)
    for position in order.indices.reversed() {
      reserved[position] = reserved[position + 1] + minimums[order[position]]
    }
    var available = total - cache.totalGap
    var shares = Shares(
      offered: Array(repeating: nil, count: subviews.count), taken: Array(repeating: 0, count: subviews.count)
    )
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      var end = start
      while end < order.count, priorities[order[end]] == priority { end += 1 }
      for position in start..<end {
        let index = order[position]
        let share = max((available - reserved[end]) / CGFloat(end - position), 0)
        shares.offered[index] = share
        shares.taken[index] = length(index, share)
        available -= shares.taken[index]
      }
      start = end
    }
    return shares
  }

  private func proposed(_ major: CGFloat?, _ minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
  }

  private func minorExtent(_ shares: Shares, minor: CGFloat?, _ subviews: LayoutSubviews) -> GuideExtent {
    var extent = GuideExtent()
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposed(shares.offered[index], minor))
      extent.add(guide: dimensions[alignment], length: dimensions.size[axis.other])
    }
    return extent
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    if subviews.isEmpty { return }
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    let shares: Shares
    let extent: GuideExtent
    if cache.lastProposal == proposal, let last = cache.lastExtent {
      shares = cache.lastShares
      extent = last
    } else {
      shares = self.shares(proposal, subviews, cache)
      extent = minorExtent(shares, minor: proposal[axis.other], subviews)
    }
    var position = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      position += cache.gaps[index]
      let childProposal = proposed(shares.offered[index], proposal[axis.other])
      let dimensions = subview.dimensions(in: childProposal)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = bounds.origin[axis.other] + extent.before - dimensions[alignment]
      subview.place(at: origin, proposal: childProposal)
      position += dimensions.size[axis]
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
    var spacing = first.spacing
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    spacing[start] = first.spacing[start]
    spacing[end] = last.spacing[end]
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: sides) }
    return spacing
  }
}

/// The layout of `HStack`.
public struct HStackLayout: Layout, Equatable, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public struct Cache {
    var stack: StackLayout.Cache
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.size(proposal, subviews, &cache.stack)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.place(in: bounds, proposal, subviews, &cache.stack)
  }
}

/// The layout of `VStack`.
public struct VStackLayout: Layout, Equatable, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public struct Cache {
    var stack: StackLayout.Cache
  }

  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.size(proposal, subviews, &cache.stack)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.place(in: bounds, proposal, subviews, &cache.stack)
  }
}
