import CoreGraphics

extension PathStorage {
  /// A rounded rectangle with quarter-ellipse or continuous corners, for outlines that need a pen.
  ///
  /// The continuous corner is the same curve as in the fill kernel.
  init(roundedRect rect: CGRect, cornerSize: CGSize, continuous: Bool) {
    self.init()
    guard continuous else {
      addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height)
      return
    }
    let r = min(max(min(cornerSize.width, cornerSize.height), 0), min(rect.width, rect.height) / 2)
    guard r > 0 else {
      addRect(rect)
      return
    }
    let across = CornerEasing(side: rect.width, radius: r)
    let down = CornerEasing(side: rect.height, radius: r)
    func point(_ corner: Int, _ along: CGFloat, _ away: CGFloat) -> CGPoint {
      // Distances from the sharp corner: along the horizontal edge, along the vertical one.
      switch corner {
      case 0: return CGPoint(x: rect.minX + along * r, y: rect.minY + away * r)
      case 1: return CGPoint(x: rect.maxX - along * r, y: rect.minY + away * r)
      case 2: return CGPoint(x: rect.maxX - along * r, y: rect.maxY - away * r)
      default: return CGPoint(x: rect.minX + along * r, y: rect.maxY - away * r)
      }
    }
    for corner in 0..<4 {
      // The curve from the vertical edge to the horizontal one, as pairs (along, away).
      let curve: [(CGFloat, CGFloat)] = [
        (0, down.extent), (0, down.first), (0, down.second), (0.074911, 0.631494), (0.169060, 0.372824),
        (0.372824, 0.169060), (0.631494, 0.074911), (across.second, 0), (across.first, 0), (across.extent, 0),
      ]
      let order = corner % 2 == 0 ? curve : curve.reversed()
      let points = order.map { point(corner, $0.0, $0.1) }
      if corner == 0 { move(to: points[0]) } else { addLine(to: points[0]) }
      for start in stride(from: 1, to: 10, by: 3) {
        addCurve(to: points[start + 2], control1: points[start], control2: points[start + 1])
      }
    }
    closeSubpath()
  }
}

/// How far a continuous corner runs along an edge and where its handles are, in radii; less where the edge is short.
private struct CornerEasing {
  var extent: CGFloat
  var first: CGFloat
  var second: CGFloat

  init(side: CGFloat, radius: CGFloat) {
    let share = min(max((side - 2 * radius) / (2 * radius * 0.528665), 0), 1)
    extent = 1 + 0.528665 * share
    first = 0.96 + 0.128490 * share
    second = 0.82 + 0.048407 * share
  }
}
