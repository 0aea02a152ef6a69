/// Changes that can be asked of any symbol and are made if the set has a symbol of the resulting name.
public struct SymbolVariantSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let fill = SymbolVariantSet(rawValue: 1)
  public static let slash = SymbolVariantSet(rawValue: 2)
  public static let circle = SymbolVariantSet(rawValue: 4)
  public static let square = SymbolVariantSet(rawValue: 8)
  public static let rectangle = SymbolVariantSet(rawValue: 16)

  /// The last of the enclosing shapes in the set, which are mutually exclusive.
  var shape: SymbolVariantSet {
    contains(.rectangle) ? .rectangle : contains(.square) ? .square : contains(.circle) ? .circle : []
  }

  /// The subsets to try, from the whole set on; the fill is given up last, the slash before it.
  var attempts: [SymbolVariantSet] {
    let fill = intersection(.fill)
    let slash = intersection(.slash)
    var sets: [SymbolVariantSet] = []
    for set in [
      shape.union(slash).union(fill), shape.union(fill), slash.union(fill), fill, shape.union(slash), shape,
      slash,
    ] where !set.isEmpty && !sets.contains(set) { sets.append(set) }
    return sets
  }
}

extension SymbolSet {
  /// The name of the variant of a symbol, as far as the set has one.
  ///
  /// `heart` with `[.circle, .fill]` is `heart.circle.fill`; `person.badge.plus` with `.fill` is
  /// `person.fill.badge.plus`. What has no symbol is left out, so the result of any variants on an unknown name is
  /// the name itself.
  public static func applying(variants: SymbolVariantSet, to name: String) -> String {
    if variants.isEmpty { return name }
    let (base, isFilled) = SymbolNameParts(name).withoutFill
    let wanted = isFilled ? variants.union(.fill) : variants
    for attempt in wanted.attempts {
      for candidate in spellings(of: attempt, on: base) where candidate == name || exists(candidate) {
        return candidate
      }
    }
    return name
  }

  private static func spellings(of variants: SymbolVariantSet, on base: SymbolNameParts) -> [String] {
    var ending = ""
    if variants.contains(.slash) && base.last != "slash" { ending += ".slash" }
    switch variants.shape {
    case .circle: ending += ".circle"
    case .square: ending += ".square"
    case .rectangle: ending += ".rectangle"
    default: break
    }
    let isFilled = variants.contains(.fill)
    let plain = base.name + ending + (isFilled ? ".fill" : "")
    if let index = base.firstIndex(of: "badge") ?? base.firstIndex(of: "trianglebadge"), index > 0,
      isFilled, base[index - 1] != "fill"
    {
      // Both orders exist; the fill before the badge is the newer one.
      return [base.prefix(index).name + ending + ".fill." + base.dropFirst(index).name, plain]
    }
    return [plain]
  }
}
