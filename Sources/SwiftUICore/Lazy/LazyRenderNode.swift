import CoreGraphics
import Rendering

/// The render node of lazy stacks and grids: it makes the lines that touch the viewport, places them, and lets go of
/// those that no longer do.
///
/// Lengths of lines that were never seen are estimated. Where an estimate above the viewport turns out wrong, the scroll
/// view's offset is corrected, so that what is seen stays where it is.
final class LazyRenderNode: RenderNode, ScrollDependent {
  /// A line whose elements are made.
  struct Line {
    var index: Int
    /// Index of the first element in the list.
    var firstElement: Int
    var elements: [RenderNode]
    var ids: [AnyHashable]
    var role: ElementList.SectionRole
    /// Distance from the line before.
    var gap: CGFloat = 0
    var length: CGFloat = 0
    /// Where the line begins along the axis, without the distance.
    var position: CGFloat = 0
    /// Where it is shown instead, because it is pinned.
    var pinnedPosition: CGFloat?

    var end: CGFloat { position + length }
  }

  private(set) var layout: LazyLayout
  private(set) var direction: LayoutDirection
  /// Nil once its identity has ended while this still waits to be taken away.
  private weak var content: Node?

  private(set) var list = ElementList()
  private(set) var lines = LazyLines()
  private var listIsStale = true
  private var listHasChanged = false
  /// What a change of the list adds to the index of a line that stays.
  private var tracks: [LazyTrack] = []

  var lengths = LazyLengths()
  /// What is proposed across, as far as `lengths` and `tracks` are about it.
  private var crossProposal: CGFloat??
  private var hasEstimate = false

  private(set) var realised: [Line] = []
  /// The lines that were in view when the children were last placed.
  private(set) var visibleLines = 0..<0
  private var leaving: [RenderNode] = []
  private var isPlacing = false

  init(layout: LazyLayout, direction: LayoutDirection, content: Node, in context: NodeContext) {
    self.layout = layout
    self.direction = direction
    self.content = content
    super.init(in: context)
  }

  func configure(layout new: LazyLayout, direction newDirection: LayoutDirection) {
    guard new != layout || newDirection != direction else { return }
    layout = new
    direction = newDirection
    crossProposal = nil
    listIsStale = true
    invalidateLayout()
  }

