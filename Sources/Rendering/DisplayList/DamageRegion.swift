import CoreGraphics

/// The part of a picture that must be drawn again: a few rectangles that may overlap only by accident.
public struct DamageRegion: Sendable, Equatable {
  public private(set) var rects: [CGRect] = []

  /// More rectangles than this are merged: drawing a little too much is cheaper than walking the list often.
  private static let capacity = 12

  public init() {}

  public init(_ rect: CGRect) { add(rect) }

  public var isEmpty: Bool { rects.isEmpty }

  public var bounds: CGRect { rects.reduce(CGRect.null) { $0.union($1) } }

  /// Sum of the rectangles' areas, in square points.
  public var area: CGFloat { rects.reduce(0) { $0 + $1.squarePoints } }

  /// Sum of the areas that the rectangles have inside another, in square points.
  func area(in rect: CGRect) -> CGFloat {
    rects.reduce(0) { sum, part in
      let inside = part.overlap(with: rect)
      return inside.isNull ? sum : sum + inside.squarePoints
    }
  }

  public func intersects(_ rect: CGRect) -> Bool { rects.contains { $0.overlaps(rect) } }

  /// Whether one of the rectangles holds all of another.
  func covers(_ rect: CGRect) -> Bool { rects.contains { $0.covers(rect) } }

  public mutating func add(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    var rect = rect.standardized
    if covers(rect) { return }
    var index = 0
    while index < rects.count {
      let hull = rects[index].hull(with: rect)
      if hull.squarePoints <= (rects[index].squarePoints + rect.squarePoints) * 1.1 {
        rect = hull
        rects.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > Self.capacity { mergeCheapestPair() }
  }

  public mutating func formUnion(_ other: DamageRegion) {
    for rect in other.rects { add(rect) }
  }

  public func clipped(to bounds: CGRect) -> DamageRegion {
    var result = DamageRegion()
    for rect in rects { result.add(rect.overlap(with: bounds)) }
    return result
  }

  /// Grows each rectangle outwards to whole device pixels; edges within a thousandth of one count as on it.
  public func alignedToPixels(scale: CGFloat) -> DamageRegion {
    var result = DamageRegion()
    for rect in rects {
      let left = (rect.minX * scale + 0.001).rounded(.down) / scale
      let top = (rect.minY * scale + 0.001).rounded(.down) / scale
      let right = (rect.maxX * scale - 0.001).rounded(.up) / scale
      let bottom = (rect.maxY * scale - 0.001).rounded(.up) / scale
      result.add(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
    return result
  }

  private mutating func mergeCheapestPair() {
    var best = (first: 0, second: 1, waste: CGFloat.infinity)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let hull = rects[first].hull(with: rects[second])
        let waste = hull.squarePoints - rects[first].squarePoints - rects[second].squarePoints
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let merged = rects[best.first].hull(with: rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(merged)
  }
}

extension CGRect {
  fileprivate var squarePoints: CGFloat { size.width * size.height }
}
