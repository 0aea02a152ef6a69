import CoreGraphics
import Foundation
import Rendering
import Symbols

/// An image with everything settled that its size and drawing depend on.
struct ResolvedImage {
  enum Content {
    case bitmap(ImageDrawing)
    case symbol(SymbolDrawing, paints: [Paint], monochrome: Bool)
    /// Symbols of one frame above each other: what a variable value does not reach, and the rest.
    case layered([SymbolPart])
    case drawing(Fragment)
    case missing
  }

  struct SymbolPart {
    var drawing: SymbolDrawing
    var paints: [Paint]
    var isMonochrome: Bool
  }

  var content: Content
  /// The style of symbols and templates, whose shadows are drawn with them.
  var style: _ResolvedStyle?
  /// What the image shows; a new one is exchanged for the old.
  var source: Image.Source?
  /// The image's own size in points.
  var size: CGSize
  /// How far its bottom lies below the baseline of text beside it.
  var baselineOffset: CGFloat = 0
  var isResizable = false
  /// A symbol that points forward, where that is to the left.
  var isMirrored = false
  var label: String?

  /// Gives symbols, by level, and templates other paints.
  mutating func setPaints(_ paints: [Paint]) {
    guard let first = paints.first else { return }
    switch content {
    case .missing, .drawing: break
    case .bitmap(var drawing):
      guard drawing.template != nil else { return }
      drawing.template = first
      content = .bitmap(drawing)
    case .symbol(let drawing, let old, let monochrome):
      content = .symbol(
        drawing, paints: old.indices.map { paints[min($0, paints.count - 1)] }, monochrome: monochrome)
    case .layered(let parts):
      content = .layered(
        parts.map { part in
          var copy = part
          copy.paints = part.paints.indices.map { paints[min($0, paints.count - 1)] }
          return copy
        })
    }
    style = nil
  }

  func fragment(size target: CGSize, antialiased: Bool) -> Fragment {
    guard !antialiased, case .bitmap(var drawing) = content else { return fragment(size: target) }
    drawing.antialiased = false
    var copy = self
    copy.content = .bitmap(drawing)
    return copy.fragment(size: target)
  }

  func fragment(size target: CGSize) -> Fragment {
    let plain = plainFragment(size: target)
    return style?.decorating(plain) ?? plain
  }

  /// A symbol as effects have it at one moment; any other image as it is.
  func fragment(size target: CGSize, at moment: SymbolMoment) -> Fragment {
    guard isSymbol, !moment.isStill else { return fragment(size: target) }
    guard moment.movesLayers, layerCount > 1 else {
      return moment.pose(ofLayer: 0).apply(to: fragment(size: target), size: target)
    }
    let layers = (0..<layerCount).reversed().map { layer in
      moment.pose(ofLayer: layer).apply(to: self.layer(layer).plainFragment(size: target), size: target)
    }
    let plain = Fragment(.group(layers.filter { !$0.isEmpty }.map { PlacedFragment($0) }))
    return style?.decorating(plain) ?? plain
  }

  /// How many layers of a symbol can move one after the other.
  private var layerCount: Int {
    switch content {
    case .symbol(let drawing, _, _): drawing.layerCount
    case .layered(let parts): parts.map(\.drawing.layerCount).max() ?? 1
    case .bitmap, .drawing, .missing: 1
    }
  }

  /// One layer of a symbol alone.
  private func layer(_ layer: Int) -> ResolvedImage {
    var copy = self
    switch content {
    case .symbol(let drawing, let paints, let monochrome):
      copy.content = .symbol(
        drawing.layer(layer, isMonochrome: monochrome), paints: paints, monochrome: monochrome)
    case .layered(let parts):
      copy.content = .layered(
        parts.map { part in
          var own = part
          own.drawing = part.drawing.layer(layer, isMonochrome: part.isMonochrome)
          return own
        })
    case .bitmap, .drawing, .missing: break
    }
    return copy
  }

  private func plainFragment(size target: CGSize) -> Fragment {
    guard target.width > 0, target.height > 0 else { return .empty }
    switch content {
    case .missing:
      return .empty
    case .bitmap(var drawing):
      drawing.rect = CGRect(origin: .zero, size: target)
      return Fragment(.image(drawing))
    case .symbol(let drawing, let paints, let monochrome):
      return stretched(Fragment(.symbol(drawing, paints: paints, monochrome: monochrome)), to: target)
    case .layered(let parts):
      let fragments = parts.map {
        PlacedFragment(Fragment(.symbol($0.drawing, paints: $0.paints, monochrome: $0.isMonochrome)))
      }
      return stretched(Fragment(.group(fragments)), to: target)
    case .drawing(let fragment):
      return stretched(fragment, to: target)
    }
  }

