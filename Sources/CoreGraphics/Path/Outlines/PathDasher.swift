/// Cuts a path into dashes.
struct PathDasher {
  private let lengths: [CGFloat]
  private let startIndex: Int
  private let startRest: CGFloat

  /// Nil for a pattern that is empty, has negative lengths or no length in all.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let total = lengths.reduce(0, +)
    guard !lengths.isEmpty, total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 })
    else { return nil }
    // An odd pattern exchanges dashes and gaps every time, so only two runs of it make a period.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    while offset >= pattern[index] {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    self.lengths = pattern
    startIndex = index
    startRest = pattern[index] - offset
  }

  /// The dashes as open subpaths. The pattern starts anew with each subpath.
  func dashes(of path: PathStorage) -> PathStorage {
    var result = PathStorage()
    for subpath in path.subpaths { add(subpath, to: &result) }
    return result
  }

  private func add(_ subpath: Subpath, to result: inout PathStorage) {
    var index = startIndex
    var rest = startRest
    var isOn: Bool { index % 2 == 0 }
    var dashes: [[PathSegment]] = []
    var current: [PathSegment] = []
    for segment in subpath.segments {
      let measure = PathSegmentLength(segment)
      var done: CGFloat = 0
      var t: CGFloat = 0
      while measure.total - done > rest {
        let next = measure.parameter(at: done + rest)
        if isOn {
          current.append(segment.part(from: t, to: next))
          dashes.append(current)
          current = []
        }
        done += rest
        t = next
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      if isOn && measure.total > done { current.append(segment.part(from: t, to: 1)) }
      rest -= measure.total - done
    }
    if !current.isEmpty {
      let startsOn = startIndex % 2 == 0
      if subpath.isClosed, startsOn, let first = dashes.first {
        // The dash goes on across the subpath's start.
        dashes[0] = current + first
      } else {
        dashes.append(current)
      }
    }
    for dash in dashes {
      guard let first = dash.first else { continue }
      result.move(to: first.start)
      for segment in dash { result.add(segment) }
    }
  }
}
