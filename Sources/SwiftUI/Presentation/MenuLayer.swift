import CoreGraphics

/// A card of choices that opens beside the view that presents it.
struct MenuLayer: View {
  @ObservedObject var presentation: Presentation
  let space: PresentationSpace
  let place: MenuPlace?

  var body: some View {
    ZStack(alignment: .topLeading) {
      DimmingView(isVisible: true, opacity: 0.001) { presentation.dismissInteractively() }
      MenuPlacement(target: target, area: CGRect(origin: .zero, size: space.size)) {
        ZStack { PortalExit(presentation.portal) }
          .frame(width: Metrics.Menu.width)
          .clipShape(RoundedRectangle(cornerRadius: Metrics.Menu.radius))
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: Metrics.Menu.radius))
          .shadow(color: Color.black.opacity(0.2), radius: Metrics.Popover.shadowRadius)
          .scaleEffect(presentation.isVisible ? 1 : Metrics.Menu.enterScale, anchor: anchor)
          .opacity(presentation.isVisible ? 1 : 0)
          .semantics {
            $0.role = .menu
            $0.children = .contain
          }
      }
    }
    .frame(width: space.size.width, height: space.size.height)
  }

  private var target: CGRect {
    let view =
      place?.point.map { CGRect(origin: $0, size: .zero) } ?? presentation.source.frame
      ?? CGRect(origin: .zero, size: space.fullSize)
    return view.offsetBy(dx: -space.safeArea.leading, dy: -space.safeArea.top)
  }

  /// The corner that the card grows from.
  private var anchor: UnitPoint {
    let target = target
    let isBelow = space.size.height - target.maxY >= target.minY
    return UnitPoint(x: target.midX < space.size.width / 2 ? 0 : 1, y: isBelow ? 0 : 1)
  }
}

/// Puts a menu below its target, or above it if there is more room.
private struct MenuPlacement: Layout {
  let target: CGRect
  let area: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { area.size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let room = area.insetBy(dx: Metrics.Popover.margin, dy: Metrics.Popover.margin)
    let gap = Metrics.Menu.anchorGap
    let below = room.maxY - target.maxY - gap
    let above = target.minY - gap - room.minY
    for subview in subviews {
      let wanted = subview.sizeThatFits(.unspecified)
      let size = subview.sizeThatFits(
        ProposedViewSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height)))
      let isBelow = size.height <= below || below >= above
      var origin = CGPoint(
        x: target.midX < area.midX ? target.minX : target.maxX - size.width,
        y: isBelow ? target.maxY + gap : target.minY - gap - size.height)
      origin.x = max(min(origin.x, room.maxX - size.width), room.minX)
      origin.y = max(min(origin.y, room.maxY - size.height), room.minY)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
    }
  }
}
