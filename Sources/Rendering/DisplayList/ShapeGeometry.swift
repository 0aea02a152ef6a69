import CoreGraphics

/// An outline, kept in its simplest form so that renderers can take the quick way for the common ones.
public enum ShapeGeometry: Sendable, Equatable {
  case rect(CGRect)
  /// `continuous` corners ease into the edge; otherwise they are quarter ellipses.
  case roundedRect(CGRect, cornerSize: CGSize, continuous: Bool)
  case ellipse(CGRect)
  case path(CGPath)

  public var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): return rect
    case .path(let path): return path.boundingBoxOfPath
    }
  }

  /// The outline as steps of a path.
  package var outline: PathStorage {
    var storage = PathStorage()
    switch self {
    case .rect(let rect): storage.addRect(rect)
    case .roundedRect(let rect, let size, let continuous):
      storage = PathStorage(roundedRect: rect, corners: CornerSizes(size), continuous: continuous)
    case .ellipse(let rect): storage.addEllipse(in: rect)
    case .path(let path): storage = path.storage
    }
    return storage
  }

  /// A large rectangle that is wholly inside; nil when that is hard to tell.
  public var interior: CGRect? {
    switch self {
    case .rect(let rect):
      return rect
    case .roundedRect(let rect, let corner, _):
      // Continuous corners reach half as far again as their radius.
      let wide = rect.insetBy(dx: 0, dy: corner.height * 1.53)
      let tall = rect.insetBy(dx: corner.width * 1.53, dy: 0)
      return wide.isNull || (!tall.isNull && tall.width * tall.height > wide.width * wide.height)
        ? tall : wide
    case .ellipse, .path:
      return nil
    }
  }

  public static func == (lhs: ShapeGeometry, rhs: ShapeGeometry) -> Bool {
    switch (lhs, rhs) {
    case (.rect(let a), .rect(let b)), (.ellipse(let a), .ellipse(let b)):
      return a == b
    case (.roundedRect(let a, let aSize, let aContinuous), .roundedRect(let b, let bSize, let bContinuous)):
      return a == b && aSize == bSize && aContinuous == bContinuous
    case (.path(let a), .path(let b)):
      return a === b || a == b
    default:
      return false
    }
  }
}

/// How an outline is turned into a line. Lengths in points.
public struct LineStyle: Hashable, Sendable {
  public var width: CGFloat
  public var cap: CGLineCap
  public var join: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// How far the line can reach beyond the outline.
  public var reach: CGFloat {
    let half = width / 2
    let corner = join == .miter ? half * max(miterLimit, 1) : half
    return max(corner, cap == .square ? half * 1.4143 : half)
  }
}
