// Results keep the curves of the paths they come from, cut where they cross; nothing is flattened. Points closer than
// about a millionth of the paths' extent count as the same.

extension CGPath {
  /// The area covered by this path, by the other, or by both.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(storage.combined(with: other.storage, rule) { $0 || $1 })
  }

  /// The area covered by both paths.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(storage.combined(with: other.storage, rule) { $0 && $1 })
  }

  /// The area covered by this path and not by the other.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(storage.combined(with: other.storage, rule) { $0 && !$1 })
  }

  /// The area covered by exactly one of the paths.
  public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(storage.combined(with: other.storage, rule) { $0 != $1 })
  }

  /// The parts of this path's line that lie in the other path's area. Open subpaths are closed first.
  public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathArrangement(storage, other.storage, rule: rule).lines(inside: true))
  }

  /// The parts of this path's line that lie outside the other path's area. Open subpaths are closed first.
  public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathArrangement(storage, other.storage, rule: rule).lines(inside: false))
  }

  /// A path of the same area without overlaps: holes wind against what they are in, so both fill rules agree.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(storage.combined(with: PathStorage(), rule) { inside, _ in inside })
  }

  /// Whether the two paths' areas have a part in common.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.intersects(other.boundingBox) else { return false }
    return !intersection(other, using: rule).isEmpty
  }

  /// The connected areas of the path, each with its holes.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    storage.components(rule).map { CGPath($0) }
  }
}

extension PathStorage {
  package func combined(
    with other: PathStorage, _ rule: CGPathFillRule, where isInside: (Bool, Bool) -> Bool
  ) -> PathStorage {
    PathArrangement(self, other, rule: rule).region(where: isInside)
  }

  package func components(_ rule: CGPathFillRule) -> [PathStorage] {
    let contours = combined(with: PathStorage(), rule) { inside, _ in inside }.subpaths.map { subpath in
      var contour = PathStorage()
      contour.append(subpath)
      return contour
    }
    // Outer contours turn one way and holes the other; a hole belongs to the smallest outer contour around it.
    let areas = contours.map(\.signedArea)
    var components: [(outer: PathStorage, area: CGFloat, whole: PathStorage)] = []
    for (contour, area) in zip(contours, areas) where area > 0 { components.append((contour, area, contour)) }
    for (contour, area) in zip(contours, areas) where area < 0 {
      guard let probe = contour.subpaths.first?.segments.first?.point(at: 0.5) else { continue }
      let owner = components.indices
        .filter { components[$0].area > -area && components[$0].outer.contains(probe, using: .winding) }
        .min { components[$0].area < components[$1].area }
      if let owner { components[owner].whole.append(contour) }
    }
    return components.map(\.whole)
  }

  /// The area inside, positive if the path runs clockwise where y grows downwards.
  var signedArea: CGFloat {
    var area: CGFloat = 0
    for subpath in flattened(threshold: max(controlBounds.width, controlBounds.height) * 1e-3).subpaths {
      for segment in subpath.segments {
        area += segment.start.x * segment.end.y - segment.end.x * segment.start.y
      }
    }
    return area / 2
  }
}
