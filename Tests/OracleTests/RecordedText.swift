import CoreGraphics
import Foundation
import Rendering
import SwiftUI

/// A font as recorded cases name it.
struct RecordedFont: Hashable, Sendable {
  var size: CGFloat
  var weight: Int
  var family = FontDescriptor.Family.system
  var isItalic = false
  /// Tells a text style from a system font of the same size.
  var lineHeight: CGFloat = 0

  init(_ run: TextRequest.Run) {
    size = run.font.size
    weight = run.font.weight
    family = run.font.family
    isItalic = run.font.isItalic
    lineHeight = run.lineHeight
  }

  init(_ value: JSONValue, lines: FontLines) {
    let style = value["style"]?.string.flatMap { Spelling.textStyles[$0] }
    let own = style.flatMap { lines.styles[$0] }
    lineHeight = own?.line.lineHeight ?? lines.sizes[value["size"]?.length ?? 13]?.lineHeight ?? 0
    size = value["size"]?.length ?? own?.size ?? 13
    weight = value["weight"]?.string.flatMap { Self.weights[$0] } ?? own?.weight ?? 400
    isItalic = value["italic"]?.bool ?? false
    switch value["design"]?.string {
    case "serif": family = .serif
    case "rounded": family = .rounded
    case "monospaced": family = .monospaced
    default: break
    }
  }

  static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]
}

/// The recorded sizes of strings, and the lines of the fonts that they were recorded in.
struct RecordedText: Sendable {
  struct Part: Hashable, Sendable {
    var string: String
    var font: RecordedFont

    /// The same whatever the height of the line.
    var onLine: Part {
      var copy = self
      copy.font.lineHeight = 0
      return copy
    }
  }

  struct Wrapped: Sendable {
    var proposedWidth: CGFloat
    var lineLimit: Int?
    var truncation: String?
    var width: CGFloat
    var lineCount: Int
  }

  /// What one platform's text looks like.
  private(set) var platform = PlatformMetrics()
  private var heights: [[Part]: CGFloat] = [:]
  private var widths: [[Part]: CGFloat] = [:]
  private var wrapped: [[Part]: [Wrapped]] = [:]

  /// macOS: points and weight of each style, and what `bold()` makes of it.
  private static let macStyles: [(Font.TextStyle, CGFloat, Int, Int)] = [
    (.largeTitle, 26, 400, 700), (.title, 22, 400, 700), (.title2, 17, 400, 700), (.title3, 15, 400, 600),
    (.headline, 13, 700, 800), (.subheadline, 11, 400, 600), (.body, 13, 400, 600), (.callout, 12, 400, 600),
    (.footnote, 10, 400, 600), (.caption, 10, 400, 500), (.caption2, 10, 500, 600),
  ]

  /// Points of iOS styles.
  private static let phoneStyles: [(Font.TextStyle, CGFloat, Int, Int)] = [
    (.largeTitle, 34, 400, 700), (.title, 28, 400, 700), (.title2, 22, 400, 700), (.title3, 20, 400, 600),
    (.headline, 17, 600, 700), (.subheadline, 15, 400, 600), (.body, 17, 400, 600), (.callout, 16, 400, 600),
    (.footnote, 13, 400, 600), (.caption, 12, 400, 600), (.caption2, 11, 400, 600),
  ]

  init(_ metrics: JSONValue, platform name: String, note: String) {
    if name == "iOS" { readPhone(metrics) } else { readMac(metrics) }
    // Some of the first recordings had another default, and say so.
    if note.contains("the .body font as default") { platform.defaultFont = .body }
  }

