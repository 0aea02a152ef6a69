/// Makes its content anew at regular intervals, as long as it is shown. In between nothing wakes up.
package struct PeriodicView<Content: View> {
  /// Seconds.
  package var interval: Double
  nonisolated(unsafe) package var content: (_ tick: Int) -> Content

  /// - Parameter content: Given the number of intervals that have passed.
  nonisolated package init(every interval: Double, @ViewBuilder content: @escaping (_ tick: Int) -> Content) {
    self.interval = interval
    self.content = content
  }
}

extension PeriodicView: PrimitiveView {
  public static func _makeNode(_ view: PeriodicView, in context: _NodeContext) -> _ViewNode<PeriodicView> {
    PeriodicNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

private final class PeriodicNode<Content: View>: MadeContentNode<PeriodicView<Content>, Content> {
  private let start: Double

  override init(_ view: PeriodicView<Content>, in context: NodeContext) {
    start = context.root.time
    super.init(view, in: context)
    run()
    schedule()
  }

  override func update() { run() }

  private var tick: Int { Int(((root.time - start) / view.interval + 1e-6).rounded(.down)) }

  private func run() {
    needsUpdate = false
    let tick = tick
    let content = tracking { view.content(tick) }
    show(content)
  }

  private func schedule() {
    // Counted from the beginning, so that late frames don't add up.
    let next = start + Double(tick + 1) * view.interval
    root.schedule(after: max(next - root.time, 0.001)) { [weak self] in
      guard let self, !self.isRemoved else { return }
      self.invalidate()
      self.schedule()
    }
  }
}
