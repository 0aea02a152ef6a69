import CoreGraphics

/// Pixels that stay what they are and only move: what lies in `rect` moves by `offset`, inside `rect` only. Points.
public struct PixelMove: Hashable, Sendable {
  public var rect: CGRect
  public var offset: CGSize

  public init(rect: CGRect, offset: CGSize) {
    self.rect = rect
    self.offset = offset
  }
}

/// How one frame's picture becomes the next one's: first some pixels move, then the damage is drawn.
public struct FrameChange: Sendable {
  public var moves: [PixelMove]
  public var damage: DamageRegion

  public init(moves: [PixelMove] = [], damage: DamageRegion = DamageRegion()) {
    self.moves = moves
    self.damage = damage
  }

  /// Everything that differs, for a buffer that holds the old picture without the moves.
  public var changed: DamageRegion {
    var region = damage
    for move in moves { region.add(move.rect) }
    return region
  }
}

extension Fragment {
  /// What turns the picture of `old` into that of `new`, with pixels copied where a viewport only scrolled.
  ///
  /// Valid for a buffer that holds the picture of `old` inside `bounds` (in points, on whole pixels) at `scale` pixels a
  /// point. A viewport is copied when it moved by whole pixels, lies on whole pixels, and what is below it looks the
  /// same everywhere inside it.
  public static func change(
    from old: Fragment, to new: Fragment, in bounds: CGRect, scale: CGFloat
  ) -> FrameChange {
    var comparison = FrameComparison()
    comparison.scale = scale
    comparison.bounds = bounds
    comparison.compare(old, new, .identity)
    if !comparison.damage.isEmpty || !comparison.moves.isEmpty, new.readsBackdrop {
      comparison.spreadThroughBackdrops(of: new, .identity)
    }
    return FrameChange(moves: comparison.moves, damage: comparison.damage)
  }
}

/// What is drawn before and after the fragments being compared, at each level of groups.
struct Surroundings {
  var oldBelow: ArraySlice<PlacedFragment>
  var newBelow: ArraySlice<PlacedFragment>
  var oldAbove: ArraySlice<PlacedFragment>
  var newAbove: ArraySlice<PlacedFragment>
  var transform: CGAffineTransform
}

extension FrameComparison {
  /// Compares a viewport whose content moved; false when its pixels cannot be copied.
  mutating func move(
    from oldOffset: CGPoint, _ oldContent: Fragment, to newOffset: CGPoint, _ newContent: Fragment,
    viewport: CGRect, _ transform: CGAffineTransform
  ) -> Bool {
    guard let scale, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else {
      return false
    }
    // What lies outside of the picture has no pixels to copy.
    let window = viewport.applying(transform).overlap(with: bounds)
    if window.isNull || window.isEmpty { return false }
    let offset = CGSize(
      width: (newOffset.x - oldOffset.x) * transform.a, height: (newOffset.y - oldOffset.y) * transform.d)
    guard isWhole(window.minX * scale), isWhole(window.minY * scale), isWhole(window.maxX * scale),
      isWhole(window.maxY * scale), isWhole(offset.width * scale), isWhole(offset.height * scale),
      abs(offset.width) < window.width, abs(offset.height) < window.height,
      newContent.readsBackdrop == false, oldContent.readsBackdrop == false
    else { return false }
    for level in surroundings {
      for below in level.oldBelow where !below.looksAlike(everywhereIn: window, level.transform) {
        return false
      }
      for below in level.newBelow where !below.looksAlike(everywhereIn: window, level.transform) {
        return false
      }
    }
    // What lies above was moved along: its old picture is wrong in the new place, and its place shows wrong pixels.
    var above = DamageRegion()
    for level in surroundings {
      for fragment in level.oldAbove {
        fragment.collectParts(in: window, level.transform) {
          above.add($0.offsetBy(dx: offset.width, dy: offset.height).overlap(with: window))
          above.add($0)
        }
      }
      for fragment in level.newAbove { fragment.collectParts(in: window, level.transform) { above.add($0) } }
    }
    if above.area > window.width * window.height * 0.6 { return false }
    moves.append(PixelMove(rect: window, offset: offset))
    damage.formUnion(above)
    let kept = window.offsetBy(dx: offset.width, dy: offset.height).overlap(with: window)
    for strip in window.minus(kept) { damage.add(strip) }
    var inner = FrameComparison()
    inner.compare(
      oldContent, newContent,
      CGAffineTransform(translationX: newOffset.x, y: newOffset.y).concatenating(transform))
    damage.formUnion(inner.damage.clipped(to: window))
    return true
  }

  private func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 0.001 }
}

extension PlacedFragment {
  /// Whether every pixel of the rectangle gets the same colour from it, or none.
  fileprivate func looksAlike(everywhereIn rect: CGRect, _ transform: CGAffineTransform) -> Bool {
    let own = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform)
    return fragment.looksAlike(everywhereIn: rect, own)
  }

  /// Visits the rectangles inside `window` that it may draw on.
  fileprivate func collectParts(in window: CGRect, _ transform: CGAffineTransform, _ visit: (CGRect) -> Void) {
    let own = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform)
    fragment.collectParts(in: window, own, visit)
  }
}

extension Fragment {
  fileprivate func looksAlike(everywhereIn rect: CGRect, _ transform: CGAffineTransform) -> Bool {
    if bounds.isNull || !FrameComparison.drawn(bounds.applying(transform)).overlaps(rect) { return true }
    switch item {
    case .group(let children):
      return children.allSatisfy { $0.looksAlike(everywhereIn: rect, transform) }
    case .transform(let inner, let content):
      return content.looksAlike(everywhereIn: rect, inner.concatenating(transform))
    case .opacity(_, let content), .compositingGroup(let content):
      return content.looksAlike(everywhereIn: rect, transform)
    case .fill(let shape, .color, _, _):
      guard transform.b == 0, transform.c == 0, let interior = shape.interior else { return false }
      return interior.applying(transform).covers(rect)
    default:
      return false
    }
  }

  fileprivate func collectParts(in window: CGRect, _ transform: CGAffineTransform, _ visit: (CGRect) -> Void) {
    if bounds.isNull { return }
    let reached = FrameComparison.drawn(bounds.applying(transform)).overlap(with: window)
    if reached.isNull || reached.isEmpty { return }
    switch item {
    case .group(let children) where children.count <= 24:
      for child in children { child.collectParts(in: window, transform, visit) }
    case .transform(let inner, let content):
      content.collectParts(in: window, inner.concatenating(transform), visit)
    case .opacity(_, let content), .compositingGroup(let content):
      content.collectParts(in: window, transform, visit)
    default:
      visit(reached)
    }
  }
}

extension CGRect {
  /// Like `contains`, which on Linux rounds and can be wrong; edges that differ only by rounding count as equal. Both
  /// have a size of zero or more.
  func covers(_ other: CGRect) -> Bool {
    let slack: CGFloat = 1e-6
    return other.origin.x >= origin.x - slack && other.origin.y >= origin.y - slack
      && other.origin.x + other.size.width <= origin.x + size.width + slack
      && other.origin.y + other.size.height <= origin.y + size.height + slack
  }

  /// What remains of it outside of `hole`, which lies inside.
  fileprivate func minus(_ hole: CGRect) -> [CGRect] {
    if hole.isNull || hole.isEmpty { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
