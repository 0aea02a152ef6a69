import Foundation

/// The strings of one table in one language.
struct StringTable: Sendable {
  struct Entry: Equatable, Sendable {
    /// Plural forms, and the position of the argument they go by.
    struct Variable: Equatable, Sendable {
      var argument: Int?
      var forms: [PluralCategory: String]
    }

    var format: String
    var variables: [String: Variable] = [:]
    /// Forms of the whole string.
    var forms: [PluralCategory: String] = [:]
    /// The same in less and less room.
    var narrower: [Entry] = []

    init(format: String) { self.format = format }

    /// An entry for each width, of which the widest comes first.
    init?(widths: [(width: Int, entry: Entry)]) {
      let entries = widths.sorted { $0.width > $1.width }.map(\.entry)
      guard let widest = entries.first else { return nil }
      self = widest
      narrower = Array(entries.dropFirst())
    }

    func shortened(by steps: Int) -> Entry {
      steps > 0 && !narrower.isEmpty ? narrower[min(steps, narrower.count) - 1] : self
    }
  }

  var language: String
  /// True for the language that the program was written in.
  var isSource = false
  var entries: [String: Entry] = [:]

  init(language: String) { self.language = language }

  mutating func merge(_ other: StringTable) {
    isSource = isSource || other.isSource
    entries.merge(other.entries) { $1 }
  }

  /// All languages of a table that lie in a folder. Unreadable files are named in a warning and skipped.
  static func load(named name: String, in folder: URL) -> [StringTable] {
    var tables: [StringTable] = []
    let manager = FileManager.default
    func read(_ url: URL, _ body: (Data) throws -> Void) {
      guard manager.fileExists(atPath: url.path) else { return }
      do {
        try body(Data(contentsOf: url))
      } catch {
        Diagnostics.warnOnce("The strings in \(url.lastPathComponent) cannot be read: \(error)")
      }
    }
    read(folder.appendingPathComponent("\(name).xcstrings")) {
      tables += try StringCatalog.tables(from: $0)
    }
    for localization in ResourceFolders.items(in: folder, ofTypes: ["lproj"]) {
      let language = localization.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "_", with: "-")
      var table = StringTable(language: language)
      table.isSource = language == "Base"
      read(localization.appendingPathComponent("\(name).strings")) {
        for (key, value) in try StringsFile.entries(from: $0) { table.entries[key] = Entry(format: value) }
      }
      read(localization.appendingPathComponent("\(name).stringsdict")) {
        table.entries.merge(try StringsDictionary.entries(from: $0)) { $1 }
      }
      if !table.entries.isEmpty { tables.append(table) }
    }
    return tables
  }
}

extension StringTable.Entry {
  /// The entry with the plural forms chosen that go with the arguments.
  func format(for arguments: [LocalizationArgument], language: String) -> LocalizedFormat {
    if !forms.isEmpty {
      let quantity = arguments.lazy.compactMap(\.quantity).first
      return LocalizedFormat(format: Self.choose(forms, for: quantity, language: language) ?? format)
    }
    guard !variables.isEmpty else { return LocalizedFormat(format: format) }
    var result = LocalizedFormat(format: format)
    var pending = [format]
    while let text = pending.popLast() {
      var ordinal = 0
      for part in FormatString.parts(of: text) {
        defer { if case .literal = part {} else { ordinal += 1 } }
        guard case .variable(let name, let position) = part, result.variables[name] == nil,
          let variable = variables[name]
        else { continue }
        let index = position ?? variable.argument ?? ordinal
        let quantity = arguments.indices.contains(index) ? arguments[index].quantity : nil
        let text = Self.choose(variable.forms, for: quantity, language: language) ?? ""
        result.variables[name] = LocalizedFormat.Variable(text: text, argument: index)
        pending.append(text)
      }
    }
    return result
  }

  private static func choose(
    _ forms: [PluralCategory: String], for quantity: PluralQuantity?, language: String
  ) -> String? {
    guard let quantity else { return forms[.other] ?? forms.values.first }
    if quantity.isZero, let zero = forms[.zero] { return zero }
    return forms[PluralRules.category(of: quantity, language: language)] ?? forms[.other]
  }
}
