import SourceScanner

/// `#Preview("Name", traits: …) { … }`: a type that tells the runtime of the preview.
enum PreviewMacro: Macro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String? {
    guard let syntax = expansion.syntax else { throw MacroError(message: "#Preview stands on its own.") }
    let source = ScannedSource(syntax.source)
    var arguments: [Argument] = []
    var index = 1
    if source.isSpelled(index, "("), let closing = source.closing(of: index) {
      arguments = Argument.list(in: source, from: index + 1, to: closing)
      index = closing + 1
    }
    var previewable: [String] = []
    if source.isSpelled(index, "{"), let closing = source.closing(of: index) {
      let body = PreviewBody(source, braces: index...closing)
      previewable = body.previewable
      arguments.append(Argument(label: "body", value: body.statements))
    }
    guard let body = arguments.first(where: { $0.label == "body" })?.value else {
      throw MacroError(message: "#Preview needs a closure that makes its view.")
    }

    let name = arguments.first { $0.label == nil }?.value ?? "nil"
    let traits = arguments.drop { $0.label != "traits" }.filter { $0.label != "body" }.map(\.value)
    let traitArgument = traits.isEmpty ? "" : "traits: [\(traits.joined(separator: ", "))], "
    let location = "file: \(literal(syntax.location.fileName)), line: \(syntax.location.line)"
    let view = previewable.isEmpty ? body : "{ Body() }"
    return """
      struct \(expansion.uniqueName("Preview")): SwiftUI._PreviewRegistry {
        static var _preview: SwiftUI._MartletPreview {
          SwiftUI._MartletPreview(name: \(name), \(traitArgument)\(location), body: \(view))
        }
      \(previewable.isEmpty ? "" : bodyView(previewable, statements: body))}
      """
  }

  /// `@Previewable` state lives in a view made for it.
  private static func bodyView(_ declarations: [String], statements: String) -> String {
    """
      private struct Body: SwiftUI.View {
        \(declarations.joined(separator: "\n    "))
        var body: some SwiftUI.View \(statements)
      }

    """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

/// `@Previewable`: `#Preview` takes the declaration into its view; by itself it means nothing.
enum PreviewableMacro: Macro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String? { "" }
}

/// One argument of a call.
struct Argument: Equatable {
  var label: String?
  var value: String

  static func list(in source: ScannedSource, from start: Int, to end: Int) -> [Argument] {
    var result: [Argument] = []
    var first = start
    var index = start
    while index <= end {
      if index == end || source.isSpelled(index, ",") {
        if first < index { result.append(Argument(in: source, first..<index)) }
        first = index + 1
      }
      index = index == end ? end + 1 : min(source.after(index), end)
    }
    return result
  }

  private init(in source: ScannedSource, _ tokens: Range<Int>) {
    let hasLabel = source.isIdentifier(tokens.lowerBound) && source.isSpelled(tokens.lowerBound + 1, ":")
    label = hasLabel ? source.spelling(tokens.lowerBound) : nil
    let start = source.tokens[tokens.lowerBound + (hasLabel ? 2 : 0)].range.lowerBound
    value = source.text.string(in: start..<source.tokens[tokens.upperBound - 1].range.upperBound)
  }

  init(label: String?, value: String) {
    self.label = label
    self.value = value
  }
}

/// The closure of a preview, parted into `@Previewable` declarations and the rest.
struct PreviewBody {
  /// The declarations without their mark.
  private(set) var previewable: [String] = []
  /// The closure without them, in its braces.
  private(set) var statements: String

  init(_ source: ScannedSource, braces: ClosedRange<Int>) {
    let opening = source.tokens[braces.lowerBound].range
    let closing = source.tokens[braces.upperBound].range
    var rest = ""
    var position = opening.lowerBound
    var index = braces.lowerBound + 1
    while index < braces.upperBound {
      guard source.isSpelled(index, "@"), source.isSpelled(index + 1, "Previewable") else {
        index = source.after(index)
        continue
      }
      let end = source.endOfDeclaration(from: index)
      let declaration = source.tokens[index].range.lowerBound..<source.tokens[end - 1].range.upperBound
      rest += source.text.string(in: position..<declaration.lowerBound)
      previewable.append(
        source.text.string(in: source.tokens[index + 2].range.lowerBound..<declaration.upperBound))
      position = declaration.upperBound
      index = end
      if source.isSpelled(end, ";") {
        position = source.tokens[end].range.upperBound
        index = end + 1
      }
    }
    statements = rest + source.text.string(in: position..<closing.upperBound)
  }
}
