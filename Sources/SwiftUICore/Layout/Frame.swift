import CoreGraphics

/// A frame with fixed lengths.
public struct _FrameLayout: Sendable {
  // Infinite when not given: optional lengths would leave gaps, and the bytes of equal frames would differ.
  private let fixedWidth: CGFloat
  private let fixedHeight: CGFloat
  let alignment: Alignment

  @usableFromInline nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    fixedWidth = Self.checked(width) ?? .infinity
    fixedHeight = Self.checked(height) ?? .infinity
    self.alignment = alignment
  }

  var width: CGFloat? { fixedWidth.isFinite ? fixedWidth : nil }
  var height: CGFloat? { fixedHeight.isFinite ? fixedHeight : nil }

  static func checked(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length.isFinite, length >= 0 { return length }
    Diagnostics.warnOnce("Invalid frame dimension (negative or non-finite).")
    return nil
  }
}

extension _FrameLayout: Equatable {}

extension _FrameLayout: UnaryLayout {
  package func size(_ proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let childSize = child.size(
      for: ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
    return CGSize(width: width ?? childSize.width, height: height ?? childSize.height)
  }

  package func placement(
    size: CGSize, proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let childProposal = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    let childSize = child.size(for: childProposal)
    let origin = RenderNode.aligned(
      alignment, child: child, childSize: childSize, childProposal: childProposal, in: size,
      direction: context.direction)
    return (origin, childProposal)
  }

  package func spacing(_ child: ViewSpacing) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.withPlainEdges(edges)
  }
}

/// A frame with limits.
public struct _FlexFrameLayout: Equatable, Sendable {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  nonisolated init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?, alignment: Alignment
  ) {
    (self.minWidth, self.idealWidth, self.maxWidth) = Self.checked(minWidth, idealWidth, maxWidth)
    (self.minHeight, self.idealHeight, self.maxHeight) = Self.checked(minHeight, idealHeight, maxHeight)
    self.alignment = alignment
  }

  private static func checked(
    _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> (CGFloat?, CGFloat?, CGFloat?) {
    func valid(_ value: CGFloat?, allowsInfinity: Bool) -> CGFloat? {
      guard let value else { return nil }
      if value.isNaN || value < 0 || (value.isInfinite && !allowsInfinity) {
        Diagnostics.warnOnce("Invalid frame dimension (negative or non-finite).")
        return nil
      }
      return value
    }
    let least = valid(least, allowsInfinity: true)
    var ideal = valid(ideal, allowsInfinity: true)
    var most = valid(most, allowsInfinity: true)
    var isContradictory = false
    if let low = least, let middle = ideal, middle < low {
      ideal = low
      isContradictory = true
    }
    if let middle = ideal ?? least, let high = most, high < middle {
      most = middle
      isContradictory = true
    }
    if isContradictory { Diagnostics.warnOnce("Contradictory frame constraints specified.") }
    return (least, ideal, most)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
      guard let value = proposed ?? ideal else { return nil }
      return min(max(value, least ?? 0), most ?? .infinity)
    }
    return ProposedViewSize(
      width: length(proposal.width, minWidth, idealWidth, maxWidth),
      height: length(proposal.height, minHeight, idealHeight, maxHeight))
  }

  private static func resolve(
    _ proposed: CGFloat?, child: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> CGFloat {
    if proposed == nil, let ideal { return ideal }
    switch (least, most) {
    case (let least?, let most?):
      return min(max(proposed ?? child, least), most)
    case (let least?, nil):
      return max(least, min(proposed ?? .infinity, child))
    case (nil, let most?):
      return min(most, max(proposed ?? -.infinity, child))
    case (nil, nil):
      return child
    }
  }
}

extension _FlexFrameLayout: UnaryLayout {
  package func size(_ proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext) -> CGSize {
    let childSize = child.size(for: childProposal(proposal))
    return CGSize(
      width: Self.resolve(proposal.width, child: childSize.width, minWidth, idealWidth, maxWidth),
      height: Self.resolve(proposal.height, child: childSize.height, minHeight, idealHeight, maxHeight))
  }

  package func placement(
    size: CGSize, proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    // An axis that is limited proposes what it came to; another passes on what it was offered.
    let width = minWidth != nil || idealWidth != nil || maxWidth != nil ? size.width : proposal.width
    let height = minHeight != nil || idealHeight != nil || maxHeight != nil ? size.height : proposal.height
    let childProposal = ProposedViewSize(width: width, height: height)
    let childSize = child.size(for: childProposal)
    let origin = RenderNode.aligned(
      alignment, child: child, childSize: childSize, childProposal: childProposal, in: size,
      direction: context.direction)
    return (origin, childProposal)
  }
}

extension View {
  /// Gives the view a frame of fixed lengths in points; a nil length is the view's own.
  @inlinable nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }

  /// Gives the view a frame whose lengths keep to the limits, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
