import CoreGraphics

extension CGRect {
  /// What of it lies where coordinates are still exact; null when it is no rectangle at all.
  var inThePlane: CGRect {
    let limit: CGFloat = 1e9
    if minX >= -limit, minY >= -limit, maxX <= limit, maxY <= limit { return self }
    guard minX <= limit, minY <= limit, maxX >= -limit, maxY >= -limit else { return .null }
    let (left, top) = (max(minX, -limit), max(minY, -limit))
    return CGRect(x: left, y: top, width: min(maxX, limit) - left, height: min(maxY, limit) - top)
  }

  /// Like `intersection`, which on Linux traps on rectangles that are no numbers.
  package func overlap(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom, !isNull, !other.isNull else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around this one and another; both are null or have a size of zero or more.
  func hull(with other: CGRect) -> CGRect {
    if origin.x == .infinity { return other }
    if other.origin.x == .infinity { return self }
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }
}