  func elementsDidChange() {
    listIsStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  var axis: Axis { layout.axis }
  private var crossAxis: Axis { layout.axis.other }

  // MARK: The list

  override func layoutWillRevalidate() { adoptList() }

  /// Takes in the elements there are now. Lines that stay keep what is known of them.
  private func adoptList() {
    guard listIsStale else { return }
    listIsStale = false
    let anchor = realised.first { visibleLines.contains($0.index) }
    list = ElementList(of: content)
    rebuildLines()
    guard let anchor, let id = anchor.ids.first else {
      lengths.reset(count: lines.count)
      return
    }
    listHasChanged = true
    if let element = existingIndex(ofID: id, near: anchor.firstElement) {
      let distance = lines.line(ofElement: element) - anchor.index
      lengths.shift(by: distance, count: lines.count)
      let lower = min(max(visibleLines.lowerBound + distance, 0), lines.count)
      visibleLines = lower..<min(max(visibleLines.upperBound + distance, lower), lines.count)
    } else {
      lengths.reset(count: lines.count)
      visibleLines = min(visibleLines.lowerBound, lines.count)..<min(visibleLines.upperBound, lines.count)
    }
  }

  private func rebuildLines() {
    lines = LazyLines(list, perLine: layout.items == nil ? 1 : max(tracks.count, 1))
    leaving = lines.leaving.filter { $0.parent === self }
  }

  private func existingIndex(ofID id: AnyHashable, near index: Int) -> Int? {
    if index < list.count, list.elementID(at: index) == id { return index }
    return list.existingIndex(ofID: id)
  }

  /// The index of the element with an explicit or a data id. `makingElements` looks at elements that do not exist yet,
  /// by making them one after the other.
  func index(ofID id: AnyHashable, makingElements: Bool) -> Int? {
    adoptList()
    if makingElements { return indexOfElementMade(forID: id) }
    for entry in list.entries {
      switch entry.part {
      case .element(let element):
        if element.outermostID == id { return entry.start }
      case .lazy(let source):
        if let index = source.index(ofID: id) { return entry.start + index }
      }
    }
    for line in realised {
      for (offset, element) in line.elements.enumerated() where element.outermostID == id {
        return line.firstElement + offset
      }
    }
    return nil
  }

  /// Most elements that are made to find one by its id.
  private static let searchLimit = 5_000

  private func indexOfElementMade(forID id: AnyHashable) -> Int? {
    var rest = Self.searchLimit
    for entry in list.entries {
      guard case .lazy(let source) = entry.part else { continue }
      for offset in 0..<entry.count {
        guard rest > 0 else { return nil }
        rest -= 1
        let element = source.element(at: offset)
        if element.outermostID == id { return entry.start + offset }
        if element.parent == nil { source.suspend(elementAt: offset) }
      }
    }
    return nil
  }

  // MARK: Making lines

  private func position(ofLine index: Int) -> (found: Bool, position: Int) {
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
  private func realise(_ index: Int) -> Int {
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

  private func measureLine(at place: Int) {
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
  private func gap(before place: Int) -> CGFloat {
    let line = realised[place]
    guard line.index > 0 else { return 0 }
    if let spacing = layout.spacing { return spacing }
    guard let own = line.elements.first?.spacing else { return 0 }
    if place > 0, realised[place - 1].index == line.index - 1, let before = realised[place - 1].elements.last {
      return before.spacing.distance(to: own, along: axis)
    }
    return own.distance(to: own, along: axis)
  }

  private func isCell(_ line: Line) -> Bool { layout.items != nil && line.role == .content }

  private func cellProposal(_ offset: Int, of line: Line) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    if isCell(line), offset < tracks.count {
      proposal[crossAxis] = tracks[offset].length
    } else {
      proposal[crossAxis] = crossProposal ?? nil
    }
    return proposal
  }

  /// Lines that are out of view go; their elements are kept for a while by whoever made them.
  private func release(_ line: Line) {
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

  // MARK: Measuring

  /// Most lines that are made when there is no viewport to tell which are needed.
  private static let unboundedLimit = 1_000

  private func prepare(cross: CGFloat?) {
    adoptList()
    if case .some(let known) = crossProposal, known == cross { return }
    crossProposal = .some(cross)
    if let items = layout.items {
      let new = LazyTrack.tracks(for: items, in: cross)
      let countChanged = new.count != tracks.count
      tracks = new
      if countChanged {
        let kept = visibleLines.isEmpty ? nil : lines.elements(ofLine: visibleLines.lowerBound).lowerBound
        let old = realised
        realised = []
        rebuildLines()
        for line in old { release(line) }
        if let kept, lines.count > 0 {
          let first = lines.line(ofElement: kept)
          visibleLines = first..<min(first + 1, lines.count)
        }
      }
    }
    lengths.reset(count: lines.count)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal[crossAxis]
    var size = CGSize.zero
    if cross == 0 || cross == .infinity, crossProposal != nil || !isPlaced {
      // Asked how far it could shrink or grow across; the lengths of the lines don't matter for that.
      adoptList()
      size[crossAxis] = cross ?? 0
      size[axis] = lengths.total
      return size
    }
    prepare(cross: cross)
    measureVisibleLines()
    size[axis] = lines.count == 0 ? 0 : lengths.total
    size[crossAxis] = max(cross ?? naturalCrossLength, tracks.last?.end ?? 0)
    return size
  }

  /// Measures the lines that were in view last, or those that will be in view at the beginning.
  private func measureVisibleLines() {
    guard lines.count > 0 else { return }
    if isPlaced, !visibleLines.isEmpty {
      if listHasChanged { releaseStaleLines() }
      for index in visibleLines { realise(index) }
    } else {
      let length: CGFloat
      if let scroll = enclosingScroll(along: axis) {
        let hint = scroll.plane.viewportHint[axis]
        length = hint > 0 && hint.isFinite ? hint : root.size[axis]
      } else {
        length = .infinity
      }
      var position: CGFloat = 0
      for index in 0..<min(lines.count, Self.unboundedLimit) {
        guard position < length || index == 0 else { break }
        let place = realise(index)
        position += realised[place].gap + realised[place].length
      }
    }
    refreshEstimate(before: visibleLines.lowerBound)
  }

  /// After a change of the list the made lines are looked up anew: their elements may stand elsewhere.
  private func releaseStaleLines() {
    let old = realised
    realised = []
    for index in visibleLines { realise(index) }
    let kept = Set(realised.flatMap { $0.elements.map(ObjectIdentifier.init) })
    departing += old.filter { line in
      line.elements.contains { !kept.contains(ObjectIdentifier($0)) }
    }
  }

  /// Lines of the list before, some elements of which may not be needed any more.
  private var departing: [Line] = []

  /// The average of the lines that were measured stands for the others. It may only change as long as nothing above
  /// the viewport depends on it.
  private func refreshEstimate(before line: Int) {
    guard !hasEstimate || lengths.isKnown(before: line) else { return }
    let first = lengths.length(of: 0)
    if let first, lengths.knownCount > 1 {
      // The first line has no distance to one before it.
      lengths.estimate = (lengths.knownSum - first) / CGFloat(lengths.knownCount - 1)
    } else if let average = lengths.average {
      lengths.estimate = average
    }
    hasEstimate = hasEstimate || lengths.knownCount > 0
  }

  private var naturalCrossLength: CGFloat {
    var longest: CGFloat = 0
    for line in realised {
      for (offset, element) in line.elements.enumerated() {
        longest = max(longest, element.size(for: cellProposal(offset, of: line))[crossAxis])
      }
    }
    return longest
  }

  override func measureSpacing() -> ViewSpacing {
    adoptList()
    guard lines.count > 0 else { return .zero }
    var spacing = ViewSpacing()
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    if let first = realised.first, first.index == 0, let element = first.elements.first {
      spacing[start] = element.spacing[start]
    }
    if let last = realised.last, last.index == lines.count - 1, let element = last.elements.last {
      spacing[end] = element.spacing[end]
    }
    return spacing
  }

  // MARK: Placing

  /// The part that can be seen, along the axis in the order of the lines; what bars cover of it at both ends.
  private func viewport() -> (lower: CGFloat, upper: CGFloat, covered: EdgeInsets, scroll: ScrollRenderNode?) {
    guard let scroll = enclosingScroll(along: axis) else { return (0, .infinity, EdgeInsets(), nil) }
    scroll.addDependent(self)
    let origin = convert(CGRect.zero, to: scroll.plane, laidOut: true).origin[axis]
    let visible = scroll.visibleRect
    let lower = visible.origin[axis] - origin
    let upper = lower + visible.size[axis]
    if isMirrored {
      let length = frame.size[axis]
      return (length - upper, length - lower, scroll.insets, scroll)
    }
    return (lower, upper, scroll.insets, scroll)
  }

  private var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

  override func placeChildren() {
    isPlacing = true
    defer { isPlacing = false }
    prepare(cross: proposal[crossAxis])
    var view = viewport()
    let hasChanged = listHasChanged
    listHasChanged = false
    if lines.count > 0 {
      let correction = makeLines(from: view.lower, to: view.upper, keepingPlaces: !hasChanged)
      if correction != 0 {
        view.scroll?.correctOffset(by: isMirrored ? -correction : correction, along: axis)
        view.lower += correction
        view.upper += correction
      }
      refreshEstimate(before: visibleLines.lowerBound)
    } else {
      visibleLines = 0..<0
    }
    let pinned = pinLines(in: view).union(holdLines())
    dropLines(except: pinned)
    for index in realised.indices { place(realised[index]) }
    if lines.count > 0, abs(lengths.total - frame.size[axis]) > 0.01 { invalidateLayout() }
  }

  /// Makes the lines between two positions. Returns by how much what was there before had to move because lines before
  /// it were measured for the first time.
  private func makeLines(from lower: CGFloat, to upper: CGFloat, keepingPlaces: Bool) -> CGFloat {
    let anchor =
      keepingPlaces ? realised.firstIndex { $0.pinnedPosition == nil && $0.end > lower && $0.position < upper } : nil
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
    while index > 0, position > lower {
      index -= 1
      place = realise(index)
      // The distance to the line that was made before is only known now.
      let next = measuredGap(after: place)
      position += next.change
      realised[place].position = position - realised[place].length
      position = realised[place].position - realised[place].gap
    }
    var first = index
    while first < last, let end = self.end(of: first), end <= lower { first += 1 }
    while last > first, let start = self.start(of: last), start >= upper { last -= 1 }
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
  private func measuredGap(after place: Int) -> (gap: CGFloat, change: CGFloat) {
    guard place + 1 < realised.count, realised[place + 1].index == realised[place].index + 1 else { return (0, 0) }
    let old = realised[place + 1].gap
    let new = gap(before: place + 1)
    guard new != old else { return (new, 0) }
    realised[place + 1].gap = new
    lengths.set(new + realised[place + 1].length, for: realised[place + 1].index)
    return (new, old - new)
  }

  private func end(of line: Int) -> CGFloat? {
    let (found, place) = position(ofLine: line)
    return found ? realised[place].end : nil
  }

  private func start(of line: Int) -> CGFloat? {
    let (found, place) = position(ofLine: line)
    return found ? realised[place].position : nil
  }

  /// Lets go of the lines that are neither in view nor pinned.
  private func dropLines(except pinned: Set<Int>) {
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

  private func place(_ line: Line) {
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

  private func lineOrigin(
    _ element: RenderNode, _ size: CGSize, _ proposal: ProposedViewSize, cross: CGFloat
  ) -> CGPoint {
    var box = size
    box[crossAxis] = cross
    var origin = RenderNode.aligned(
      layout.alignment, child: element, childSize: size, childProposal: proposal, in: box, direction: direction)
    origin[axis] = 0
    return origin
  }

  private func cellOrigin(
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
  private func tracksStart(_ cross: CGFloat) -> CGFloat {
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

  // MARK: Pinned headers and footers

  /// Makes the headers and footers that stay in view, and works out where. Returns their lines.
  private func pinLines(
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

  private func pin(
    _ line: Int, in pinned: inout Set<Int>, where position: (_ natural: CGFloat, _ length: CGFloat) -> CGFloat
  ) {
    let place = realise(line)
    let natural = lengths.start(of: line) + realised[place].gap
    realised[place].position = natural
    let goal = position(natural, realised[place].length)
    if goal != natural { realised[place].pinnedPosition = goal }
    pinned.insert(line)
  }

  // MARK: Scrolling

  func viewportDidMove() {
    guard isPlaced, !isPlacing, lines.count > 0 else { return }
    let view = viewport()
    if layout.pinnedViews == [] || lines.sections.isEmpty, shows(from: view.lower, to: view.upper) { return }
    markForPlacement()
    root.onNeedsFrame?()
  }

  /// True when exactly the lines in view are those that touch the part.
  private func shows(from lower: CGFloat, to upper: CGFloat) -> Bool {
    guard let first = realised.first, let last = realised.last, realised.count == visibleLines.count else {
      return false
    }
    let coversStart = first.position <= lower || first.index == 0
    let coversEnd = last.end >= upper || last.index == lines.count - 1
    let needsAll = realised.count == 1 || (first.end > lower && last.position < upper)
    return coversStart && coversEnd && needsAll
  }

  override func willDetach() {
    enclosingScroll(along: axis)?.removeDependent(self)
    super.willDetach()
  }

  // MARK: Tree

  override func childDidDetach(_ child: RenderNode) {
    leaving.removeAll { $0 === child }
  }

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    for element in leaving { visit(element) }
    for line in realised { for element in line.elements { visit(element) } }
  }

  /// Pinned lines lie above the others.
  override var childrenInDrawingOrder: [RenderNode] {
    let ordered = super.childrenInDrawingOrder
    guard realised.contains(where: { $0.pinnedPosition != nil }) else { return ordered }
    let pinned = realised.filter { $0.pinnedPosition != nil }.flatMap(\.elements)
    let ids = Set(pinned.map(ObjectIdentifier.init))
    return ordered.filter { !ids.contains(ObjectIdentifier($0)) } + pinned
  }

  override func record() -> Fragment { recordChildren() }

  override func frameDidResize() {}

  override var dumpDetails: String { "\(realised.count) of \(lines.count) lines" }
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

extension LazyRenderNode: LazyContainer {
  func rect(ofElementAt index: Int) -> CGRect {
    guard lines.count > 0 else { return .zero }
    let line = lines.line(ofElement: index)
    var rect = CGRect(origin: .zero, size: frame.size)
    let known = realised.first { $0.index == line }
    let gap = known?.gap ?? (line > 0 ? layout.spacing ?? 0 : 0)
    let length = known?.length ?? max((lengths.length(of: line) ?? lengths.estimate) - gap, 0)
    let start = lengths.start(of: line) + gap
    rect.size[axis] = length
    rect.origin[axis] = axis == .horizontal && direction == .rightToLeft ? frame.width - start - length : start
    return rect
  }

  func lengthCovered(overElementAt index: Int) -> CGFloat {
    guard layout.pinnedViews.contains(.sectionHeaders), lines.count > 0 else { return 0 }
    let line = lines.line(ofElement: index)
    let run = lines.run(ofLine: line)
    guard run.role != .header, let section = run.section, let header = lines.sections[section].header.first else {
      return 0
    }
    return realised.first { $0.index == header }?.length ?? lengths.length(of: header) ?? 0
  }

  func lengthCovered(over element: RenderNode) -> CGFloat {
    for line in realised {
      for (offset, other) in line.elements.enumerated() where other === element {
        return lengthCovered(overElementAt: line.firstElement + offset)
      }
    }
    return 0
  }
}
