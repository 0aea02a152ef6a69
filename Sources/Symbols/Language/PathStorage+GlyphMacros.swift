import CoreGraphics
import Glibc

/// A vertex of a polygon and the radius it is rounded with.
struct GlyphCorner {
  var x: CGFloat
  var y: CGFloat
  var radius: CGFloat
}

extension PathStorage {
  /// Adds a closed ellipse that starts at its top.
  mutating func addGlyphEllipse(cx: CGFloat, cy: CGFloat, rx: CGFloat, ry: CGFloat) {
    move(to: CGPoint(x: cx, y: cy - ry))
    appendArc(
      center: CGPoint(x: cx, y: cy), radiusX: rx, radiusY: ry, startAngle: -.pi / 2, delta: 2 * .pi)
    closeSubpath()
  }

  /// Adds an arc between two angles in degrees, after a move or a line to its start.
  mutating func addGlyphArc(
    cx: CGFloat, cy: CGFloat, radius: CGFloat, from: CGFloat, to: CGFloat, joins: Bool
  ) {
    let start = from * .pi / 180
    let first = CGPoint(
      x: cx + radius * CGFloat(cos(Double(start))), y: cy + radius * CGFloat(sin(Double(start))))
    if joins { addLine(to: first) } else { move(to: first) }
    appendArc(
      center: CGPoint(x: cx, y: cy), radiusX: radius, radiusY: radius, startAngle: start,
      delta: (to - from) * .pi / 180)
  }

  /// Adds a rectangle whose corners start to bend before the arc of their radius would.
  mutating func addContinuousRect(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat
  ) {
    let halfSide = min(width, height) / 2
    let r = min(radius, halfSide)
    let reach = min(1.3 * r, halfSide)
    let near = reach >= 1.29 * r ? 0.348 * r : reach * (1 - Self.quarterArcHandle)
    let right = x + width
    let bottom = y + height
    move(to: CGPoint(x: x + reach, y: y))
    addLine(to: CGPoint(x: right - reach, y: y))
    addCurve(
      to: CGPoint(x: right, y: y + reach),
      control1: CGPoint(x: right - near, y: y), control2: CGPoint(x: right, y: y + near))
    addLine(to: CGPoint(x: right, y: bottom - reach))
    addCurve(
      to: CGPoint(x: right - reach, y: bottom),
      control1: CGPoint(x: right, y: bottom - near), control2: CGPoint(x: right - near, y: bottom))
    addLine(to: CGPoint(x: x + reach, y: bottom))
    addCurve(
      to: CGPoint(x: x, y: bottom - reach),
      control1: CGPoint(x: x + near, y: bottom), control2: CGPoint(x: x, y: bottom - near))
    addLine(to: CGPoint(x: x, y: y + reach))
    addCurve(
      to: CGPoint(x: x + reach, y: y),
      control1: CGPoint(x: x, y: y + near), control2: CGPoint(x: x + near, y: y))
    closeSubpath()
  }

