import CoreGraphics
import Synchronization

/// The system symbols, drawn from the package's own glyph definitions.
///
/// Nothing is read until the first symbol is asked for, and each glyph's text only when it is first drawn. All
/// functions may be called from any thread.
public enum SymbolSet {
  private static let store = Mutex(SymbolStore())

  /// Whether the set has a symbol of a name.
  public static func exists(_ name: String) -> Bool {
    store.withLock { $0.exists(name) }
  }

  /// A symbol's drawing steps at a size.
  ///
  /// - Parameters:
  ///   - name: A system symbol's name, such as `heart.fill`.
  ///   - pointSize: The size of the text the symbol goes with.
  ///   - weight: The thickness of the strokes.
  ///   - scale: The size relative to that text.
  /// - Returns: Nil if the set has no symbol of that name or the size is not positive.
  public static func drawing(
    named name: String, pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolDrawing? {
    guard pointSize > 0, pointSize.isFinite else { return nil }
    return store.withLock {
      $0.drawing(SymbolRequest(name: name, pointSize: pointSize, weight: weight, scale: scale))
    }
  }
}

struct SymbolRequest: Hashable {
  let name: String
  let pointSize: CGFloat
  let weight: SymbolWeight
  let scale: SymbolScale
}

/// The parsed glyphs and finished drawings behind `SymbolSet`.
private struct SymbolStore: ~Copyable {
  /// More drawings than a screenful of symbols needs; reached only while sizes animate.
  private static let drawingLimit = 2000

  private var resolver: SymbolResolver?
  private var drawings: [SymbolRequest: SymbolDrawing] = [:]
  private var existence: [String: Bool] = [:]

  mutating func exists(_ name: String) -> Bool {
    if let known = existence[name] { return known }
    let result = withResolver { $0.exists(name) }
    existence[name] = result
    return result
  }

  mutating func drawing(_ request: SymbolRequest) -> SymbolDrawing? {
    if let known = drawings[request] { return known }
    let made = withResolver { resolver -> SymbolDrawing? in
      do {
        guard let resolution = try resolver.resolution(of: request.name) else { return nil }
        return SymbolDrawing(
          request, resolution, mirrorsInRightToLeft: resolver.names.mirrors(request.name))
      } catch {
        // The texts are part of the program, and the tests read every one of them.
        fatalError("\(error)")
      }
    }
    guard let made else { return nil }
    if drawings.count >= Self.drawingLimit { drawings.removeAll() }
    drawings[request] = made
    return made
  }

  private mutating func withResolver<Result>(_ body: (inout SymbolResolver) -> Result) -> Result {
    var current =
      resolver ?? SymbolResolver(library: GlyphLibrary(GlyphThemes.all), names: .system)
    resolver = nil
    defer { resolver = current }
    return body(&current)
  }
}

extension SymbolNames {
  static let system = SymbolNames(trees: SymbolNameTexts.trees, renames: SymbolNameTexts.renames)

  func mirrors(_ name: String) -> Bool {
    let parts = SymbolNameParts(name)
    return parts.contains("forward") || parts.contains("backward") || hasRightToLeftForm(name)
  }
}
