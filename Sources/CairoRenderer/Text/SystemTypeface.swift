import CoreGraphics
import Rendering

/// The families that stand for the system's designs, and how their letters are spaced.
///
/// The letters of Inter are wider than those of SF at text sizes, and SF is spaced differently at each size. The
/// numbers below were fitted so that words come out as wide as recorded ones (185 strings at 13 pt, a few at each of
/// 10, 11, 12, 15, 17 and from 20 to 40 pt, in several weights). From 20 pt on, Inter Display has the right widths by
/// itself. In between, the fit is linear. Heavier weights of SF are wider than Inter's by about the same share for
/// each step of weight. Rounded, serif and monospaced were fitted at 20 pt.
enum SystemTypeface {
  static let displaySize: CGFloat = 20

  static func family(of font: FontDescriptor) -> String {
    switch font.family {
    case .system: return font.size >= displaySize ? "Inter Display" : "Inter"
    case .rounded:
      // Quicksand's light and medium faces are families of their own.
      return font.weight < 350
        ? "Quicksand Light"
        : font.weight >= 450 && font.weight < 600
          ? "Quicksand Medium" : "Quicksand"
    case .serif: return "Noto Serif"
    case .monospaced: return "JetBrains Mono"
    case .named(let name): return name
    }
  }

  /// Space added after each letter, in ems.
  static func tracking(of font: FontDescriptor) -> CGFloat {
    switch font.family {
    case .system:
      let weight = CGFloat(font.weight - 400) / 100
      if font.size >= displaySize { return 0.001 + max(weight, 0) * 0.004 }
      return textTracking(font.size) + max(weight, 0) * 0.0055
    case .rounded: return -0.029
    case .serif: return -0.034
    case .monospaced: return 0.018
    case .named: return 0
    }
  }

  private static let textSizes: [(size: CGFloat, em: CGFloat)] = [
    (6, 0.026), (8, 0.016), (10, 0.007), (11, 0.003), (12, -0.003), (13, -0.0076), (15, -0.0195),
    (17, -0.029),
    (20, -0.041),
  ]

  private static func textTracking(_ size: CGFloat) -> CGFloat {
    var previous = textSizes[0]
    if size <= previous.size { return previous.em }
    for next in textSizes.dropFirst() {
      if size <= next.size {
        return previous.em + (next.em - previous.em) * (size - previous.size) / (next.size - previous.size)
      }
      previous = next
    }
    return previous.em
  }
}