  /// Adds a polygon with rounded corners; the ends of an open one stay as they are.
  mutating func addPolygon(_ corners: [GlyphCorner], isClosed: Bool) {
    let count = corners.count
    for (index, corner) in corners.enumerated() {
      let vertex = CGPoint(x: corner.x, y: corner.y)
      let isEnd = !isClosed && (index == 0 || index == count - 1)
      let before = corners[(index + count - 1) % count]
      let after = corners[(index + 1) % count]
      let backX = before.x - corner.x
      let backY = before.y - corner.y
      let onX = after.x - corner.x
      let onY = after.y - corner.y
      let back = (backX * backX + backY * backY).squareRoot()
      let on = (onX * onX + onY * onY).squareRoot()
      let cosine = back * on > 0 ? min(max((backX * onX + backY * onY) / (back * on), -1), 1) : -1
      let angle = CGFloat(acos(Double(cosine)))
      if isEnd || corner.radius <= 0 || angle > .pi - 1e-3 {
        add(vertex, isFirst: index == 0)
        continue
      }
      let half = CGFloat(tan(Double(angle / 2)))
      let backRoom = isClosed || index > 1 ? back / 2 : back
      let onRoom = isClosed || index < count - 2 ? on / 2 : on
      let tangent = min(corner.radius / half, backRoom, onRoom)
      let handle = 4 / 3 * CGFloat(tan(Double((.pi - angle) / 4))) * tangent * half
      let start = CGPoint(x: corner.x + backX / back * tangent, y: corner.y + backY / back * tangent)
      let end = CGPoint(x: corner.x + onX / on * tangent, y: corner.y + onY / on * tangent)
      add(start, isFirst: index == 0)
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - backX / back * handle, y: start.y - backY / back * handle),
        control2: CGPoint(x: end.x - onX / on * handle, y: end.y - onY / on * handle))
    }
    if isClosed { closeSubpath() }
  }

  private mutating func add(_ point: CGPoint, isFirst: Bool) {
    if isFirst { move(to: point) } else { addLine(to: point) }
  }

  mutating func addStar(
    cx: CGFloat, cy: CGFloat, points: Int, outer: CGFloat, inner: CGFloat, tipRadius: CGFloat,
    innerRadius: CGFloat, turn: CGFloat
  ) {
    let corners = (0..<(2 * points)).map { index in
      let angle = Double(turn - 90 + 180 / CGFloat(points) * CGFloat(index)) * .pi / 180
      let radius = index % 2 == 0 ? outer : inner
      return GlyphCorner(
        x: cx + radius * CGFloat(cos(angle)), y: cy + radius * CGFloat(sin(angle)),
        radius: index % 2 == 0 ? tipRadius : innerRadius)
    }
    addPolygon(corners, isClosed: true)
  }

  /// Adds a gear; tip and base are the half-widths of a tooth as parts of half the way to the next tooth.
  mutating func addGear(
    cx: CGFloat, cy: CGFloat, teeth: Int, outer: CGFloat, inner: CGFloat, tip: CGFloat, base: CGFloat,
    rounding: CGFloat
  ) {
    let pitch = 360 / CGFloat(teeth)
    var corners: [GlyphCorner] = []
    for tooth in 0..<teeth {
      let middle = pitch * CGFloat(tooth) - 90
      for (offset, radius) in [(-base, inner), (-tip, outer), (tip, outer), (base, inner)] {
        let angle = Double(middle + offset * pitch / 2) * .pi / 180
        corners.append(
          GlyphCorner(
            x: cx + radius * CGFloat(cos(angle)), y: cy + radius * CGFloat(sin(angle)),
            radius: rounding))
      }
    }
    addPolygon(corners, isClosed: true)
  }

  mutating func addSparkle(cx: CGFloat, cy: CGFloat, rx: CGFloat, ry: CGFloat, pinch: CGFloat) {
    let nearX = rx * pinch * 0.5
    let farX = rx * pinch * 1.3
    let nearY = ry * pinch * 0.5
    let farY = ry * pinch * 1.3
    move(to: CGPoint(x: cx, y: cy - ry))
    addCurve(
      to: CGPoint(x: cx + rx, y: cy),
      control1: CGPoint(x: cx + nearX, y: cy - farY), control2: CGPoint(x: cx + farX, y: cy - nearY))
    addCurve(
      to: CGPoint(x: cx, y: cy + ry),
      control1: CGPoint(x: cx + farX, y: cy + nearY), control2: CGPoint(x: cx + nearX, y: cy + farY))
    addCurve(
      to: CGPoint(x: cx - rx, y: cy),
      control1: CGPoint(x: cx - nearX, y: cy + farY), control2: CGPoint(x: cx - farX, y: cy + nearY))
    addCurve(
      to: CGPoint(x: cx, y: cy - ry),
      control1: CGPoint(x: cx - farX, y: cy - nearY), control2: CGPoint(x: cx - nearX, y: cy - farY))
    closeSubpath()
  }
}
