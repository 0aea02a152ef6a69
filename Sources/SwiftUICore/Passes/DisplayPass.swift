import Rendering

extension ViewRoot {
  /// Draws dirty nodes again and returns the picture of the whole tree.
  func displayPass() -> Fragment {
    displayIsDirty = false
    return rootRender?.fragment() ?? .empty
  }
}
