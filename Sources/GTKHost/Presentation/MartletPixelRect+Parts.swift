import CPresenter

extension MartletPixelRect {
  func contains(_ other: MartletPixelRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }
}

extension [MartletPixelRect] {
  /// Adds a part of the picture to those that are to be shown. None inside another is kept.
  mutating func add(_ part: MartletPixelRect) {
    if contains(where: { $0.contains(part) }) { return }
    removeAll { part.contains($0) }
    append(part)
  }
}
