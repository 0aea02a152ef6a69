/// The forms that a language has for numbers of things.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A number as plural rules look at it.
struct PluralQuantity: Equatable, Sendable {
  /// The absolute value, and its whole part.
  var value: Double
  var whole: Int64
  /// True when there are digits after the decimal separator.
  var hasFraction: Bool

  init(_ value: Int64) {
    self.value = Double(value.magnitude)
    whole = Int64(clamping: value.magnitude)
    hasFraction = false
  }

  init(_ value: Double) {
    self.value = abs(value)
    whole = Int64(exactly: self.value.rounded(.down)) ?? .max
    hasFraction = self.value != self.value.rounded(.down)
  }

  var isZero: Bool { value == 0 }
}

/// The cardinal plural rules of the Unicode CLDR.
enum PluralRules {
  static func category(of quantity: PluralQuantity, language: String) -> PluralCategory {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return (rules[String(code)] ?? oneIsOne)(quantity)
  }

  private typealias Rule = @Sendable (PluralQuantity) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func add(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    add("ja ko zh th vi id ms lo my km bo dz ig ii jv jw yo su to wo sah kde lkt nqo ses sg") { _ in .other }
    add("fr ff hy kab pt am as bn fa gu hi kn zu", zeroAndOne)
    add("ak bh guw ln mg nso pa ti wa si") { !$0.hasFraction && $0.whole <= 1 ? .one : .other }
    add("ru uk be", eastSlavic)
    add("sr hr bs sh", southSlavic)
    add("pl", polish)
    add("cs sk", czech)
    add("sl") { quantity in
      if quantity.hasFraction { return .few }
      switch quantity.whole % 100 {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    }
    add("lt") { quantity in
      let (ten, hundred) = (quantity.whole % 10, quantity.whole % 100)
      if quantity.hasFraction { return .many }
      if ten == 1, !(11...19).contains(hundred) { return .one }
      return (2...9).contains(ten) && !(11...19).contains(hundred) ? .few : .other
    }
    add("lv prg") { quantity in
      let (ten, hundred) = (quantity.whole % 10, quantity.whole % 100)
      if !quantity.hasFraction, ten == 0 || (11...19).contains(hundred) { return .zero }
      return ten == 1 && hundred != 11 ? .one : .other
    }
    add("ro mo") { quantity in
      if quantity.value == 1 { return .one }
      let isFew = quantity.hasFraction || quantity.whole == 0 || (1...19).contains(quantity.whole % 100)
      return isFew ? .few : .other
    }
    add("ar ars") { quantity in
      if quantity.hasFraction { return .other }
      switch (quantity.whole, quantity.whole % 100) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    }
    add("he iw") { quantity in
      if quantity.whole == 1 && !quantity.hasFraction || quantity.whole == 0 && quantity.hasFraction { return .one }
      return quantity.value == 2 ? .two : .other
    }
    add("cy") { quantity in
      switch quantity.value {
      case 0: .zero
      case 1: .one
      case 2: .two
      case 3: .few
      case 6: .many
      default: .other
      }
    }
    add("ga") { quantity in
      switch quantity.value {
      case 1: .one
      case 2: .two
      case 3, 4, 5, 6: .few
      case 7, 8, 9, 10: .many
      default: .other
      }
    }
    add("gd") { quantity in
      switch quantity.value {
      case 1, 11: .one
      case 2, 12: .two
      case 3...10, 13...19: quantity.hasFraction ? .other : .few
      default: .other
      }
    }
    add("mt") { quantity in
      if quantity.hasFraction { return .other }
      if quantity.whole == 1 { return .one }
      if quantity.whole == 2 { return .two }
      switch quantity.whole % 100 {
      case 0 where quantity.whole == 0, 3...10: return .few
      case 11...19: return .many
      default: return .other
      }
    }
    add("mk is") { quantity in
      quantity.whole % 10 == 1 && quantity.whole % 100 != 11 ? .one : .other
    }
    add("da") { $0.value == 1 || ($0.hasFraction && $0.whole <= 1) ? .one : .other }
    add("fil tl") { quantity in
      ![4, 6, 9].contains(quantity.whole % 10) ? .one : .other
    }
    return rules
  }()

  @Sendable private static func oneIsOne(_ quantity: PluralQuantity) -> PluralCategory {
    quantity.value == 1 && !quantity.hasFraction ? .one : .other
  }

  @Sendable private static func zeroAndOne(_ quantity: PluralQuantity) -> PluralCategory {
    quantity.whole <= 1 ? .one : .other
  }

  @Sendable private static func eastSlavic(_ quantity: PluralQuantity) -> PluralCategory {
    if quantity.hasFraction { return .other }
    let (ten, hundred) = (quantity.whole % 10, quantity.whole % 100)
    if ten == 1, hundred != 11 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
  }

  @Sendable private static func southSlavic(_ quantity: PluralQuantity) -> PluralCategory {
    if quantity.hasFraction { return .other }
    let (ten, hundred) = (quantity.whole % 10, quantity.whole % 100)
    if ten == 1, hundred != 11 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
  }

  @Sendable private static func polish(_ quantity: PluralQuantity) -> PluralCategory {
    if quantity.hasFraction { return .other }
    if quantity.whole == 1 { return .one }
    let (ten, hundred) = (quantity.whole % 10, quantity.whole % 100)
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
  }

  @Sendable private static func czech(_ quantity: PluralQuantity) -> PluralCategory {
    if quantity.hasFraction { return .many }
    if quantity.whole == 1 { return .one }
    return (2...4).contains(quantity.whole) ? .few : .other
  }
}
