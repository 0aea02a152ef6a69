import CoreGraphics
import Rendering

/// The render node of a scroll view: a viewport that shows part of the plane on which the content lies.
///
/// The viewport reaches over the safe area where the view touches it; what is covered there counts as an inset of the
/// content, as margins do. `offset` is the point of the plane that lies in the viewport's corner, so at rest it is minus
/// the insets. Moving changes nothing but the offset: nothing on the plane is laid out or drawn again.
final class ScrollRenderNode: RenderNode, RelativeLengthContainer {
  private(set) var options: ScrollOptions?
  let plane: ScrollPlaneRenderNode
  private let scrollID: Int

  /// In own coordinates; larger than the bounds where the view extends under bars.
  private(set) var viewport = CGRect.zero
  /// What the safe area and the margins take from the viewport's sides. Leading is left.
  private(set) var insets = EdgeInsets()
  private(set) var offset = CGPoint.zero
  private(set) var contentSize = CGSize.zero
  private var hasOffset = false
  /// Joined the tree that is shown and was not placed there yet.
  private var hasAppeared = false
  /// Listeners were told something already.
  var hasReported = false
  private var wasAtEnd = AxisPair(horizontal: false, vertical: false)

  // Motion, see ScrollRenderNode+Motion
  var motion = ScrollMotion.rest
  var drag: ScrollDrag?
  private(set) lazy var animatedOffset = AnimatedAttribute<CGPoint.AnimatableData>(root: root) {
    [weak self] in
    self?.animatedOffsetDidStep()
  }
  /// What corrections of the content's estimated length added to the place an animation goes to.
  var animationShift = CGPoint.zero
  var phase = ScrollPhase.idle
  /// Where the content was before a finger moved it.
  var dragStart: CGPoint?
  /// Looked at again once an animation has brought the content there.
  var pendingReveal: (target: ScrollTargetPlace, anchor: UnitPoint?)?

  // Drawing, see ScrollIndicators
  private(set) lazy var indicators = ScrollIndicators(scroll: self)

  /// The node whose views are looked for by their ids.
  weak var identity: Node?
  /// The last move was the user's and not a program's.
  var isMovedByUser = false
  private(set) lazy var refresh = ScrollRefresh(scroll: self)
  private var offersRefresh = false

  private var dependents: [ObjectIdentifier: WeakDependent] = [:]

  private struct WeakDependent {
    weak var node: (any ScrollDependent)?
  }

  init(content: Node, in context: NodeContext) {
    plane = ScrollPlaneRenderNode(content: content, in: context)
    scrollID = context.root.makeScrollID()
    super.init(in: context)
    plane.setParent(self)
  }

  var listeners: [any ScrollListener] { options?.listeners ?? [] }

  func configure(_ new: ScrollOptions) {
    let old = options
    options = new
    guard let old else {
      offersRefresh = new.refresh != nil
      invalidateLayout()
      return
    }
    if old.axes != new.axes || old.margins != new.margins || old.direction != new.direction
      || old.anchors != new.anchors
    {
      invalidateLayout()
    }
    if old.observer !== new.observer, old.observer?.source === self { old.observer?.source = nil }
    if old.clips != new.clips || old.isDark != new.isDark { invalidateDisplay() }
    if !new.isEnabled { stop() }
    if old.flash.count != new.flash.count { indicators.flash() }
    offersRefresh = new.refresh != nil || offersRefresh
  }

  func contentDidChange() { plane.contentDidChange() }

  var axes: Axis.Set { options?.axes ?? .vertical }

  // MARK: Layout

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = contentMargins
    return ProposedViewSize(
      width: axes.includes(.horizontal) ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: axes.includes(.vertical) ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }

  private var contentMargins: EdgeInsets {
    guard let options else { return EdgeInsets() }
    return options.margins.content(in: options.direction)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    for axis in Axis.allCases { plane.viewportHint[axis] = proposal[axis] ?? plane.viewportHint[axis] }
    // Once there is a viewport, lengths go by that and not by every size that is tried.
    if !isPlaced { noteRelativeSize(plane.viewportHint, contentMargins) }
    let content = plane.size(for: contentProposal(proposal))
    let margins = contentMargins
    return CGSize(
      width: (axes.includes(.horizontal) ? proposal.width : nil) ?? content.width + margins.horizontal,
      height: (axes.includes(.vertical) ? proposal.height : nil) ?? content.height + margins.vertical)
  }

  let relativeFrames = RelativeFrameList()
  private(set) var relativeSize = CGSize.zero

