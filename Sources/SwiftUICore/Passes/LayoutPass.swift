import CoreGraphics

extension ViewRoot {
  /// Asks dirty nodes, the deepest first, whether the answers they gave still hold; a parent is asked only if not.
  /// Then gives new places, visiting only what moved.
  func layoutPass() {
    guard let rootRender else { return }
    if layoutQueue.isEmpty, !rootRender.needsLayout, rootRender.isPlaced, rootRender.frame.size == size {
      rootRender.place(at: .zero, proposal: ProposedViewSize(size))
      transaction = Transaction()
      return
    }
    revalidate(below: -1)
    rootRender.place(at: .zero, proposal: ProposedViewSize(size))
    transaction = Transaction()
  }

  /// Settles dirty nodes deeper than `depth`.
  func revalidate(below depth: Int) {
    while let node = layoutQueue.popDeepest(below: depth) {
      guard node.needsLayout else { continue }
      if node.revalidate(), let parent = node.parent { parent.invalidateLayout() }
    }
  }
}
