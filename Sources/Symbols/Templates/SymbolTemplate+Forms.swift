import CoreGraphics

extension SymbolTemplate {
  /// The form of a weight and scale: drawn as such, in between the lightest, the regular and the heaviest, or the
  /// nearest that there is.
  func form(_ wanted: Variant) -> Form? {
    if let exact = forms[wanted] { return exact }
    if let between = interpolated(wanted.weight) { return between.scaled(from: .small, to: wanted.scale) }
    let nearest = forms.min { left, right in
      distance(left.key, wanted) < distance(right.key, wanted)
    }
    return nearest.map { $0.value.scaled(from: $0.key.scale, to: wanted.scale) }
  }

  /// Another weight is worse than another scale.
  private func distance(_ variant: Variant, _ wanted: Variant) -> Int {
    let weights = abs(variant.weight.rawValue - wanted.weight.rawValue)
    let scales = abs(variant.scale.rawValue - wanted.scale.rawValue)
    // Lighter rather than heavier, smaller rather than larger, so that the choice does not depend on the order.
    let tie = (variant.weight > wanted.weight ? 2 : 0) + (variant.scale.rawValue > wanted.scale.rawValue ? 1 : 0)
    return weights * 100 + scales * 10 + tie
  }

  private func interpolated(_ weight: SymbolWeight) -> Form? {
    guard let light = forms[Variant(weight: .ultraLight, scale: .small)],
      let regular = forms[Variant(weight: .regular, scale: .small)],
      let heavy = forms[Variant(weight: .black, scale: .small)], light.isCompatible(with: regular),
      heavy.isCompatible(with: regular)
    else { return nil }
    if weight == .regular { return regular }
    let isLighter = weight < .regular
    let end: SymbolWeight = isLighter ? .ultraLight : .black
    let start = SymbolWeight.regular.strokeWidth
    let share = (weight.strokeWidth - start) / (end.strokeWidth - start)
    return regular.interpolated(to: isLighter ? light : heavy, by: share)
  }
}

extension SymbolTemplate.Form {
  /// Whether the outlines have steps that match, so that there are forms between the two.
  func isCompatible(with other: SymbolTemplate.Form) -> Bool {
    shapes.count == other.shapes.count && zip(shapes, other.shapes).allSatisfy { $0.isCompatible(with: $1) }
  }

  func interpolated(to other: SymbolTemplate.Form, by share: CGFloat) -> SymbolTemplate.Form {
    var result = self
    result.width += (other.width - width) * share
    for index in shapes.indices {
      result.shapes[index] = shapes[index].interpolated(to: other.shapes[index], by: share)
    }
    return result
  }

  /// Grows about the middle of the capitals.
  func scaled(from old: SymbolScale, to new: SymbolScale) -> SymbolTemplate.Form {
    let factor = new.factor / old.factor
    if factor == 1 { return self }
    var result = self
    result.width *= factor
    for index in shapes.indices {
      result.shapes[index].path.apply(CGAffineTransform(scaleX: factor, y: factor))
      result.shapes[index].stroke?.width *= factor
    }
    return result
  }

  /// What is painted; null if nothing is.
  var inkBounds: CGRect {
    shapes.reduce(CGRect.null) { box, shape in
      let own = shape.path.bounds
      if own.isNull { return box }
      let reach = (shape.stroke?.width ?? 0) / 2
      return box.union(own.insetBy(dx: -reach, dy: -reach))
    }
  }
}

extension SymbolTemplate.Shape {
  fileprivate func isCompatible(with other: Self) -> Bool {
    // A filled shape may have a stroke in some weights only; one that is not filled is nothing but its stroke.
    isFilled == other.isFilled && (isFilled || (stroke == nil) == (other.stroke == nil))
      && path.matches(other.path)
  }

  fileprivate func interpolated(to other: Self, by share: CGFloat) -> Self {
    var result = self
    result.path = path.interpolated(to: other.path, by: share)
    if var between = stroke ?? other.stroke {
      let width = stroke?.width ?? 0
      between.width = width + ((other.stroke?.width ?? 0) - width) * share
      result.stroke = between.width > 0 ? between : nil
    }
    return result
  }
}
