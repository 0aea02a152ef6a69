import Foundation

struct StringsFileError: Error, CustomStringConvertible {
  var description: String
}

/// A `.strings` file: pairs of key and translation.
enum StringsFile {
  static func entries(from data: Data) throws -> [String: String] {
    let text = try decode(data)
    if text.hasPrefix("<?xml") || data.starts(with: Data("bplist".utf8)) {
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      guard let entries = list as? [String: Any] else { throw StringsFileError(description: "no dictionary") }
      return entries.compactMapValues { $0 as? String }
    }
    var scanner = Scanner(text)
    return try scanner.entries()
  }

  private static func decode(_ data: Data) throws -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      if let text = String(data: data, encoding: .utf16) { return text }
    } else if data.starts(with: Data("bplist".utf8)) {
      return ""
    } else if let text = String(data: data, encoding: .utf8) {
      return text
    }
    throw StringsFileError(description: "neither UTF-8 nor UTF-16")
  }

  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() {
      if next == "\n" { line += 1 }
      position += 1
    }

    mutating func entries() throws -> [String: String] {
      var entries: [String: String] = [:]
      while try skipBlanks() {
        let key = try string()
        var value = key
        _ = try skipBlanks()
        if next == "=" {
          advance()
          _ = try skipBlanks()
          value = try string()
          _ = try skipBlanks()
        }
        guard next == ";" else { throw StringsFileError(description: "line \(line): a semicolon is missing") }
        advance()
        entries[key] = value
      }
      return entries
    }

    /// Passes white space and comments; false at the end.
    private mutating func skipBlanks() throws -> Bool {
      while let scalar = next {
        if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
          advance()
        } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
          while let scalar = next, scalar != "\n" { position += scalar == "\n" ? 0 : 1 }
        } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
          let start = line
          position += 2
          while next != nil, !(next == "*" && position + 1 < scalars.count && scalars[position + 1] == "/") {
            advance()
          }
          guard next != nil else { throw StringsFileError(description: "line \(start): a comment has no end") }
          position += 2
        } else {
          return true
        }
      }
      return false
    }

    private mutating func string() throws -> String {
      guard next == "\"" else { return try bareWord() }
      let start = line
      advance()
      var result = String.UnicodeScalarView()
      while let scalar = next {
        advance()
        if scalar == "\"" { return String(result) }
        guard scalar == "\\", let escaped = next else {
          result.append(scalar)
          continue
        }
        advance()
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "U", "u":
          let digits = String(String.UnicodeScalarView(scalars[position..<min(position + 4, scalars.count)]))
          guard let value = UInt16(digits, radix: 16) else {
            throw StringsFileError(description: "line \(line): \\\(escaped) wants four hexadecimal digits")
          }
          position += 4
          result.append(contentsOf: utf16Scalars(value))
        default: result.append(escaped)
        }
      }
      throw StringsFileError(description: "line \(start): a string has no end")
    }

    private var pendingSurrogate: UInt16?

    private mutating func utf16Scalars(_ unit: UInt16) -> String.UnicodeScalarView {
      if UTF16.isLeadSurrogate(unit) {
        pendingSurrogate = unit
        return String.UnicodeScalarView()
      }
      let units = [pendingSurrogate, unit].compactMap { $0 }
      pendingSurrogate = nil
      return String(decoding: units, as: UTF16.self).unicodeScalars
    }

    private mutating func bareWord() throws -> String {
      var word = String.UnicodeScalarView()
      while let scalar = next, scalar.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(scalar) {
        word.append(scalar)
        advance()
      }
      guard !word.isEmpty else { throw StringsFileError(description: "line \(line): a string is missing") }
      return String(word)
    }
  }
}

/// A `.stringsdict` file: strings with plural forms, or with forms for several widths.
enum StringsDictionary {
  static func entries(from data: Data) throws -> [String: StringTable.Entry] {
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let dictionary = list as? [String: Any] else { throw StringsFileError(description: "no dictionary") }
    var entries: [String: StringTable.Entry] = [:]
    for (key, value) in dictionary {
      guard let rules = value as? [String: Any] else { continue }
      if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String] {
        entries[key] = StringTable.Entry(
          widths: widths.compactMap { width, text in Int(width).map { ($0, StringTable.Entry(format: text)) } })
        continue
      }
      guard let format = rules["NSStringLocalizedFormatKey"] as? String else { continue }
      var entry = StringTable.Entry(format: format)
      for (name, value) in rules {
        guard let rule = value as? [String: Any],
          rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
        else { continue }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = rule[category.rawValue] as? String }
        entry.variables[name] = StringTable.Entry.Variable(argument: nil, forms: forms)
      }
      entries[key] = entry
    }
    return entries
  }
}
