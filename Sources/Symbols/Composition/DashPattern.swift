import CoreGraphics

/// How an outline is broken up in `X.dashed` and `X.dotted`.
enum DashPattern {
  case dashed, dotted

  init?(_ part: Substring) {
    switch part {
    case "dashed": self = .dashed
    case "dotted": self = .dotted
    default: return nil
    }
  }

  /// The length of one dash or dot with its gap, on the canvas.
  fileprivate var period: CGFloat { self == .dashed ? 20 : 13 }
}

extension GlyphOp {
  /// The same step with its stroke broken up evenly, so that closed outlines have no seam.
  func dashed(_ pattern: DashPattern) -> GlyphOp {
    guard shape == .stroke, !erases else { return self }
    var op = self
    let length = path.length
    let count = max((length / pattern.period).rounded(), 1)
    let period = length / count
    switch pattern {
    case .dashed:
      op.path = path.dashed(phase: period / 4, lengths: [period / 2, period / 2])
    case .dotted:
      // Dots need a little length, since strokers may leave out dashes without any.
      op.path = path.dashed(phase: 0, lengths: [0.01, period - 0.01])
      op.width *= 1.05
      op.cap = .round
    }
    return op
  }
}
