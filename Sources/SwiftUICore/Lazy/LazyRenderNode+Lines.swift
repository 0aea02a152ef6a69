import CoreGraphics

/// Making the lines that are needed, and letting go of the others.
extension LazyRenderNode {
  func position(ofLine index: Int) -> (found: Bool, position: Int) {
    var low = 0
    var high = realised.count
    while low < high {
      let middle = (low + high) / 2
      if realised[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return (low < realised.count && realised[low].index == index, low)
  }

  /// The line's place in `realised`; its elements are made now if need be, and its length is measured.
  @discardableResult
  func realise(_ index: Int) -> Int {
    let (found, place) = position(ofLine: index)
    if !found {
      let range = lines.elements(ofLine: index)
      var elements: [RenderNode] = []
      var ids: [AnyHashable] = []
      for element in range {
        let node = list.element(at: element)
        node.setParent(self)
        node.containerDidChange(orientation: layout.items == nil ? axis : nil)
        elements.append(node)
        ids.append(list.elementID(at: element))
      }
      let line = Line(
        index: index, firstElement: range.lowerBound, elements: elements, ids: ids,
        role: lines.run(ofLine: index).role)
      realised.insert(line, at: place)
      if !root.updateQueue.isEmpty {
        root.updateDuringLayout()
        root.revalidate(below: depth)
      }
    }
    measureLine(at: place)
    return place
  }

  func measureLine(at place: Int) {
    var length: CGFloat = 0
    for offset in realised[place].elements.indices {
      let size = realised[place].elements[offset].size(for: cellProposal(offset, of: realised[place]))
      length = max(length, size[axis])
    }
    let gap = gap(before: place)
    realised[place].length = length
    realised[place].gap = gap
    lengths.set(gap + length, for: realised[place].index)
  }

  /// The distance from the line before; without it, from a line like this one.
  func gap(before place: Int) -> CGFloat {
    let line = realised[place]
    guard line.index > 0 else { return 0 }
    if let spacing = layout.spacing { return spacing }
    guard let own = line.elements.first?.spacing else { return 0 }
    if place > 0, realised[place - 1].index == line.index - 1, let before = realised[place - 1].elements.last {
      return before.spacing.distance(to: own, along: axis)
    }
    return own.distance(to: own, along: axis)
  }

  func isCell(_ line: Line) -> Bool { layout.items != nil && line.role == .content }

  func cellProposal(_ offset: Int, of line: Line) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    if isCell(line), offset < tracks.count {
      proposal[crossAxis] = tracks[offset].length
    } else {
      proposal[crossAxis] = crossProposal ?? nil
    }
    return proposal
  }

  /// Lines that are out of view go; their elements are kept for a while by whoever made them.
  func release(_ line: Line) {
    for (offset, element) in line.elements.enumerated() where element.parent === self && !element.isLeaving {
      element.detach()
      let index = line.firstElement + offset
      if index < list.count, list.elementID(at: index) == line.ids[offset] {
        list.suspend(elementAt: index)
      } else if let moved = list.existingIndex(ofID: line.ids[offset]) {
        list.suspend(elementAt: moved)
      }
    }
  }

  /// Makes the lines between two positions. Returns by how much what was there before had to move because lines before
  /// it were measured for the first time.
  func makeLines(from lower: CGFloat, to upper: CGFloat, keepingPlaces: Bool) -> CGFloat {
    // Something that had its place before and is still in view.
    let anchor = realised.firstIndex {
      keepingPlaces && visibleLines.contains($0.index) && $0.pinnedPosition == nil && $0.end > lower
        && $0.position < upper
    }
    var base: Int
    var basePosition: CGFloat
    if let anchor {
      base = realised[anchor].index
      basePosition = realised[anchor].position
    } else {
      base = lengths.line(at: lower)
      let place = realise(base)
      basePosition = lengths.start(of: base) + realised[place].gap
    }
    // Downwards
    var index = base
    var position = basePosition
    var limit = enclosingScroll(along: axis) == nil ? Self.unboundedLimit : Int.max
    while true {
      let place = realise(index)
      if index > base { position += realised[place].gap }
      realised[place].position = position
      position += realised[place].length
      limit -= 1
      guard index + 1 < lines.count, limit > 0, position + (layout.spacing ?? 0) < upper else { break }
      index += 1
    }
    var last = index
    // Upwards
    index = base
    var place = realise(base)
    position = realised[place].position - realised[place].gap
    while index > 0, position > lower || (position == lower && isKnownToBeEmpty(index - 1)) {
      index -= 1
      place = realise(index)
      // The distance to the line that was made before is only known now.
      let next = measuredGap(after: place)
      position += next.change
      realised[place].position = position - realised[place].length
      position = realised[place].position - realised[place].gap
    }
    var first = index
    while first < last, !touches(first, from: lower, to: upper) { first += 1 }
    while last > first, !touches(last, from: lower, to: upper) { last -= 1 }
    visibleLines = first..<(last + 1)
    guard anchor != nil else { return 0 }
    let basePlace = self.position(ofLine: base).position
    let settled = lengths.start(of: base) + realised[basePlace].gap
    let correction = settled - realised[basePlace].position
    guard abs(correction) > 0.001 else { return 0 }
    for place in realised.indices { realised[place].position += correction }
    return correction
  }

  /// Measures the distance of the line after the one at `place` again; tells by how much it became smaller.
  func measuredGap(after place: Int) -> (gap: CGFloat, change: CGFloat) {
    guard place + 1 < realised.count, realised[place + 1].index == realised[place].index + 1 else { return (0, 0) }
    let old = realised[place + 1].gap
    let new = gap(before: place + 1)
    guard new != old else { return (new, 0) }
    realised[place + 1].gap = new
    lengths.set(new + realised[place + 1].length, for: realised[place + 1].index)
    return (new, old - new)
  }

  private func isKnownToBeEmpty(_ line: Int) -> Bool {
    let (found, place) = position(ofLine: line)
    return found && realised[place].length == 0
  }

  /// Whether a made line is in view. One without length is if it lies at the very beginning.
  private func touches(_ line: Int, from lower: CGFloat, to upper: CGFloat) -> Bool {
    let (found, place) = position(ofLine: line)
    guard found else { return false }
    let (start, end) = (realised[place].position, realised[place].end)
    return start < upper && (end > lower || (start == end && start == lower))
  }

  /// Lets go of the lines that are neither in view nor pinned.
  func dropLines(except pinned: Set<Int>) {
    var kept: [Line] = []
    var dropped: [Line] = departing
    departing = []
    for line in realised {
      if visibleLines.contains(line.index) || pinned.contains(line.index) {
        kept.append(line)
      } else {
        dropped.append(line)
      }
    }
    guard !dropped.isEmpty else { return }
    realised = kept
    let needed = Set(kept.flatMap { $0.elements.map(ObjectIdentifier.init) })
    for line in dropped {
      let gone = line.elements.indices.filter { !needed.contains(ObjectIdentifier(line.elements[$0])) }
      if gone.count < line.elements.count {
        for index in gone { release(line.single(index)) }
      } else {
        release(line)
      }
    }
  }
}

extension LazyRenderNode.Line {
  /// The line reduced to one of its elements.
  func single(_ offset: Int) -> LazyRenderNode.Line {
    var copy = self
    copy.firstElement += offset
    copy.elements = [elements[offset]]
    copy.ids = [ids[offset]]
    return copy
  }
}
