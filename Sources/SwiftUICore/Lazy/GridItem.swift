import CoreGraphics

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// This many points.
    case fixed(CGFloat)
    /// An even share of what is free, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share, none smaller than the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next one; nil is 8.
  public var spacing: CGFloat?
  /// Where cells lie in it; nil follows the grid.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {
  public static func == (lhs: GridItem, rhs: GridItem) -> Bool {
    guard lhs.spacing == rhs.spacing, lhs.alignment == rhs.alignment else { return false }
    switch (lhs.size, rhs.size) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.flexible(let a, let b), .flexible(let c, let d)): return a == c && b == d
    case (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
    default: return false
    }
  }
}

/// A column of cells: where it lies across the grid.
struct LazyTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  var end: CGFloat { start + length }

  static let defaultSpacing: CGFloat = 8

  /// Shares a length out among the items, from the first to the last. Without a length every item takes its least.
  static func tracks(for items: [GridItem], in total: CGFloat?) -> [LazyTrack] {
    guard !items.isEmpty else { return [LazyTrack(start: 0, length: total ?? 0)] }
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
    var free = (total ?? 0) - gaps
    var remaining = 0
    for item in items {
      if case .fixed(let length) = item.size { free -= max(length, 0) } else { remaining += 1 }
    }
    var tracks: [LazyTrack] = []
    var position: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? defaultSpacing
      switch item.size {
      case .fixed(let length):
        tracks.append(LazyTrack(start: position, length: max(length, 0), alignment: item.alignment))
        position += max(length, 0)
      case .flexible(let minimum, let maximum):
        let length = total == nil ? minimum : clamp(free / CGFloat(remaining), minimum, maximum)
        tracks.append(LazyTrack(start: position, length: length, alignment: item.alignment))
        position += length
        free -= length
        remaining -= 1
      case .adaptive(let minimum, let maximum):
        let slot = total == nil ? minimum : max(free / CGFloat(remaining), 0)
        let room = (slot + gap) / max(minimum + gap, 1)
        let number = max(Int(room.isFinite ? min(room, 10_000) : 1), 1)
        let length = clamp((slot - gap * CGFloat(number - 1)) / CGFloat(number), minimum, maximum)
        for index in 0..<number {
          if index > 0 { position += gap }
          tracks.append(LazyTrack(start: position, length: length, alignment: item.alignment))
          position += length
        }
        free -= length * CGFloat(number) + gap * CGFloat(number - 1)
        remaining -= 1
      }
      position += gap
    }
    return tracks
  }

  private static func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    min(max(value, least), most)
  }
}
