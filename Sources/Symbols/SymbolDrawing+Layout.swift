import CoreGraphics

extension SymbolDrawing {
  /// Canvas units in one text size at medium scale.
  private static let unitsPerTextSize: CGFloat = 85
  /// Half the text's capital height, the distance of the canvas's middle from the baseline, in text sizes.
  static let halfCapHeight: CGFloat = 0.352
  /// The free space left and right of the ink, in text sizes.
  static let sideBearing: CGFloat = 0.09
  /// The free space above and below the ink, in text sizes.
  static let verticalBearing: CGFloat = 0.05

  init(_ request: SymbolRequest, _ resolution: SymbolResolver.Resolution, mirrorsInRightToLeft: Bool) {
    let size = request.pointSize
    let unit = size / Self.unitsPerTextSize * request.scale.factor
    let ink = resolution.ops.inkBounds
    let box = ink.isNull ? CGRect(x: 50, y: 50, width: 0, height: 0) : ink
    let width = Self.roundedToHalf(box.width * unit + 2 * Self.sideBearing * size)
    let height = Self.roundedToHalf(box.height * unit + 2 * Self.verticalBearing * size)
    let place = CGAffineTransform(translationX: width / 2, y: height / 2)
      .scaledBy(x: unit, y: unit)
      .translatedBy(x: -box.midX, y: -box.midY)
    let baseline = height / 2 + (50 - box.midY) * unit + Self.halfCapHeight * size
    name = request.name
    match = resolution.match
    layerCount = (resolution.ops.map(\.layer).max() ?? 0) + 1
    self.size = CGSize(width: width, height: height)
    baselineOffset = height - baseline
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
    variant = 0
    let steps = resolution.ops.compactMap(\.variableStep).max() ?? 0
    let strokeUnit = unit * request.scale.strokeFactor
    ops = resolution.ops.flatMap {
      Self.steps(for: $0, weight: request.weight, place: place, strokeUnit: strokeUnit, variableSteps: steps)
    }
  }

  static func roundedToHalf(_ value: CGFloat) -> CGFloat {
    (value * 2).rounded() / 2
  }

  /// The public steps for one glyph step; a shape that is filled and stroked makes two.
  private static func steps(
    for op: GlyphOp, weight: SymbolWeight, place: CGAffineTransform, strokeUnit: CGFloat,
    variableSteps: Int
  ) -> [SymbolOp] {
    if op.path.isEmpty { return [] }
    let geometry = CGPath(op.path.applying(place))
    let clip = op.clip.map { CGPath($0.applying(place)) }
    let threshold = op.variableStep.map { CGFloat($0 - 1) / CGFloat(max(variableSteps, 1)) }
    func step(_ style: SymbolOp.Style) -> SymbolOp {
      SymbolOp(
        layer: op.layer, kind: op.erases ? .erase : .paint, geometry: geometry, style: style, clip: clip,
        knockOut: op.isKnockedOut, color: op.color, variableThreshold: threshold)
    }
    let fill = step(.fill(evenOdd: op.isEvenOdd))
    let width = op.strokeWidth(at: weight) * strokeUnit
    guard width > 0 || op.shape != .stroke else { return [] }
    let stroke = step(.stroke(width: width, cap: op.cap, join: op.join))
    switch op.shape {
    case .fill: return [fill]
    case .stroke: return [stroke]
    case .fillAndStroke: return width > 0 ? [fill, stroke] : [fill]
    }
  }
}
