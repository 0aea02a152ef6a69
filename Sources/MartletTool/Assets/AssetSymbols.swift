/// Declarations that give a module's images and colours names in Swift, as Xcode generates them.
struct AssetSymbols {
  /// Which declarations there are to be.
  struct Options: Equatable {
    /// `ImageResource` and `ColorResource` constants.
    var declaresResources = true
    /// The colours as members of `Color` as well.
    var extendsColor = true
  }

  /// A Swift file.
  private(set) var text: String
  /// A sentence for each asset that got no name.
  private(set) var warnings: [String] = []

  /// - Parameters:
  ///   - bundle: an expression for the bundle that the catalogs are in.
  ///   - declared: names of members that the source declares itself, by type; there is nothing to add to them.
  /// - Returns: nil if there is nothing to declare.
  init?(_ tree: AssetTree, options: Options, bundle: String, declared: [String: Set<String>] = [:]) {
    guard !tree.isEmpty, options.declaresResources else { return nil }
    text = ""
    func members(_ kind: Kind) -> Members { Members(declared: declared[kind.type] ?? [], taken: kind.libraryMembers) }
    func extending(_ type: String, _ lines: [String]) -> String {
      lines.isEmpty ? "" : (["extension \(type) {"] + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
    }
    var parts = [
      """
      import SwiftUI

      private let resourceBundle: Foundation.Bundle = \(bundle)
      """
    ]
    for kind in options.extendsColor ? Kind.allCases : [.colorResource, .imageResource] {
      parts.append(extending(kind.extended, lines(of: tree, kind, members: members(kind))))
    }
    text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The members that a type has before.
  private struct Members {
    var declared: Set<String> = []
    var taken: Set<String> = []
  }

  /// A type that members are declared in.
  private enum Kind: CaseIterable {
    case colorResource, imageResource, color, style

    var word: String { self == .imageResource ? "image" : "colour" }

    var type: String {
      switch self {
      case .colorResource: "ColorResource"
      case .imageResource: "ImageResource"
      case .color: "Color"
      case .style: "ShapeStyle"
      }
    }

    var extended: String { "SwiftUI.\(type)" + (self == .style ? " where Self == SwiftUI.Color" : "") }

    func names(in tree: AssetTree) -> Set<String> { self == .imageResource ? tree.images : tree.colors }

    func constant(for name: String) -> String? {
      AssetSymbolName.constant(name, droppingSuffix: self == .imageResource ? "Image" : "Color")
    }

    func declaration(_ constant: String, path: String) -> String {
      let arguments = "\(path.swiftLiteral), bundle: resourceBundle"
      return switch self {
      case .colorResource, .imageResource: "static let \(constant) = SwiftUI.\(type)(name: \(arguments))"
      case .color: "static var \(constant): SwiftUI.Color { SwiftUI.Color(\(arguments)) }"
      case .style:
        "@_disfavoredOverload static var \(constant): SwiftUI.Color { SwiftUI.Color(\(arguments)) }"
      }
    }

    /// Members of the library's own that would be meant no longer, or be ambiguous.
    var libraryMembers: Set<String> {
      switch self {
      case .colorResource, .imageResource: []
      case .color:
        [
          "clear", "black", "white", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo",
          "purple", "pink", "brown", "gray", "primary", "secondary", "accentColor", "Resolved", "RGBColorSpace", "Body",
          "AnimatableData",
        ]
      case .style:
        Kind.color.libraryMembers.union([
          "foreground", "background", "tint", "tertiary", "quaternary", "quinary", "separator", "selection",
          "placeholder", "link", "fill", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial",
          "thickMaterial", "ultraThickMaterial", "bar",
        ])
      }
    }
  }

  /// The members for a tree, without those that are there already.
  private mutating func lines(
    of tree: AssetTree, _ kind: Kind, prefix: String = "", members: Members = Members()
  ) -> [String] {
    var lines: [String] = []
    var members = members
    func documentation(_ thing: String, _ path: String) -> String {
      "/// The \(thing) \(path.swiftLiteral) of the catalog."
    }
    for name in kind.names(in: tree).sorted() {
      let path = prefix + name
      guard let constant = kind.constant(for: name) else {
        warn("The name of the \(kind.word) '\(path)' makes no identifier; it has none in \(kind.type).", kind)
        continue
      }
      guard !members.declared.contains(constant) else { continue }
      guard members.taken.insert(constant).inserted else {
        warn("The \(kind.word) '\(path)' gets no name in \(kind.type), which has a '\(constant)' already.", kind)
        continue
      }
      lines += [documentation(kind.word, path), kind.declaration(constant, path: path)]
    }
    // An extension of a protocol cannot hold types.
    guard kind != .style else { return lines }
    for (name, inner) in tree.namespaces.sorted(by: { $0.key < $1.key }) {
      let path = prefix + name
      let nested = self.lines(of: inner, kind, prefix: path + "/")
      guard !nested.isEmpty else { continue }
      guard let type = AssetSymbolName.type(name) else {
        warn("The name of the folder '\(path)' makes no identifier; it has none in \(kind.type).", kind)
        continue
      }
      guard !members.declared.contains(type) else { continue }
      guard members.taken.insert(type).inserted else {
        warn("The folder '\(path)' gets no name in \(kind.type), which has a '\(type)' already.", kind)
        continue
      }
      lines += [documentation("folder", path), "enum \(type) {"] + nested.map { "  " + $0 } + ["}"]
    }
    return lines
  }

  private mutating func warn(_ sentence: String, _ kind: Kind) {
    // Styles have the names of colours, and fewer.
    if kind != .style { warnings.append(sentence) }
  }
}
