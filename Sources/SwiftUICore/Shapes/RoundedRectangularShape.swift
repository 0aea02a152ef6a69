import CoreGraphics

/// A rectangle whose corners are rounded, or are not. As a container's shape it tells the shapes inside what corners they
/// may be concentric with.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners in a size; nil if the shape has none just then.
  ///
  /// - Parameter size: points; nil while it is not known. Corners that depend on it are then as round as can be.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The corner styles of a rectangular shape.
public struct RoundedRectangularShapeCorners: Hashable, Sendable, Animatable {
  public var topLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style

  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// - Parameter radius: points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }

  /// As round as can be.
  static func round(in size: CGSize?) -> RoundedRectangularShapeCorners {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }

  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    Self(all: .concentric(minimum: minimum))
  }

  public subscript(_ corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(
        AnimatablePair(topLeading.animatableRadius, topTrailing.animatableRadius),
        AnimatablePair(bottomLeading.animatableRadius, bottomTrailing.animatableRadius))
    }
    set {
      topLeading.animatableRadius = newValue.first.first
      topTrailing.animatableRadius = newValue.first.second
      bottomLeading.animatableRadius = newValue.second.first
      bottomTrailing.animatableRadius = newValue.second.second
    }
  }

  var isConcentric: Bool {
    topLeading.isConcentric || topTrailing.isConcentric || bottomLeading.isConcentric || bottomTrailing.isConcentric
  }

  func inset(by amount: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(
      topLeading: topLeading.inset(by: amount), topTrailing: topTrailing.inset(by: amount),
      bottomLeading: bottomLeading.inset(by: amount), bottomTrailing: bottomTrailing.inset(by: amount))
  }

  /// The radii in a rectangle inside a container, each no more than half the short side.
  ///
  /// A corner that is concentric has the radius of the container's corner less the distance between the two, which is
  /// the greater one of those across and down.
  func radii(in rect: CGRect, container: (rect: CGRect, radii: RectangleCornerRadii)?) -> RectangleCornerRadii {
    let limit = max(min(rect.width, rect.height) / 2, 0)
    func radius(_ style: Edge.Corner.Style, _ outer: CGFloat?, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      min(style.radius(concentric: outer.map { $0 - max(x, y, 0) } ?? 0), limit)
    }
    let around = container?.rect ?? rect
    let outer = container?.radii
    let left = rect.minX - around.minX
    let right = around.maxX - rect.maxX
    let top = rect.minY - around.minY
    let bottom = around.maxY - rect.maxY
    return RectangleCornerRadii(
      topLeading: radius(topLeading, outer?.topLeading, left, top),
      bottomLeading: radius(bottomLeading, outer?.bottomLeading, left, bottom),
      bottomTrailing: radius(bottomTrailing, outer?.bottomTrailing, right, bottom),
      topTrailing: radius(topTrailing, outer?.topTrailing, right, top))
  }
}

extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// The longer radius where the corners are elliptical.
  public func corners(in size: CGSize?) -> Corners? { .fixed(max(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .round(in: size) }
}

extension Circle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .round(in: size) }
}
