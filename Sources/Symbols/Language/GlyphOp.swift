import CoreGraphics

/// One drawing step on the glyph canvas, before a weight and size are chosen.
struct GlyphOp {
  enum Shape {
    case fill, stroke, fillAndStroke
  }

  var path: PathStorage
  var shape: Shape
  var erases = false
  /// How many gap widths an erasing stroke reaches beyond the part it makes room for, on each side.
  var gap: CGFloat = 0
  var layer = 0
  /// The stroke's width as a multiple of the weight's.
  var width: CGFloat = 1
  /// A part of the stroke's width that does not depend on the weight, on the canvas.
  var thickness: CGFloat = 0
  /// How much of the weight's growth beyond regular the stroke takes part in.
  var weightResponse: CGFloat = 1
  var cap = CGLineCap.round
  var join = CGLineJoin.round
  var isEvenOdd = false
  var isKnockedOut = false
  var clip: PathStorage?
  var color: SymbolColor?
  /// The step at which a variable value reaches this part, counted from 1.
  var variableStep: Int?

  /// The stroke's width on the canvas at a weight.
  func strokeWidth(at weight: SymbolWeight) -> CGFloat {
    let plain = weight.strokeWidth
    let regular = SymbolWeight.regular.strokeWidth
    let effective = plain > regular ? regular + (plain - regular) * weightResponse : plain
    let result = max(effective * width + 2 * weight.gap * gap + thickness, 0)
    guard isKnockedOut, shape != .fill, thickness == 0 else { return result }
    return max(result, 3.4 * min(1, width / 0.7))
  }

  /// The box of everything painted at regular weight, strokes included; null for an erasing step.
  var inkBounds: CGRect {
    guard !erases else { return .null }
    let box = path.bounds
    guard shape != .fill, !box.isNull else { return box }
    let reach = strokeWidth(at: .regular) / 2
    return box.insetBy(dx: -reach, dy: -reach)
  }
}

extension [GlyphOp] {
  /// The same steps moved by a transform, with strokes made wider or thinner by a factor of their own.
  func applying(_ transform: CGAffineTransform, width: CGFloat = 1) -> [GlyphOp] {
    map { op in
      var moved = op
      moved.path.apply(transform)
      moved.clip?.apply(transform)
      moved.width *= width
      moved.thickness *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      return moved
    }
  }

  /// The same steps, all on one layer. What was cut out only in one colour is always cut out, since a layer has but one.
  func onLayer(_ layer: Int) -> [GlyphOp] {
    map { op in
      var moved = op
      moved.layer = layer
      if op.isKnockedOut {
        moved.isKnockedOut = false
        moved.erases.toggle()
      }
      return moved
    }
  }

  func colored(_ color: SymbolColor?) -> [GlyphOp] {
    map { op in
      var painted = op
      painted.color = color
      return painted
    }
  }

  /// The box of the points of all painting steps, which composition rules place things by.
  var outlineBounds: CGRect {
    reduce(CGRect.null) { box, op in
      op.erases || op.path.isEmpty ? box : box.union(op.path.controlBounds)
    }
  }

  var inkBounds: CGRect {
    reduce(CGRect.null) { $0.union($1.inkBounds) }
  }
}

extension CGAffineTransform {
  /// Turns, scales and mirrors about the middle of the glyph canvas, then moves. The angle is in degrees.
  static func onCanvas(
    scale: CGFloat = 1, dx: CGFloat = 0, dy: CGFloat = 0, degrees: CGFloat = 0, isMirrored: Bool = false
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: 50 + dx, y: 50 + dy)
      .rotated(by: degrees * .pi / 180)
      .scaledBy(x: isMirrored ? -scale : scale, y: scale)
      .translatedBy(x: -50, y: -50)
  }
}
