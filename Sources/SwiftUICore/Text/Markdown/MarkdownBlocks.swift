import Foundation

/// The block part of Markdown: paragraphs, headings, lists, quotations, code and thematic breaks.
///
/// Blocks follow each other in the result without anything between them, as Foundation has it; the presentation intent
/// of each run tells where one ends.
enum MarkdownBlocks {
  static func attributedString(of markdown: String, baseURL: URL?) -> AttributedString {
    var writer = Writer(baseURL: baseURL)
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    writer.write(lines[...], inside: nil)
    return writer.result
  }

  private struct Writer {
    let baseURL: URL?
    var result = AttributedString()
    private var identity = 0

    init(baseURL: URL?) { self.baseURL = baseURL }

    private mutating func intent(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
      identity += 1
      return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func append(_ pieces: [MarkdownInline.Piece], _ intent: PresentationIntent) {
      var run = AttributedString(pieces, baseURL: baseURL)
      run[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = intent
      result.append(run)
    }

    mutating func write(_ lines: ArraySlice<Substring>, inside parent: PresentationIntent?) {
      var index = lines.startIndex
      var paragraph: [Substring] = []
      while index < lines.endIndex {
        let line = lines[index]
        if let block = Block(line), !(block.isIndentedCode && !paragraph.isEmpty) {
          finish(&paragraph, parent)
          index = write(block, lines[index...], inside: parent)
        } else {
          if line.allSatisfy(\.isWhitespace) {
            finish(&paragraph, parent)
          } else if !paragraph.isEmpty, line.isUnderline(of: "=") || line.isUnderline(of: "-") {
            let heading = intent(.header(level: line.isUnderline(of: "=") ? 1 : 2), parent)
            append(MarkdownInline.pieces(of: Self.joined(paragraph)), heading)
            paragraph = []
          } else {
            paragraph.append(line)
          }
          index += 1
        }
      }
      finish(&paragraph, parent)
    }

    private static func joined(_ lines: [Substring]) -> String {
      var text = ""
      for (index, line) in lines.enumerated() {
        let isBreak = line.hasSuffix("  ") || line.hasSuffix("\\")
        text += line.trimmingWhitespace.dropLast(line.hasSuffix("\\") ? 1 : 0)
        if index < lines.count - 1 { text += isBreak ? "\n" : " " }
      }
      return text
    }

    private mutating func finish(_ paragraph: inout [Substring], _ parent: PresentationIntent?) {
      guard !paragraph.isEmpty else { return }
      let kind = intent(.paragraph, parent)
      append(MarkdownInline.pieces(of: Self.joined(paragraph)), kind)
      paragraph = []
    }

    /// Writes the block that begins with the first line and returns the index of the line after it.
    private mutating func write(
      _ block: Block, _ lines: ArraySlice<Substring>, inside parent: PresentationIntent?
    ) -> Int {
      var index = lines.startIndex
      switch block {
      case .heading(let level, let text):
        append(MarkdownInline.pieces(of: String(text)), intent(.header(level: level), parent))
        return index + 1
      case .thematicBreak:
        append([MarkdownInline.Piece(text: "\u{2E3B}")], intent(.thematicBreak, parent))
        return index + 1
      case .fence(let mark, let language):
        var code = ""
        index += 1
        while index < lines.endIndex, !lines[index].trimmingWhitespace.hasPrefix(mark) {
          code += lines[index] + "\n"
          index += 1
        }
        let hint = language.isEmpty ? nil : String(language)
        append([MarkdownInline.Piece(text: code)], intent(.codeBlock(languageHint: hint), parent))
        return min(index + 1, lines.endIndex)
      case .indentedCode:
        var code = ""
        while index < lines.endIndex, lines[index].hasPrefix("    ") || lines[index].hasPrefix("\t") {
          code += lines[index].dropFirst(lines[index].hasPrefix("\t") ? 1 : 4) + "\n"
          index += 1
        }
        append([MarkdownInline.Piece(text: code)], intent(.codeBlock(languageHint: nil), parent))
        return index
      case .quote:
        var inner: [Substring] = []
        while index < lines.endIndex, case .quote(let text)? = Block(lines[index]) {
          inner.append(text)
          index += 1
        }
        write(inner[...], inside: intent(.blockQuote, parent))
        return index
      case .item(let isOrdered, _, _, _):
        let list = intent(isOrdered ? .orderedList : .unorderedList, parent)
        var ordinal = 0
        while index < lines.endIndex, case .item(isOrdered, let number, let indent, let text)? = Block(lines[index]) {
          ordinal = ordinal == 0 ? number : ordinal + 1
          var inner = [text]
          index += 1
          while index < lines.endIndex, Self.belongs(lines[index], toItemAt: indent) {
            inner.append(lines[index].dropFirst(lines[index].prefix(indent).prefix { $0.isWhitespace }.count))
            index += 1
          }
          write(inner[...], inside: intent(.listItem(ordinal: ordinal), list))
        }
        return index
      }
    }

    /// Whether a line continues an item whose text starts at the column.
    private static func belongs(_ line: Substring, toItemAt indent: Int) -> Bool {
      if line.allSatisfy(\.isWhitespace) { return false }
      if line.prefix(while: \.isWhitespace).count >= indent { return true }
      return Block(line) == nil
    }
  }

  /// A line that begins something other than a paragraph.
  private enum Block: Equatable {
    case heading(level: Int, Substring)
    case thematicBreak
    case fence(mark: String, language: Substring)
    case indentedCode
    case quote(Substring)
    /// `indent` is the column at which the item's text starts.
    case item(isOrdered: Bool, number: Int, indent: Int, Substring)

    var isIndentedCode: Bool { self == .indentedCode }

    init?(_ line: Substring) {
      let indent = line.prefix { $0 == " " }.count
      if indent >= 4 || line.hasPrefix("\t") {
        if line.allSatisfy(\.isWhitespace) { return nil }
        self = .indentedCode
        return
      }
      let text = line.dropFirst(indent)
      if text.first == ">" {
        self = .quote(text.dropFirst(text.dropFirst().first == " " ? 2 : 1))
        return
      }
      let hashes = text.prefix { $0 == "#" }.count
      if (1...6).contains(hashes), text.count == hashes || text.dropFirst(hashes).first?.isWhitespace == true {
        var content = text.dropFirst(hashes).trimmingWhitespace
        let trailing = Substring(content.reversed().drop { $0 == "#" }.reversed())
        if trailing.isEmpty || trailing.last?.isWhitespace == true { content = trailing.trimmingWhitespace }
        self = .heading(level: hashes, content)
        return
      }
      for mark in ["```", "~~~"] where text.hasPrefix(mark) {
        self = .fence(mark: mark, language: text.drop { "`~".contains($0) }.trimmingWhitespace)
        return
      }
      let compact = text.filter { !$0.isWhitespace }
      if compact.count >= 3, let first = compact.first, "*-_".contains(first), compact.allSatisfy({ $0 == first }) {
        self = .thematicBreak
        return
      }
      if let first = text.first, "-*+".contains(first), text.dropFirst().first?.isWhitespace == true {
        self = .item(isOrdered: false, number: 1, indent: indent + 2, text.dropFirst(2).trimmingWhitespace)
        return
      }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let after = text.dropFirst(digits.count)
      if let number = Int(digits), digits.count <= 9, let mark = after.first, mark == "." || mark == ")",
        after.dropFirst().first?.isWhitespace == true
      {
        self = .item(
          isOrdered: true, number: number, indent: indent + digits.count + 2, after.dropFirst(2).trimmingWhitespace)
        return
      }
      return nil
    }
  }
}

extension Substring {
  fileprivate var trimmingWhitespace: Substring {
    var result = drop(while: \.isWhitespace)
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }

  /// A line of nothing but the mark, which makes a heading of the paragraph above.
  fileprivate func isUnderline(of mark: Character) -> Bool {
    let text = trimmingWhitespace
    return !text.isEmpty && text.allSatisfy { $0 == mark }
  }
}
