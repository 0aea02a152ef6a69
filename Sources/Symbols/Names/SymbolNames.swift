import CoreGraphics

/// The names the system symbol set knows, and which names mean the same symbol.
///
/// The names are kept as a tree of their dot-separated parts, written as text: children stand in parentheses after
/// their parent, and a minus after a part says that the name does not end there. `star circle(fill) fill` holds
/// `star`, `star.circle`, `star.circle.fill` and `star.fill`. Only the first parts are indexed.
struct SymbolNames: Sendable {
  private let texts: [String]
  private let firstParts: [String: FirstPart]
  private let newNames: [String: String]
  private let oldNames: [String: [String]]

  private struct FirstPart {
    let text: Int
    let header: String
    let body: Range<Int>
  }

  init(trees: [String], renames: String) {
    var firstParts: [String: FirstPart] = [:]
    for (number, tree) in trees.enumerated() {
      for entry in LineIndex(tree).entries {
        let end = entry.header.firstIndex { $0 == " " || $0 == "-" } ?? entry.header.endIndex
        firstParts[String(entry.header[..<end])] = FirstPart(
          text: number, header: String(entry.header[end...]), body: entry.body)
      }
    }
    var newNames: [String: String] = [:]
    var oldNames: [String: [String]] = [:]
    for line in renames.split(separator: "\n") {
      let pair = line.split(separator: " ")
      guard pair.count == 2 else { continue }
      newNames[String(pair[0])] = String(pair[1])
      oldNames[String(pair[1]), default: []].append(String(pair[0]))
    }
    texts = trees
    self.firstParts = firstParts
    self.newNames = newNames
    self.oldNames = oldNames
  }

  /// Whether a name belongs to the set. A script or direction suffix on a known name is accepted.
  func contains(_ name: String) -> Bool {
    holds(name) || (SymbolNameParts(name).hasScriptSuffix && holds(SymbolNameParts(name).dropLast().name))
  }

  /// Whether a symbol has a separate form for right-to-left layouts.
  func hasRightToLeftForm(_ name: String) -> Bool { holds(name + ".rtl") }

  func newName(of name: String) -> String? { newNames[name] }

  /// The newer name and the older names of the same symbol.
  func otherSpellings(of name: String) -> [String] {
    (newNames[name].map { [$0] } ?? []) + (oldNames[name] ?? [])
  }

  /// All names, in the tree's order.
  func all() -> [String] {
    firstParts.keys.sorted().flatMap { first in
      var tree = NameTree(text(of: first))
      return tree.allNames(under: first)
    }
  }

  private func text(of firstPart: String) -> String {
    guard let part = firstParts[firstPart] else { return "" }
    return part.header + " " + LineIndex.text(part.body, of: texts[part.text])
  }

  private func holds(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, firstParts[String(first)] != nil else { return false }
    var tree = NameTree(text(of: String(first)))
    return tree.holds(parts.dropFirst().map { Array($0.utf8) })
  }
}

/// A reader of one tree text, from after its first part on.
private struct NameTree {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipBlanks() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { position += 1 }
  }

  /// Consumes the minus of a part that no name ends with.
  private mutating func endsName() -> Bool {
    if next != UInt8(ascii: "-") { return true }
    position += 1
    return false
  }

  private mutating func word() -> Range<Int>? {
    skipBlanks()
    let start = position
    while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
    return position > start ? start..<position : nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private mutating func skipChildren() {
    guard next == UInt8(ascii: "(") else { return }
    var depth = 0
    repeat {
      if next == UInt8(ascii: "(") { depth += 1 }
      if next == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  mutating func holds(_ path: [[UInt8]]) -> Bool {
    var endsHere = endsName()
    for part in path {
      var isFound = false
      while !isFound, let word = word() {
        let ends = endsName()
        if bytes[word].elementsEqual(part) {
          isFound = true
          endsHere = ends
        } else {
          skipChildren()
        }
      }
      if !isFound { return false }
      if next == UInt8(ascii: "(") {
        position += 1
      } else {
        // A part without children: nothing below it can be found.
        position = bytes.count
      }
    }
    return endsHere
  }

  mutating func allNames(under parent: String) -> [String] {
    var names = endsName() ? [parent] : []
    addChildren(of: parent, to: &names)
    return names
  }

  private mutating func addChildren(of parent: String, to names: inout [String]) {
    while let word = word() {
      let name = parent + "." + String(decoding: bytes[word], as: UTF8.self)
      if endsName() { names.append(name) }
      if next == UInt8(ascii: "(") {
        position += 1
        addChildren(of: name, to: &names)
        skipBlanks()
        position += 1
      }
    }
  }
}
