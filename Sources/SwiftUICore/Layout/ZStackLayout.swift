import CoreGraphics

/// The layout of `ZStack`: every view gets the whole proposal, guides are matched.
public struct ZStackLayout: Layout, Equatable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Ranges relative to the common guides.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (origin: CGPoint, size: CGSize) {
    let top = subviews.map(\.priority).max() ?? 0
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for subview in subviews where subview.priority == top {
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      before = CGPoint(x: max(before.x, x), y: max(before.y, y))
      after = CGPoint(x: max(after.x, dimensions.width - x), y: max(after.y, dimensions.height - y))
    }
    guard before.x.isFinite || after.x.isFinite else { return (.zero, .zero) }
    return (before, CGSize(width: before.x + after.x, height: before.y + after.y))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    extent(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let (guide, size) = extent(proposal, subviews)
    // Children that grew into the bounds can make the union larger; it stays centred on the same guides.
    let origin = CGPoint(
      x: bounds.minX + guide.x + (bounds.width - size.width) / 2,
      y: bounds.minY + guide.y + (bounds.height - size.height) / 2)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: origin.x - dimensions[alignment.horizontal], y: origin.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }
}
