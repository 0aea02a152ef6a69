import CoreGraphics
import Foundation

/// How the outlines of an element and those within are drawn.
struct VectorLook {
  var isFilled = true
  var isEvenOdd = false
  var isStroked = false
  var strokeWidth: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter

  mutating func apply(_ properties: [String: String]) {
    if let fill = properties["fill"] { isFilled = fill != "none" && fill != "transparent" }
    if let rule = properties["fill-rule"] { isEvenOdd = rule == "evenodd" }
    if let stroke = properties["stroke"] { isStroked = stroke != "none" && stroke != "transparent" }
    if let width = properties["stroke-width"].flatMap(Self.length) { strokeWidth = width }
    switch properties["stroke-linecap"] {
    case "butt": cap = .butt
    case "round": cap = .round
    case "square": cap = .square
    default: break
    }
    switch properties["stroke-linejoin"] {
    case "miter": join = .miter
    case "round": join = .round
    case "bevel": join = .bevel
    default: break
    }
  }

  /// A length in the document's units.
  static func length(_ text: String) -> CGFloat? {
    var scanner = VectorScanner(text)
    guard let value = scanner.number() else { return nil }
    if scanner.isAtEnd { return value }
    return text.trimmingCharacters(in: .whitespaces).hasSuffix("px") ? value : nil
  }

  /// Red, green and blue of a colour written as `#RRGGBB` or `#RGB`.
  static func rgb(_ text: String) -> UInt32? {
    guard text.hasPrefix("#") else {
      return text == "white" ? 0xFFFFFF : text == "black" ? 0 : nil
    }
    let digits = text.dropFirst()
    if digits.count == 3 { return UInt32(digits.map { "\($0)\($0)" }.joined(), radix: 16) }
    return digits.count == 6 ? UInt32(digits, radix: 16) : nil
  }
}

/// The rules of a style sheet whose selectors are classes.
struct VectorStyleRules {
  private(set) var properties: [String: [String: String]] = [:]

  /// Adds the rules of a style sheet. What is not understood is passed over.
  mutating func read(_ text: String) {
    for rule in Self.withoutComments(text).split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let properties = Self.properties(parts[1])
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        guard name.hasPrefix(".") else { continue }
        let className = name.dropFirst().replacingOccurrences(of: "\\", with: "")
        self.properties[className, default: [:]].merge(properties) { _, new in new }
      }
    }
  }

  /// Declarations such as `fill:none;stroke:black`.
  static func properties(_ text: some StringProtocol) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      result[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return result
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
