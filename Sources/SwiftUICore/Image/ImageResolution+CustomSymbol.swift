import CoreGraphics
import Rendering
import Symbols

extension ImageResolver {
  /// A symbol of an asset catalog. `intent` is what its set says of rendering it.
  static func symbol(
    _ symbol: CustomSymbol, named name: String, value: Double?, intent: SymbolRenderingMode?, image: Image,
    in environment: EnvironmentValues
  ) -> ResolvedImage {
    let kind = kind(renderingMode(of: image, in: environment) ?? intent, in: environment)
    let mode: SymbolTemplate.Mode =
      switch kind {
      case .monochrome: .monochrome
      case .hierarchical, .palette: .hierarchical
      case .multicolor: .multicolor
      }
    guard let picture = symbol.picture(named: name, mode, SymbolSize(in: environment)) else {
      return ResolvedImage(content: .missing, size: .zero)
    }
    let isMonochrome = mode == .monochrome || !symbol.supports(mode)
    let size = picture.drawing.size
    let content = content(picture.drawing, of: image, value: value, in: environment) { drawing, fading in
      let paints = picture.paints.map { layer in
        paint(layer, kind, in: CGRect(origin: .zero, size: size), environment).multiplyingAlpha(by: fading)
      }
      return ResolvedImage.SymbolPart(drawing: drawing, paints: paints, isMonochrome: isMonochrome)
    }
    return ResolvedImage(
      content: content, style: ForegroundStyle()._resolve(in: _StyleContext(environment: environment)), size: size,
      baselineOffset: picture.drawing.baselineOffset)
  }

  private static func paint(
    _ layer: SymbolTemplate.LayerPaint, _ kind: SymbolRenderingMode.Kind, in rect: CGRect,
    _ environment: EnvironmentValues
  ) -> Paint {
    switch layer {
    case .level(let level): return foregroundInk(level, kind, in: rect, environment)
    case .color(let name, let fill, let opacity):
      let own = color(named: name, fill: fill, in: environment).map { Paint.color($0) }
      return (own ?? foregroundInk(0, kind, in: rect, environment)).multiplyingAlpha(by: opacity)
    }
  }

  /// The colour of a layer; nil for the foreground style.
  private static func color(named name: String, fill: UInt32?, in environment: EnvironmentValues) -> RGBA? {
    switch name {
    case "tintColor", "": return nil
    case "white": return Color.white.resolved(in: environment)
    case "black": return Color.black.resolved(in: environment)
    default: break
    }
    if let color = AssetCatalog.systemColor(named: name) { return color.resolved(in: environment) }
    if let color = AssetCatalogs.shared.color(named: name, bundle: nil, environment: environment) { return color }
    guard let fill else { return nil }
    func component(_ shift: UInt32) -> Double { Double(fill >> shift & 0xFF) / 255 }
    return Color(red: component(16), green: component(8), blue: component(0)).resolved(in: environment)
  }
}
