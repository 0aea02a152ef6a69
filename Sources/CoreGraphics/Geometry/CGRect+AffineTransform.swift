extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size as a displacement under a transform; translation has no effect.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGVector {
  package func applying(_ transform: CGAffineTransform) -> CGVector {
    CGVector(
      dx: transform.a * dx + transform.c * dy,
      dy: transform.b * dx + transform.d * dy)
  }
}

extension CGRect {
  /// The smallest upright rectangle around this rectangle's transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || transform.isIdentity { return self }
    let x0 = minX
    let x1 = maxX
    let y0 = minY
    let y1 = maxY
    let ax0 = transform.a * x0
    let ax1 = transform.a * x1
    let cy0 = transform.c * y0
    let cy1 = transform.c * y1
    let bx0 = transform.b * x0
    let bx1 = transform.b * x1
    let dy0 = transform.d * y0
    let dy1 = transform.d * y1
    let left = min(ax0, ax1) + min(cy0, cy1) + transform.tx
    let right = max(ax0, ax1) + max(cy0, cy1) + transform.tx
    let top = min(bx0, bx1) + min(dy0, dy1) + transform.ty
    let bottom = max(bx0, bx1) + max(dy0, dy1) + transform.ty
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
