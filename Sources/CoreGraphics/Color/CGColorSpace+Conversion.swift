import Glibc

extension CGColorSpace {
  /// Components in this space (without alpha) as linear-light sRGB; out-of-range values are kept.
  func linearSRGB(from components: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
    switch model {
    case .monochrome:
      let gray = transfer.toLinear(components[0])
      return (gray, gray, gray)
    case .cmyk:
      let light = 1 - components[3]
      return (
        transfer.toLinear((1 - components[0]) * light), transfer.toLinear((1 - components[1]) * light),
        transfer.toLinear((1 - components[2]) * light)
      )
    default:
      let red = transfer.toLinear(components[0])
      let green = transfer.toLinear(components[1])
      let blue = transfer.toLinear(components[2])
      return primaries == .sRGB
        ? (red, green, blue) : primaries.toSRGB.times(red, green, blue)
    }
  }

  /// Linear-light sRGB as components of this space, without alpha.
  func components(fromLinearSRGB red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
    switch model {
    case .monochrome:
      return [transfer.fromLinear(0.2126 * red + 0.7152 * green + 0.0722 * blue)]
    case .cmyk:
      let r = transfer.fromLinear(red)
      let g = transfer.fromLinear(green)
      let b = transfer.fromLinear(blue)
      let light = max(r, g, b)
      if light <= 0 { return [0, 0, 0, 1] }
      return [1 - r / light, 1 - g / light, 1 - b / light, 1 - light]
    default:
      let (r, g, b) =
        primaries == .sRGB
        ? (red, green, blue) : primaries.toSRGB.inverted().times(red, green, blue)
      return [transfer.fromLinear(r), transfer.fromLinear(g), transfer.fromLinear(b)]
    }
  }
}

extension CGColorSpace.Transfer {
  func toLinear(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let linear: CGFloat
    switch self {
    case .linear: return value
    case .sRGB:
      linear =
        magnitude <= 0.04045
        ? magnitude / 12.92 : CGFloat(pow(Double((magnitude + 0.055) / 1.055), 2.4))
    case .gamma(let exponent): linear = CGFloat(pow(Double(magnitude), Double(exponent)))
    }
    return value < 0 ? -linear : linear
  }

  func fromLinear(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let encoded: CGFloat
    switch self {
    case .linear: return value
    case .sRGB:
      encoded =
        magnitude <= 0.0031308
        ? magnitude * 12.92 : 1.055 * CGFloat(pow(Double(magnitude), 1 / 2.4)) - 0.055
    case .gamma(let exponent): encoded = CGFloat(pow(Double(magnitude), 1 / Double(exponent)))
    }
    return value < 0 ? -encoded : encoded
  }
}

extension CGColorSpace.Primaries {
  /// Chromaticities of red, green and blue; every space here has the D65 white.
  private var chromaticities: (red: CGPoint, green: CGPoint, blue: CGPoint) {
    switch self {
    case .sRGB: (CGPoint(x: 0.64, y: 0.33), CGPoint(x: 0.3, y: 0.6), CGPoint(x: 0.15, y: 0.06))
    case .displayP3:
      (CGPoint(x: 0.68, y: 0.32), CGPoint(x: 0.265, y: 0.69), CGPoint(x: 0.15, y: 0.06))
    case .adobeRGB: (CGPoint(x: 0.64, y: 0.33), CGPoint(x: 0.21, y: 0.71), CGPoint(x: 0.15, y: 0.06))
    case .rec2020:
      (CGPoint(x: 0.708, y: 0.292), CGPoint(x: 0.17, y: 0.797), CGPoint(x: 0.131, y: 0.046))
    }
  }

  private var toXYZ: Matrix3 {
    let (red, green, blue) = chromaticities
    let columns = Matrix3(
      red.x / red.y, green.x / green.y, blue.x / blue.y,
      1, 1, 1,
      (1 - red.x - red.y) / red.y, (1 - green.x - green.y) / green.y, (1 - blue.x - blue.y) / blue.y)
    let (r, g, b) = columns.inverted().times(0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329)
    return Matrix3(
      columns.m00 * r, columns.m01 * g, columns.m02 * b,
      columns.m10 * r, columns.m11 * g, columns.m12 * b,
      columns.m20 * r, columns.m21 * g, columns.m22 * b)
  }

  fileprivate var toSRGB: Matrix3 {
    CGColorSpace.Primaries.sRGB.toXYZ.inverted().times(toXYZ)
  }
}

/// A 3 × 3 matrix, in rows.
private struct Matrix3 {
  let m00, m01, m02, m10, m11, m12, m20, m21, m22: CGFloat

  init(
    _ m00: CGFloat, _ m01: CGFloat, _ m02: CGFloat,
    _ m10: CGFloat, _ m11: CGFloat, _ m12: CGFloat,
    _ m20: CGFloat, _ m21: CGFloat, _ m22: CGFloat
  ) {
    (self.m00, self.m01, self.m02) = (m00, m01, m02)
    (self.m10, self.m11, self.m12) = (m10, m11, m12)
    (self.m20, self.m21, self.m22) = (m20, m21, m22)
  }

  func times(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    (m00 * x + m01 * y + m02 * z, m10 * x + m11 * y + m12 * z, m20 * x + m21 * y + m22 * z)
  }

  func times(_ other: Matrix3) -> Matrix3 {
    let (a0, a1, a2) = times(other.m00, other.m10, other.m20)
    let (b0, b1, b2) = times(other.m01, other.m11, other.m21)
    let (c0, c1, c2) = times(other.m02, other.m12, other.m22)
    return Matrix3(a0, b0, c0, a1, b1, c1, a2, b2, c2)
  }

  func inverted() -> Matrix3 {
    let c00 = m11 * m22 - m12 * m21
    let c01 = m12 * m20 - m10 * m22
    let c02 = m10 * m21 - m11 * m20
    let scale = 1 / (m00 * c00 + m01 * c01 + m02 * c02)
    return Matrix3(
      c00 * scale, (m02 * m21 - m01 * m22) * scale, (m01 * m12 - m02 * m11) * scale,
      c01 * scale, (m00 * m22 - m02 * m20) * scale, (m02 * m10 - m00 * m12) * scale,
      c02 * scale, (m01 * m20 - m00 * m21) * scale, (m00 * m11 - m01 * m10) * scale)
  }
}
