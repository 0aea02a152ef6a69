import CoreGraphics

/// Where the lines go, and headers and footers that stay in view.
extension LazyRenderNode {
  func place(_ line: Line) {
    let cross = frame.size[crossAxis]
    let main = line.pinnedPosition ?? line.position
    for (offset, element) in line.elements.enumerated() {
      let proposal = cellProposal(offset, of: line)
      let size = element.size(for: proposal)
      var origin: CGPoint
      if isCell(line), offset < tracks.count {
        origin = cellOrigin(element, size, proposal, track: tracks[offset], line: line, cross: cross)
      } else {
        origin = lineOrigin(element, size, proposal, cross: cross)
      }
      origin[axis] += isMirrored ? frame.size[axis] - main - line.length : main
      element.place(at: origin, proposal: proposal)
    }
  }

  func lineOrigin(
    _ element: RenderNode, _ size: CGSize, _ proposal: ProposedViewSize, cross: CGFloat
  ) -> CGPoint {
    var box = size
    box[crossAxis] = cross
    var origin = RenderNode.aligned(
      layout.alignment, child: element, childSize: size, childProposal: proposal, in: box, direction: direction)
    origin[axis] = 0
    return origin
  }

  func cellOrigin(
    _ element: RenderNode, _ size: CGSize, _ proposal: ProposedViewSize, track: LazyTrack, line: Line, cross: CGFloat
  ) -> CGPoint {
    var cell = CGSize.zero
    cell[crossAxis] = track.length
    cell[axis] = line.length
    var origin = RenderNode.aligned(
      track.alignment ?? layout.alignment, child: element, childSize: size, childProposal: proposal, in: cell,
      direction: direction)
    var start = track.start + tracksStart(cross)
    if crossAxis == .horizontal, direction == .rightToLeft { start = cross - start - track.length }
    origin[crossAxis] += start
    return origin
  }

  /// Where the tracks begin in a grid that is wider than they are.
  func tracksStart(_ cross: CGFloat) -> CGFloat {
    let used = tracks.last?.end ?? 0
    guard used < cross else { return 0 }
    var outer = CGSize.zero
    var inner = CGSize.zero
    outer[crossAxis] = cross
    inner[crossAxis] = used
    let container = ViewDimensions(width: outer.width, height: outer.height, node: nil, proposal: .unspecified)
    let content = ViewDimensions(width: inner.width, height: inner.height, node: nil, proposal: .unspecified)
    return crossAxis == .horizontal
      ? container[layout.alignment.horizontal] - content[layout.alignment.horizontal]
      : container[layout.alignment.vertical] - content[layout.alignment.vertical]
  }

  /// Makes the headers and footers that stay in view, and works out where. Returns their lines.
  func pinLines(
    in view: (lower: CGFloat, upper: CGFloat, covered: EdgeInsets, scroll: ScrollRenderNode?)
  ) -> Set<Int> {
    for place in realised.indices { realised[place].pinnedPosition = nil }
    guard layout.pinnedViews != [], !lines.sections.isEmpty, !visibleLines.isEmpty, view.scroll != nil else {
      return []
    }
    var pinned: Set<Int> = []
    let top = view.lower + (isMirrored ? view.covered.end(axis) : view.covered.start(axis))
    let bottom = view.upper - (isMirrored ? view.covered.start(axis) : view.covered.end(axis))
    var seen: Set<Int> = []
    for line in visibleLines {
      guard let section = lines.run(ofLine: line).section, seen.insert(section).inserted else { continue }
      let place = lines.sections[section]
      if layout.pinnedViews.contains(.sectionHeaders), let header = place.header.first {
        let end = place.lines.upperBound < lines.count ? lengths.start(of: place.lines.upperBound) : lengths.total
        pin(header, in: &pinned) { natural, length in
          max(natural, min(top, end - length))
        }
      }
      if layout.pinnedViews.contains(.sectionFooters), let footer = place.footer.first {
        let start = lengths.start(of: place.lines.lowerBound)
        pin(footer, in: &pinned) { natural, length in
          min(natural, max(bottom - length, start))
        }
      }
    }
    return pinned
  }

  /// Gives a line that is out of view its place.
  func hold(_ line: Int) {
    let place = realise(line)
    realised[place].position = lengths.start(of: line) + realised[place].gap
  }

  func pin(
    _ line: Int, in pinned: inout Set<Int>, where position: (_ natural: CGFloat, _ length: CGFloat) -> CGFloat
  ) {
    let place = realise(line)
    let natural = lengths.start(of: line) + realised[place].gap
    realised[place].position = natural
    let goal = position(natural, realised[place].length)
    if goal != natural { realised[place].pinnedPosition = goal }
    pinned.insert(line)
  }
}
