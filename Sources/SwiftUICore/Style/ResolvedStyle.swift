import CoreGraphics
import Rendering

/// A style with its colours settled and its geometry relative to whatever it fills.
public indirect enum _ResolvedStyle: Sendable {
  case color(RGBA)
  case linear(GradientRamp, start: UnitPoint, end: UnitPoint)
  case radial(GradientRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angular(GradientRamp, center: UnitPoint, start: Angle, end: Angle)
  case elliptical(GradientRamp, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case tile(ImageTile)
  case mesh(MeshPaint)
  case material(BackdropStyle)
  case shadowed(_ResolvedStyle, [ResolvedShadow])
  case blended(_ResolvedStyle, BlendMode)

  package func multiplyingOpacity(by opacity: Double) -> _ResolvedStyle {
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: opacity))
    case .linear(let ramp, let start, let end):
      return .linear(ramp.multiplyingAlpha(by: opacity), start: start, end: end)
    case .radial(let ramp, let center, let startRadius, let endRadius):
      return .radial(
        ramp.multiplyingAlpha(by: opacity), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(let ramp, let center, let start, let end):
      return .angular(ramp.multiplyingAlpha(by: opacity), center: center, start: start, end: end)
    case .elliptical(let ramp, let center, let start, let end):
      return .elliptical(
        ramp.multiplyingAlpha(by: opacity), center: center, startFraction: start, endFraction: end)
    case .tile(var tile):
      tile.opacity *= opacity
      return .tile(tile)
    case .mesh(var mesh):
      mesh.opacity *= opacity
      return .mesh(mesh)
    case .material(var style):
      style.tint = style.tint.multiplyingAlpha(by: opacity)
      style.overlay = style.overlay.multiplyingAlpha(by: opacity)
      return .material(style)
    case .shadowed(let base, let shadows): return .shadowed(base.multiplyingOpacity(by: opacity), shadows)
    case .blended(let base, let mode): return .blended(base.multiplyingOpacity(by: opacity), mode)
    }
  }

  /// The paint for something that fills the rectangle and is then handed to `decorating(_:)`.
  package func ink(in rect: CGRect) -> Paint {
    switch self {
    case .material: .color(.black)
    case .shadowed(let base, _), .blended(let base, _): base.ink(in: rect)
    default: paint(in: rect)
    }
  }

  /// Whether more belongs to the style than a paint.
  var isDecorated: Bool {
    switch self {
    case .material, .shadowed, .blended: true
    default: false
    }
  }

  /// The paint for something that fills the rectangle. Materials give their tint.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .linear(let ramp, let start, let end):
      return .linearGradient(ramp, start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let ramp, let center, let startRadius, let endRadius):
      return .radialGradient(
        ramp, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    case .angular(let ramp, let center, let start, let end):
      return .angularGradient(
        ramp, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
    case .elliptical(let ramp, let center, let start, let end):
      return .ellipticalGradient(
        ramp, bounds: rect, center: center.point(in: rect), startRadius: start, endRadius: end)
    case .tile(var tile):
      tile.origin = rect.origin
      return .image(tile)
    case .mesh(let mesh): return .mesh(mesh, bounds: rect)
    case .material(let style): return .color(style.tint)
    case .shadowed(let base, _), .blended(let base, _): return base.paint(in: rect)
    }
  }

  /// Fills a shape.
  func fragment(filling shape: ShapeGeometry, in rect: CGRect, evenOdd: Bool, antialiased: Bool) -> Fragment {
    switch self {
    case .material(let style): return Fragment(.backdrop(style, shape))
    case .shadowed(let base, let shadows):
      let fragment = base.fragment(filling: shape, in: rect, evenOdd: evenOdd, antialiased: antialiased)
      return shadows.reduce(fragment) { $1.fragment(on: $0, filling: shape, evenOdd: evenOdd) }
    case .blended(let base, let mode):
      return Fragment(
        .blend(mode, base.fragment(filling: shape, in: rect, evenOdd: evenOdd, antialiased: antialiased)))
    default:
      return Fragment(.fill(shape, paint(in: rect), evenOdd: evenOdd, antialiased: antialiased))
    }
  }
}

extension _ResolvedStyle {
  /// Adds what else belongs to the style to something that was drawn with its ink: text, a symbol, a line.
  package func decorating(_ fragment: Fragment) -> Fragment {
    if fragment.isEmpty { return fragment }
    switch self {
    case .shadowed(let base, let shadows):
      return shadows.reduce(base.decorating(fragment)) { $1.fragment(on: $0) }
    case .blended(let base, let mode): return Fragment(.blend(mode, base.decorating(fragment)))
    case .material(let style):
      return Fragment(.mask(mask: fragment, Fragment(.backdrop(style, .rect(fragment.bounds)))))
    default: return fragment
    }
  }
}

public struct ResolvedShadow: Sendable, Hashable {
  var color: RGBA
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool

  /// Draws the shadow of a drawing, or of what is around it.
  func fragment(on content: Fragment) -> Fragment {
    if !isInner { return Fragment(.shadow(color: color, radius: radius, offset: offset, content)) }
    guard !content.bounds.isNull, color.alpha > 0 else { return content }
    return Fragment(
      .group([PlacedFragment(content), PlacedFragment(Fragment(.mask(mask: content, innerPart(of: content))))]))
  }

  /// The shadow that everything around a drawing throws on it.
  func innerPart(of content: Fragment) -> Fragment {
    let bounds = content.bounds
    let reach = radius * 3 + max(abs(offset.width), abs(offset.height)) + 2
    let area = ShapeGeometry.rect(bounds.insetBy(dx: -reach, dy: -reach))
    let around = Fragment(
      .compositingGroup(
        Fragment(
          .group([
            PlacedFragment(Fragment(.fill(area, .color(.black), evenOdd: false, antialiased: false))),
            PlacedFragment(Fragment(.blend(.destinationOut, content))),
          ]))))
    return Fragment(.shadowOnly(color: color, radius: radius, offset: offset, around))
  }

  /// Draws the shadow of a shape, or of what is around it, with the shape's own drawing.
  func fragment(on content: Fragment, filling shape: ShapeGeometry, evenOdd: Bool) -> Fragment {
    if !isInner { return Fragment(.shadow(color: color, radius: radius, offset: offset, content)) }
    let bounds = shape.bounds
    guard !bounds.isNull, color.alpha > 0 else { return content }
    let reach = radius * 3 + max(abs(offset.width), abs(offset.height)) + 2
    // A frame around the shape throws its shadow inwards.
    var around = PathStorage()
    around.addRect(bounds.insetBy(dx: -reach, dy: -reach))
    around.append(shape.outline)
    let frame = Fragment(.fill(.path(CGPath(around)), .color(.black), evenOdd: true, antialiased: true))
    let shadow = Fragment(.shadowOnly(color: color, radius: radius, offset: offset, frame))
    return Fragment(
      .group([
        PlacedFragment(content),
        PlacedFragment(Fragment(.clip(shape, evenOdd: evenOdd, antialiased: true, shadow))),
      ]))
  }
}

// MARK: Styles about styles
