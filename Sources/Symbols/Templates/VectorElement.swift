import Foundation
import FoundationXML

/// An element of an SVG document with what is in it.
final class VectorElement {
  /// Without a prefix.
  let name: String
  let attributes: [String: String]
  /// Where it starts in the document, from 1.
  let line: Int
  fileprivate(set) var children: [VectorElement] = []
  /// The text in a style sheet.
  fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// The name of the element that this one stands for.
  var reference: String? {
    guard let address = attributes["href"] ?? attributes["xlink:href"], address.hasPrefix("#") else { return nil }
    return String(address.dropFirst())
  }

  /// The element and all in it.
  func forEach(_ body: (VectorElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

/// Reads the elements of an SVG document.
final class VectorDocumentReader: NSObject, XMLParserDelegate {
  private var root: VectorElement?
  private var stack: [VectorElement] = []
  private var failure: SymbolTemplateError?
  private static let greatestDepth = 200

  /// - Throws: `SymbolTemplateError` for anything that is no well-formed SVG document.
  static func read(_ data: Data) throws -> VectorElement {
    if data.isEmpty { throw SymbolTemplateError("the file is empty") }
    // The parser traps on bytes that are none.
    guard String(validating: data, as: UTF8.self) != nil else { throw SymbolTemplateError("it is no text in UTF-8") }
    let reader = VectorDocumentReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWhole = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWhole, reader.stack.isEmpty, parser.parserError == nil else {
      throw SymbolTemplateError("the SVG document is damaged in line \(parser.lineNumber)")
    }
    guard let root = reader.root, root.name == "svg" else { throw SymbolTemplateError("it is no SVG document") }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let name = elementName.split(separator: ":").last.map(String.init) ?? elementName
    if stack.count > Self.greatestDepth {
      failure = failure ?? SymbolTemplateError("its groups are nested too deeply")
      return parser.abortParsing()
    }
    let element = VectorElement(name: name, attributes: attributes, line: parser.lineNumber)
    if let parent = stack.last { parent.children.append(element) } else { root = root ?? element }
    stack.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = stack.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { add(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { add(String(decoding: block, as: UTF8.self)) }

  private func add(_ text: String) {
    if let element = stack.last, element.name == "style" { element.text += text }
  }
}
