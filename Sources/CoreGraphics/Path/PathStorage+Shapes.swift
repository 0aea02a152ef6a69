extension PathStorage {
  /// How far a cubic's handles reach along a quarter circle of radius 1.
  package static let quarterArcHandle: CGFloat = 0.5522847498307936

  /// Adds a closed rectangle that starts at its origin and goes along its top edge first.
  package mutating func addRect(_ rect: CGRect) {
    if rect.isNull { return }
    reserveCapacity(verbs: 5, points: 4)
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a closed ellipse that starts at its right end and goes through its lower end (y down) first.
  package mutating func addEllipse(in rect: CGRect) {
    if rect.isNull { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let rx = rect.width / 2
    let ry = rect.height / 2
    let hx = rx * Self.quarterArcHandle
    let hy = ry * Self.quarterArcHandle
    reserveCapacity(verbs: 6, points: 13)
    move(to: CGPoint(x: center.x + rx, y: center.y))
    addCurve(
      to: CGPoint(x: center.x, y: center.y + ry),
      control1: CGPoint(x: center.x + rx, y: center.y + hy),
      control2: CGPoint(x: center.x + hx, y: center.y + ry))
    addCurve(
      to: CGPoint(x: center.x - rx, y: center.y),
      control1: CGPoint(x: center.x - hx, y: center.y + ry),
      control2: CGPoint(x: center.x - rx, y: center.y + hy))
    addCurve(
      to: CGPoint(x: center.x, y: center.y - ry),
      control1: CGPoint(x: center.x - rx, y: center.y - hy),
      control2: CGPoint(x: center.x - hx, y: center.y - ry))
    addCurve(
      to: CGPoint(x: center.x + rx, y: center.y),
      control1: CGPoint(x: center.x + hx, y: center.y - ry),
      control2: CGPoint(x: center.x + rx, y: center.y - hy))
    closeSubpath()
  }

  /// Adds a closed rectangle with elliptical quarter arcs at its corners.
  ///
  /// Corner sizes are held between zero and half the side. Starts on the top edge after the first corner.
  package mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    if rect.isNull { return }
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    if rx == 0 || ry == 0 {
      addRect(rect)
      return
    }
    let cx = rx * (1 - Self.quarterArcHandle)
    let cy = ry * (1 - Self.quarterArcHandle)
    let left = rect.minX
    let right = rect.maxX
    let top = rect.minY
    let bottom = rect.maxY
    reserveCapacity(verbs: 10, points: 17)
    move(to: CGPoint(x: left + rx, y: top))
    addLine(to: CGPoint(x: right - rx, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + ry),
      control1: CGPoint(x: right - cx, y: top), control2: CGPoint(x: right, y: top + cy))
    addLine(to: CGPoint(x: right, y: bottom - ry))
    addCurve(
      to: CGPoint(x: right - rx, y: bottom),
      control1: CGPoint(x: right, y: bottom - cy), control2: CGPoint(x: right - cx, y: bottom))
    addLine(to: CGPoint(x: left + rx, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - ry),
      control1: CGPoint(x: left + cx, y: bottom), control2: CGPoint(x: left, y: bottom - cy))
    addLine(to: CGPoint(x: left, y: top + ry))
    addCurve(
      to: CGPoint(x: left + rx, y: top),
      control1: CGPoint(x: left, y: top + cy), control2: CGPoint(x: left + cx, y: top))
    closeSubpath()
  }

  package mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
}
