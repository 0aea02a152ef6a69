import SwiftUI

/// How recorded cases spell values.
enum Spelling {
  static let textStyles: [String: Font.TextStyle] = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
    "caption2": .caption2, "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
  ]

  static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let typeSizes: [String: DynamicTypeSize] = [
    "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge, "xxLarge": .xxLarge,
    "xxxLarge": .xxxLarge, "accessibility1": .accessibility1, "accessibility2": .accessibility2,
    "accessibility3": .accessibility3, "accessibility4": .accessibility4, "accessibility5": .accessibility5,
  ]

  static let designs: [String: Font.Design] = [
    "default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
  ]

  static let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing, "centerFirstTextBaseline": .centerFirstTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline, "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline, "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "trailingLastTextBaseline": .trailingLastTextBaseline,
    "firstTextBaseline": .centerFirstTextBaseline, "lastTextBaseline": .centerLastTextBaseline,
  ]

  private enum CustomHorizontal: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  private enum CustomVertical: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  /// A name that is none of SwiftUI's stands for a guide of the program's own, in the middle unless set.
  static func horizontal(_ name: String?) -> HorizontalAlignment? {
    switch name {
    case nil: nil
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    case "listRowSeparatorLeading": .listRowSeparatorLeading
    case "listRowSeparatorTrailing": .listRowSeparatorTrailing
    default: HorizontalAlignment(CustomHorizontal.self)
    }
  }

  static func vertical(_ name: String?) -> VerticalAlignment? {
    switch name {
    case nil: nil
    case "top": .top
    case "center": .center
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    default: VerticalAlignment(CustomVertical.self)
    }
  }

  /// Nil for names of guides of the program's own, which do not tell their direction.
  static func guideAxis(_ name: String) -> Axis? {
    switch name {
    case "leading", "trailing", "listRowSeparatorLeading", "listRowSeparatorTrailing", "horizontalCenter": .horizontal
    case "top", "bottom", "firstTextBaseline", "lastTextBaseline", "verticalCenter": .vertical
    default: nil
    }
  }

  static func alignment(_ value: JSONValue?) -> Alignment? {
    if let name = value?.string { return alignments[name] }
    guard let value, value.object != nil else { return nil }
    return Alignment(
      horizontal: horizontal(value["horizontal"]?.string) ?? .center,
      vertical: vertical(value["vertical"]?.string) ?? .center)
  }

  static func point(_ value: JSONValue?) -> UnitPoint? {
    if let x = value?["x"]?.length ?? value?[0]?.length, let y = value?["y"]?.length ?? value?[1]?.length {
      return UnitPoint(x: x, y: y)
    }
    return switch value?.string {
    case "zero": .zero
    case "center": .center
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    default: nil
    }
  }

  static func edges(_ value: JSONValue?) -> Edge.Set? {
    if let list = value?.array {
      return list.reduce(into: Edge.Set()) { $0.formUnion(edges($1) ?? []) }
    }
    return switch value?.string {
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "all": .all
    default: nil
    }
  }

  static func axes(_ value: JSONValue?) -> Axis.Set? {
    if let list = value?.array { return list.reduce(into: Axis.Set()) { $0.formUnion(axes($1) ?? []) } }
    return switch value?.string {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "both", "all": [.horizontal, .vertical]
    default: nil
    }
  }

  static func size(_ value: JSONValue?) -> CGSize? {
    guard let width = value?["width"]?.length ?? value?["x"]?.length ?? value?[0]?.length,
      let height = value?["height"]?.length ?? value?["y"]?.length ?? value?[1]?.length
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// A style's name, points with weight and design, or an expression such as `system(20).bold()`.
  static func font(_ value: JSONValue?) -> Font? {
    guard let value else { return nil }
    if let name = value.string { return font(written: name) }
    let weight = value["weight"]?.string.flatMap { weights[$0] }
    let design = value["design"]?.string.flatMap { designs[$0] }
    var font: Font
    if let size = value["size"]?.length {
      font = .system(size: size, weight: weight, design: design)
    } else if let style = value["style"]?.string.flatMap({ textStyles[$0] }) {
      font = .system(style, design: design, weight: weight)
    } else {
      return nil
    }
    if value["bold"]?.bool == true { font = font.bold() }
    if value["italic"]?.bool == true { font = font.italic() }
    return font
  }

  private static func font(written expression: String) -> Font? {
    var parts = expression.split(separator: ".").map(String.init)
    guard !parts.isEmpty else { return nil }
    let base = parts.removeFirst()
    var font: Font
    if let style = textStyles[base] {
      font = .system(style)
    } else if base.hasPrefix("system"), let size = number(in: base) {
      font = .system(size: size)
    } else {
      return nil
    }
    for modifier in parts {
      switch modifier.prefix(while: { $0 != "(" }) {
      case "bold": font = font.bold()
      case "italic": font = font.italic()
      case "monospaced": font = font.monospaced()
      case "monospacedDigit": font = font.monospacedDigit()
      case "smallCaps": font = font.smallCaps()
      case "weight":
        for (name, weight) in weights where modifier.hasSuffix("(\(name))") || modifier.hasSuffix(".\(name))") {
          font = font.weight(weight)
        }
      default: return nil
      }
    }
    return font
  }

  /// The first number in a piece of text.
  static func number(in text: some StringProtocol) -> CGFloat? {
    let digits = text.drop { !$0.isNumber && $0 != "-" }.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return Double(digits).map { CGFloat($0) }
  }
}