  /// Tells views that are measured by the viewport when its length is another one.
  private func noteRelativeSize(_ size: CGSize, _ insets: EdgeInsets) {
    guard size.width.isFinite, size.height.isFinite else { return }
    relativeSize = CGSize(
      width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
    if relativeFrames.containerDidChange(self) { root.revalidate(below: depth) }
  }

  override var isolatesSafeArea: Bool { true }

  override func placeChildren() {
    let margins = contentMargins
    let covered = safeAreaExtension(of: bounds, edges: .all)
    viewport = CGRect(
      x: -covered.leading, y: -covered.top, width: frame.width + covered.horizontal,
      height: frame.height + covered.vertical)
    let oldRange = offsetRange
    let oldInsets = insets
    insets = EdgeInsets(
      top: covered.top + margins.top + refreshInset, leading: covered.leading + margins.leading,
      bottom: covered.bottom + margins.bottom, trailing: covered.trailing + margins.trailing)
    let proposal = contentProposal(self.proposal)
    plane.viewportHint = viewport.size
    noteRelativeSize(viewport.size, insets)
    contentSize = plane.size(for: proposal)
    placeOffset(oldRange: oldRange, oldInsets: oldInsets)
    plane.alignment = shortContentAlignment
    plane.place(at: .zero, proposal: proposal)
    noteEnd()
    layoutDidChange()
    if hasAppeared {
      hasAppeared = false
      if options?.flash.onAppear == true { indicators.flash() }
    }
  }

  /// Where content that is shorter than the viewport lies on the plane.
  private var shortContentAlignment: CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases where axes.includes(axis) {
      let free = viewport.size[axis] - insets.length(axis) - contentSize[axis]
      if free > 0 { result[axis] = free * anchor(.alignment, axis) }
    }
    return result
  }

  private func anchor(_ role: ScrollAnchorRole, _ axis: Axis) -> CGFloat {
    let rightToLeft = options?.direction == .rightToLeft
    guard let point = options?.anchors[role] else { return axis == .horizontal && rightToLeft ? 1 : 0 }
    if axis == .vertical { return point.y }
    return rightToLeft ? 1 - point.x : point.x
  }

  /// The offsets between which the content rests.
  var offsetRange: AxisPair<ClosedRange<CGFloat>> {
    func range(_ axis: Axis) -> ClosedRange<CGFloat> {
      let least = -insets.start(axis)
      guard axes.includes(axis) else { return least...least }
      return least...max(least, contentSize[axis] + insets.end(axis) - viewport.size[axis])
    }
    return AxisPair(horizontal: range(.horizontal), vertical: range(.vertical))
  }

  /// Keeps the offset where it is as far as the new lengths allow.
  private func placeOffset(oldRange: AxisPair<ClosedRange<CGFloat>>, oldInsets: EdgeInsets) {
    let range = offsetRange
    var new = offset
    for axis in Axis.allCases {
      let (old, now) = (oldRange[axis], range[axis])
      if !hasOffset {
        new[axis] = now.lowerBound + (now.upperBound - now.lowerBound) * anchor(.initialOffset, axis)
        continue
      }
      if drag != nil || !motion.isAtRest(axis) { continue }
      if old.lowerBound != now.lowerBound, abs(offset[axis] - old.lowerBound) < 0.5 {
        new[axis] = now.lowerBound
      } else if old != now, wasAtEnd[axis], options?.anchors[.sizeChanges] != nil,
        anchor(.sizeChanges, axis) > 0.5
      {
        new[axis] = now.upperBound
      }
      new[axis] = min(max(new[axis], now.lowerBound), now.upperBound)
    }
    guard new != offset || !hasOffset else { return }
    if hasOffset, root.transaction.animation != nil, root.allowsAnimation, !animatedOffset.isAnimating {
      animate(to: new, transaction: root.transaction)
    } else if !animatedOffset.isAnimating {
      moveOffset(to: new)
    }
    hasOffset = true
  }

  private func noteEnd() {
    let range = offsetRange
    for axis in Axis.allCases { wasAtEnd[axis] = offset[axis] >= range[axis].upperBound - 0.5 }
  }

  private func layoutDidChange() {
    if let observer = options?.observer, axes.includes(.vertical), observer.source == nil {
      observer.source = self
    }
    report()
  }

  // MARK: Moving

  /// Shows another part of the plane.
  func setOffset(_ new: CGPoint) {
    guard new != offset else { return }
    moveOffset(to: new)
    noteEnd()
    root.onNeedsFrame?()
    indicators.contentDidMove()
    if offersRefresh {
      refresh.contentIsPulled(by: offsetRange.vertical.lowerBound - new.y, isDragged: drag != nil)
    }
    report()
  }

  private func moveOffset(to new: CGPoint) {
    offset = new
    plane.translation = CGPoint(x: viewport.minX - new.x, y: viewport.minY - new.y)
    invalidateDisplay()
    root.noteGeometryChange(self)
    for (key, entry) in dependents {
      if let node = entry.node { node.viewportDidMove() } else { dependents[key] = nil }
    }
  }

