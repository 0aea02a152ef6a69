import CPixelKernels

/// Keeps the memory of temporary surfaces, since most frames need the same ones again.
final class LayerPool {
  private var free: [PixelLayer] = []
  private var freeBytes = 0
  private static let limit = 48 << 20

  /// A clear layer of this size.
  func take(width: Int32, height: Int32) -> PixelLayer {
    let bytes = Int(width) * Int(height) * 4
    var best: Int?
    for index in free.indices where free[index].byteCount >= bytes {
      if let known = best, free[known].byteCount <= free[index].byteCount { continue }
      best = index
    }
    if let best, free[best].byteCount <= max(bytes * 4, 1 << 16) {
      let layer = free.remove(at: best)
      freeBytes -= layer.byteCount
      if layer.reshape(width: width, height: height) { return layer }
    }
    return PixelLayer(width: width, height: height)
  }

  func give(_ layer: PixelLayer) {
    guard layer.byteCount <= Self.limit / 2 else { return }
    free.append(layer)
    freeBytes += layer.byteCount
    while freeBytes > Self.limit { freeBytes -= free.removeFirst().byteCount }
  }
}
