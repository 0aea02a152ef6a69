import CoreGraphics

/// Turns glyph definitions into drawing steps, and keeps those it has read.
struct GlyphReader {
  let library: GlyphLibrary
  private var outlines: [String: [GlyphOp]] = [:]
  private var fills: [String: [GlyphOp]] = [:]
  private var attributes: [String: GlyphAttributes] = [:]

  init(library: GlyphLibrary) {
    self.library = library
  }

  func has(_ name: String) -> Bool { library.entry(named: name) != nil }

  mutating func attributes(of name: String) throws -> GlyphAttributes? {
    guard let entry = library.entry(named: name) else { return nil }
    if let known = attributes[entry.name] { return known }
    let read = try library.attributes(of: entry)
    attributes[entry.name] = read
    return read
  }

  /// The steps of a glyph's outline or fill variant; nil if there is no such glyph.
  mutating func ops(of name: String, filled: Bool) throws -> [GlyphOp]? {
    guard let entry = library.entry(named: name) else { return nil }
    if let known = filled ? fills[entry.name] : outlines[entry.name] { return known }
    let defaults = try library.attributes(of: entry)
    var ops: [GlyphOp] = []
    // Neighbouring tubes melt into one outline: all are painted before any is hollowed.
    var hollows: [GlyphOp] = []
    for text in library.lines(of: entry) {
      let line = try GlyphLine(text, glyph: entry.name)
      switch line.variant {
      case .outlineOnly where filled, .fillOnly where !filled: continue
      case .both, .outlineOnly, .fillOnly: break
      }
      if line.op != "u" {
        ops += hollows
        hollows = []
      }
      switch line.op {
      case "u":
        var tube = try drawing(line, filled: filled, defaults: defaults)
        ops.append(tube)
        if !filled {
          tube.erases = true
          tube.width.negate()
          hollows.append(tube)
        }
      case "j":
        guard let figure = GlyphFigure(line.operand) else {
          throw line.error("a figure wants 11 to 13 numbers")
        }
        ops += figure.ops(
          layer: Int(try line.number("L", default: 0)), width: try line.number("w", default: 1))
      case "use": ops += try usedGlyph(line, filled: filled, defaults: defaults)
      case "t", "et": ops.append(try letters(line, filled: filled))
      default: ops.append(try drawing(line, filled: filled, defaults: defaults))
      }
    }
    ops += hollows
    if filled { fills[entry.name] = ops } else { outlines[entry.name] = ops }
    return ops
  }

  private mutating func usedGlyph(
    _ line: GlyphLine, filled: Bool, defaults: GlyphAttributes
  ) throws -> [GlyphOp] {
    let variant = line.option("v")
    let isFilled = variant == "f" || filled && variant != "o"
    guard let used = try ops(of: String(line.operand), filled: isFilled) else {
      throw line.error("no glyph of that name")
    }
    let transform = CGAffineTransform.onCanvas(
      scale: try line.number("scale", default: 1), dx: try line.number("dx", default: 0),
      dy: try line.number("dy", default: 0), degrees: try line.number("rot", default: 0),
      isMirrored: line.option("flip") == "1")
    let moved = used.applying(transform, width: try line.number("w", default: 1))
    let layer = try line.number("L")
    let color = try color(line) ?? defaults.color
    let step = try line.number("V")
    let response = try line.number("wr", default: 1)
    return moved.map { op in
      var op = op
      op.weightResponse *= response
      if let layer { op.layer = Int(layer) }
      if let color { op.color = color }
      if let step { op.variableStep = Int(step) }
      return op
    }
  }

  private func color(_ line: GlyphLine) throws -> SymbolColor? {
    guard let name = line.option("C") else { return nil }
    guard let color = SymbolColor(rawValue: String(name)) else { throw line.error("unknown colour") }
    return color
  }

  private func drawing(_ line: GlyphLine, filled: Bool, defaults: GlyphAttributes) throws -> GlyphOp {
    let path: PathStorage
    switch GlyphPath.read(line.operand) {
    case .success(let storage): path = storage
    case .failure(let failure): throw line.error(failure.reason)
    }
    var op = GlyphOp(path: path, shape: .stroke)
    try setOptions(of: &op, from: line)
    op.weightResponse = try line.number("wr", default: defaults.weightResponse)
    op.color = op.color ?? defaults.color
    switch line.op {
    case "s", "u": break
    case "b": op.shape = filled ? .fillAndStroke : .stroke
    case "f": op.shape = .fill
    case "F": op.shape = .fillAndStroke
    case "e": op.erases = filled
    case "d":
      op.shape = .fill
      op.erases = filled
    case "h":
      op.shape = filled ? .fill : .stroke
      op.erases = filled
    case "x":
      op.shape = .fillAndStroke
      op.erases = true
      op.gap = 1
    case "xs":
      op.erases = true
      op.gap = 1
    case "xf":
      op.shape = .fill
      op.erases = true
    default: throw line.error("unknown op")
    }
    return op
  }

  private func setOptions(of op: inout GlyphOp, from line: GlyphLine) throws {
    op.layer = Int(try line.number("L", default: 0))
    op.width = try line.number("w", default: 1)
    op.thickness = try line.number("t", default: 0)
    op.isEvenOdd = line.option("eo") == "1"
    op.color = try color(line)
    op.variableStep = try line.number("V").map { Int($0) }
    switch line.option("cap") {
    case nil, "r": break
    case "b": op.cap = .butt
    case "s": op.cap = .square
    default: throw line.error("unknown cap")
    }
    switch line.option("join") {
    case nil, "r": break
    case "m": op.join = .miter
    default: throw line.error("unknown join")
    }
  }
}

extension GlyphReader {
  private static let letterSpace: CGFloat = 6
  /// The size at which letters have the height they are drawn with.
  private static let fullSize: CGFloat = 99

  private mutating func letters(_ line: GlyphLine, filled: Bool) throws -> GlyphOp {
    var scanner = GlyphScanner(line.operand)
    guard scanner.letter() == UInt8(ascii: "\""), let text = scanner.quotedText(),
      let numbers = scanner.numbers(3)
    else { throw line.error("text wants \"letters\" x y size") }
    let center = CGPoint(x: numbers[0], y: numbers[1])
    guard var op = try letters(text, center: center, size: numbers[2]) else {
      throw line.error("a letter is not drawn")
    }
    op.layer = Int(try line.number("L", default: 0))
    op.width *= try line.number("w", default: 1)
    op.erases = filled && line.op == "et"
    return op
  }

  /// Strokes of a short text, its ink centred on a point; nil if a letter is not drawn.
  mutating func letters(_ text: String, center: CGPoint, size: CGFloat) throws -> GlyphOp? {
    var path = PathStorage()
    var x: CGFloat = 0
    for letter in text {
      let name = "letter.\(letter)"
      guard let strokes = try ops(of: name, filled: false), let advance = try attributes(of: name)?.advance
      else { return nil }
      for stroke in strokes {
        path.append(stroke.path, transform: CGAffineTransform(translationX: x, y: 0))
      }
      x += advance + Self.letterSpace
    }
    guard !path.isEmpty else { return nil }
    let ink = path.bounds
    let scale = size / Self.fullSize
    path.apply(
      CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale, y: scale)
        .translatedBy(x: -ink.midX, y: -ink.midY))
    var op = GlyphOp(path: path, shape: .stroke)
    op.width = max(0.5, 1.2 * scale)
    op.weightResponse = min(1, 0.35 + 0.65 * scale)
    return op
  }
}
