import SourceScanner

/// Edits source in place so that it compiles here as on another platform; every byte keeps its line and column.
struct PlatformRewriter {
  var platform: Platform
  /// Whether `SWIFT_PACKAGE` stays true.
  var isPackage: Bool

  func rewrite(_ text: SourceText) -> SourceText {
    let source = ScannedSource(text)
    var bytes = text.bytes
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .directive, source.isSpelled(index, "#if") || source.isSpelled(index, "#elseif") {
        let condition = BuildConditionReader.tokens(after: index, in: source)
        for index in condition { rewriteCondition(at: index, in: source, bytes: &bytes) }
      } else if source.isSpelled(index, "@") {
        blankObjectiveC(at: index, in: source, bytes: &bytes)
      }
    }
    return SourceText(bytes: bytes)
  }

  private func rewriteCondition(at index: Int, in source: ScannedSource, bytes: inout [UInt8]) {
    guard source.isIdentifier(index) else { return }
    if source.isSpelled(index + 1, "("), let closing = source.closing(of: index + 1) {
      let argument = (index + 2..<closing).map(source.spelling).joined()
      guard let value = value(of: source.spelling(index), argument) else { return }
      let range = source.tokens[index].range.lowerBound..<source.tokens[closing].range.upperBound
      replace(range, by: value ? "true" : "false", in: &bytes)
    } else if !isPackage, source.isSpelled(index, "SWIFT_PACKAGE") {
      replace(source.tokens[index].range, by: "false", in: &bytes)
    }
  }

  /// What a query answers on the other platform, where that differs from the compiler's answer here.
  private func value(of query: String, _ argument: String) -> Bool? {
    switch (platform, query, argument) {
    case (.ios, "os", "iOS"), (.ios, "targetEnvironment", "simulator"), (.macos, "os", "macOS"),
      (.macos, "os", "OSX"):
      return true
    case (.ios, "canImport", "AppKit"), (.ios, "canImport", "Cocoa"), (.macos, "canImport", "UIKit"):
      return false
    default:
      return nil
    }
  }

  /// The Objective-C runtime exists nowhere but on Apple's platforms; what was marked for it works without the mark.
  private func blankObjectiveC(at index: Int, in source: ScannedSource, bytes: inout [UInt8]) {
    let isMembers = source.isSpelled(index + 1, "objcMembers")
    guard isMembers || source.isSpelled(index + 1, "objc"), !source.tokens[index + 1].followsSpace else {
      return
    }
    var end = source.tokens[index + 1].range.upperBound
    if !isMembers, source.isSpelled(index + 2, "("), !source.tokens[index + 2].followsSpace,
      let closing = source.closing(of: index + 2)
    {
      end = source.tokens[closing].range.upperBound
    }
    replace(source.tokens[index].range.lowerBound..<end, by: "", in: &bytes)
  }

  private func replace(_ range: Range<Int>, by text: String, in bytes: inout [UInt8]) {
    for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
    for (index, byte) in text.utf8.enumerated() where range.lowerBound + index < range.upperBound {
      bytes[range.lowerBound + index] = byte
    }
  }
}
