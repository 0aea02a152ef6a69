import CoreGraphics
import Foundation

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
struct SymbolTemplateReader {
  /// What holds where an element stands.
  private struct Surroundings {
    var transform = CGAffineTransform.identity
    var look = VectorLook()
    var variant: SymbolTemplate.Variant?
    var marks: [SymbolTemplate.Mark] = []
    /// Inside of something that is not shown where it stands.
    var isDefinition = false
    /// Inside of an element that stands for another one; the names there are not those of this place.
    var isCopy = false
  }

  private var document = SymbolTemplateDocument()
  private var rules = VectorStyleRules()
  private var elements: [String: VectorElement] = [:]
  /// The names that are being followed at the moment.
  private var followed: Set<String> = []
  /// How many more elements may be drawn in place of others.
  private var remainingCopies = 20_000

  /// - Throws: `SymbolTemplateError` if the data is no well-formed SVG document or holds no variant.
  static func read(_ data: Data) throws -> SymbolTemplateDocument {
    let root = try VectorDocumentReader.read(data)
    var reader = SymbolTemplateReader()
    root.forEach { element in
      if element.name == "style" { reader.rules.read(element.text) }
      if let id = element.attributes["id"], reader.elements[id] == nil { reader.elements[id] = element }
    }
    try reader.read(root, in: Surroundings())
    var document = reader.document
    guard document.groups.values.contains(where: { !$0.shapes.isEmpty }) else {
      throw SymbolTemplateError("it holds no symbol: no group is called Regular-S or after another weight and scale")
    }
    document.groups = document.groups.filter { !$0.value.shapes.isEmpty }
    for (name, properties) in reader.rules.properties {
      guard let mark = SymbolTemplate.Mark(className: name) else { continue }
      document.styles[mark] = SymbolTemplate.LayerStyle(properties)
    }
    return document
  }

  /// What is not shown where it stands.
  private static let definitions: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "marker", "pattern", "linearGradient", "radialGradient", "metadata",
  ]

  private mutating func read(_ element: VectorElement, in outer: Surroundings) throws {
    var place = outer
    let attributes = element.attributes
    if Self.definitions.contains(element.name) { place.isDefinition = true }
    try apply(element, to: &place)
    if place.isDefinition { return }
    if !place.isCopy, let id = attributes["id"] { readName(id, of: element, in: &place) }
    if let variant = place.variant {
      if element.name == "use" { return try follow(element, in: place) }
      do {
        if let path = try VectorShape.path(element.name, attributes), !path.isEmpty { add(path, place, to: variant) }
      } catch {
        throw SymbolTemplateError("\(error) in line \(element.line)")
      }
    }
    for child in element.children { try read(child, in: place) }
  }

  private func apply(_ element: VectorElement, to place: inout Surroundings) throws {
    let attributes = element.attributes
    let classes = attributes["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    place.marks += classes.compactMap(SymbolTemplate.Mark.init(className:))
    place.look.apply(attributes)
    for className in classes where SymbolTemplate.Mark.isOrdinary(className) {
      if let properties = rules.properties[className] { place.look.apply(properties) }
    }
    if let style = attributes["style"] { place.look.apply(VectorStyleRules.properties(style)) }
    if let text = attributes["transform"] {
      guard let transform = VectorTransform.read(text) else {
        throw SymbolTemplateError("the transform in line \(element.line) cannot be read")
      }
      place.transform = transform.concatenating(place.transform)
    }
  }

  /// Takes an element for a variant or a guide if it is called so.
  private mutating func readName(_ id: String, of element: VectorElement, in place: inout Surroundings) {
    guard place.variant == nil else { return }
    if let variant = SymbolTemplate.Variant(name: id) {
      place.variant = variant
      let moves = element.attributes["transform"] != nil
      document.groups[variant] = SymbolTemplateDocument.Group(
        origin: moves ? CGPoint.zero.applying(place.transform) : nil)
    } else if Self.isGuide(id) {
      readGuide(id, element, place)
    }
  }

  /// Reads the element that another one stands for, in its place. A name that nothing has is passed over.
  private mutating func follow(_ element: VectorElement, in outer: Surroundings) throws {
    guard let name = element.reference, let original = elements[name] else { return }
    guard followed.insert(name).inserted else {
      throw SymbolTemplateError("the reference to '\(name)' in line \(element.line) leads back to itself")
    }
    defer { followed.remove(name) }
    original.forEach { _ in remainingCopies -= 1 }
    if remainingCopies < 0 { throw SymbolTemplateError("its references repeat too much") }
    var place = outer
    place.isCopy = true
    place.transform = CGAffineTransform(
      translationX: element.attributes["x"].flatMap(VectorLook.length) ?? 0,
      y: element.attributes["y"].flatMap(VectorLook.length) ?? 0
    ).concatenating(place.transform)
    guard original.name == "symbol" else { return try read(original, in: place) }
    // What a symbol holds is shown where it is used.
    try apply(original, to: &place)
    for child in original.children { try read(child, in: place) }
  }

  private static func isGuide(_ id: String) -> Bool {
    let id = id.lowercased()
    return ["baseline-", "capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
  }

  private mutating func readGuide(_ id: String, _ element: VectorElement, _ place: Surroundings) {
    // A guide that cannot be read is a missing one.
    guard let path = try? VectorShape.path(element.name, element.attributes), !path.isEmpty else { return }
    document.guides[id.lowercased()] = path.applying(place.transform).controlBounds
  }

  private mutating func add(_ path: PathStorage, _ place: Surroundings, to variant: SymbolTemplate.Variant) {
    let matrix = place.transform
    let growth = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    let width = place.look.strokeWidth * growth
    let stroke =
      place.look.isStroked && width > 0
      ? SymbolTemplate.Stroke(width: width, cap: place.look.cap, join: place.look.join) : nil
    guard place.look.isFilled || stroke != nil else { return }
    document.groups[variant]?.shapes.append(
      SymbolTemplate.Shape(
        path: path.applying(matrix), isFilled: place.look.isFilled, isEvenOdd: place.look.isEvenOdd, stroke: stroke,
        marks: place.marks))
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
