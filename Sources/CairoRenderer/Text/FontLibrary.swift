import CCairo
import CoreGraphics
import Foundation
import Rendering

// Unsafe code about fonts: fontconfig and Pango objects. Everything here is used under the shaper's lock.

/// The fonts a program may use: the ones its look is made of and, for scripts they lack, the system's.
///
/// The configuration is private, so that a person's font settings do not change pictures.
final class FontLibrary {
  private let config: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private let registry: FontRegistry
  private let faces = FaceLibrary()
  /// Fonts that Pango chose, kept so that their addresses stay theirs.
  @exclusivity(unchecked) private var chosen: [ChosenKey: ChosenFont] = [:]
  private var namedFonts: [String: NamedFont?] = [:]

  /// One Pango font may serve an upright and a slanted style.
  private struct ChosenKey: Hashable {
    var font: UnsafeMutableRawPointer
    var stretch: Double
    var isItalic: Bool
    var isBold: Bool
  }

  struct ChosenFont {
    var instance: FontInstance
    var number: Int
  }

  /// What a family or PostScript name stands for.
  struct NamedFont {
    var family: String
    var weight: Int?
    var isItalic: Bool
  }

  /// `isDefault` makes the fonts the process's default ones while Pango starts, which else would read the system's
  /// whole configuration first. Only for a time when nothing else in the process uses fonts.
  init(registry: FontRegistry, isDefault: Bool) {
    self.registry = registry
    guard let config = FcConfigCreate() else { fatalError("out of memory") }
    self.config = config
    if FcConfigParseAndLoadFromMemory(config, Self.settings, 1) == 0 {
      Log.warn("the font configuration could not be read")
    }
    FcConfigBuildFonts(config)
    if isDefault { FcConfigSetCurrent(config) }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      fatalError("this Pango was built without FreeType")
    }
    fontMap = map
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    if isDefault { FcConfigSetCurrent(nil) }
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    for key in chosen.keys { g_object_unref(key.font) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
    FcConfigDestroy(config)
  }

