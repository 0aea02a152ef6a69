import SourceScanner

/// Reads one `#Preview` macro: its arguments, its body and the `@Previewable` declarations in it.
struct PreviewReader {
  private let source: ScannedSource
  private let directive: Int
  private var arguments: Range<Int>?
  private var braces: ClosedRange<Int>?

  init(source: ScannedSource, directive: Int) {
    self.source = source
    self.directive = directive
    var index = directive + 1
    if source.isSpelled(index, "("), let closing = source.closing(of: index) {
      arguments = index + 1..<closing
      index = closing + 1
    }
    if source.isSpelled(index, "{"), let closing = source.closing(of: index) { braces = index...closing }
  }

  /// The index of the token after the macro.
  var end: Int { (braces?.upperBound ?? arguments?.upperBound ?? directive) + 1 }

  var preview: PreviewDeclaration? {
    guard arguments != nil || braces != nil else { return nil }
    let start = source.tokens[directive].range.lowerBound
    let headEnd = source.tokens[arguments?.upperBound ?? directive].range.upperBound
    let call = start..<source.tokens[end - 1].range.upperBound
    return PreviewDeclaration(
      range: call, call: call, head: start..<headEnd,
      body: braces.map {
        source.tokens[$0.lowerBound].range.upperBound..<source.tokens[$0.upperBound].range.lowerBound
      },
      previewable: previewable, name: name, hasTraits: hasTraits)
  }

  private var name: String? {
    guard let first = arguments?.first, source.tokens[first].kind == .string else { return nil }
    let literal = source.spelling(first)
    guard literal.hasPrefix("\""), !literal.contains("\\"), literal.count >= 2 else { return nil }
    return String(literal.dropFirst().dropLast())
  }

  private var hasTraits: Bool {
    (arguments ?? 0..<0).contains { source.isSpelled($0, "traits") && source.isSpelled($0 + 1, ":") }
  }

  private var previewable: [PreviewDeclaration.PreviewableDeclaration] {
    guard let braces else { return [] }
    var result: [PreviewDeclaration.PreviewableDeclaration] = []
    var index = braces.lowerBound + 1
    while index < braces.upperBound {
      if source.isSpelled(index, "@"), source.isSpelled(index + 1, "Previewable") {
        let attribute = source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound
        let end = source.endOfDeclaration(from: index)
        result.append(
          .init(range: attribute.lowerBound..<source.tokens[end - 1].range.upperBound, attribute: attribute))
        index = end
      } else {
        index = source.after(index)
      }
    }
    return result
  }
}
