import CoreGraphics

/// Outlines of rectangles with rounded corners.
enum RoundedCorners {
  /// A continuous corner starts this many radii before the corner, if the side is long enough.
  private static let reach: CGFloat = 1.528665
  /// Ratio of handle to radius for a quarter circle.
  private static let circle: CGFloat = 0.5522847498

  static func outline(of rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> PathStorage {
    if cornerSize.width == cornerSize.height {
      let radius = cornerSize.width
      return outline(
        of: rect,
        radii: RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius),
        style: style)
    }
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: min(max(cornerSize.width, 0), rect.width / 2),
      cornerHeight: min(max(cornerSize.height, 0), rect.height / 2))
    return path.storage
  }

  /// Corners in the order top left, top right, bottom right, bottom left; `leading` is left here.
  static func outline(of rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) -> PathStorage {
    let limit = min(rect.width, rect.height) / 2
    func clamped(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), limit) }
    var elements = PathStorage()
    let corners: [(corner: CGPoint, incoming: CGVector, outgoing: CGVector, radius: CGFloat)] = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1),
        clamped(radii.topTrailing)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0),
        clamped(radii.bottomTrailing)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1),
        clamped(radii.bottomLeading)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0),
        clamped(radii.topLeading)
      ),
    ]
    let startReach = reachLength(clamped(radii.topLeading), limit: limit, style: style)
    elements.move(to: CGPoint(x: rect.minX + startReach, y: rect.minY))
    for entry in corners {
      addCorner(
        &elements, at: entry.corner, incoming: entry.incoming, outgoing: entry.outgoing, radius: entry.radius,
        limit: limit, style: style)
    }
    elements.closeSubpath()
    return elements
  }

  private static func reachLength(_ radius: CGFloat, limit: CGFloat, style: RoundedCornerStyle) -> CGFloat {
    style == .continuous ? min(radius * reach, limit) : radius
  }

  private static func addCorner(
    _ elements: inout PathStorage, at corner: CGPoint, incoming: CGVector, outgoing: CGVector,
    radius: CGFloat,
    limit: CGFloat, style: RoundedCornerStyle
  ) {
    func before(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x - incoming.dx * distance, y: corner.y - incoming.dy * distance)
    }
    func after(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + outgoing.dx * distance, y: corner.y + outgoing.dy * distance)
    }
    if radius <= 0 {
      elements.addLine(to: corner)
      return
    }
    let length = reachLength(radius, limit: limit, style: style)
    // How much of the easing the side has room for: 1 all of it, 0 a plain quarter circle.
    let ease = style == .continuous ? min(max((length / radius - 1) / (reach - 1), 0), 1) : 0
    elements.addLine(to: before(length))
    if ease <= 0.001 {
      let handle = radius * (1 - circle)
      elements.addCurve(to: after(radius), control1: before(handle), control2: after(handle))
      return
    }
    func mixed(_ eased: CGFloat, _ plain: CGFloat) -> CGFloat { radius * (plain + (eased - plain) * ease) }
    // Three curves: into the bend, the bend itself around the diagonal, and out of it.
    let a = mixed(1.0884930, 0.9)
    let b = mixed(0.8684070, 0.75)
    let near = (across: mixed(0.0749114, 0.0489435), along: mixed(0.6314939, 0.6173166))
    let bend = (across: mixed(0.1690600, 0.1428), along: mixed(0.3728238, 0.3984))
    func diagonal(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x - incoming.dx * along + outgoing.dx * across,
        y: corner.y - incoming.dy * along + outgoing.dy * across)
    }
    elements.addCurve(to: diagonal(near.along, near.across), control1: before(a), control2: before(b))
    elements.addCurve(
      to: diagonal(near.across, near.along), control1: diagonal(bend.along, bend.across),
      control2: diagonal(bend.across, bend.along))
    elements.addCurve(to: after(length), control1: after(b), control2: after(a))
  }
}
