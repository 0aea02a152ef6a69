import CoreGraphics
import Rendering

/// One visible element: it has a size and a place, draws something or arranges others, and can be hit.
///
/// Render nodes are made by the nodes of the identity tree and form a tree of their own: containers adopt the elements
/// of their content. Each keeps what it worked out until it, or something in it, becomes dirty.
@MainActor
package class RenderNode {
  package unowned let root: ViewRoot
  @exclusivity(unchecked) private final var parentReference: ObjectReference<RenderNode>?
  @exclusivity(unchecked) private final var ownReference: ObjectReference<RenderNode>?
  @exclusivity(unchecked) private(set) final var depth = 0
  final var transactionScope: TransactionScope?

  package private(set) final var parent: RenderNode? {
    get { parentReference?.object }
    set { parentReference = newValue?.reference }
  }

  /// For places that must not keep the node.
  final var reference: ObjectReference<RenderNode> {
    if let ownReference { return ownReference }
    let reference = ObjectReference(self)
    ownReference = reference
    return reference
  }

  deinit { ownReference?.clear() }

  init(in context: NodeContext) {
    root = context.root
    transactionScope = context.transactionScope
    root.counters.renderNodesMade += 1
  }

  // MARK: What kinds of render nodes do differently

  /// The size chosen for a proposal. Called through `size(for:)`, which remembers the answer.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children; `frame.size` and `proposal` are set.
  func placeChildren() {}

  func measureSpacing() -> ViewSpacing { ViewSpacing() }

  /// Nodes that give a value say so in `mayHaveExplicitGuide` as well.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Whether the node or something in it may give the guide an explicit value: asked before that is worked out.
  func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool { false }

  /// Draws the node with its children, in its own coordinates.
  func record() -> Fragment { .empty }

  func forEachChild(_ visit: (RenderNode) -> Void) {}

  /// True when the point (own coordinates) is on something of the node itself that can be hit.
  func containsHit(_ point: CGPoint) -> Bool { false }

  /// Fills the path from the deepest hit node up to this one. True when something was hit.
  func hitTest(_ point: CGPoint, path: inout [RenderNode]) -> Bool {
    if !ignoresHits {
      var hitChild = false
      for child in childrenInDrawingOrder.reversed() where !child.isLeaving {
        if child.hitTest(child.convertFromParent(point), path: &path) {
          hitChild = true
          break
        }
      }
      if hitChild || containsHit(point) {
        path.append(self)
        return true
      }
    }
    return false
  }

  /// The transform from own coordinates to those of the parent, beyond the frame's origin.
  var contentTransform: CGAffineTransform? { nil }

  /// The same where it may have perspective.
  var contentProjection: ProjectionTransform? { nil }

  /// Adds what assistive programs and scripts see of the node.
  func appendSemantics(to builder: inout SemanticsBuilder) {
    forEachChild { child in
      if !child.isLeaving { child.appendSemantics(to: &builder) }
    }
  }

  /// What spacers and dividers go by: the direction of the stack that the node stands in.
  func containerDidChange(orientation: Axis?) {}

  /// The node joined or left the tree that is shown; its children are told by themselves.
  func didAttach() {}
  func willDetach() {}

  var ignoresHits: Bool { false }

  /// What is in the node does not extend over a safe area around it: it moves there.
  var isolatesSafeArea: Bool { false }

  /// The pointer's look over the node; nil leaves it to what is around.
  var cursor: PointerCursor? { nil }

  /// The pointer's look at a point of the window, for nodes that have different ones.
  func cursor(inWindow location: CGPoint) -> PointerCursor? { cursor }

  // MARK: Layout

  private struct MemoEntry {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  private struct GuideEntry {
    var key: AlignmentKey
    var size: CGSize
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  /// Explicit values given since the last change: frames in frames would ask for them again and again.
  @exclusivity(unchecked) private final var guideMemo: [GuideEntry] = []
  /// Answers given since the last change. Stacks ask for a handful of proposals a pass.
  @exclusivity(unchecked) private final var memo: [MemoEntry] = []
  @exclusivity(unchecked) private final var spacingMemo: ViewSpacing?
  @exclusivity(unchecked) package private(set) final var needsLayout = false
  @exclusivity(unchecked) private final var needsPlacement = true
  @exclusivity(unchecked) private final var descendantNeedsPlacement = false

  /// Frame in the parent's coordinates, as layout decided.
  @exclusivity(unchecked) package private(set) final var frame = CGRect.zero
  @exclusivity(unchecked) package private(set) final var proposal = ProposedViewSize.unspecified
  @exclusivity(unchecked) package private(set) final var isPlaced = false

  package final func size(for proposal: ProposedViewSize) -> CGSize {
    for entry in memo where entry.proposal == proposal { return entry.size }
    root.counters.measurements += 1
    var size = measure(proposal)
    if !(size.width >= 0) { size.width = 0 }
    if !(size.height >= 0) { size.height = 0 }
    if memo.count >= 8 { memo.removeFirst() }
    memo.append(MemoEntry(proposal: proposal, size: size))
    return size
  }

  package final var spacing: ViewSpacing {
    if let spacingMemo { return spacingMemo }
    let spacing = measureSpacing()
    spacingMemo = spacing
    return spacing
  }

  /// The guide's explicit value, if the node or something in it gives it one.
  final func explicitValue(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard mayHaveExplicitGuide(key) else { return nil }
    for entry in guideMemo where entry.key == key && entry.size == size && entry.proposal == proposal {
      return entry.value
    }
    let value = explicitGuide(key, size: size, proposal: proposal)
    if guideMemo.count >= 8 { guideMemo.removeFirst() }
    guideMemo.append(GuideEntry(key: key, size: size, proposal: proposal, value: value))
    return value
  }

  /// The guide's explicit value, or the one that it has in any view.
  final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    let dimensions = ViewDimensions(width: size.width, height: size.height, node: self, proposal: proposal)
    return dimensions[key]
  }

  var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? 0 }

  /// Something that decides the node's size changed. Ancestors are asked to lay out again only if the answers they
  /// were given are no longer true.
  package final func invalidateLayout() {
    guard !needsLayout else { return }
    // Nobody has asked the node anything yet, so there is no answer to take back.
    if memo.isEmpty, spacingMemo == nil, !isPlaced, self !== root.rootRender { return }
    needsLayout = true
    root.enqueueLayout(self)
  }

  /// Works out again what was answered before. True when an answer has changed.
  final func revalidate() -> Bool {
    guard needsLayout else { return false }
    needsLayout = false
    root.counters.nodesLaidOut += 1
    markForPlacement()
    layoutWillRevalidate()
    let oldMemo = memo
    let oldSpacing = spacingMemo
    memo = []
    guideMemo = []
    spacingMemo = nil
    var hasChanged = false
    for entry in oldMemo where size(for: entry.proposal) != entry.size { hasChanged = true }
    if let oldSpacing, spacing != oldSpacing { hasChanged = true }
    return hasChanged || guidesMayHaveChanged
  }

  /// Called before the answers are worked out again; containers take in their new children here.
  func layoutWillRevalidate() {}

  /// True for nodes whose alignment guides can move although their size stays.
  var guidesMayHaveChanged: Bool { false }

  final func markForPlacement() {
    needsPlacement = true
    var ancestor = parent
    while let current = ancestor, !current.descendantNeedsPlacement {
      current.descendantNeedsPlacement = true
      ancestor = current.parent
    }
  }

  /// Gives the node its place in the parent. Below, only what has moved, changed size or become dirty is visited.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    let newFrame = CGRect(origin: origin, size: size)
    let hasResized = size != frame.size || proposal != self.proposal
    if !isPlaced {
      frame = newFrame
      isPlaced = true
      needsPlacement = true
      self.proposal = proposal
      alignToPixels()
      parent?.invalidateDisplay()
      invalidateDisplay()
    } else {
      let old = frame
      if newFrame != old {
        frame = newFrame
        animateFrame(from: old)
      }
      self.proposal = proposal
      if alignToPixels() { needsPlacement = true }
    }
    if needsPlacement || hasResized {
      needsPlacement = false
      descendantNeedsPlacement = false
      root.counters.nodesPlaced += 1
      placeChildren()
      if hasResized { frameDidResize() }
      root.noteGeometryChange(self)
    } else if descendantNeedsPlacement {
      descendantNeedsPlacement = false
      forEachChild { child in
        if child.needsPlacement || child.descendantNeedsPlacement, child.isPlaced {
          child.place(at: child.frame.origin, proposal: child.proposal)
        }
      }
    }
  }

  /// The node's own drawing depends on the size, so it is drawn again.
  func frameDidResize() { invalidateDisplay() }

  // MARK: Pixels

  /// Frame for drawing: edges on whole device pixels, relative to the parent's.
  @exclusivity(unchecked) package private(set) final var displayFrame = CGRect.zero
  /// What rounding took from the absolute position.
  @exclusivity(unchecked) private final var pixelPhase = CGPoint.zero

  /// Nodes that move their content freely (scrolled content, transforms) start a grid of their own.
  var resetsPixelGrid: Bool { false }

  /// True when children have to be aligned anew although nothing else changed for them.
  @discardableResult
  private final func alignToPixels() -> Bool {
    let scale = root.scale
    let parentPhase = parent.map { $0.resetsPixelGrid ? .zero : $0.pixelPhase } ?? .zero
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let x = frame.minX + parentPhase.x
    let y = frame.minY + parentPhase.y
    let left = round(x)
    let top = round(y)
    let aligned = CGRect(
      x: left, y: top, width: max(round(x + frame.width) - left, 0),
      height: max(round(y + frame.height) - top, 0))
    let phase = CGPoint(x: x - left, y: y - top)
    let phaseChanged = abs(phase.x - pixelPhase.x) > 1e-6 || abs(phase.y - pixelPhase.y) > 1e-6
    if phaseChanged { pixelPhase = phase }
    if aligned != displayFrame {
      if aligned.size != displayFrame.size { invalidateDisplay() }
      displayFrame = aligned
      parent?.invalidateDisplay()
    }
    return phaseChanged
  }

  // MARK: Moving frames

  @exclusivity(unchecked) private final var frameAnimator: AnimatedAttribute<CGRect.AnimatableData>?

  private final func animateFrame(from old: CGRect) {
    var transaction = root.transaction
    if !root.isTicking { transactionScope?.apply(to: &transaction) }
    if frameAnimator == nil {
      guard transaction.animation != nil, root.allowsAnimation, !root.isScrolling else { return }
      let animator = AnimatedAttribute<CGRect.AnimatableData>(root: root) { [weak self] in
        self?.invalidateDisplay()
        self?.parent?.invalidateDisplay()
      }
      animator.jump(to: old.animatableData)
      frameAnimator = animator
    }
    frameAnimator?.set(frame.animatableData, transaction: transaction)
  }

  /// Where the node is drawn at this moment: `displayFrame`, or a place on the way there.
  package final var presentedFrame: CGRect {
    guard let frameAnimator, frameAnimator.isAnimating else { return displayFrame }
    var rect = CGRect.zero
    rect.animatableData = frameAnimator.presented
    rect.size.width = max(rect.width, 0)
    rect.size.height = max(rect.height, 0)
    return rect
  }

  // MARK: Display

  @exclusivity(unchecked) private final var cachedFragment: Fragment?
  @exclusivity(unchecked) private final var transition: ElementTransition?

  /// The node must be drawn again.
  package final func invalidateDisplay() {
    var node: RenderNode? = self
    while let current = node {
      if current.cachedFragment == nil { break }
      current.cachedFragment = nil
      node = current.parent
    }
    root.displayIsDirty = true
  }

  /// The node's picture, drawn again only if the node or something in it became dirty.
  package final func fragment() -> Fragment {
    if let cachedFragment { return cachedFragment }
    root.counters.fragmentsRecorded += 1
    var fragment = record()
    if let transition { fragment = transition.apply(to: fragment) }
    cachedFragment = fragment
    return fragment
  }

  /// A group of the children's pictures, each at its place.
  final func recordChildren() -> Fragment {
    var placed: [PlacedFragment] = []
    for child in childrenInDrawingOrder where child.isPlaced {
      let fragment = child.fragment()
      if !fragment.isEmpty { placed.append(PlacedFragment(fragment, at: child.presentedFrame.origin)) }
    }
    if placed.isEmpty { return .empty }
    if placed.count == 1, placed[0].offset == .zero { return placed[0].fragment }
    return Fragment(.group(placed))
  }

  var childrenInDrawingOrder: [RenderNode] {
    var children: [RenderNode] = []
    forEachChild { children.append($0) }
    return Self.inDrawingOrder(children)
  }

  /// Nodes of a higher `zIndex` come later.
  static func inDrawingOrder(_ nodes: [RenderNode]) -> [RenderNode] {
    if nodes.allSatisfy({ $0.trait(ZIndexTrait.self) == 0 }) { return nodes }
    return nodes.enumerated().sorted {
      let (left, right) = ($0.element.trait(ZIndexTrait.self), $1.element.trait(ZIndexTrait.self))
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }

  // MARK: Tree

  /// - Parameter attaching: false for a node that is only measured and not shown.
  final func setParent(_ newParent: RenderNode, attaching: Bool = true) {
    guard parent !== newParent else { return }
    parent = newParent
    updateDepth()
    cachedFragment = nil
    if attaching, newParent.isAttached { attach() }
  }

  /// Takes the elements of a node as children in place of the old ones. Of these, those that do not come again are let
  /// go, unless they have found another parent.
  final func adoptElements(of node: Node?, inPlaceOf old: [RenderNode]) -> [RenderNode] {
    let elements = ElementList(of: node).allElements()
    let kept = Set(elements.map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) && child.parent === self { child.detach() }
    for element in elements { element.setParent(self) }
    return elements
  }

  private final func updateDepth() {
    let new = (parent?.depth ?? -1) + 1
    guard new != depth else { return }
    depth = new
    forEachChild { $0.updateDepth() }
  }

  final var isAttached: Bool { isAttachedToRoot }
  @exclusivity(unchecked) private final var isAttachedToRoot = false

  final func attach() {
    guard !isAttachedToRoot else { return }
    isAttachedToRoot = true
    didAttach()
    forEachChild { $0.attach() }
  }

  /// The element is gone from its container.
  package final func detach() {
    parent?.invalidateDisplay()
    parent?.childDidDetach(self)
    parent = nil
    // Where it stood means nothing to the next container.
    isPlaced = false
    frameAnimator = nil
    markDetached()
  }

  private final func markDetached() {
    guard isAttachedToRoot else { return }
    isAttachedToRoot = false
    willDetach()
    forEachChild { $0.markDetached() }
  }

  func childDidDetach(_ child: RenderNode) {}

  final func isAncestor(of node: RenderNode) -> Bool {
    var current = node.parent
    while let ancestor = current {
      if ancestor === self { return true }
      current = ancestor.parent
    }
    return false
  }

  // MARK: Traits

  @exclusivity(unchecked) private final var traits: [ObjectIdentifier: AnyObject] = [:]
  /// Set by `id(_:)`; scroll views find their targets by it.
  @exclusivity(unchecked) package final var explicitID: AnyHashable?

  /// Takes the value that a carrier gives the element. Of several carriers those further in come first.
  package final func setTrait<K: ViewTraitKey>(_ key: K.Type, _ value: K.Value, by carrier: AnyObject) {
    if let known = traits[ObjectIdentifier(key)] as? TraitValues<K> {
      known.set(value, by: carrier)
    } else {
      traits[ObjectIdentifier(key)] = TraitValues<K>(value, by: carrier)
    }
  }

  package final func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value {
    let inner = traitSource?.trait(key) ?? K.defaultValue
    if traits.isEmpty { return inner }
    return (traits[ObjectIdentifier(key)] as? TraitValues<K>)?.combined(with: inner) ?? inner
  }

  package final func hasTrait<K: ViewTraitKey>(_ key: K.Type) -> Bool {
    traits[ObjectIdentifier(key)] != nil || traitSource?.hasTrait(key) ?? false
  }

  /// The node whose traits count as this one's.
  var traitSource: RenderNode? { nil }

  final func traitDidChange<K: ViewTraitKey>(_ key: K.Type) {
    if K.affectsLayout { parent?.invalidateLayout() } else { parent?.invalidateDisplay() }
    parent?.elementTraitDidChange(key)
  }

  /// A trait of a child changed; containers that read it take note.
  func elementTraitDidChange(_ key: any ViewTraitKey.Type) {}

  final var outermostID: AnyHashable? { explicitID ?? traitSource?.outermostID }

  // MARK: Coming and going

  /// True while the node is only still there because of its removal transition.
  @exclusivity(unchecked) package private(set) final var isLeaving = false
  /// The node of the identity tree that runs the element's own transition, if it has one.
  weak var transitionNode: (any TransitionRunner)?

  private final var transitionRunner: (any TransitionRunner)? {
    transitionNode ?? traitSource?.transitionRunner
  }

  /// True when the element goes at once even where removals are animated.
  final var leavesAtOnce: Bool { transitionRunner?.isIdentity ?? false }

  func beginInsertion(_ transaction: Transaction) {
    if let runner = transitionRunner {
      runner.beginInsertion(transaction)
      return
    }
    guard transaction.animation != nil, root.allowsAnimation else { return }
    let transition = ElementTransition(node: self)
    self.transition = transition
    transition.appear(transaction)
    invalidateDisplay()
  }

  /// Starts to leave. False when there is nothing to wait for.
  func beginRemoval(_ transaction: Transaction) -> Bool {
    if let runner = transitionRunner {
      guard runner.beginRemoval(transaction) else { return false }
      isLeaving = true
      return true
    }
    guard transaction.animation != nil, root.allowsAnimation, isPlaced else { return false }
    isLeaving = true
    let transition = transition ?? ElementTransition(node: self)
    self.transition = transition
    transition.disappear(transaction)
    invalidateDisplay()
    return true
  }

  func cancelRemoval(_ transaction: Transaction) {
    isLeaving = false
    if let runner = transitionRunner {
      runner.beginInsertion(transaction)
    } else {
      transition?.appear(transaction)
    }
    invalidateDisplay()
  }

  func transitionDidEnd() {
    if !isLeaving { transition = nil }
  }

  // MARK: Coordinates

  /// The point in the node's own coordinates.
  final func convertFromParent(_ point: CGPoint) -> CGPoint {
    let origin = presentedFrame.origin
    let moved = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    if let transform = contentTransform { return moved.applying(transform.inverted()) }
    if let projection = contentProjection { return moved.applying(projection.inverted()) }
    return moved
  }

  final func convertToParent(_ point: CGPoint, laidOut: Bool = false) -> CGPoint {
    let origin = laidOut ? frame.origin : presentedFrame.origin
    let transformed =
      contentTransform.map { point.applying($0) } ?? contentProjection.map { point.applying($0) } ?? point
    return CGPoint(x: transformed.x + origin.x, y: transformed.y + origin.y)
  }

  /// The point of the window in the node's own coordinates.
  final func convertFromRoot(_ point: CGPoint) -> CGPoint {
    convertFromParent(parent?.convertFromRoot(point) ?? point)
  }

  /// The rectangle, given in own coordinates, in those of an ancestor (the root if nil).
  package final func convert(_ rect: CGRect, to ancestor: RenderNode?, laidOut: Bool = false) -> CGRect {
    var corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    var node: RenderNode? = self
    while let current = node, current !== ancestor {
      for index in corners.indices {
        corners[index] = current.convertToParent(corners[index], laidOut: laidOut)
      }
      node = current.parent
    }
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Size to draw at: that of the presented frame.
  final var drawingSize: CGSize { presentedFrame.size }

  /// What the tree dump says about the node besides its type and frame.
  var dumpDetails: String { "" }
}
