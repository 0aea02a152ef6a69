import Foundation
import Rendering

/// Conversions between the spaces in which colours are given and mixed.
enum ColorSpaces {
  static func linear(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  static func encoded(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  static func sRGB(
    from space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> RGBA {
    let (r, g, b, a) = (Float(red), Float(green), Float(blue), Float(min(max(opacity, 0), 1)))
    switch space {
    case .sRGB:
      return RGBA(red: r, green: g, blue: b, alpha: a)
    case .sRGBLinear:
      return RGBA(red: encoded(r), green: encoded(g), blue: encoded(b), alpha: a)
    case .displayP3:
      let (x, y, z) = (linear(r), linear(g), linear(b))
      return RGBA(
        red: encoded(1.224_940_2 * x - 0.224_940_2 * y),
        green: encoded(-0.042_056_9 * x + 1.042_056_9 * y),
        blue: encoded(-0.019_637_6 * x - 0.078_636_1 * y + 1.098_273_7 * z), alpha: a)
    }
  }

  static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch Int(sector) % 6 {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  static func mix(_ first: RGBA, _ second: RGBA, fraction: Double, perceptual: Bool) -> RGBA {
    let t = Float(min(max(fraction, 0), 1))
    func blend(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
    let alpha = blend(first.alpha, second.alpha)
    if !perceptual {
      return RGBA(
        red: blend(first.red, second.red), green: blend(first.green, second.green),
        blue: blend(first.blue, second.blue), alpha: alpha)
    }
    let a = oklab(first)
    let b = oklab(second)
    return color(lightness: blend(a.0, b.0), a: blend(a.1, b.1), b: blend(a.2, b.2), alpha: alpha)
  }

  /// The colour in the Oklab space, with its alpha.
  static func perceptual(_ color: RGBA) -> SIMD4<Float> {
    let lab = oklab(color)
    return SIMD4(lab.0, lab.1, lab.2, color.alpha)
  }

  static func color(perceptual: SIMD4<Float>) -> RGBA {
    color(lightness: perceptual.x, a: perceptual.y, b: perceptual.z, alpha: perceptual.w)
  }

  /// Lightness and the two opponent components of the Oklab space.
  private static func oklab(_ color: RGBA) -> (Float, Float, Float) {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_995 * b)
    let m = cbrt(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b)
    let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    return (
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
    )
  }

  private static func color(lightness: Float, a: Float, b: Float, alpha: Float) -> RGBA {
    let l = pow(lightness + 0.396_337_78 * a + 0.215_803_76 * b, 3)
    let m = pow(lightness - 0.105_561_346 * a - 0.063_854_17 * b, 3)
    let s = pow(lightness - 0.089_484_18 * a - 1.291_485_5 * b, 3)
    return RGBA(
      red: encoded(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s),
      green: encoded(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s),
      blue: encoded(-0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s), alpha: alpha)
  }
}
