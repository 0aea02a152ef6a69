import CoreGraphics

/// What a shape, a stroke or a run of glyphs is coloured with. Points are in the local coordinates of the item.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
  case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient(GradientRamp, center: CGPoint, startAngle: Double, endAngle: Double)
  /// A radial gradient stretched to the rectangle; radii are fractions of its half extents' double.
  case ellipticalGradient(
    GradientRamp, bounds: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  case image(ImageTile)
  /// A mesh in a rectangle; outside of it nothing is painted that is to be relied on.
  case mesh(MeshPaint, bounds: CGRect)

  public static let clear = Paint.color(.clear)

  /// True when nothing drawn with this paint can be seen.
  public var isInvisible: Bool {
    if case .color(let color) = self { return color.alpha <= 0 }
    return false
  }

  /// True when everything under a shape filled with this paint is hidden.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): return color.alpha >= 1
    case .linearGradient(let ramp, _, _), .angularGradient(let ramp, _, _, _): return ramp.isOpaque
    case .radialGradient(let ramp, _, _, _), .ellipticalGradient(let ramp, _, _, _, _): return ramp.isOpaque
    case .image: return false
    case .mesh(let mesh, _): return mesh.isOpaque
    }
  }

  public func multiplyingAlpha(by factor: Double) -> Paint {
    switch self {
    case .color(let color):
      return .color(color.multiplyingAlpha(by: factor))
    case .linearGradient(let ramp, let start, let end):
      return .linearGradient(ramp.multiplyingAlpha(by: factor), start: start, end: end)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      return .radialGradient(
        ramp.multiplyingAlpha(by: factor), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let ramp, let center, let startAngle, let endAngle):
      return .angularGradient(
        ramp.multiplyingAlpha(by: factor), center: center, startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient(let ramp, let bounds, let center, let startRadius, let endRadius):
      return .ellipticalGradient(
        ramp.multiplyingAlpha(by: factor), bounds: bounds, center: center, startRadius: startRadius,
        endRadius: endRadius)
    case .image(var tile):
      tile.opacity *= factor
      return .image(tile)
    case .mesh(var mesh, let bounds):
      mesh.opacity *= factor
      return .mesh(mesh, bounds: bounds)
    }
  }
}

/// Colour stops in ascending order of location.
public struct GradientRamp: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: RGBA
    public var location: CGFloat

    public init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The numbers that are mixed between neighbouring stops.
  public enum Space: Hashable, Sendable {
    /// Those of gamma-encoded sRGB.
    case encoded
    /// Those of linear sRGB, which go with the amount of light.
    case linear
    /// Those of Oklab, which go with what is seen.
    case perceptual
  }

  public var stops: [Stop]
  public var space: Space

  public init(stops: [Stop], space: Space = .encoded) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.space = space
  }

  public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } }

  public func multiplyingAlpha(by factor: Double) -> GradientRamp {
    var copy = self
    for index in copy.stops.indices {
      copy.stops[index].color = copy.stops[index].color.multiplyingAlpha(by: factor)
    }
    return copy
  }
}

/// A part of an image repeated over the plane.
public struct ImageTile: Hashable, Sendable {
  public var image: DecodedImage
  /// The part of the image that repeats, as fractions of its size.
  public var sourceRect: CGRect
  /// Where the first tile starts.
  public var origin: CGPoint
  /// Points per image point.
  public var scale: CGFloat
  public var opacity: Double

  public init(
    image: DecodedImage, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    origin: CGPoint = .zero,
    scale: CGFloat = 1, opacity: Double = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.origin = origin
    self.scale = scale
    self.opacity = opacity
  }
}
