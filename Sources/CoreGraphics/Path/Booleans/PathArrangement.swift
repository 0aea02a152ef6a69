/// Two filled paths cut at every crossing, with what each piece has on its two sides.
///
/// Pieces keep the curves they were cut from.
struct PathArrangement {
  /// What lies to the left and right of a piece, seen in its direction.
  struct Sides {
    var leftA: Bool
    var leftB: Bool
    var rightA: Bool
    var rightB: Bool
  }

  private struct Piece {
    var segment: PathSegment
    let isFromA: Bool
  }

  private let a: PathStorage
  private let b: PathStorage
  private let rule: CGPathFillRule
  private let tolerance: CGFloat
  private var pieces: [Piece] = []

  init(_ a: PathStorage, _ b: PathStorage, rule: CGPathFillRule) {
    self.a = a
    self.b = b
    self.rule = rule
    let box = a.controlBounds.union(b.controlBounds)
    let extent = box.isNull ? 1 : max(box.width, box.height, 1e-6)
    tolerance = extent * 1e-6
    cut()
  }

  // MARK: Cutting

  private static func closedSegments(of path: PathStorage) -> [PathSegment] {
    path.subpaths.flatMap { subpath -> [PathSegment] in
      guard let last = subpath.segments.last, last.end != subpath.start else { return subpath.segments }
      return subpath.segments + [PathSegment(from: last.end, to: subpath.start)]
    }
  }

  private mutating func cut() {
    let sources =
      Self.closedSegments(of: a).map { Piece(segment: $0, isFromA: true) }
      + Self.closedSegments(of: b).map { Piece(segment: $0, isFromA: false) }
    var cuts = sources.map { piece in Self.ownCuts(piece.segment) }
    for first in sources.indices {
      for second in sources.indices where second > first {
        for crossing in SegmentCrossings.between(
          sources[first].segment, sources[second].segment, tolerance: tolerance)
        {
          cuts[first].append(crossing.first)
          cuts[second].append(crossing.second)
        }
      }
    }
    var vertices = VertexGrid(spacing: tolerance * 4)
    for (source, parameters) in zip(sources, cuts) {
      var previous: CGFloat = 0
      for t in parameters.sorted() + [1] where t - previous > 1e-7 {
        var segment = source.segment.part(from: previous, to: t)
        segment.moveEnds(to: vertices.vertex(at: segment.start), vertices.vertex(at: segment.end))
        previous = t
        if segment.start == segment.end && segment.bulge <= tolerance * 4 { continue }
        pieces.append(Piece(segment: segment, isFromA: source.isFromA))
      }
    }
    removeDuplicates()
  }

  /// A curve can cross itself only at a loop, which this cuts open half-way.
  private static func ownCuts(_ segment: PathSegment) -> [CGFloat] {
    if segment.isLine { return [] }
    let (front, back) = segment.split(at: 0.5)
    let size = max(segment.controlBounds.width, segment.controlBounds.height)
    var cuts: [CGFloat] = [0.5]
    for crossing in SegmentCrossings.between(front, back, tolerance: size * 1e-6)
    where crossing.first < 0.999 && crossing.second > 0.001 {
      cuts.append(crossing.first / 2)
      cuts.append(0.5 + crossing.second / 2)
    }
    return cuts
  }

  private mutating func removeDuplicates() {
    var kept: [Piece] = []
    var byEnds: [VertexPair: [Int]] = [:]
    for piece in pieces {
      let ends = VertexPair(piece.segment.start, piece.segment.end)
      let middle = piece.segment.point(at: 0.5)
      let isKnown = (byEnds[ends] ?? []).contains { index in
        kept[index].segment.parameter(near: middle, within: tolerance * 16) != nil
      }
      if isKnown { continue }
      byEnds[ends, default: []].append(kept.count)
      kept.append(piece)
    }
    pieces = kept
  }

  // MARK: Results

  private func sides(of segment: PathSegment) -> Sides {
    let middle = segment.point(at: 0.5)
    let direction = segment.direction(at: 0.5)
    let step = tolerance * 32
    let left = CGPoint(x: middle.x + direction.dy * step, y: middle.y - direction.dx * step)
    let right = CGPoint(x: middle.x - direction.dy * step, y: middle.y + direction.dx * step)
    return Sides(
      leftA: a.contains(left, using: rule), leftB: b.contains(left, using: rule),
      rightA: a.contains(right, using: rule), rightB: b.contains(right, using: rule))
  }

  /// The outline of the region in which a condition on being inside the two paths holds.
  func region(where isInside: (_ inA: Bool, _ inB: Bool) -> Bool) -> PathStorage {
    var border: [PathSegment] = []
    for piece in pieces {
      let sides = sides(of: piece.segment)
      let left = isInside(sides.leftA, sides.leftB)
      let right = isInside(sides.rightA, sides.rightB)
      if left == right { continue }
      border.append(right ? piece.segment : piece.segment.reversed)
    }
    return ContourAssembly(border).contours()
  }

  /// The pieces of the first path that lie inside or outside the second, as open subpaths.
  func lines(inside: Bool) -> PathStorage {
    var result = PathStorage()
    var end: CGPoint?
    for piece in pieces where piece.isFromA {
      let isInside = b.contains(piece.segment.point(at: 0.5), using: rule)
      guard isInside == inside else { continue }
      if piece.segment.start != end { result.move(to: piece.segment.start) }
      result.add(piece.segment)
      end = piece.segment.end
    }
    return result
  }
}

/// Two points regardless of order.
private struct VertexPair: Hashable {
  let low: CGPoint
  let high: CGPoint

  init(_ a: CGPoint, _ b: CGPoint) {
    let isOrdered = a.x < b.x || a.x == b.x && a.y <= b.y
    low = isOrdered ? a : b
    high = isOrdered ? b : a
  }
}

/// Makes points that nearly coincide the same.
private struct VertexGrid {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private let spacing: CGFloat
  private var cells: [Cell: CGPoint] = [:]

  init(spacing: CGFloat) {
    self.spacing = spacing
  }

  mutating func vertex(at point: CGPoint) -> CGPoint {
    let column = Int((point.x / spacing).rounded())
    let row = Int((point.y / spacing).rounded())
    for x in (column - 1)...(column + 1) {
      for y in (row - 1)...(row + 1) {
        if let known = cells[Cell(column: x, row: y)] { return known }
      }
    }
    cells[Cell(column: column, row: row)] = point
    return point
  }
}

extension PathSegment {
  /// Moves the ends a little; the handles move along.
  fileprivate mutating func moveEnds(to newStart: CGPoint, _ newEnd: CGPoint) {
    if isLine {
      self = PathSegment(from: newStart, to: newEnd)
      return
    }
    control1 = CGPoint(x: control1.x + newStart.x - start.x, y: control1.y + newStart.y - start.y)
    control2 = CGPoint(x: control2.x + newEnd.x - end.x, y: control2.y + newEnd.y - end.y)
    start = newStart
    end = newEnd
  }
}
