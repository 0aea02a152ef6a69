import CoreGraphics
import Rendering

/// Shows the first of its views that fits into the space it is offered, or the last one.
///
/// A view fits if its ideal length is not larger than what is offered, on each of the axes.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  nonisolated(unsafe) let content: Content

  /// - Parameter axes: the directions in which views have to fit; both unless given.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  public static func _makeNode(_ view: ViewThatFits, in context: _NodeContext) -> _ViewNode<ViewThatFits> {
    ViewThatFitsNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class ViewThatFitsNode<Content: View>: ValueNode<ViewThatFits<Content>> {
  private var child: ViewNode<Content>?
  private var render: ChoiceRenderNode?

  override init(_ view: ViewThatFits<Content>, in context: NodeContext) {
    super.init(view, in: context)
    let inner = NodeContext(below: self)
    let child = Content._makeNode(view.content, in: inner)
    self.child = child
    render = ChoiceRenderNode(axes: view.axes, content: child, in: inner)
    render?.choiceDidChange = { [weak self] in self?.preferencesDidChange() }
  }

  override func update() {
    needsUpdate = false
    render?.setAxes(view.axes)
    child?.update(to: view.content)
  }

  override func elementsDidChange() { render?.elementsDidChange() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  /// Only what the chosen view says counts.
  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    accumulator.collectShown { super.collectPreference(key, into: &$0) }
  }

  override func appendElements(to list: inout ElementList) {
    if let render { list.append(render) }
  }
}

/// Has several views and shows one of them. The others can be asked for their sizes and are otherwise not there.
final class ChoiceRenderNode: RenderNode {
  private var axes: Axis.Set
  /// Nil once its identity has ended while this still waits to be taken away.
  private weak var content: Node?
  private var candidates: [RenderNode] = []
  private var isStale = true
  private(set) var chosen: RenderNode?
  var choiceDidChange: () -> Void = {}

  init(axes: Axis.Set, content: Node, in context: NodeContext) {
    self.axes = axes
    self.content = content
    super.init(in: context)
  }

  func setAxes(_ new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    invalidateLayout()
  }

  func elementsDidChange() {
    isStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  override func layoutWillRevalidate() { adoptCandidates() }

  override func childDidDetach(_ child: RenderNode) {
    guard !isChoosing else { return }
    isStale = true
    invalidateLayout()
  }

  private func adoptCandidates() {
    guard isStale else { return }
    isStale = false
    let elements = ElementList(of: content).allElements().filter { !$0.isLeaving }
    let kept = Set(elements.map(ObjectIdentifier.init))
    for old in candidates where !kept.contains(ObjectIdentifier(old)) && old.parent === self {
      if old === chosen { chosen = nil }
      old.detach()
    }
    candidates = elements
    for candidate in candidates where candidate !== chosen {
      candidate.setParent(self, attaching: false)
      candidate.containerDidChange(orientation: nil)
    }
    isStale = false
  }

  private func candidate(for proposal: ProposedViewSize) -> RenderNode? {
    adoptCandidates()
    let ideal = ProposedViewSize(
      width: axes.includes(.horizontal) ? nil : proposal.width,
      height: axes.includes(.vertical) ? nil : proposal.height)
    return candidates.first { candidate in
      let size = candidate.size(for: ideal)
      return Axis.allCases.allSatisfy { axis in
        guard axes.includes(axis), let offered = proposal[axis] else { return true }
        return size[axis] <= offered
      }
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    candidate(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func measureSpacing() -> ViewSpacing {
    adoptCandidates()
    return (chosen ?? candidates.first)?.spacing ?? ViewSpacing()
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    candidate(for: proposal)?.explicitGuide(key, size: size, proposal: proposal)
  }

  override func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool {
    adoptCandidates()
    return candidates.contains { $0.mayHaveExplicitGuide(key) }
  }

  override var guidesMayHaveChanged: Bool { candidates.contains { $0.guidesMayHaveChanged } }

  override var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? chosen?.layoutPriority ?? 0 }

  override func placeChildren() {
    let choice = candidate(for: proposal)
    if choice !== chosen { choose(choice) }
    choice?.place(at: .zero, proposal: proposal)
  }

  private var isChoosing = false

  private func choose(_ new: RenderNode?) {
    isChoosing = true
    defer { isChoosing = false }
    if let old = chosen {
      chosen = nil
      old.detach()
      // It left the screen, and is still a candidate.
      old.setParent(self, attaching: false)
    }
    chosen = new
    if isAttached { new?.attach() }
    invalidateDisplay()
    choiceDidChange()
  }

  override func record() -> Fragment { recordChildren() }

  override func frameDidResize() {}

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    if let chosen { visit(chosen) }
  }

  override var dumpDetails: String { "\(candidates.firstIndex { $0 === chosen } ?? 0) of \(candidates.count)" }
}
