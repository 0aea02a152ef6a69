/// The node of a view that is described by its body.
final class BodyNode<Content: View>: ValueNode<Content>, ReasonReporting {
  private var child: ViewNode<Content.Body>?
  private var properties: PropertyStorage
  private var animator: SubjectAnimator<Content>?

  override init(_ view: Content, in context: NodeContext) {
    properties = PropertyStorage(for: Content.self)
    super.init(view, in: context)
    animator = SubjectAnimator.make(root: root) { [reference] in reference.object?.invalidate() }
    run()
  }

  override func update(to newView: Content) {
    if !needsUpdate, ValueComparison.areEqual(view, newView) {
      root.counters.bodiesSkipped += 1
      return
    }
    animator?.retarget(from: view, to: newView, transaction: transaction)
    view = newView
    valueHasChanged = true
    run()
  }

  private var isNew = true
  private var valueHasChanged = true

  /// What the present run of the body is due to.
  func takeReasons() -> [String] {
    var reasons = valueHasChanged ? ["@self"] : []
    if isNew { reasons.append("@identity") }
    reasons += properties.takeChangedNames(of: Content.self)
    if reasons.isEmpty { reasons = ["@dependencies"] }
    return reasons
  }

  override func update() { run() }

  private func run() {
    needsUpdate = false
    root.counters.bodiesRun += 1
    var current = animator?.presented(view) ?? view
    let body = tracking {
      properties.link(&current, node: self)
      return current.body
    }
    isNew = false
    valueHasChanged = false
    if let child {
      child.update(to: body)
    } else {
      child = Content.Body._makeNode(body, in: NodeContext(below: self))
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }

  override func willRemove() { properties.remove() }
}