  private func stretched(_ fragment: Fragment, to target: CGSize) -> Fragment {
    if target == size, !isMirrored { return fragment }
    var transform = CGAffineTransform(
      scaleX: target.width / max(size.width, 0.01), y: target.height / max(size.height, 0.01))
    if isMirrored { transform = transform.concatenating(CGAffineTransform(-1, 0, 0, 1, target.width, 0)) }
    return Fragment(.transform(transform, fragment))
  }

  /// The frames of an animated image.
  var animation: (any ImageAnimation)? {
    guard case .bitmap(let drawing) = content else { return nil }
    return drawing.image.animation
  }

  var isSymbol: Bool {
    switch content {
    case .symbol, .layered: true
    case .bitmap, .drawing, .missing: false
    }
  }
}

/// Settles an image in its surroundings.
enum ImageResolver {
  static func resolve(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage {
    var resolved: ResolvedImage
    switch image.source {
    case .symbol(let name, let value):
      resolved = symbol(name, value: value, image: image, in: environment)
    case .named(let name, let bundle, let value):
      switch AssetCatalogs.shared.asset(named: name, bundle: bundle, environment: environment) {
      case nil:
        Diagnostics.warnOnce("No image named '\(name)' found in asset catalog for main bundle")
        return ResolvedImage(content: .missing, size: .zero)
      case .symbol(let symbol, let isMirrored, let intent):
        resolved = self.symbol(symbol, named: name, value: value, intent: intent, image: image, in: environment)
        resolved.isMirrored = isMirrored
      case .bitmap(let asset):
        resolved = bitmap(asset.image, image: image, isTemplate: asset.isTemplate, in: environment)
        if case .bitmap(var drawing) = resolved.content {
          drawing.isFlippedHorizontally = asset.isMirrored
          if let resizing = asset.resizing, image.resizing?.capInsets ?? EdgeInsets() == EdgeInsets() {
            setCaps(&drawing, resizing.capInsets)
            drawing.resizing = resizing.tiles ? .tile : .stretch
          }
          resolved.content = .bitmap(drawing)
        }
      }
    case .decoded(let decoded, _):
      resolved = bitmap(decoded, image: image, isTemplate: false, in: environment)
    case .drawn(let drawn):
      resolved = ResolvedImage(content: .drawing(drawn.fragment(in: environment)), size: drawn.size)
      let needsPixels =
        image.renderingMode == .template
        || image.resizing.map { $0.mode == .tile || $0.capInsets != EdgeInsets() } == true
      if needsPixels, let pixels = AssetCatalogs.shared.picture(of: resolved, scale: environment.displayScale) {
        resolved = bitmap(pixels, image: image, isTemplate: false, in: environment)
      }
    }
    resolved.isResizable = image.resizing != nil
    resolved.source = image.source
    if !image.isDecorative {
      resolved.label = image.label?.plainText(in: environment) ?? symbolLabel(image)
    }
    return resolved
  }

  private static func symbolLabel(_ image: Image) -> String? {
    guard case .symbol(let name, _) = image.source else { return nil }
    return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }

  private static func setCaps(_ drawing: inout ImageDrawing, _ insets: EdgeInsets) {
    drawing.capTop = insets.top
    drawing.capLeading = insets.leading
    drawing.capBottom = insets.bottom
    drawing.capTrailing = insets.trailing
  }

  private static func bitmap(
    _ decoded: DecodedImage, image: Image, isTemplate: Bool, in environment: EnvironmentValues
  ) -> ResolvedImage {
    var drawing = ImageDrawing(image: decoded, rect: CGRect(origin: .zero, size: decoded.size))
    if let resizing = image.resizing {
      setCaps(&drawing, resizing.capInsets)
      drawing.resizing = resizing.mode == .tile ? .tile : .stretch
    }
    switch image.interpolation {
    case .none: drawing.interpolation = .none
    case .low: drawing.interpolation = .low
    case .medium: drawing.interpolation = .medium
    case .high: drawing.interpolation = .high
    }
    drawing.antialiased = image.isAntialiased
    if image.renderingMode == .template || (image.renderingMode == nil && isTemplate) {
      let style = ForegroundStyle()._resolve(in: _StyleContext(environment: environment))
      drawing.template = style.ink(in: drawing.rect)
      return ResolvedImage(content: .bitmap(drawing), style: style, size: decoded.size)
    }
    return ResolvedImage(content: .bitmap(drawing), size: decoded.size)
  }

  private static func symbol(
    _ name: String, value: Double?, image: Image, in environment: EnvironmentValues
  ) -> ResolvedImage {
    let size = SymbolSize(in: environment)
    let variants = SymbolVariantSet(rawValue: environment.symbolVariants.rawValue)
    let full = variants.isEmpty ? name : SymbolSet.applying(variants: variants, to: name)
    guard
      let drawing = SymbolSet.drawing(
        named: full, pointSize: size.pointSize, weight: size.weight, scale: size.scale)
    else {
      Diagnostics.warnOnce("No symbol named '\(name)' found in system symbol set")
      return ResolvedImage(content: .missing, size: .zero)
    }
    let kind = kind(renderingMode(of: image, in: environment), in: environment)
    let content = content(drawing, of: image, value: value, in: environment) { drawing, fading in
      part(drawing, kind, fading: fading, in: environment)
    }
    return ResolvedImage(
      content: content,
      style: ForegroundStyle()._resolve(in: _StyleContext(environment: environment)), size: drawing.size,
      baselineOffset: drawing.baselineOffset,
      isMirrored: drawing.mirrorsInRightToLeft && environment.layoutDirection == .rightToLeft)
  }

  /// The mode that is asked for. The original colours of a symbol are its several ones.
  static func renderingMode(of image: Image, in environment: EnvironmentValues) -> SymbolRenderingMode? {
    image.symbolRenderingMode ?? (image.renderingMode == .original ? .multicolor : nil)
      ?? environment.symbolRenderingMode
  }

  /// A symbol as it is, or in two parts where a variable value, or an effect that runs through the parts, divides it.
  static func content(
    _ drawing: SymbolDrawing, of image: Image, value: Double?, in environment: EnvironmentValues,
    part makePart: (SymbolDrawing, _ fading: Double) -> ResolvedImage.SymbolPart
  ) -> ResolvedImage.Content {
    func part(_ drawing: SymbolDrawing, _ fading: Double) -> ResolvedImage.SymbolPart {
      var part = makePart(drawing, fading)
      part.paints = part.paints.map { image.layingOn($0, size: drawing.size, in: environment) }
      return part
    }
    let reach =
      environment.symbolMoment.variable ?? value.map { VariableReach(part: .upTo($0), inactiveOpacity: 0.3) }
    guard let reach, drawing.hasVariableValue else {
      let part = part(drawing, 1)
      return .symbol(part.drawing, paints: part.paints, monochrome: part.isMonochrome)
    }
    let (reached, rest) =
      switch reach.part {
      case .upTo(let value): drawing.divided(at: value)
      case .at(let share): drawing.divided(wants: drawing.variableThresholds.isMember(at: share))
      }
    let pale = reach.inactiveOpacity > 0 ? rest.map { part($0, reach.inactiveOpacity) } : nil
    return .layered([pale, part(reached, 1)].compactMap { $0 })
  }

  /// How much of the foreground style shows in a layer of a hierarchical symbol.
  static func hierarchicalOpacity(_ level: Int) -> Double { level == 0 ? 1 : level == 1 ? 0.5 : 0.25 }

  /// A symbol, or what a variable value leaves of it, with the paints of its layers.
  private static func part(
    _ drawing: SymbolDrawing, _ kind: SymbolRenderingMode.Kind, fading: Double, in environment: EnvironmentValues
  ) -> ResolvedImage.SymbolPart {
    let rect = CGRect(origin: .zero, size: drawing.size)
    func ink(_ level: Int) -> Paint {
      foregroundInk(level, kind, in: rect, environment).multiplyingAlpha(by: fading)
    }
    if kind == .multicolor, drawing.hasOwnColors {
      let (divided, colors) = drawing.dividedByColor()
      let tint = ink(0)
      let paints = colors.map { color in
        color.map { Paint.color($0.color.resolved(in: environment).multiplyingAlpha(by: fading)) } ?? tint
      }
      return ResolvedImage.SymbolPart(drawing: divided, paints: paints, isMonochrome: false)
    }
    let isMonochrome = kind == .monochrome || kind == .multicolor
    return ResolvedImage.SymbolPart(
      drawing: drawing, paints: (0..<max(drawing.layerCount, 1)).map(ink), isMonochrome: isMonochrome)
  }
}

extension [CGFloat] {
  /// Tells the number that lies at a share of the way through them from the others.
  fileprivate func isMember(at share: Double) -> (CGFloat) -> Bool {
    let index = Swift.min(Swift.max(Int(share * Double(count)), 0), count - 1)
    return { number in self.indices.contains(index) && self[index] == number }
  }
}

extension SymbolColor {
  fileprivate var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    case .white: .white
    case .black: .black
    }
  }
}