  func add(fontFile path: String) throws {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw FontRegistrationError("no readable font file at \(path)")
    }
    var face: FT_Face?
    var library: FT_Library?
    FT_Init_FreeType(&library)
    defer { FT_Done_FreeType(library) }
    guard FT_New_Face(library, path, 0, &face) == 0 else {
      throw FontRegistrationError("\(path) is not a font")
    }
    FT_Done_Face(face)
    guard FcConfigAppFontAddFile(config, path) != 0 else {
      throw FontRegistrationError("\(path) could not be added to the fonts")
    }
    pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    namedFonts.removeAll()
  }

  /// The font of that family, full or PostScript name, in any case of letters; nil when there is none.
  func named(_ name: String) -> NamedFont? {
    let wanted = name.lowercased()
    if let known = namedFonts[wanted] { return known }
    var found: NamedFont?
    for kind in [FcSetSystem, FcSetApplication] {
      guard let set = FcConfigGetFonts(config, kind), found == nil else { continue }
      for index in 0..<Int(set.pointee.nfont) {
        guard let pattern = set.pointee.fonts[index] else { continue }
        let isFamily = Self.strings(pattern, FC_FAMILY).contains { $0.lowercased() == wanted }
        let isFace =
          Self.strings(pattern, FC_POSTSCRIPT_NAME).contains { $0.lowercased() == wanted }
          || Self.strings(pattern, FC_FULLNAME).contains { $0.lowercased() == wanted }
        guard isFamily || isFace, let family = Self.strings(pattern, FC_FAMILY).first else { continue }
        if isFamily {
          found = NamedFont(family: name, weight: nil, isItalic: false)
          break
        }
        let weight = FcWeightToOpenTypeDouble(Self.number(pattern, FC_WEIGHT) ?? 80)
        found = NamedFont(
          family: family, weight: Int(weight.rounded()), isItalic: (Self.number(pattern, FC_SLANT) ?? 0) > 0)
        break
      }
    }
    namedFonts[wanted] = .some(found)
    return found
  }

  /// The font as drawing needs it.
  func chosen(_ font: UnsafeMutablePointer<PangoFont>, for style: ShapingStyle) -> ChosenFont {
    let key = ChosenKey(
      font: UnsafeMutableRawPointer(font), stretch: style.stretch, isItalic: style.isItalic,
      isBold: style.weight >= 600)
    if let known = chosen[key] { return known }
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var instance = FontInstance(
      file: pattern.flatMap { Self.strings($0, FC_FILE).first } ?? "", index: 0, size: style.size, slant: 0,
      stretch: style.stretch, isEmboldened: false, variations: "", isColor: false)
    if let pattern {
      instance.index = Int(Self.number(pattern, FC_INDEX) ?? 0)
      instance.variations = Self.strings(pattern, FC_FONT_VARIATIONS).first ?? ""
      var isColor: FcBool = 0
      if FcPatternGetBool(pattern, FC_COLOR, 0, &isColor) == FcResultMatch { instance.isColor = isColor != 0 }
      if !instance.isColor {
        let slant = Self.number(pattern, FC_SLANT) ?? 0
        if style.isItalic, slant == 0 { instance.slant = 0.2 }
        let weight = FcWeightToOpenTypeDouble(Self.number(pattern, FC_WEIGHT) ?? 80)
        if style.weight >= 600, weight < 550 { instance.isEmboldened = true }
      }
    }
    g_object_ref(font)
    let made = ChosenFont(instance: instance, number: registry.number(of: instance))
    chosen[key] = made
    return made
  }

  /// The same font at another size.
  func number(of font: Int, scaledBy scale: Double) -> Int {
    guard scale != 1, var instance = registry.instance(font) else { return font }
    instance.size *= scale
    return registry.number(of: instance)
  }

  func size(of font: Int) -> Double { registry.instance(font)?.size ?? 0 }

  /// A coloured glyph's advance in points, which Pango gives in the size of the font's pictures; nil without pictures.
  func colorAdvance(_ glyph: UInt32, of instance: FontInstance) -> Double? {
    guard let face = faces.face(for: instance), let strike = face.selectLargestStrike(),
      let advance = face.strikeAdvance(glyph)
    else { return nil }
    return advance * instance.size / strike
  }

  /// The measures of the face a style gets for Latin text.
  func metrics(of style: ShapingStyle) -> FontMetrics {
    guard let description = style.makeDescription() else {
      return FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    defer { pango_font_description_free(description) }
    guard let font = pango_font_map_load_font(fontMap, context, description) else {
      return FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    defer { g_object_unref(font) }
    let instance = chosen(font, for: style).instance
    guard let face = faces.face(for: instance) else {
      return FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    return face.metrics(size: instance.size)
  }

  private static func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, key, Int32(result.count), &value) == FcResultMatch, let text = value {
      result.append(String(cString: text))
    }
    return result
  }

  private static func number(_ pattern: OpaquePointer, _ key: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
  }

  /// Where fonts are looked for, and which one draws emoji. Variable Inter is left out: the static faces have exact
  /// weights, and fontconfig would mix the two.
  private static let settings = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>
    <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
    <selectfont><rejectfont><glob>/usr/share/fonts/*/inter-variable/*</glob></rejectfont>
    <rejectfont><glob>/usr/share/fonts/*Inter*ariable*</glob></rejectfont></selectfont>
    <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
    <match target="pattern"><edit name="family" mode="append_last">
    <string>Inter</string><string>Noto Sans</string><string>DejaVu Sans</string><string>Noto Color Emoji</string>
    </edit></match>
    </fontconfig>
    """
}

/// A font file that could not be used.
struct FontRegistrationError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

enum Log {
  /// One line on standard error.
  static func warn(_ message: String) {
    FileHandle.standardError.write(Data("Martlet: \(message)\n".utf8))
  }
}
