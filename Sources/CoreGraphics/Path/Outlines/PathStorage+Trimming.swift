extension PathStorage {
  /// The length of all lines and curves, closing lines included.
  package var length: CGFloat {
    subpaths.reduce(0) { sum, subpath in
      subpath.segments.reduce(sum) { $0 + PathSegmentLength($1).total }
    }
  }

  /// The part between two fractions of the path's length. Fractions are held to 0…1; the result is empty if they do
  /// not ascend, and the path itself if they span all of it.
  package func trimmed(from: CGFloat, to: CGFloat) -> PathStorage {
    let lower = min(max(from, 0), 1)
    let upper = min(max(to, 0), 1)
    if lower == 0 && upper == 1 { return self }
    guard lower < upper else { return PathStorage() }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map { PathSegmentLength($0) } }
    let total = lengths.reduce(0) { sum, pieces in pieces.reduce(sum) { $0 + $1.total } }
    let first = lower * total
    let last = upper * total
    var result = PathStorage()
    var distance: CGFloat = 0
    for (subpath, pieces) in zip(subpaths, lengths) {
      var isOpen = false
      for (segment, piece) in zip(subpath.segments, pieces) {
        let begin = distance
        distance += piece.total
        if distance <= first || begin >= last || piece.total == 0 { continue }
        let part = segment.part(
          from: piece.parameter(at: first - begin), to: piece.parameter(at: last - begin))
        if !isOpen { result.move(to: part.start) }
        isOpen = true
        result.add(part)
      }
    }
    return result
  }
}
