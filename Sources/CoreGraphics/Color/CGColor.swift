/// A colour: components in a colour space, and an opacity.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Makes a colour in a space.
  ///
  /// - Parameter components: The space's components, then alpha. Alpha may be left out and is then 1. Nil results
  ///   from fewer; more are ignored.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    let count = space.numberOfComponents
    guard components.count >= count else { return nil }
    var values = Array(components.prefix(count + 1))
    if values.count == count { values.append(1) }
    self.init(space: space, values: values)
  }

  /// Makes an RGB colour; the same as `init(srgbRed:green:blue:alpha:)`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Makes a grey with a gamma of 2.2.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .cmyk, values: [cyan, magenta, yellow, black, alpha])
  }

  public var colorSpace: CGColorSpace? { space }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The components of the colour's space, then alpha.
  public var components: [CGFloat]? { values }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { values.count }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  public func copy() -> CGColor? { self }

  /// The colour in another space. Components out of that space's range are kept, never clipped.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent = .defaultIntent, options: CFDictionary? = nil
  ) -> CGColor? {
    if space == self.space { return self }
    let (red, green, blue) = self.space.linearSRGB(from: values)
    return CGColor(
      space: space, values: space.components(fromLinearSRGB: red, green, blue) + [alpha])
  }

  /// Gamma-encoded sRGB components and alpha; components may lie outside 0…1.
  package var srgbComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if space.model == .rgb && space.primaries == .sRGB && space.transfer == .sRGB {
      return (values[0], values[1], values[2], values[3])
    }
    let (red, green, blue) = space.linearSRGB(from: values)
    let transfer = CGColorSpace.Transfer.sRGB
    return (
      transfer.fromLinear(red), transfer.fromLinear(green), transfer.fromLinear(blue), alpha
    )
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || left.space == right.space && left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
