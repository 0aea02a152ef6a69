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
  var tracks: [LazyTrack] = []

  var lengths = LazyLengths()
  /// What is proposed across, as far as `lengths` and `tracks` are about it.
  var crossProposal: CGFloat??
  private var hasEstimate = false

  var realised: [Line] = []
  /// The lines that were in view when the children were last placed.
  var visibleLines = 0..<0
  /// The lines that were made when the children were last placed.
  private var shownLines: [Int] = []
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
  var crossAxis: Axis { layout.axis.other }

  // MARK: The list

  override func layoutWillRevalidate() { adoptList() }

  /// Takes in the elements there are now. Lines that stay keep what is known of them.
  func adoptList() {
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

  func existingIndex(ofID id: AnyHashable, near index: Int) -> Int? {
    if index < list.count, list.elementID(at: index) == id { return index }
    return list.existingIndex(ofID: id)
  }

  // MARK: Measuring

  /// Most lines that are made when there is no viewport to tell which are needed.
  static let unboundedLimit = 1_000

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
    if cross == 0 || cross == .infinity, crossProposal != nil || !isPlaced, enclosingScroll(along: axis) != nil {
      // Asked how far it could shrink or grow across; in a scroll view the lengths of the lines don't matter for that.
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
  var departing: [Line] = []

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
    if realised.isEmpty {
      // The views at both ends decide, as far as they are in view.
      prepare(cross: crossProposal ?? nil)
      measureVisibleLines()
    }
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

  var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

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
    if realised.map(\.index) != shownLines {
      shownLines = realised.map(\.index)
      content?.notePreferencesComingOrGoing()
    }
    for index in realised.indices { place(realised[index]) }
    if lines.count > 0, abs(lengths.total - frame.size[axis]) > 0.01 { invalidateLayout() }
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