  /// The content before the viewport turned out to be longer than it was thought: what is seen stays in place.
  func correctOffset(by delta: CGFloat, along axis: Axis) {
    guard delta != 0 else { return }
    offset[axis] += delta
    plane.translation[axis] -= delta
    motion.shift(by: delta, along: axis)
    drag?.shift(by: delta, along: axis)
    animationShift[axis] += delta
    invalidateDisplay()
  }

  /// The part of the plane that can be seen.
  var visibleRect: CGRect { CGRect(origin: offset, size: viewport.size) }

  func addDependent(_ node: any ScrollDependent) {
    dependents[ObjectIdentifier(node)] = WeakDependent(node: node)
  }

  /// What the sign of a running refresh takes above the content.
  private var refreshInset: CGFloat { offersRefresh ? refresh.inset : 0 }

  func refreshInsetDidChange() {
    withTransaction(Transaction(animation: .easeOut(duration: 0.3))) {
      root.mutations.add(
        .action { [weak self] in
          self?.markForPlacement()
          self?.invalidateLayout()
        })
    }
  }

  func removeDependent(_ node: any ScrollDependent) { dependents[ObjectIdentifier(node)] = nil }

  // MARK: Drawing and hits

  override func record() -> Fragment {
    let content = plane.fragment()
    let scale = root.scale
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let place = CGPoint(x: aligned(plane.translation.x), y: aligned(plane.translation.y))
    var placed: [PlacedFragment] = []
    if options?.clips == false {
      placed.append(PlacedFragment(content, at: place))
    } else if !content.isEmpty {
      placed.append(
        PlacedFragment(
          Fragment(.scroll(id: scrollID, viewport: viewport, offset: place, content))))
    }
    if offersRefresh, let sign = refresh.fragment() { placed.append(sign) }
    placed += indicators.fragments()
    if placed.isEmpty { return .empty }
    if placed.count == 1, placed[0].offset == .zero { return placed[0].fragment }
    return Fragment(.group(placed))
  }

  override func forEachChild(_ visit: (RenderNode) -> Void) { visit(plane) }

  override var childrenInDrawingOrder: [RenderNode] { [plane] }

  override func containsHit(_ point: CGPoint) -> Bool { viewport.contains(point) }

  override func hitTest(_ point: CGPoint, path: inout [RenderNode]) -> Bool {
    if options?.clips != false, !viewport.contains(point) { return false }
    return super.hitTest(point, path: &path)
  }

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    var inner = SemanticsBuilder()
    plane.appendSemantics(to: &inner)
    var area = SemanticsNode(role: .scrollArea, frame: visibleFrame)
    area.node = self
    area.children = inner.nodes
    builder.add(area)
  }

  override func didAttach() {
    root.register(self)
    hasAppeared = true
  }

  override func willDetach() {
    root.unregister(self)
    stop()
    if offersRefresh { refresh.cancel() }
    if options?.observer?.source === self { options?.observer?.source = nil }
  }

  override var dumpDetails: String { "offset \(offset), content \(contentSize)" }
}

/// A node on a scroll view's plane that shows more or less depending on what can be seen.
@MainActor
protocol ScrollDependent: RenderNode {
  func viewportDidMove()
}

/// The plane that moves below a viewport.
final class ScrollPlaneRenderNode: RenderNode {
  /// Nil once its identity has ended while this still waits to be taken away.
  private weak var content: Node?
  private var children: [RenderNode] = []
  private var isStale = true
  var translation = CGPoint.zero
  /// Where the content begins on the plane.
  var alignment = CGPoint.zero {
    didSet { if alignment != oldValue { markForPlacement() } }
  }
  /// The lengths of the viewport, as far as they are known while the content is measured.
  var viewportHint = CGSize.zero

  init(content: Node, in context: NodeContext) {
    self.content = content
    super.init(in: context)
  }

  func contentDidChange() {
    isStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  override func layoutWillRevalidate() { adoptChildren() }

  override func childDidDetach(_ child: RenderNode) { isStale = true }

  private func adoptChildren() {
    guard isStale else { return }
    isStale = false
    children = adoptElements(of: content, inPlaceOf: children)
  }

  override var resetsPixelGrid: Bool { true }

  override var contentTransform: CGAffineTransform? {
    CGAffineTransform(translationX: translation.x, y: translation.y)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    adoptChildren()
    return children.first?.size(for: proposal) ?? .zero
  }

  override func placeChildren() {
    adoptChildren()
    for child in children { child.place(at: alignment, proposal: proposal) }
  }

  override func record() -> Fragment { recordChildren() }

  override func frameDidResize() {}

  override func forEachChild(_ visit: (RenderNode) -> Void) { children.forEach(visit) }
}

extension RenderNode {
  /// The innermost scroll view around the node that moves along the axis.
  func enclosingScroll(along axis: Axis) -> ScrollRenderNode? {
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollRenderNode, scroll.axes.includes(axis) { return scroll }
      node = current.parent
    }
    return nil
  }
}

extension EdgeInsets {
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func length(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }
}
