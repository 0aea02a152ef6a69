import Foundation

/// A format that can write the same in fewer letters.
protocol SizeVariantFormat: FormatStyle {
  /// The format as it is after so many steps, 0 being itself. Steps beyond the last change nothing more.
  func shortened(by steps: Int) -> Self
}

enum SizeVariants {
  /// How many steps are tried.
  static let maximum = 5

  static func shorten<F: FormatStyle>(_ format: F, by steps: Int) -> F {
    guard steps > 0, let variable = format as? any SizeVariantFormat else { return format }
    return variable.shortened(by: steps) as? F ?? format
  }

  /// The width so many steps after the given one, of a list that goes from the widest to the narrowest.
  static func width<W: Equatable>(_ widths: [W], from width: W, steps: Int) -> W {
    guard let index = widths.firstIndex(of: width) else { return width }
    return widths[min(index + steps, widths.count - 1)]
  }
}

extension Duration.UnitsFormatStyle: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.unitWidth = SizeVariants.width(
      [.wide, .abbreviated, .condensedAbbreviated, .narrow], from: unitWidth, steps: steps)
    return copy
  }
}

extension Date.RelativeFormatStyle: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.unitsStyle = unitsStyle.shortened(by: steps)
    return copy
  }
}

extension Date.AnchoredRelativeFormatStyle: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.unitsStyle = unitsStyle.shortened(by: steps)
    return copy
  }
}

extension Date.RelativeFormatStyle.UnitsStyle {
  func shortened(by steps: Int) -> Self {
    SizeVariants.width(
      self == .spellOut ? [.spellOut, .wide, .abbreviated, .narrow] : [.wide, .abbreviated, .narrow], from: self,
      steps: steps)
  }
}

extension ListFormatStyle: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.width = SizeVariants.width([.standard, .short, .narrow], from: width, steps: steps)
    return copy
  }
}

extension Measurement.FormatStyle: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.width = SizeVariants.width([.wide, .abbreviated, .narrow], from: width, steps: steps)
    return copy
  }
}

extension PersonNameComponents.FormatStyle: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.style = SizeVariants.width([.long, .medium, .short, .abbreviated], from: style, steps: steps)
    return copy
  }
}

extension Date.ElapsedFormatStyle: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.style = SizeVariants.width([.wide, .abbreviated, .condensedAbbreviated, .narrow], from: style, steps: steps)
    return copy
  }
}

extension Date.FormatStyle: SizeVariantFormat {
  /// Words are abbreviated; then months become numbers and years lose their centuries.
  ///
  /// What fields a format has can only be learned from how it is encoded, as patterns of Unicode's. One that is encoded
  /// otherwise has no shorter forms.
  func shortened(by steps: Int) -> Self {
    guard steps > 0, let data = try? JSONEncoder().encode(self),
      var encoded = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      var symbols = encoded["symbols"] as? [String: String]
    else { return self }
    func replace(_ field: String, _ patterns: [String: String]) {
      if let pattern = symbols[field], let shorter = patterns[pattern] { symbols[field] = shorter }
    }
    replace("month", ["MMMM": "MMM", "LLLL": "LLL"])
    replace("weekday", ["EEEE": "EEE", "cccc": "ccc"])
    replace("era", ["GGGG": "G"])
    replace("timeZoneSymbol", ["zzzz": "z", "vvvv": "v"])
    if steps > 1 {
      replace("month", ["MMM": "M", "LLL": "L"])
      replace("year", ["y": "yy"])
    }
    encoded["symbols"] = symbols
    // A style of a date as a whole would count before the fields.
    encoded["dateStyle"] = nil
    guard let changed = try? JSONSerialization.data(withJSONObject: encoded),
      var result = try? JSONDecoder().decode(Date.FormatStyle.self, from: changed)
    else { return self }
    result.locale = locale
    result.calendar = calendar
    result.timeZone = timeZone
    return result
  }
}

extension SystemFormatStyle.DateOffset: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.shorten(by: steps)
    return copy
  }
}

extension SystemFormatStyle.DateReference: SizeVariantFormat {
  func shortened(by steps: Int) -> Self {
    var copy = self
    copy.shortening += steps
    return copy
  }
}
