import CoreGraphics

extension Fragment {
  /// What differs between two frames, in the coordinates of the roots. Subtrees shared by both cost nothing.
  public static func damage(from old: Fragment, to new: Fragment) -> DamageRegion {
    var comparison = FrameComparison()
    comparison.compare(old, new, .identity)
    if !comparison.damage.isEmpty, new.readsBackdrop {
      comparison.spreadThroughBackdrops(of: new, .identity)
    }
    return comparison.damage
  }
}

struct FrameComparison {
  var damage = DamageRegion()
  /// Pixels a point when moved pixels may be copied.
  var scale: CGFloat?
  /// The picture, as far as it has pixels.
  var bounds = CGRect.null
  var moves: [PixelMove] = []
  var surroundings: [Surroundings] = []

  mutating func compare(_ old: Fragment, _ new: Fragment, _ transform: CGAffineTransform) {
    if old === new || isDamaged(old, transform) && isDamaged(new, transform) { return }
    switch (old.item, new.item) {
    case (.group(let before), .group(let after)):
      compareGroups(before, after, transform, Self.drawn(old.bounds.hull(with: new.bounds).applying(transform)))
    case (.transform(let before, let oldContent), .transform(let after, let newContent)) where before == after:
      compare(oldContent, newContent, after.concatenating(transform))
    case (.opacity(let before, let oldContent), .opacity(let after, let newContent)) where before == after:
      compare(oldContent, newContent, transform)
    case (
      .clip(let before, let oldRule, let oldSoft, let oldContent),
      .clip(let after, let newRule, let newSoft, let newContent)
    )
    where before == after && oldRule == newRule && oldSoft == newSoft && oldContent.isClipped(like: newContent):
      compare(
        oldContent, newContent, transform, inside: after.bounds.applying(transform),
        unclipped: transform.b == 0 && transform.c == 0 ? after.interior?.applying(transform) : nil)
    case (
      .scroll(let oldID, let oldViewport, let oldOffset, let oldContent),
      .scroll(let newID, let newViewport, let newOffset, let newContent)
    )
    where oldID == newID && oldViewport == newViewport
      && (transform.b == 0 && transform.c == 0 || oldContent.isClipped(like: newContent)):
      if oldOffset == newOffset {
        let window = newViewport.applying(transform)
        compare(
          oldContent, newContent,
          CGAffineTransform(translationX: newOffset.x, y: newOffset.y).concatenating(transform),
          inside: window, unclipped: window)
      } else if !move(
        from: oldOffset, oldContent, to: newOffset, newContent, viewport: newViewport, transform)
      {
        add(old.bounds, transform)
        add(new.bounds, transform)
      }
    default:
      if !Fragment.drawsTheSame(old.item, new.item) {
        add(old.bounds, transform)
        add(new.bounds, transform)
      }
    }
  }

  /// Whether all of it is drawn again anyway.
  private func isDamaged(_ fragment: Fragment, _ transform: CGAffineTransform) -> Bool {
    fragment.isEmpty || !damage.isEmpty && damage.covers(Self.drawn(fragment.bounds.applying(transform)).inThePlane)
  }

  /// Compares what is only seen inside a rectangle. Pixels may be copied where nothing is clipped.
  private mutating func compare(
    _ old: Fragment, _ new: Fragment, _ transform: CGAffineTransform, inside visible: CGRect,
    unclipped: CGRect?
  ) {
    var inner = FrameComparison()
    inner.scale = scale
    inner.bounds = bounds
    inner.surroundings = surroundings
    inner.compare(old, new, transform)
    damage.formUnion(inner.damage.clipped(to: visible))
    for move in inner.moves {
      if let unclipped, unclipped.covers(move.rect) {
        moves.append(move)
      } else {
        damage.add(move.rect.overlap(with: visible))
      }
    }
  }

  /// `whole` holds everything that either group draws.
  private mutating func compareGroups(
    _ before: [PlacedFragment], _ after: [PlacedFragment], _ transform: CGAffineTransform, _ whole: CGRect
  ) {
    var start = 0
    let common = min(before.count, after.count)
    while start < common, before[start].isSame(as: after[start]) { start += 1 }
    var tail = 0
    while tail < common - start, before[before.count - 1 - tail].isSame(as: after[after.count - 1 - tail]) {
      tail += 1
    }
    let oldMiddle = before[start..<(before.count - tail)]
    let newMiddle = after[start..<(after.count - tail)]
    if oldMiddle.count == newMiddle.count {
      compareInPairs(before, after, oldMiddle.indices, transform, whole)
      return
    }
    // A different number of children: those found unchanged on the other side, in the same order, cost nothing.
    var remaining: [ObjectIdentifier: (index: Int, offset: CGPoint)] = [:]
    for index in oldMiddle.indices {
      remaining[ObjectIdentifier(before[index].fragment)] = (index, before[index].offset)
    }
    var kept = Set<Int>()
    var last = -1
    for new in newMiddle {
      if let old = remaining[ObjectIdentifier(new.fragment)], old.offset == new.offset, old.index > last {
        last = old.index
        kept.insert(old.index)
      } else {
        add(new, transform)
      }
    }
    for index in oldMiddle.indices where !kept.contains(index) { add(before[index], transform) }
  }

