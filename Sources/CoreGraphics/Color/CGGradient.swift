/// Colours along a line, each at a location from 0 to 1.
public final class CGGradient: Hashable, Sendable {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - space: The space to blend in; nil takes sRGB.
  ///   - colors: At least one colour.
  ///   - locations: One location a colour; nil spreads the colours evenly.
  /// - Returns: Nil without colours, or if the numbers of colours and locations differ.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    let space = space ?? .standardRGB
    self.colors = colors.map { $0.converted(to: space) ?? $0 }
    let steps = CGFloat(max(colors.count - 1, 1))
    self.locations = locations ?? colors.indices.map { CGFloat($0) / steps }
  }

  /// Makes a gradient from an untyped array; nil if anything in it is not a `CGColor`.
  @_disfavoredOverload
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: typed, locations: locations)
  }

  /// Makes a gradient from components laid one colour after another, each with its alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    let stride = space.numberOfComponents + 1
    guard count > 0, components.count >= count * stride else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space, components: Array(components[(index * stride)..<((index + 1) * stride)]))
    }
    self.init(colorsSpace: space, colors: colors, locations: locations.map { Array($0.prefix(count)) })
  }

  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left === right || left.colors == right.colors && left.locations == right.locations
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}

/// Which way a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