  private mutating func readMac(_ metrics: JSONValue) {
    platform.defaultFont = .system(size: 13)
    platform.dividerThickness = 1
    let entries = metrics["entries"]?.array ?? []
    // Where the first baseline of a font lies is told with strings in it.
    var baselines: [JSONValue: CGFloat] = [:]
    for entry in entries {
      if let font = entry["font"], let first = entry["baselines"]?[0]?.length { baselines[font] = first }
    }
    for entry in metrics["fonts"]?.array ?? [] {
      guard let font = entry["font"], font["weight"] == nil, font["design"] == nil,
        let height = entry["unroundedLineHeight"]?.length
      else { continue }
      let distances = TextDistances(
        above: entry["spacingAbove"]?.length ?? 8, below: entry["spacingBelow"]?.length ?? 8,
        toText: entry["textToText"]?.length ?? 0)
      let size = font["size"]?.length
      let style = font["style"]?.string.flatMap { Spelling.textStyles[$0] }
      let points = size ?? Self.macStyles.first { $0.0 == style }?.1 ?? 13
      let ascent = baselines[font] ?? (points * 0.967).rounded(.up)
      let line = FontLines.Line(
        ascent: ascent, descent: height - ascent, lineHeight: height, distances: distances)
      if let size {
        platform.fonts.sizes[size] = line
      } else if let style, let row = Self.macStyles.first(where: { $0.0 == style }) {
        platform.fonts.styles[style] = FontLines.Style(
          size: row.1, weight: row.2, boldWeight: row.3, line: line)
      }
    }
    for entry in entries { read(entry) }
    for entry in metrics["mixed"]?.array ?? [] { readMixed(entry) }
  }

  private mutating func readPhone(_ metrics: JSONValue) {
    platform.defaultFont = .body
    let entries = metrics["iOS"]?.array ?? []
    for (style, size, weight, boldWeight) in Self.phoneStyles {
      let recorded = entries.first { entry in
        entry["font"]?["style"]?.string.flatMap { Spelling.textStyles[$0] } == style
      }
      guard let height = recorded?["size"]?[1]?.length else { continue }
      let ascent = size * 0.95215
      platform.fonts.styles[style] = FontLines.Style(
        size: size, weight: weight, boldWeight: boldWeight,
        line: FontLines.Line(ascent: ascent, descent: height - ascent, lineHeight: height))
    }
    for entry in entries { read(entry) }
  }

  private mutating func read(_ entry: JSONValue) {
    guard let string = entry["string"]?.string, let font = entry["font"] else { return }
    read(entry, [Part(string: string, font: RecordedFont(font, lines: platform.fonts))], font: font)
  }

  private mutating func readMixed(_ entry: JSONValue) {
    let parts = (entry["parts"]?.array ?? []).compactMap { part -> Part? in
      guard let string = part[0]?.string, let font = part[1] else { return nil }
      return Part(string: string, font: RecordedFont(font, lines: platform.fonts))
    }
    read(entry, parts, font: entry["parts"]?[0]?[1] ?? .null)
  }

  private mutating func read(_ entry: JSONValue, _ parts: [Part], font: JSONValue) {
    guard let width = entry["size"]?[0]?.length, let height = entry["size"]?[1]?.length else { return }
    let options = entry["options"]
    guard let proposed = entry["proposedWidth"]?.length else {
      if options == nil {
        if !parts.contains(where: { $0.string.contains("\n") }) { heights[parts] = height }
        widths[parts.map(\.onLine)] = width
      }
      return
    }
    let spacing = options?["lineSpacing"]?.length ?? 0
    let line: CGFloat
    if let style = font["style"]?.string.flatMap({ Spelling.textStyles[$0] }) {
      line = platform.fonts.styles[style]?.line.lineHeight ?? 16
    } else {
      line = platform.fonts.sizes[font["size"]?.length ?? 13]?.lineHeight ?? 16
    }
    wrapped[parts.map(\.onLine), default: []].append(
      Wrapped(
        proposedWidth: proposed, lineLimit: options?["lineLimit"]?.int, truncation: options?["truncation"]?.string,
        width: width, lineCount: max(Int(((height + spacing) / (line + spacing)).rounded()), 1)))
  }

  /// Takes in the size that a case tells for a text, if none is known.
  mutating func note(_ string: String, in font: RecordedFont, size: CGSize) {
    let key = [Part(string: string, font: font)]
    if heights[key] == nil { heights[key] = size.height }
    if widths[key.map(\.onLine)] == nil { widths[key.map(\.onLine)] = size.width }
  }

  /// The height of one line, if it was recorded.
  func height(of parts: [Part]) -> CGFloat? { heights[parts] }

  func width(of parts: [Part]) -> CGFloat? { widths[parts.map(\.onLine)] }

  func wrapped(_ parts: [Part]) -> [Wrapped] { wrapped[parts.map(\.onLine)] ?? [] }
}
