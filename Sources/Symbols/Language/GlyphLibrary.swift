import CoreGraphics

/// What a glyph's header says about it.
struct GlyphAttributes {
  /// Which variant goes inside an enclosing shape.
  enum Inside {
    /// `in=f`, and where nothing is said.
    case filled
    /// `in=o`
    case outline
    /// The variant of the enclosing shape, `in=v`.
    case sameAsShape
  }

  var inside = Inside.filled
  /// A factor on the size inside an enclosing shape (`enc=`).
  var enclosedScale: CGFloat = 1
  /// An optical shift inside an enclosing shape (`edx=`, `edy=`); without one, ink far from the middle is centred.
  var enclosedShift: CGVector?
  /// Whether an enclosing shape cuts the glyph off (`crop=1`).
  var isCropped = false
  /// The weight response of steps that do not give their own (`wr=`).
  var weightResponse: CGFloat = 1
  /// The size of what this shape encloses, relative to the canvas, and its shift from the middle (`room=`, `roomdx=`,
  /// `roomdy=`).
  var room: CGFloat = 0.5
  var roomShift = CGVector.zero
  /// Whether what this adds to a symbol is mirrored with it (`flip=0` if not).
  var isMirrorable = true
  /// How far from the middle what this shape encloses may reach, on the canvas (`reach=`).
  var reach: CGFloat?
  /// The colour in multicolor rendering of steps that do not give their own (`C=`).
  var color: SymbolColor?
  /// A letter's width with its side bearings (`adv=`).
  var advance: CGFloat = 0

  init(_ fields: [Substring], glyph: String) throws {
    for field in fields {
      let pair = field.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else {
        throw GlyphSyntaxError(glyph: glyph, line: String(field), reason: "attribute without a value")
      }
      let number = Double(pair[1]).map { CGFloat($0) }
      switch (pair[0], number) {
      case ("in", _): inside = pair[1] == "o" ? .outline : pair[1] == "v" ? .sameAsShape : .filled
      case ("enc", let value?): enclosedScale = value
      case ("edx", let value?): enclosedShift = CGVector(dx: value, dy: enclosedShift?.dy ?? 0)
      case ("edy", let value?): enclosedShift = CGVector(dx: enclosedShift?.dx ?? 0, dy: value)
      case ("crop", _): isCropped = pair[1] == "1"
      case ("wr", let value?): weightResponse = value
      case ("room", let value?): room = value
      case ("roomdx", let value?): roomShift.dx = value
      case ("roomdy", let value?): roomShift.dy = value
      case ("reach", let value?): reach = value
      case ("flip", let value?): isMirrorable = value != 0
      case ("C", _):
        guard let named = SymbolColor(rawValue: String(pair[1])) else {
          throw GlyphSyntaxError(glyph: glyph, line: String(field), reason: "unknown colour")
        }
        color = named
      case ("adv", let value?): advance = value
      default:
        throw GlyphSyntaxError(glyph: glyph, line: String(field), reason: "unknown attribute")
      }
    }
  }
}

/// All glyph definitions, indexed by name. Bodies stay text until `GlyphReader` draws them.
struct GlyphLibrary: Sendable {
  struct Entry: Sendable {
    let name: String
    let attributes: String
    let theme: Int
    let body: Range<Int>
  }

  private let themes: [String]
  private let entries: [String: Entry]

  /// Indexes texts in the glyph language; later texts win where a name occurs twice.
  init(_ themes: [String]) {
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(2000)
    for (number, theme) in themes.enumerated() {
      for line in LineIndex(theme).entries {
        let parts = line.header.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let names = parts[0].split(separator: " ")
        guard let first = names.first else { continue }
        let entry = Entry(
          name: String(first), attributes: parts.count > 1 ? String(parts[1]) : "", theme: number,
          body: line.body)
        for name in names { entries[String(name)] = entry }
      }
    }
    self.themes = themes
    self.entries = entries
  }

  /// The definition of a glyph by its name or one of its aliases.
  func entry(named name: String) -> Entry? { entries[name] }

  func attributes(of entry: Entry) throws -> GlyphAttributes {
    try GlyphAttributes(entry.attributes.split(separator: " "), glyph: entry.name)
  }

  func lines(of entry: Entry) -> [Substring] {
    LineIndex.text(entry.body, of: themes[entry.theme]).split(separator: "\n").filter {
      $0.contains { $0 != " " }
    }
  }

  /// The main names of all glyphs.
  var names: Set<String> { Set(entries.values.map(\.name)) }
}
