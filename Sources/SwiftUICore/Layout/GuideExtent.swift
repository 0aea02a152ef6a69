import CoreGraphics

/// What views take on both sides of a guide that they have in common.
struct GuideExtent {
  /// From the side where coordinates begin to the guide.
  private(set) var before: CGFloat = 0
  private var after: CGFloat = 0
  private var least: CGFloat = 0
  private var isEmpty = true

  mutating func add(guide: CGFloat, length: CGFloat) {
    // In a view of infinite length a guide may be as far away as the end.
    let rest = guide == length ? 0 : length - guide
    before = isEmpty ? guide : max(before, guide)
    after = isEmpty ? rest : max(after, rest)
    isEmpty = false
  }

  /// A view that does not share the guide.
  mutating func addLength(_ length: CGFloat) { least = max(least, length) }

  var length: CGFloat { max(before + after, least) }
}
