import CoreGraphics

/// The radii of a rectangle's corners, in points.
package struct CornerSizes: Hashable, Sendable {
  package var topLeft: CGSize
  package var topRight: CGSize
  package var bottomRight: CGSize
  package var bottomLeft: CGSize

  package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ size: CGSize) {
    self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
  }

  /// Radii that meet on a side give way to each other: the larger one first, down to half the side.
  func fitted(into size: CGSize) -> CornerSizes {
    func fit(_ corner: CGSize, horizontal: CGSize, vertical: CGSize) -> CGSize {
      func limit(_ side: CGFloat, _ other: CGFloat) -> CGFloat { max(side / 2, side - max(other, 0)) }
      // The corner's width counts on the horizontal side, its height on the vertical one; round corners stay round.
      let limits = (
        limit(size.width, horizontal.width), limit(size.height, vertical.height)
      )
      if corner.width == corner.height {
        let radius = max(min(corner.width, limits.0, limits.1), 0)
        return CGSize(width: radius, height: radius)
      }
      let half = min(size.width, size.height) / 2
      return CGSize(
        width: max(min(corner.width, limits.0, half), 0), height: max(min(corner.height, limits.1, half), 0))
    }
    return CornerSizes(
      topLeft: fit(topLeft, horizontal: topRight, vertical: bottomLeft),
      topRight: fit(topRight, horizontal: topLeft, vertical: bottomRight),
      bottomRight: fit(bottomRight, horizontal: bottomLeft, vertical: topRight),
      bottomLeft: fit(bottomLeft, horizontal: bottomRight, vertical: topLeft))
  }
}

extension PathStorage {
  /// A rectangle with rounded corners, from the middle of its right side, clockwise on the screen. The continuous corner
  /// is the same curve as in the fill kernel.
  package init(roundedRect rect: CGRect, corners: CornerSizes, continuous: Bool) {
    self.init()
    guard rect.width > 0, rect.height > 0 else {
      addRect(rect)
      return
    }
    let sizes = corners.fitted(into: rect.size)
    let outline = RoundedOutline(rect: rect, sizes: sizes, continuous: continuous)
    let start = (rect.minY + sizes.topRight.height + rect.maxY - sizes.bottomRight.height) / 2
    move(to: CGPoint(x: rect.maxX, y: start))
    outline.append(.bottomRight, to: &self)
    outline.append(.bottomLeft, to: &self)
    outline.append(.topLeft, to: &self)
    outline.append(.topRight, to: &self)
    closeSubpath()
  }
}

private struct RoundedOutline {
  enum Corner { case topLeft, topRight, bottomRight, bottomLeft }

  let rect: CGRect
  let sizes: CornerSizes
  let continuous: Bool

  private func parts(_ corner: Corner) -> (point: CGPoint, toMiddle: CGVector, size: CGSize, besides: CGSize) {
    switch corner {
    case .topLeft:
      (
        CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 1), sizes.topLeft,
        CGSize(width: sizes.topRight.width, height: sizes.bottomLeft.height)
      )
    case .topRight:
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1), sizes.topRight,
        CGSize(width: sizes.topLeft.width, height: sizes.bottomRight.height)
      )
    case .bottomRight:
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1), sizes.bottomRight,
        CGSize(width: sizes.bottomLeft.width, height: sizes.topRight.height)
      )
    case .bottomLeft:
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1), sizes.bottomLeft,
        CGSize(width: sizes.bottomRight.width, height: sizes.topLeft.height)
      )
    }
  }

  /// Ratio of the handle to the radius of a quarter circle.
  private static let circle: CGFloat = 0.5522847498

  /// Adds a line to the corner and its bend.
  func append(_ corner: Corner, to path: inout PathStorage) {
    let (point, toMiddle, size, besides) = parts(corner)
    // Distances from the sharp corner along the horizontal and the vertical side, from the vertical one on.
    var curve: [(along: CGFloat, down: CGFloat)]
    if continuous {
      let across = CornerEasing(side: rect.width, radius: size.width, other: besides.width)
      let down = CornerEasing(side: rect.height, radius: size.height, other: besides.height)
      curve = [
        (0, down.extent), (0, down.first), (0, down.second), (0.0749114, 0.6314940), (0.1690600, 0.3728240),
        (0.3728240, 0.1690600), (0.6314940, 0.0749114), (across.second, 0), (across.first, 0), (across.extent, 0),
      ]
    } else {
      let handle = 1 - Self.circle
      curve = [(0, 1), (0, handle), (handle, 0), (1, 0)]
    }
    if corner == .bottomLeft || corner == .topRight { curve.reverse() }
    let points = curve.map {
      CGPoint(
        x: point.x + $0.along * size.width * toMiddle.dx, y: point.y + $0.down * size.height * toMiddle.dy)
    }
    path.addLine(to: points[0])
    for start in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(to: points[start + 2], control1: points[start], control2: points[start + 1])
    }
  }
}

/// How far a continuous corner runs along a side and where its handles are, in radii; less where the side is short.
private struct CornerEasing {
  var extent: CGFloat
  var first: CGFloat
  var second: CGFloat

  /// - Parameter other: the radius at the side's other end.
  init(side: CGFloat, radius: CGFloat, other: CGFloat) {
    let radii = max(radius + other, 1e-9)
    let share = min(max((side - radii) / (radii * 0.528665), 0), 1)
    extent = 1 + 0.528665 * share
    first = 0.96 + 0.128490 * share
    second = 0.82 + 0.048407 * share
  }
}
