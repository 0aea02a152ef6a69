import CoreGraphics

extension SymbolTemplateDocument {
  /// The height in text sizes of the capitals that templates are made for.
  private static let capHeight: CGFloat = 0.70459
  /// The capitals' height in templates without guides.
  private static let standardCapHeight: CGFloat = 70.459

  private typealias Variant = SymbolTemplate.Variant

  /// The free space beside a variant's outlines, in text sizes.
  private struct Bearings {
    var left: CGFloat
    var right: CGFloat

    func scaled(from old: SymbolScale, to new: SymbolScale) -> Bearings {
      Bearings(left: left * new.factor / old.factor, right: right * new.factor / old.factor)
    }
  }

  /// The variants, measured by their guides.
  func forms() -> [SymbolTemplate.Variant: SymbolTemplate.Form] {
    var forms: [Variant: SymbolTemplate.Form] = [:]
    for (variant, group) in groups {
      let ink = SymbolTemplate.Form(shapes: group.shapes, width: 0).inkBounds
      let unit = Self.capHeight / capHeight(variant.scale)
      let bearings = bearings(of: variant)
      let left = ink.minX - bearings.left / unit
      let middle = middle(of: variant, group, ink)
      var form = SymbolTemplate.Form(
        shapes: group.shapes, width: ink.width * unit + bearings.left + bearings.right)
      let placement = CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -left, y: -middle)
      for index in form.shapes.indices {
        form.shapes[index].path.apply(placement)
        form.shapes[index].stroke?.width *= unit
      }
      forms[variant] = form
    }
    return forms
  }

  /// The capitals' height in the document's units.
  private func capHeight(_ scale: SymbolScale) -> CGFloat {
    for candidate in [scale] + SymbolScale.allCases {
      if let baseline = guides["baseline-\(candidate.letter)"], let capline = guides["capline-\(candidate.letter)"] {
        let height = baseline.midY - capline.midY
        if height > 0.001 { return height }
      }
    }
    return Self.standardCapHeight
  }

  /// Where half of the capitals' height is.
  private func middle(of variant: Variant, _ group: Group, _ ink: CGRect) -> CGFloat {
    let height = capHeight(variant.scale)
    if let baseline = guides["baseline-\(variant.scale.letter)"] { return baseline.midY - height / 2 }
    if let capline = guides["capline-\(variant.scale.letter)"] { return capline.midY + height / 2 }
    if let origin = group.origin { return origin.y - height / 2 }
    return ink.midY
  }

  private func bearings(of variant: Variant) -> Bearings {
    if let own = guidedBearings(of: variant) { return own }
    let others = groups.keys.sorted {
      ($0.scale.rawValue, $0.weight.rawValue) < ($1.scale.rawValue, $1.weight.rawValue)
    }
    let preferred = [Variant(weight: .regular, scale: .medium), Variant(weight: .regular, scale: .small)]
    for other in preferred + others {
      if let found = guidedBearings(of: other) { return found.scaled(from: other.scale, to: variant.scale) }
    }
    let standard = Bearings(left: SymbolDrawing.sideBearing, right: SymbolDrawing.sideBearing)
    return standard.scaled(from: .medium, to: variant.scale)
  }

  /// The bearings that guides of the variant's name give, or guides without a name that the variant lies between.
  private func guidedBearings(of variant: Variant) -> Bearings? {
    guard let group = groups[variant] else { return nil }
    let ink = SymbolTemplate.Form(shapes: group.shapes, width: 0).inkBounds
    let name = "\(variant.weight.templateName)-\(variant.scale.letter)"
    var left = guides["left-margin-\(name)"]?.midX
    var right = guides["right-margin-\(name)"]?.midX
    if left == nil, right == nil, let plainLeft = guides["left-margin"]?.midX,
      let plainRight = guides["right-margin"]?.midX,
      plainLeft < ink.midX, ink.midX < plainRight
    {
      left = plainLeft
      right = plainRight
    }
    guard let left, let right, right > left else { return nil }
    let unit = Self.capHeight / capHeight(variant.scale)
    return Bearings(left: (ink.minX - left) * unit, right: (right - ink.maxX) * unit)
  }
}

extension SymbolScale {
  fileprivate var letter: String {
    switch self {
    case .small: "s"
    case .medium: "m"
    case .large: "l"
    }
  }
}

extension SymbolWeight {
  fileprivate var templateName: String {
    switch self {
    case .ultraLight: "ultralight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }
}
