import CoreGraphics

extension FrameProbe {
  private var scroll: ScrollRenderNode? {
    guard let node, node.isAttached else { return nil }
    return node.enclosingScroll(along: .vertical)
  }

  /// Where in the window the vertical scroll view around the view shows its content, without what bars cover of it.
  package var viewport: CGRect? {
    guard let scroll else { return nil }
    let area = CGRect(
      x: scroll.viewport.minX + scroll.insets.leading, y: scroll.viewport.minY + scroll.insets.top,
      width: max(scroll.viewport.width - scroll.insets.horizontal, 0),
      height: max(scroll.viewport.height - scroll.insets.vertical, 0))
    return scroll.convert(area, to: nil)
  }

  /// Moves the content of the scroll view around the view, as far as there is more of it.
  /// - Parameter distance: points; positive towards the end.
  /// - Returns: the distance that it moved.
  @discardableResult
  package func scroll(by distance: CGFloat) -> CGFloat {
    guard let scroll else { return 0 }
    let before = scroll.offset
    scroll.scroll(to: CGPoint(x: before.x, y: before.y + distance), transaction: Transaction())
    return scroll.offset.y - before.y
  }

  /// Calls the action about a frame later on the frame clock.
  package func afterNextFrame(_ action: @escaping @MainActor () -> Void) {
    node?.root.schedule(after: 1 / 60, action)
  }
}
