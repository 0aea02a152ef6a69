import CoreGraphics

extension SymbolTemplate {
  /// What a layer of a drawing is painted with.
  public enum LayerPaint: Hashable, Sendable {
    /// A level of the foreground style, 0 being the primary one.
    case level(Int)
    /// A colour by the template's name for it: a system colour, one of the app's catalog, or any other word; the fill
    /// stands in for a name that nothing is known by. Red, green and blue in the lower 24 bits.
    case color(name: String, fill: UInt32?, opacity: Double)
  }

  /// A template at one size, weight and scale, and what each layer of the drawing is painted with.
  public struct Picture: Sendable {
    public var drawing: SymbolDrawing
    public var paints: [LayerPaint]
  }

  /// The drawing steps at a size. A template that does not support the mode is drawn in one colour.
  ///
  /// - Parameters:
  ///   - name: for the drawing.
  ///   - pointSize: the size of the text the symbol goes with.
  /// - Returns: nil if the size is not positive or there are no outlines.
  public func picture(
    named name: String, mode: Mode, pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) -> Picture? {
    guard pointSize > 0, pointSize.isFinite, let form = form(Variant(weight: weight, scale: scale)) else { return nil }
    let mode = supports(mode) ? mode : .monochrome
    let frame = SymbolFrame(ink: form.inkBounds, width: form.width, pointSize: pointSize)
    let (ops, paints) = mode == .monochrome ? oneColor(form, frame) : layered(form, mode, frame)
    let drawing = SymbolDrawing(
      name: name, match: .exact, layerCount: max(paints.count, 1), ops: ops, size: frame.size,
      baselineOffset: frame.baselineOffset, mirrorsInRightToLeft: false, variant: 0)
    return Picture(drawing: drawing, paints: paints)
  }

  private func style(_ mark: Mark?) -> LayerStyle { mark.flatMap { styles[$0] } ?? LayerStyle() }

  /// All outlines on one layer. Those that are next to each other are one path, so that one which runs the other way
  /// round is a hole in the one it lies upon.
  private func oneColor(_ form: Form, _ frame: SymbolFrame) -> ([SymbolOp], [LayerPaint]) {
    struct Part {
      var style: LayerStyle
      var index: Int
      var shapes: [Shape]
    }
    var parts: [Part] = []
    for shape in form.shapes {
      let mark = shape.marks.first { $0.mode == .monochrome }
      let style = style(mark)
      let index = mark?.index ?? 0
      if let last = parts.last, last.style.threshold == style.threshold, !last.style.clearsBehind, !style.clearsBehind {
        parts[parts.count - 1].shapes.append(shape)
      } else {
        parts.append(Part(style: style, index: index, shapes: [shape]))
      }
    }
    if parts.contains(where: \.style.clearsBehind) {
      let order = parts.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      parts = order.map(\.element)
    }
    var ops: [SymbolOp] = []
    for part in parts {
      if part.style.clearsBehind { ops += steps(part.shapes, .erase, layer: 0, part.style, frame) }
      if !part.style.clearsBehind || part.style.opacity > 0 {
        ops += steps(part.shapes, .paint, layer: 0, part.style, frame)
      }
    }
    return (ops, [.level(0)])
  }

  private func layered(_ form: Form, _ mode: Mode, _ frame: SymbolFrame) -> ([SymbolOp], [LayerPaint]) {
    var ops: [SymbolOp] = []
    var paints: [LayerPaint] = []
    var marks: [Mark?] = layers(of: mode)
    // What is on no layer goes to the back.
    if form.shapes.contains(where: { shape in !shape.marks.contains { $0.mode == mode } }) { marks.insert(nil, at: 0) }
    for (position, mark) in marks.enumerated() {
      let shapes = form.shapes.filter { shape in
        mark.map { shape.marks.contains($0) } ?? !shape.marks.contains { $0.mode == mode }
      }
      let style = style(mark)
      let layer = marks.count - 1 - position
      if style.clearsBehind { ops += steps(shapes, .erase, layer: layer, style, frame) }
      if !style.clearsBehind || style.opacity > 0 { ops += steps(shapes, .paint, layer: layer, style, frame) }
      paints.append(paint(mark, style))
    }
    return (ops, paints.reversed())
  }

  private func paint(_ mark: Mark?, _ style: LayerStyle) -> LayerPaint {
    guard let mark else { return .level(0) }
    if mark.mode == .multicolor { return .color(name: mark.name, fill: style.fill, opacity: style.opacity) }
    switch mark.name {
    case "secondary": return .level(1)
    case "tertiary": return .level(2)
    case "quaternary": return .level(3)
    default: return .level(0)
    }
  }

  /// Fills that overlap by the same rule make one step.
  private func steps(
    _ shapes: [Shape], _ kind: SymbolOp.Kind, layer: Int, _ style: LayerStyle, _ frame: SymbolFrame
  ) -> [SymbolOp] {
    func step(_ path: PathStorage, _ drawn: SymbolOp.Style) -> SymbolOp {
      SymbolOp(
        layer: layer, kind: kind, geometry: CGPath(path), style: drawn, clip: nil, knockOut: false, color: nil,
        variableThreshold: kind == .paint ? style.threshold : nil)
    }
    var whole = PathStorage()
    var others: [SymbolOp] = []
    for shape in shapes {
      let path = shape.path.applying(frame.placement)
      if shape.isFilled {
        if shape.isEvenOdd { others.append(step(path, .fill(evenOdd: true))) } else { whole.append(path) }
      }
      if let stroke = shape.stroke {
        others.append(
          step(path, .stroke(width: stroke.width * frame.pointSize, cap: stroke.cap, join: stroke.join)))
      }
    }
    return whole.isEmpty ? others : [step(whole, .fill(evenOdd: false))] + others
  }
}

/// Where a template's form goes in the layout frame.
struct SymbolFrame {
  let pointSize: CGFloat
  let size: CGSize
  let baselineOffset: CGFloat
  /// From text sizes to points in the frame.
  let placement: CGAffineTransform

  init(ink: CGRect, width: CGFloat, pointSize: CGFloat) {
    let ink = ink.isNull ? CGRect.zero : ink
    let height = SymbolDrawing.roundedToHalf((ink.height + 2 * SymbolDrawing.verticalBearing) * pointSize)
    let roundedWidth = SymbolDrawing.roundedToHalf(max(width, 0) * pointSize)
    let baseline = height / 2 + (SymbolDrawing.halfCapHeight - ink.midY) * pointSize
    self.pointSize = pointSize
    size = CGSize(width: roundedWidth, height: height)
    baselineOffset = height - baseline
    placement = CGAffineTransform(translationX: (roundedWidth - width * pointSize) / 2, y: height / 2)
      .scaledBy(x: pointSize, y: pointSize)
      .translatedBy(x: 0, y: -ink.midY)
  }
}
