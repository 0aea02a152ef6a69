import CoreGraphics
import Foundation

extension CGContext {
  /// Draws an image into a rectangle; its upper edge is where y is greater.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let interpolation: Image.Interpolation =
      switch state.interpolation {
      case .none: .none
      case .low, .default: .low
      case .medium: .medium
      case .high: .high
      }
    let picture = Image(decorative: image, scale: 1).interpolation(interpolation).antialiased(state.antialiases)
    var context = drawing
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    let size = rect.standardized.size
    if byTiling {
      let tile = picture.resizable()
      let area = context.clipBoundingRect
      guard size.width > 0, size.height > 0, !area.isEmpty else { return }
      context.fill(
        Path(area),
        with: .tiledImage(
          Image(size: size) { $0.draw(tile, in: CGRect(origin: .zero, size: size)) }, origin: .zero))
      return
    }
    context.draw(picture.resizable(), in: CGRect(origin: .zero, size: size))
  }

  /// Draws a gradient along a line; across it, the colours reach as far as the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let context = drawing
    let area = context.clipBoundingRect
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard !area.isEmpty, length > 0 else { return }
    // As long as from anywhere to anywhere.
    let far =
      hypot(area.width, area.height) + hypot(start.x - area.midX, start.y - area.midY) + length
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + dx / length * along - dy / length * across,
        y: start.y + dy / length * along + dx / length * across)
    }
    let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let last = options.contains(.drawsAfterEndLocation) ? length + far : length
    context.fill(
      Path {
        $0.addLines([point(first, -far), point(last, -far), point(last, far), point(first, far)])
        $0.closeSubpath()
      }, with: .linearGradient(gradient.swiftUI, startPoint: start, endPoint: end))
  }

  /// Draws a gradient between two circles, both around the centre of the larger one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let grows = endRadius >= startRadius
    let center = grows ? endCenter : startCenter
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let fillsInside = options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let fillsOutside = options.contains(grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let context = drawing
    var ring = fillsOutside ? Path(context.clipBoundingRect) : Path(ellipseIn: circle(outer))
    if !fillsInside, inner > 0 { ring.addEllipse(in: circle(inner)) }
    let colors = grows ? gradient.swiftUI : gradient.swiftUI.reversed
    context.fill(
      ring, with: .radialGradient(colors, center: center, startRadius: inner, endRadius: outer),
      style: FillStyle(eoFill: true, antialiased: state.antialiases))
  }
}

extension CGGradient {
  fileprivate var swiftUI: Gradient {
    Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: Color(cgColor: $0), location: $1) })
  }
}

extension Gradient {
  fileprivate var reversed: Gradient {
    Gradient(stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
  }
}
