import SourceScanner

/// One file of the user, ready to be compiled here.
struct RewrittenFile {
  /// The name of the copy.
  var name: String
  var outline: SourceOutline
  private let module: String
  private let text: SourceText
  private let path: String

  /// - Parameters:
  ///   - name: the copy's name; unlike the file's own, or the compiler warns of two files with one name.
  ///   - path: the user's file, for diagnostics.
  init(
    _ text: SourceText, name: String, module: String, path: String, rewriter: PlatformRewriter,
    facts: BuildCondition.Facts
  ) {
    self.name = name
    self.module = module
    self.path = path
    self.text = rewriter.rewrite(text)
    outline = OutlineReader.read(ScannedSource(self.text), facts: facts)
  }

  /// Whether the file's statements are the program.
  var isScript: Bool { name == "main.swift" }

  /// A name for generated declarations that no other file of the program has.
  var suffix: String {
    let base = name.split(separator: ".").filter { $0 != "swift" && $0 != "copy" }.joined(separator: "_")
    return "\(module)_\(base)".asModuleName
  }

  func previewName(_ index: Int) -> String { "_martletPreview_\(suffix)_\(index)" }

  /// The copy's content.
  /// - Parameters:
  ///   - registration: declarations to stand at its end.
  ///   - keepsMain: whether `@main` stays; it goes where the entry is generated.
  func content(registration: [String], keepsMain: Bool = false) -> [UInt8] {
    let text = edited(keepsMain: keepsMain)
    var writer = CopyWriter(text, path: path)
    var position = 0
    for (index, preview) in outline.previews.enumerated() {
      writer.source(position..<preview.range.lowerBound)
      PreviewWriter(preview: preview, name: previewName(index), suffix: "\(suffix)_\(index)").write(
        to: &writer)
      position = preview.range.upperBound
    }
    writer.source(position..<text.bytes.count)
    for declaration in registration where outline.isWhole { writer.generated(declaration) }
    return writer.output
  }

  /// `@main` goes, and `#Preview` becomes a call of `_Preview`, which is as long, so every column stays.
  private func edited(keepsMain: Bool) -> SourceText {
    var bytes = text.bytes
    for range in outline.types.compactMap(\.mainAttribute) where !keepsMain {
      for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
    }
    for preview in outline.previews { bytes[preview.call.lowerBound] = UInt8(ascii: "_") }
    return SourceText(bytes: bytes)
  }
}

/// Writes a `#Preview` macro as a variable that makes the preview.
struct PreviewWriter {
  let preview: PreviewDeclaration
  let name: String
  let suffix: String

  func write(to writer: inout CopyWriter) {
    if let body = preview.body, !preview.previewable.isEmpty { writeView(body, to: &writer) }
    writer.generated("@MainActor private var \(name): SwiftUI._MartletPreview {")
    if preview.previewable.isEmpty {
      writer.source(preview.call)
    } else {
      writer.source(preview.head, followedBy: " { \(viewName)() }")
    }
    writer.generated("}")
  }

  private var viewName: String { "_MartletPreviewBody_\(suffix)" }

  /// `@Previewable` state lives in a view made for it.
  private func writeView(_ body: Range<Int>, to writer: inout CopyWriter) {
    writer.generated("private struct \(viewName): SwiftUI.View {")
    for declaration in preview.previewable {
      writer.source(declaration.attribute.upperBound..<declaration.range.upperBound)
    }
    writer.generated("var body: some SwiftUI.View {")
    var position = body.lowerBound
    for declaration in preview.previewable {
      writer.source(position..<declaration.range.lowerBound)
      position = declaration.range.upperBound
    }
    writer.source(position..<body.upperBound)
    writer.generated("}", "}")
  }
}
