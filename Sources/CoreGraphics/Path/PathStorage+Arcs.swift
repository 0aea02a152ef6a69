import Glibc

extension PathStorage {
  /// Adds an arc of a circle, joined to the current point by a line if there is one.
  ///
  /// Angles are in radians from the positive x axis towards the positive y axis. With `clockwise` false the
  /// arc runs towards growing angles; an end on the wrong side of the start is moved by whole turns. An end exactly
  /// one turn beyond the start closes the circle.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    let isCircle = abs(delta - turn) < 1e-9
    if clockwise {
      if delta > 0 { delta = -(turn - delta.truncatingRemainder(dividingBy: turn)) }
    } else {
      if delta < 0 { delta = turn - (-delta).truncatingRemainder(dividingBy: turn) }
    }
    if isCircle { delta = clockwise ? -turn : turn }
    // More turns than can be told apart are not worth their length.
    if abs(delta) > 64 * turn { delta = delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn) }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    if isCircle { closeSubpath() }
  }

  /// Adds an arc that turns by `delta` radians, joined to the current point by a line if there is one.
  package mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    let start = CGPoint(
      x: center.x + radius * CGFloat(cos(Double(startAngle))),
      y: center.y + radius * CGFloat(sin(Double(startAngle)))
    ).applying(transform)
    if isEmpty {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
    appendArc(
      center: center, radiusX: radius, radiusY: radius, startAngle: startAngle, delta: delta,
      transform: transform)
  }

  /// Adds cubics along an arc of an upright ellipse; the current point must be the arc's start.
  package mutating func appendArc(
    center: CGPoint, radiusX: CGFloat, radiusY: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let pieces = max(1, Int((abs(delta) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
    let quarter = delta < 0 ? -Double.pi / 2 : Double.pi / 2
    var cosine = CGFloat(cos(Double(startAngle)))
    var sine = CGFloat(sin(Double(startAngle)))
    if radiusX == 0 && radiusY == 0 || delta == 0 { return }
    reserveCapacity(verbs: pieces, points: 3 * pieces)
    for piece in 1...pieces {
      // Quarters, and what remains at the end.
      let from = quarter * Double(piece - 1)
      let to = piece == pieces ? Double(delta) : quarter * Double(piece)
      let handle = CGFloat(4.0 / 3.0 * tan((to - from) / 4))
      let angle = Double(startAngle) + to
      let nextCosine = CGFloat(cos(angle))
      let nextSine = CGFloat(sin(angle))
      addCurve(
        to: CGPoint(x: center.x + radiusX * nextCosine, y: center.y + radiusY * nextSine)
          .applying(transform),
        control1: CGPoint(
          x: center.x + radiusX * (cosine - handle * sine),
          y: center.y + radiusY * (sine + handle * cosine)
        ).applying(transform),
        control2: CGPoint(
          x: center.x + radiusX * (nextCosine + handle * nextSine),
          y: center.y + radiusY * (nextSine - handle * nextCosine)
        ).applying(transform))
      cosine = nextCosine
      sine = nextSine
    }
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End` between the current point and `tangent2End`.
  ///
  /// Without a current point nothing happens. With a zero radius or a straight corner it is a line to the corner.
  package mutating func addArc(
    tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint?.applying(transform.inverted()) else { return }
    let ux = current.x - corner.x
    let uy = current.y - corner.y
    let vx = tangent2End.x - corner.x
    let vy = tangent2End.y - corner.y
    let lengthU = (ux * ux + uy * uy).squareRoot()
    let lengthV = (vx * vx + vy * vy).squareRoot()
    let cross = ux * vy - uy * vx
    guard radius > 0, lengthU > 0, lengthV > 0, abs(cross) > 1e-9 * lengthU * lengthV else {
      addLine(to: corner.applying(transform))
      return
    }
    let cosine = min(max((ux * vx + uy * vy) / (lengthU * lengthV), -1), 1)
    let halfAngle = CGFloat(acos(Double(cosine))) / 2
    let distance = radius / CGFloat(tan(Double(halfAngle)))
    let start = CGPoint(x: corner.x + ux / lengthU * distance, y: corner.y + uy / lengthU * distance)
    let bisectorX = ux / lengthU + vx / lengthV
    let bisectorY = uy / lengthU + vy / lengthV
    let bisectorLength = (bisectorX * bisectorX + bisectorY * bisectorY).squareRoot()
    let reach = radius / CGFloat(sin(Double(halfAngle)))
    let center = CGPoint(
      x: corner.x + bisectorX / bisectorLength * reach, y: corner.y + bisectorY / bisectorLength * reach)
    let startAngle = CGFloat(atan2(Double(start.y - center.y), Double(start.x - center.x)))
    let turn = CGFloat.pi - 2 * halfAngle
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: cross < 0 ? turn : -turn,
      transform: transform)
  }
}
