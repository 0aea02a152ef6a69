import Glibc

/// Joins border segments, each with the inside on its right, into closed contours.
struct ContourAssembly {
  private let segments: [PathSegment]
  private var leaving: [CGPoint: [Int]] = [:]

  init(_ segments: [PathSegment]) {
    self.segments = segments
    for (index, segment) in segments.enumerated() { leaving[segment.start, default: []].append(index) }
  }

  func contours() -> PathStorage {
    var result = PathStorage()
    var isUsed = [Bool](repeating: false, count: segments.count)
    for first in segments.indices where !isUsed[first] {
      var contour = [segments[first]]
      isUsed[first] = true
      while let last = contour.last, last.end != contour[0].start,
        let next = next(after: last, isUsed: isUsed)
      {
        isUsed[next] = true
        contour.append(segments[next])
      }
      guard contour.last?.end == contour[0].start else { continue }
      var subpath = Subpath(start: contour[0].start)
      subpath.segments = Self.merged(contour)
      subpath.isClosed = true
      subpath.start = subpath.segments[0].start
      result.append(subpath)
    }
    return result
  }

  /// The unused segment that turns most sharply to the right, which keeps contours that touch in a point apart.
  private func next(after segment: PathSegment, isUsed: [Bool]) -> Int? {
    let candidates = (leaving[segment.end] ?? []).filter { !isUsed[$0] }
    if candidates.count < 2 { return candidates.first }
    let arriving = segment.direction(at: 1)
    func turn(_ index: Int) -> Double {
      let direction = segments[index].direction(at: 0)
      return atan2(
        Double(arriving.dx * direction.dy - arriving.dy * direction.dx),
        Double(arriving.dx * direction.dx + arriving.dy * direction.dy))
    }
    return candidates.max { turn($0) < turn($1) }
  }

  /// The contour with lines that go straight on made one.
  private static func merged(_ contour: [PathSegment]) -> [PathSegment] {
    var result: [PathSegment] = []
    func goesOn(_ first: PathSegment, _ second: PathSegment) -> Bool {
      guard first.isLine, second.isLine else { return false }
      let a = first.direction(at: 1)
      let b = second.direction(at: 0)
      return abs(a.dx * b.dy - a.dy * b.dx) < 1e-6 && a.dx * b.dx + a.dy * b.dy > 0
    }
    for segment in contour {
      if let last = result.last, goesOn(last, segment) {
        result[result.count - 1] = PathSegment(from: last.start, to: segment.end)
      } else {
        result.append(segment)
      }
    }
    if result.count > 2, let last = result.last, goesOn(last, result[0]) {
      result[0] = PathSegment(from: last.start, to: result[0].end)
      result.removeLast()
    }
    return result
  }
}
