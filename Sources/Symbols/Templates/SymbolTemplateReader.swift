import CoreGraphics
import Foundation
import FoundationXML

/// What a template's document says, in the document's own units.
struct SymbolTemplateDocument {
  struct Group {
    var shapes: [SymbolTemplate.Shape] = []
    /// The origin of the group's own coordinates; nil if it has none.
    var origin: CGPoint?
  }

  var groups: [SymbolTemplate.Variant: Group] = [:]
  /// Boxes of the guides by name.
  var guides: [String: CGRect] = [:]
  var styles: [SymbolTemplate.Mark: SymbolTemplate.LayerStyle] = [:]
}

/// Reads a template's document.
final class SymbolTemplateReader: NSObject, XMLParserDelegate {
  private struct Element {
    var name: String
    var transform = CGAffineTransform.identity
    var look = VectorLook()
    var variant: SymbolTemplate.Variant?
    var marks: [SymbolTemplate.Mark] = []
    /// Inside of something that is not shown where it stands.
    var isDefinition = false
  }

  private var document = SymbolTemplateDocument()
  private var rules = VectorStyleRules()
  private var stack: [Element] = []
  private var styleText = ""
  private var failure: SymbolTemplateError?
  private var isVector = false

  static func read(_ data: Data) throws -> SymbolTemplateDocument {
    if data.isEmpty { throw SymbolTemplateError("the file is empty") }
    // The parser traps on bytes that are none.
    guard String(validating: data, as: UTF8.self) != nil else { throw SymbolTemplateError("it is no text in UTF-8") }
    let reader = SymbolTemplateReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWhole = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWhole, reader.stack.isEmpty, parser.parserError == nil else {
      throw SymbolTemplateError("the SVG document is damaged in line \(parser.lineNumber)")
    }
    guard reader.isVector else { throw SymbolTemplateError("it is no SVG document") }
    guard reader.document.groups.values.contains(where: { !$0.shapes.isEmpty }) else {
      throw SymbolTemplateError("it holds no symbol: no group is called Regular-S or after another weight and scale")
    }
    reader.document.groups = reader.document.groups.filter { !$0.value.shapes.isEmpty }
    for (name, properties) in reader.rules.properties {
      guard let mark = SymbolTemplate.Mark(className: name) else { continue }
      reader.document.styles[mark] = SymbolTemplate.LayerStyle(properties)
    }
    return reader.document
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let name = elementName.split(separator: ":").last.map(String.init) ?? elementName
    if stack.isEmpty { isVector = name == "svg" }
    var element = stack.last ?? Element(name: name)
    element.name = name
    if stack.count > 200 { return fail(parser, "its groups are nested too deeply") }
    switch name {
    case "defs", "clipPath", "mask", "symbol", "marker", "pattern", "linearGradient", "radialGradient", "metadata":
      element.isDefinition = true
    case "style": styleText = ""
    default: break
    }
    let classes = attributes["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    let own = classes.compactMap(SymbolTemplate.Mark.init(className:))
    element.marks += own
    element.look.apply(attributes)
    for className in classes where SymbolTemplate.Mark.isOrdinary(className) {
      if let properties = rules.properties[className] { element.look.apply(properties) }
    }
    if let style = attributes["style"] { element.look.apply(VectorStyleRules.properties(style)) }
    if let text = attributes["transform"] {
      guard let transform = VectorTransform.read(text) else {
        return fail(parser, "the transform in line \(parser.lineNumber) cannot be read")
      }
      element.transform = transform.concatenating(element.transform)
    }
    defer { stack.append(element) }
    if element.isDefinition { return }
    if let id = attributes["id"] {
      if element.variant == nil, let variant = SymbolTemplate.Variant(name: id) {
        element.variant = variant
        let moves = attributes["transform"] != nil
        document.groups[variant] = SymbolTemplateDocument.Group(
          origin: moves ? CGPoint.zero.applying(element.transform) : nil)
      } else if element.variant == nil, Self.isGuide(id) {
        readGuide(id, element, attributes)
      }
    }
    guard let variant = element.variant else { return }
    do {
      guard let path = try VectorShape.path(name, attributes), !path.isEmpty else { return }
      add(path, element, to: variant)
    } catch {
      fail(parser, "\(error) in line \(parser.lineNumber)")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let ended = stack.popLast()
    if ended?.name == "style" { rules.read(styleText) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if stack.last?.name == "style" { styleText += string }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if stack.last?.name == "style" { styleText += String(decoding: block, as: UTF8.self) }
  }

  private func fail(_ parser: XMLParser, _ reason: String) {
    if failure == nil { failure = SymbolTemplateError(reason) }
    parser.abortParsing()
  }

  private static func isGuide(_ id: String) -> Bool {
    let id = id.lowercased()
    return ["baseline-", "capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
  }

  private func readGuide(_ id: String, _ element: Element, _ attributes: [String: String]) {
    // A guide that cannot be read is a missing one.
    guard let path = try? VectorShape.path(element.name, attributes), !path.isEmpty else { return }
    document.guides[id.lowercased()] = path.applying(element.transform).controlBounds
  }

  private func add(_ path: PathStorage, _ element: Element, to variant: SymbolTemplate.Variant) {
    let matrix = element.transform
    let growth = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    let width = element.look.strokeWidth * growth
    let stroke =
      element.look.isStroked && width > 0
      ? SymbolTemplate.Stroke(width: width, cap: element.look.cap, join: element.look.join) : nil
    guard element.look.isFilled || stroke != nil else { return }
    document.groups[variant]?.shapes.append(
      SymbolTemplate.Shape(
        path: path.applying(matrix), isFilled: element.look.isFilled, isEvenOdd: element.look.isEvenOdd, stroke: stroke,
        marks: element.marks))
  }
}

extension SymbolTemplate.Variant {
  /// A name such as `Regular-S`.
  init?(name: String) {
    let parts = name.lowercased().split(separator: "-")
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "ultralight": weight = .ultraLight
    case "thin": weight = .thin
    case "light": weight = .light
    case "regular": weight = .regular
    case "medium": weight = .medium
    case "semibold": weight = .semibold
    case "bold": weight = .bold
    case "heavy": weight = .heavy
    case "black": weight = .black
    default: return nil
    }
    switch parts[1] {
    case "s": scale = .small
    case "m": scale = .medium
    case "l": scale = .large
    default: return nil
    }
  }
}

extension SymbolTemplate.Mark {
  /// A class such as `hierarchical-1:secondary`.
  init?(className: String) {
    let pieces = className.replacingOccurrences(of: "\\", with: "").split(separator: ":", maxSplits: 1)
    guard let head = pieces.first, let dash = head.lastIndex(of: "-"), let index = Int(head[head.index(after: dash)...])
    else { return nil }
    switch head[..<dash] {
    case "monochrome": mode = .monochrome
    case "hierarchical": mode = .hierarchical
    case "multicolor": mode = .multicolor
    default: return nil
    }
    self.index = index
    name = pieces.count > 1 ? String(pieces[1]) : ""
  }

  /// Whether the class is about the outline itself, and neither about layers nor about previews in editors.
  static func isOrdinary(_ className: String) -> Bool {
    !className.hasPrefix("SFSymbolsPreview") && Self(className: className) == nil
  }
}

extension SymbolTemplate.LayerStyle {
  init(_ properties: [String: String]) {
    fill = properties["fill"].flatMap(VectorLook.rgb)
    opacity = properties["opacity"].flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1
    clearsBehind = properties["-sfsymbols-clear-behind"] == "true"
    threshold = properties["-sfsymbols-variable-threshold"].flatMap(Double.init).map { CGFloat($0) }
  }
}
