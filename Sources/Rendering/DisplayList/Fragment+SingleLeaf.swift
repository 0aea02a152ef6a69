extension Fragment {
  /// Whether soft clips of both are drawn in the same way, so that what is equal in them gives equal pixels.
  func isClipped(like other: Fragment) -> Bool {
    isSingleLeaf == other.isSingleLeaf && readsBackdrop == other.readsBackdrop
  }

  /// Whether everything is drawn in one go, so that a soft clip may be applied while drawing. The pixels
  /// differ a little from those of a picture that is clipped afterwards.
  package var isSingleLeaf: Bool {
    switch item {
    case .fill, .image, .stroke:
      return true
    case .transform(_, let content), .opacity(_, let content):
      return content.isSingleLeaf
    case .group(let children):
      return children.count == 1 && children[0].fragment.isSingleLeaf
    default:
      return false
    }
  }
}
