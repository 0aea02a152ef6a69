import CCairo
import CoreGraphics
import Foundation
import Rendering

/// Everything that decides which glyphs a piece of text gets and how far apart they are, resolved once.
final class ShapingStyle {
  struct Key: Hashable {
    var font: FontDescriptor
    var kerning: CGFloat
    var tracking: CGFloat
  }

  let number: Int
  let family: String
  let size: Double
  let weight: Int
  let isItalic: Bool
  /// Width of the letters as a share of the normal one.
  let stretch: Double
  /// Points added after each cluster.
  let spacing: Double
  /// The part of `spacing` that is not wanted at the end of a line.
  let trailingSpacing: Double
  /// OpenType features for scripts written left to right without joining.
  let features: String

  init(_ key: Key, number: Int, named: (String) -> FontLibrary.NamedFont?) {
    self.number = number
    var font = key.font
    var italic = font.isItalic
    if case .named(let name) = font.family {
      if let found = named(name) {
        font.family = .named(found.family)
        if let weight = found.weight, font.weight == 400 { font.weight = weight }
        italic = italic || found.isItalic
      } else {
        font.family = .system
      }
    }
    family = SystemTypeface.family(of: font)
    size = Double(max(font.size, 0.1))
    weight = font.weight
    isItalic = italic
    stretch = font.width > 0 ? Double(font.width) : 1
    let own = key.tracking != 0 ? key.tracking : key.kerning
    spacing = Double(SystemTypeface.tracking(of: font)) * size * stretch + Double(own)
    trailingSpacing = Double(key.tracking)
    // Contextual forms would turn arrows and operators typed in ASCII into single signs.
    var features = ["calt=0"]
    if font.hasMonospacedDigits { features.append("tnum=1") }
    if key.tracking != 0 { features += ["liga=0", "clig=0"] }
    self.features = features.joined(separator: ",")
  }

  /// The description for Pango; free it.
  func makeDescription() -> OpaquePointer? {
    guard let description = pango_font_description_new() else { return nil }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }
}
