extension CGPath {
  /// The outline of the stroked path; filled by the winding rule it looks like the stroke.
  ///
  /// - Parameters:
  ///   - lineWidth: The stroke's width. The result is empty if it is not positive.
  ///   - miterLimit: The longest miter in line widths; longer ones become bevels.
  ///   - transform: Applied to the path before it is stroked.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      storage.applying(transform).stroked(
        width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
  }

  /// The path cut into dashes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the path starts.
  ///   - lengths: The lengths of dashes and gaps in turn. A pattern without length, or with a negative one, leaves
  ///     the path whole.
  ///   - transform: Applied to the path before it is cut.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(storage.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// The path with curves replaced by lines no farther from them than a distance.
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(storage.flattened(threshold: threshold))
  }
}

extension PathStorage {
  package func stroked(
    width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat
  ) -> PathStorage {
    PathStroker.outline(of: self, width: width, cap: cap, join: join, miterLimit: miterLimit)
  }

  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathStorage {
    PathDasher(phase: phase, lengths: lengths)?.dashes(of: self) ?? self
  }
}
