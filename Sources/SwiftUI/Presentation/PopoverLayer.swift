import CoreGraphics

/// A bubble that points at the view that presents it.
struct PopoverLayer: View {
  @ObservedObject var presentation: Presentation
  let space: PresentationSpace
  let anchor: PopoverAnchor
  let edge: Edge?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack(alignment: .topLeading) {
      DimmingView(isVisible: true, opacity: 0.001) { presentation.dismissInteractively() }
      PopoverPlacement(target: target, edge: edge, area: CGRect(origin: .zero, size: space.size)) {
        ZStack { PortalExit(presentation.portal) }
          .modifier(PopoverSurface(presentation: presentation))
          .scaleEffect(presentation.isVisible ? 1 : 0.9)
          .opacity(presentation.isVisible ? 1 : 0)
      }
    }
    .frame(width: space.size.width, height: space.size.height)
    .environment(\.horizontalSizeClass, .compact)
  }

  /// What the bubble points at, in the coordinates of the safe area.
  private var target: CGRect {
    let view = presentation.source.frame ?? CGRect(origin: .zero, size: space.fullSize)
    let place = CGPoint(x: view.minX - space.safeArea.leading, y: view.minY - space.safeArea.top)
    switch anchor {
    case .rect(.bounds): return CGRect(origin: place, size: view.size)
    case .rect(.rect(let rect)): return rect.offsetBy(dx: place.x, dy: place.y)
    case .point(let point):
      return CGRect(
        x: place.x + view.width * point.x, y: place.y + view.height * point.y, width: 0, height: 0)
    }
  }
}

private struct PopoverSurface: ViewModifier {
  @ObservedObject var presentation: Presentation

  func body(content: Content) -> some View {
    content
      .background { ContainerSurfaceView(surface: presentation.surface) }
      .environment(\.isElevated, true)
      .modifier(PresentedColorScheme(presentation: presentation))
      .clipShape(RoundedRectangle(cornerRadius: Metrics.Popover.radius))
      .shadow(color: Color.black.opacity(0.25), radius: Metrics.Popover.shadowRadius)
      .semantics {
        $0.role = .sheet
        $0.children = .contain
      }
  }
}

/// Puts a bubble beside its target, on the side with most room unless one is asked for, inside an area.
struct PopoverPlacement: Layout {
  let target: CGRect
  let edge: Edge?
  let area: CGRect
  var gap = Metrics.Popover.arrowHeight

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { area.size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let room = area.insetBy(dx: Metrics.Popover.margin, dy: Metrics.Popover.margin)
    for subview in subviews {
      let wanted = subview.sizeThatFits(.unspecified)
      let size = subview.sizeThatFits(
        ProposedViewSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height)))
      let origin = origin(of: size, in: room)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
    }
  }

  private func origin(of size: CGSize, in room: CGRect) -> CGPoint {
    var origin: CGPoint
    switch side(for: size, in: room) {
    case .top: origin = CGPoint(x: target.midX - size.width / 2, y: target.maxY + gap)
    case .bottom: origin = CGPoint(x: target.midX - size.width / 2, y: target.minY - gap - size.height)
    case .leading: origin = CGPoint(x: target.maxX + gap, y: target.midY - size.height / 2)
    case .trailing: origin = CGPoint(x: target.minX - gap - size.width, y: target.midY - size.height / 2)
    }
    origin.x = max(min(origin.x, room.maxX - size.width), room.minX)
    origin.y = max(min(origin.y, room.maxY - size.height), room.minY)
    return origin
  }

  /// The edge of the bubble that the arrow is at.
  private func side(for size: CGSize, in room: CGRect) -> Edge {
    let free: [(edge: Edge, room: CGFloat, needed: CGFloat)] = [
      (.top, room.maxY - target.maxY - gap, size.height),
      (.bottom, target.minY - gap - room.minY, size.height),
      (.leading, room.maxX - target.maxX - gap, size.width),
      (.trailing, target.minX - gap - room.minX, size.width),
    ]
    if let edge, let wanted = free.first(where: { $0.edge == edge }), wanted.room >= wanted.needed {
      return edge
    }
    return free.first { $0.room >= $0.needed }?.edge ?? free.max { $0.room < $1.room }?.edge ?? .top
  }
}
