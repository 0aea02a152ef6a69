/// How a colour space's components are to be read.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// How a conversion treats colours that the other space cannot show. Conversions here never clip, so all act alike.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

/// One of the named colour spaces.
public final class CGColorSpace: Hashable, Sendable {
  enum Primaries: Hashable, Sendable {
    case sRGB, displayP3, adobeRGB, rec2020
  }

  enum Transfer: Hashable, Sendable {
    case sRGB, linear
    case gamma(CGFloat)
  }

  public let model: CGColorSpaceModel
  /// The space's name, one of this type's constants; nil for a device space.
  public let name: CFString?
  let primaries: Primaries
  let transfer: Transfer

  init(_ name: CFString?, _ model: CGColorSpaceModel, _ primaries: Primaries, _ transfer: Transfer) {
    self.name = name
    self.model = model
    self.primaries = primaries
    self.transfer = transfer
  }

  /// The number of components besides alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  public var isWideGamutRGB: Bool { model == .rgb && primaries != .sRGB }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right
      || left.name == right.name && left.model == right.model && left.primaries == right.primaries
        && left.transfer == right.transfer
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// Makes a space from one of this type's name constants; nil for any other name.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name, .rgb, .sRGB, .sRGB)
    case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear:
      self.init(name, .rgb, .sRGB, .linear)
    case Self.displayP3, Self.extendedDisplayP3: self.init(name, .rgb, .displayP3, .sRGB)
    case Self.linearDisplayP3, Self.extendedLinearDisplayP3:
      self.init(name, .rgb, .displayP3, .linear)
    case Self.adobeRGB1998: self.init(name, .rgb, .adobeRGB, .gamma(2.19921875))
    case Self.itur_2020: self.init(name, .rgb, .rec2020, .gamma(2.4))
    case Self.genericGrayGamma2_2, Self.extendedGray:
      self.init(name, .monochrome, .sRGB, .gamma(2.2))
    case Self.linearGray, Self.extendedLinearGray: self.init(name, .monochrome, .sRGB, .linear)
    case Self.genericCMYK: self.init(name, .cmyk, .sRGB, .sRGB)
    default: return nil
    }
  }

  package static let standardRGB = CGColorSpace(CGColorSpace.sRGB, .rgb, .sRGB, .sRGB)
  static let deviceRGB = CGColorSpace(nil, .rgb, .sRGB, .sRGB)
  static let deviceGray = CGColorSpace(nil, .monochrome, .sRGB, .sRGB)
  static let deviceCMYK = CGColorSpace(nil, .cmyk, .sRGB, .sRGB)
  static let genericGray = CGColorSpace(
    CGColorSpace.genericGrayGamma2_2, .monochrome, .sRGB, .gamma(2.2))
  static let cmyk = CGColorSpace(CGColorSpace.genericCMYK, .cmyk, .sRGB, .sRGB)
}

/// The space of the output device, which is taken to be sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
