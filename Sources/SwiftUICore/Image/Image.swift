import CoreGraphics
import Foundation
import Rendering

/// A picture: from an asset catalog, a file, memory, or the set of system symbols.
///
/// A GIF or WebP file of several frames plays as long as it is seen, unlike on Apple's platforms, where the first frame
/// stays; `accessibilityPlayAnimatedImages` and reduced motion keep it still. Pictures made of views show the first frame.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String, bundle: URL?, variableValue: Double?)
    case symbol(String, variableValue: Double?)
    case decoded(DecodedImage, orientation: Orientation)
    case drawn(DrawnImage)
  }

  var source: Source
  var label: Text?
  var isDecorative = false
  var resizing: (capInsets: EdgeInsets, mode: ResizingMode)?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.low
  var isAntialiased = true
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?

  public static func == (lhs: Image, rhs: Image) -> Bool {
    lhs.source == rhs.source && lhs.label == rhs.label && lhs.isDecorative == rhs.isDecorative
      && lhs.resizing?.capInsets == rhs.resizing?.capInsets && lhs.resizing?.mode == rhs.resizing?.mode
      && lhs.renderingMode == rhs.renderingMode && lhs.interpolation == rhs.interpolation
      && lhs.isAntialiased == rhs.isAntialiased && lhs.symbolRenderingMode == rhs.symbolRenderingMode
      && lhs.symbolColorRenderingMode == rhs.symbolColorRenderingMode
  }

  init(source: Source, label: Text?, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// An image or symbol of an asset catalog, or a file beside the program. Nothing is shown, and one line logged, when
  /// there is none of the name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, variableValue: nil, bundle: bundle)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: nil, bundle: bundle, label: label)
  }

  /// An image that assistive programs skip.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(decorative: name, variableValue: nil, bundle: bundle)
  }

  /// A symbol of an asset catalog, drawn as far as a value reaches.
  ///
  /// - Parameter variableValue: from 0 to 1; layers whose threshold is not exceeded are faded. Without an effect on
  ///   pictures, and on symbols whose layers have no thresholds.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(
      source: .named(name, bundle: bundle?.bundleURL, variableValue: variableValue),
      label: Text(LocalizedStringKey(name)))
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle: bundle?.bundleURL, variableValue: variableValue), label: label)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(
      source: .named(name, bundle: bundle?.bundleURL, variableValue: variableValue), label: nil, isDecorative: true)
  }

  /// A symbol of the system's set.
  public init(systemName: String) { self.init(source: .symbol(systemName, variableValue: nil), label: nil) }

  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variableValue: variableValue), label: nil)
  }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(source: .decoded(DecodedImage(cgImage, scale: scale), orientation: orientation), label: label)
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      source: .decoded(DecodedImage(cgImage, scale: scale), orientation: orientation), label: nil,
      isDecorative: true)
  }

  package init(decoded: DecodedImage, label: Text? = nil) {
    self.init(source: .decoded(decoded, orientation: .up), label: label, isDecorative: label == nil)
  }

  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only the image's coverage is used, in the foreground style.
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  /// Lets the image take the size it is offered. `capInsets` keep their size, in points.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = (capInsets, resizingMode)
    return copy
  }

  /// Whether the image keeps its colours or is a stencil for the foreground style.
  ///
  /// A system symbol is a stencil unless told otherwise; its original look is that of
  /// `SymbolRenderingMode.multicolor`.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRenderingMode = mode
    return copy
  }
}

extension DecodedImage {
  convenience init(_ image: CGImage, scale: CGFloat) {
    let rowLength = image.width * 4
    var pixels = image.pixels
    if image.bytesPerRow != rowLength {
      pixels = []
      pixels.reserveCapacity(rowLength * image.height)
      for row in 0..<image.height {
        pixels += image.pixels[(row * image.bytesPerRow)..<(row * image.bytesPerRow + rowLength)]
      }
    } else if pixels.count > rowLength * image.height {
      pixels.removeLast(pixels.count - rowLength * image.height)
    }
    self.init(
      width: image.width, height: image.height, scale: max(scale, 0.01), pixels: pixels,
      isOpaque: image.isOpaque)
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable, Hashable {
  enum Kind: Sendable { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  /// All layers in the foreground style; what lies on a filled shape is cut out of it.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The parts in the colours the symbol gives them, the others in the foreground style.
  ///
  /// Colours are this package's own choice after what the name means; filled clouds are white, as on Apple's platforms.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The most prominent layer in the foreground style, the second at a half and the third at a quarter of its opacity,
  /// or in the second and third foreground style where there are such.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each layer in the foreground style of its number, the last style for the layers left; with a single style as
  /// `hierarchical`.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Forms that symbols take where they exist: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  package var rawValue: Int

  public static let none = SymbolVariants(rawValue: 0)
  public static let fill = SymbolVariants(rawValue: 1)
  public static let slash = SymbolVariants(rawValue: 2)
  public static let circle = SymbolVariants(rawValue: 4)
  public static let square = SymbolVariants(rawValue: 8)
  public static let rectangle = SymbolVariants(rawValue: 16)

  public var fill: SymbolVariants { SymbolVariants(rawValue: rawValue | 1) }
  public var slash: SymbolVariants { SymbolVariants(rawValue: rawValue | 2) }
  public var circle: SymbolVariants { SymbolVariants(rawValue: rawValue | 4) }
  public var square: SymbolVariants { SymbolVariants(rawValue: rawValue | 8) }
  public var rectangle: SymbolVariants { SymbolVariants(rawValue: rawValue | 16) }

  public func contains(_ other: SymbolVariants) -> Bool { rawValue & other.rawValue == other.rawValue }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Adds a form to the symbols in the view.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants =
        variant.rawValue == 0 ? .none : SymbolVariants(rawValue: variants.rawValue | variant.rawValue)
    }
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