  /// Once half of the groups is damaged anyway, all of it is: comparing costs more than drawing the rest.
  private mutating func compareInPairs(
    _ before: [PlacedFragment], _ after: [PlacedFragment], _ indices: Range<Int>, _ transform: CGAffineTransform,
    _ whole: CGRect
  ) {
    var differences = 0
    for index in indices where !before[index].isSame(as: after[index]) {
      differences += 1
      if differences % 64 == 0, damage.area(in: whole) > whole.width * whole.height / 2 {
        damage.add(whole.inThePlane)
        return
      }
      let (old, new) = (before[index], after[index])
      guard old.offset == new.offset else {
        add(old, transform)
        add(new, transform)
        continue
      }
      let offset = CGAffineTransform(translationX: new.offset.x, y: new.offset.y)
      if scale != nil {
        surroundings.append(
          Surroundings(
            oldBelow: before[..<index], newBelow: after[..<index], oldAbove: before[(index + 1)...],
            newAbove: after[(index + 1)...], transform: transform))
      }
      compare(old.fragment, new.fragment, offset.concatenating(transform))
      if scale != nil { surroundings.removeLast() }
    }
  }

  private mutating func add(_ placed: PlacedFragment, _ transform: CGAffineTransform) {
    let bounds = placed.fragment.bounds
    if !bounds.isNull { add(bounds.offsetBy(dx: placed.offset.x, dy: placed.offset.y), transform) }
  }

  private mutating func add(_ rect: CGRect, _ transform: CGAffineTransform) {
    if !rect.isNull { damage.add(Self.drawn(rect.applying(transform)).inThePlane) }
  }

  /// Where something with these bounds may be drawn: rounding to whole pixels can take it a pixel, so at most a point,
  /// farther.
  static func drawn(_ bounds: CGRect) -> CGRect { bounds.insetBy(dx: -1, dy: -1) }

  /// Whatever shows the picture below it must be drawn again where that picture changed within its reach.
  mutating func spreadThroughBackdrops(of fragment: Fragment, _ transform: CGAffineTransform) {
    guard fragment.readsBackdrop else { return }
    switch fragment.item {
    case .group(let children):
      for child in children where child.fragment.readsBackdrop {
        let offset = CGAffineTransform(translationX: child.offset.x, y: child.offset.y)
        spreadThroughBackdrops(of: child.fragment, offset.concatenating(transform))
      }
    case .backdrop(let style, let shape):
      let rect = shape.bounds.applying(transform)
      let reach = DisplayItem.blurReach(style.blurRadius)
      let stretch = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d), 1)
      let seen = rect.insetBy(dx: -reach * stretch, dy: -reach * stretch)
      if damage.intersects(Self.drawn(seen)) { add(shape.bounds, transform) }
    case .transform(let inner, let content):
      spreadThroughBackdrops(of: content, inner.concatenating(transform))
    case .scroll(_, _, let offset, let content):
      spreadThroughBackdrops(
        of: content, CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform))
    case .opacity(_, let content), .clip(_, _, _, let content), .shadow(_, _, _, let content),
      .mask(_, let content), .blend(.normal, let content):
      spreadThroughBackdrops(of: content, transform)
    default:
      if damage.intersects(Self.drawn(fragment.bounds.applying(transform))) { add(fragment.bounds, transform) }
    }
  }
}

extension PlacedFragment {
  fileprivate func isSame(as other: PlacedFragment) -> Bool {
    fragment === other.fragment && offset == other.offset
  }
}

extension Fragment {
  /// Leaves recorded anew with equal content need no drawing.
  fileprivate static func drawsTheSame(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
    switch (old, new) {
    case (.empty, .empty):
      return true
    case (.fill(let a, let aPaint, let aRule, let aSoft), .fill(let b, let bPaint, let bRule, let bSoft)):
      return aRule == bRule && aSoft == bSoft && aPaint == bPaint && a == b
    case (.stroke(let a, let aLine, let aPaint, let aSoft), .stroke(let b, let bLine, let bPaint, let bSoft)):
      return aLine == bLine && aSoft == bSoft && aPaint == bPaint && a == b
    case (.text(let a, let aPaints), .text(let b, let bPaints)):
      return a === b && aPaints == bPaints
    case (.image(let a), .image(let b)):
      return a == b
    default:
      return false
    }
  }
}
