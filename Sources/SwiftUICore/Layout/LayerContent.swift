import CoreGraphics

/// What a further view of an element shows: a background, a mask, a bar at an edge. A single view stands for itself,
/// several stand one above the other as in a `ZStack`.
@MainActor
final class LayerContent {
  /// Nil once its identity has ended while this still waits to be taken away.
  private weak var node: Node?
  private(set) var elements: [RenderNode] = []
  private var isStale = true
  var alignment = Alignment.center
  var direction = LayoutDirection.leftToRight

  init(_ node: Node) { self.node = node }

  func elementsDidChange() { isStale = true }

  /// Takes the elements that there are now as children of `owner`.
  func adopt(into owner: RenderNode) {
    guard isStale else { return }
    elements = owner.adoptElements(of: node, inPlaceOf: elements)
    // Letting go of old ones is no news.
    isStale = false
  }

  private var present: [RenderNode] { elements.filter { !$0.isLeaving } }

  var elementsInDrawingOrder: [RenderNode] { RenderNode.inDrawingOrder(elements) }

  var isEmpty: Bool { elements.allSatisfy(\.isLeaving) }

  private var stack: ZStackLayout { ZStackLayout(alignment: alignment) }

  private func subviews(_ elements: [RenderNode]) -> LayoutSubviews {
    LayoutSubviews(elements, layoutDirection: direction)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let present = present
    if present.count == 1 { return present[0].size(for: proposal) }
    var cache: Void = ()
    return stack.sizeThatFits(proposal: proposal, subviews: subviews(present), cache: &cache)
  }

  var spacing: ViewSpacing {
    let present = present
    if present.count == 1 { return present[0].spacing }
    var cache: Void = ()
    return stack.spacing(subviews: subviews(present), cache: &cache)
  }

  /// - Parameter size: the one that `size(for:)` gives for the proposal.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    let present = present
    if present.count == 1 { return present[0].guide(key, size: size, proposal: proposal) }
    var cache: Void = ()
    let merged = stack.explicitAlignment(
      ofGuide: key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews(present),
      cache: &cache)
    return merged ?? ViewDimensions(size, proposal: proposal)[key]
  }

  /// Puts what is shown into a box whose left upper corner is given.
  func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let present = present
    if present.count == 1 { return present[0].place(at: origin, proposal: proposal) }
    let subviews = subviews(present)
    let placements = PlacementRecorder.record(count: present.count) {
      var cache: Void = ()
      stack.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
    for (element, placement) in zip(present, placements) {
      guard let placement else { continue }
      let own = element.size(for: placement.proposal)
      var place = placement.origin(of: own)
      if direction == .rightToLeft { place.x = size.width - place.x - own.width }
      element.place(at: origin + place, proposal: placement.proposal)
    }
  }

  /// Puts what is shown where its guides meet those of a box.
  func place(in area: CGRect, alignedTo box: ViewDimensions, proposal: ProposedViewSize) {
    guard !isEmpty else { return }
    let size = size(for: proposal)
    var x = box[alignment.horizontal] - guide(alignment.horizontal.key, size: size, proposal: proposal)
    let y = box[alignment.vertical] - guide(alignment.vertical.key, size: size, proposal: proposal)
    if direction == .rightToLeft { x = area.width - x - size.width }
    place(at: area.origin + CGPoint(x: x, y: y), size: size, proposal: proposal)
  }
}

extension ViewDimensions {
  /// A box without guides of its own.
  init(_ size: CGSize, proposal: ProposedViewSize) {
    self.init(width: size.width, height: size.height, node: nil, proposal: proposal)
  }
}
