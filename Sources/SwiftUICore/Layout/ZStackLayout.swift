import CoreGraphics

/// The layout of `ZStack`: every view gets the whole proposal, guides are matched.
public struct ZStackLayout: Layout, Equatable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// What the views of the highest priority take around the common guides.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (x: GuideExtent, y: GuideExtent) {
    let top = subviews.map(\.priority).max() ?? 0
    var (x, y) = (GuideExtent(), GuideExtent())
    for subview in subviews where subview.priority == top {
      let dimensions = subview.dimensions(in: proposal)
      x.add(guide: dimensions[alignment.horizontal], length: dimensions.width)
      y.add(guide: dimensions[alignment.vertical], length: dimensions.height)
    }
    return (x, y)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let (x, y) = extent(proposal, subviews)
    return CGSize(width: x.length, height: y.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let (x, y) = extent(proposal, subviews)
    // Children that grew into the bounds can make the union larger; it stays centred on the same guides.
    let origin = CGPoint(
      x: bounds.minX + x.before + (bounds.width - x.length) / 2,
      y: bounds.minY + y.before + (bounds.height - y.length) / 2)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: origin.x - dimensions[alignment.horizontal], y: origin.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }
}
