import CoreGraphics
import Symbols

/// One drawing instruction, or an effect around a fragment.
public enum DisplayItem: Sendable {
  case empty
  /// Drawn in order, the first one at the back.
  case group([PlacedFragment])

  case fill(ShapeGeometry, Paint, evenOdd: Bool, antialiased: Bool)
  case stroke(ShapeGeometry, LineStyle, Paint, antialiased: Bool)
  /// One paint for each style index that the runs of the layout name.
  case text(TextLayout, paints: [Paint])
  case image(ImageDrawing)
  /// One paint for each layer of the symbol. `monochrome` cuts knocked-out parts instead of painting them.
  case symbol(SymbolDrawing, paints: [Paint], monochrome: Bool)

  case transform(CGAffineTransform, Fragment)
  /// A perspective transform of the plane, row vectors: `[x y 1] · m`.
  case projection(ProjectionMatrix, Fragment)
  case opacity(Double, Fragment)
  case clip(ShapeGeometry, evenOdd: Bool, antialiased: Bool, Fragment)
  /// The coverage of `mask` multiplies that of the content.
  case mask(mask: Fragment, Fragment)
  case shadow(color: RGBA, radius: CGFloat, offset: CGSize, Fragment)
  /// The shadow alone, without what casts it.
  case shadowOnly(color: RGBA, radius: CGFloat, offset: CGSize, Fragment)
  case blur(radius: CGFloat, opaque: Bool, Fragment)
  case colorMatrix(ColorMatrix, Fragment)
  case luminanceToAlpha(Fragment)
  /// The colour where the content's alpha lies in the range, nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: RGBA, Fragment)
  case blend(BlendMode, Fragment)
  /// `coverage` is opaque where the drawing lies, also where its colours are translucent.
  case replace(CoverageMode, coverage: Fragment, Fragment)
  /// Drawn into a picture of its own first, so that effects around it see one picture.
  case compositingGroup(Fragment)
  /// The content below, blurred and tinted, inside the shape.
  case backdrop(BackdropStyle, ShapeGeometry)
  /// A viewport: the content is moved by `offset` and clipped to `viewport`. `id` names the same viewport in the
  /// next frame, so that pixels that only moved can be copied.
  case scroll(id: Int, viewport: CGRect, offset: CGPoint, Fragment)
}

/// A fragment and where its origin goes.
public struct PlacedFragment: Sendable {
  public var offset: CGPoint
  public var fragment: Fragment

  public init(_ fragment: Fragment, at offset: CGPoint = .zero) {
    self.fragment = fragment
    self.offset = offset
  }
}

/// A 3×3 matrix for row vectors; the last column holds the perspective.
public struct ProjectionMatrix: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public func apply(to point: CGPoint) -> CGPoint {
    let w = point.x * m13 + point.y * m23 + m33
    let divisor = abs(w) < 1e-9 ? 1e-9 : w
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / divisor, y: (point.x * m12 + point.y * m22 + m32) / divisor)
  }
}

/// Four rows of five numbers (red, green, blue, alpha, constant) that make the new red, green, blue and alpha out of
/// the unpremultiplied old ones.
public struct ColorMatrix: Hashable, Sendable {
  public var rows: [Float]

  public init(rows: [Float]) {
    precondition(rows.count == 20, "a colour matrix has 20 numbers")
    self.rows = rows
  }

  public static let identity = ColorMatrix(rows: [
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ])
}

public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// The recipe of a material: blur what is below, cover it with a tint, then blend a grey over that.
public struct BackdropStyle: Hashable, Sendable {
  public var blurRadius: CGFloat
  public var tint: RGBA
  public var overlay: RGBA
  public var overlayMode: BlendMode

  public init(blurRadius: CGFloat, tint: RGBA, overlay: RGBA, overlayMode: BlendMode) {
    self.blurRadius = blurRadius
    self.tint = tint
    self.overlay = overlay
    self.overlayMode = overlayMode
  }
}
