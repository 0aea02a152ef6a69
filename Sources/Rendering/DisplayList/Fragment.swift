import CoreGraphics

/// An immutable piece of picture. Frames share the fragments that did not change, so comparing two frames by
/// identity tells what has to be drawn again.
public final class Fragment: Sendable {
  public let item: DisplayItem
  /// Everything the fragment can touch, in its own coordinates. Null when it draws nothing.
  public let bounds: CGRect
  /// What it or something in it does.
  let traits: FragmentTraits

  public static let empty = Fragment(.empty)

  public init(_ item: DisplayItem) {
    self.item = item
    bounds = item.bounds.inThePlane
    traits = item.traits
  }

  public var isEmpty: Bool { bounds.isNull }

  /// True when it, or something in it, shows what lies below it in changed form. What is drawn as a picture of its own
  /// sees nothing below that.
  public var readsBackdrop: Bool { traits.contains(.readsBackdrop) }

  /// Whether something in it shows content in a viewport, whose pixels can be copied when it moves.
  public var scrolls: Bool { traits.contains(.scrolls) }
}

/// What is worth knowing of a fragment without going through it.
struct FragmentTraits: OptionSet {
  let rawValue: UInt8

  static let readsBackdrop = FragmentTraits(rawValue: 1)
  static let scrolls = FragmentTraits(rawValue: 2)
}

extension DisplayItem {
  /// How far a Gaussian of this radius can be seen, in points. Bounds, damage and renderers all keep to it: nothing of
  /// a blur or a shadow is drawn farther away.
  public static func blurReach(_ radius: CGFloat) -> CGFloat { (drawnRadius(radius) * 3).rounded(.up) + 1 }

  /// The radius with which blurs and shadows are drawn: farther than that, nothing of a picture can be told.
  public static func drawnRadius(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, 1024) : 0 }

  /// Where the shadow alone of something with these bounds can be seen.
  public static func shadowBounds(of bounds: CGRect, radius: CGFloat, offset: CGSize) -> CGRect {
    if bounds.isNull { return .null }
    let reach = blurReach(radius)
    return bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
  }

  var bounds: CGRect {
    switch self {
    case .empty:
      return .null
    case .group(let children):
      var union = CGRect.null
      for child in children where !child.fragment.bounds.isNull {
        union = union.hull(with: child.fragment.bounds.offsetBy(dx: child.offset.x, dy: child.offset.y))
      }
      return union
    case .fill(let shape, let paint, _, _):
      return paint.isInvisible ? .null : shape.bounds.nonEmptyOrNull
    case .stroke(let shape, let line, let paint, _):
      if paint.isInvisible || line.width <= 0 { return .null }
      let bounds = shape.bounds
      return bounds.isNull ? .null : bounds.insetBy(dx: -line.reach, dy: -line.reach)
    case .text(let layout, _):
      return layout.inkBounds
    case .image(let drawing):
      return drawing.rect.nonEmptyOrNull
    case .symbol(let drawing, _, _):
      return CGRect(origin: .zero, size: drawing.size).insetBy(
        dx: -drawing.size.width / 4, dy: -drawing.size.height / 4)
    case .transform(let transform, let content):
      return content.bounds.isNull ? .null : content.bounds.applying(transform)
    case .projection(let matrix, let content):
      return content.bounds.isNull ? .null : content.bounds.projected(by: matrix)
    case .opacity(let opacity, let content):
      return opacity <= 0 ? .null : content.bounds
    case .clip(let shape, _, _, let content):
      return content.bounds.overlap(with: shape.bounds).nonEmptyOrNull
    case .mask(let mask, let content):
      return content.bounds.overlap(with: mask.bounds).nonEmptyOrNull
    case .shadow(let color, let radius, let offset, let content):
      if color.alpha <= 0 || content.bounds.isNull { return content.bounds }
      return content.bounds.union(Self.shadowBounds(of: content.bounds, radius: radius, offset: offset))
    case .shadowOnly(let color, let radius, let offset, let content):
      if color.alpha <= 0 || content.bounds.isNull { return .null }
      return Self.shadowBounds(of: content.bounds, radius: radius, offset: offset)
    case .blur(let radius, let opaque, let content):
      if opaque || content.bounds.isNull { return content.bounds }
      return content.bounds.insetBy(dx: -Self.blurReach(radius), dy: -Self.blurReach(radius))
    case .colorMatrix(_, let content), .luminanceToAlpha(let content), .blend(_, let content),
      .compositingGroup(let content), .alphaThreshold(_, _, _, let content):
      return content.bounds
    case .replace(_, let coverage, let content):
      return coverage.bounds.union(content.bounds)
    case .backdrop(_, let shape):
      return shape.bounds.nonEmptyOrNull
    case .scroll(_, let viewport, let offset, let content):
      if content.bounds.isNull { return .null }
      return content.bounds.offsetBy(dx: offset.x, dy: offset.y).overlap(with: viewport).nonEmptyOrNull
    }
  }

  var traits: FragmentTraits {
    switch self {
    case .backdrop, .replace:
      return .readsBackdrop
    case .blend(let mode, let content):
      return mode == .normal ? content.traits : .readsBackdrop
    case .group(let children):
      return children.reduce(into: []) { $0.formUnion($1.fragment.traits) }
    case .transform(_, let content), .opacity(_, let content), .clip(_, _, _, let content),
      .shadow(_, _, _, let content), .mask(_, let content):
      return content.traits
    case .scroll(_, _, _, let content):
      return content.traits.union(.scrolls)
    case .blur, .colorMatrix, .luminanceToAlpha, .compositingGroup, .shadowOnly, .alphaThreshold, .projection,
      .empty, .fill, .stroke, .text, .image, .symbol:
      return []
    }
  }
}

extension CGRect {
  var nonEmptyOrNull: CGRect { isNull || width <= 0 || height <= 0 ? .null : self }

  func projected(by matrix: ProjectionMatrix) -> CGRect {
    let corners = matrix.visibleCorners(of: self)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension ProjectionMatrix {
  /// The picture's corners of the part of a rectangle that lies before the eye.
  fileprivate func visibleCorners(of rect: CGRect) -> [CGPoint] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    /// The nearest that anything is looked at.
    let near: CGFloat = 0.01
    func depth(_ point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 - near }
    if corners.allSatisfy({ depth($0) >= 0 }) { return corners.map(apply) }
    var result: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let (from, to) = (depth(corner), depth(next))
      if from >= 0 { result.append(apply(to: corner)) }
      if (from >= 0) != (to >= 0) {
        let share = from / (from - to)
        result.append(
          apply(
            to: CGPoint(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share)))
      }
    }
    return result
  }
}
