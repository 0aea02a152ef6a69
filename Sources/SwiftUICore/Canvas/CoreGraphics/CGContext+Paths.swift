import CoreGraphics

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  // MARK: Making the path

  public func beginPath() { current = CGMutablePath() }
  public func closePath() { current.closeSubpath() }
  public func move(to point: CGPoint) { current.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: ctm) }
  public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: ctm) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: ctm)
  }
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: ctm) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }
  public func addPath(_ path: CGPath) { current.addPath(path, transform: ctm) }

  /// An arc of a circle, joined to the current point by a line if there is one. Angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  public var isPathEmpty: Bool { current.isEmpty }
  /// The path in the context's coordinates; nil when it is empty.
  public var path: CGPath? { current.isEmpty ? nil : userPath.cgPath }
  public var currentPointOfPath: CGPoint { current.currentPoint.applying(ctm.inverted()) }
  public var boundingBoxOfPath: CGRect { userPath.boundingRect }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    userPath.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
  }

  /// The path so far in the coordinates of now.
  private var userPath: Path { Path(current).applying(ctm.inverted()) }

  // MARK: Drawing it

  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

  /// Draws a line along the path, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = userPath
    beginPath()
    if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path) }
  }

  private func fill(_ path: Path, evenOdd: Bool = false) {
    drawing.fill(
      path, with: .color(Color(cgColor: state.fill)),
      style: FillStyle(eoFill: evenOdd, antialiased: state.antialiases))
  }

  private func stroke(_ path: Path, width: CGFloat? = nil) {
    var line = state.line
    if let width { line.lineWidth = width }
    drawing.stroke(path, with: .color(Color(cgColor: state.stroke)), style: line)
  }

  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(Path(rect), width: width) }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Draws a line between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      Path { path in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          path.move(to: points[index])
          path.addLine(to: points[index + 1])
        }
      })
  }

  /// Takes away what is there.
  public func clear(_ rect: CGRect) {
    var context = state.context
    context.blendMode = .clear
    context.opacity = 1
    context.fill(Path(rect), with: .color(.black))
  }

  // MARK: Clipping

  /// Limits further drawing to the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = userPath
    beginPath()
    clip(to: path, evenOdd: rule == .evenOdd)
  }

  public func clip(to rect: CGRect) { clip(to: Path(rect), evenOdd: false) }
  public func clip(to rects: [CGRect]) { clip(to: Path { $0.addRects(rects) }, evenOdd: false) }

  /// The rectangle around what drawing is limited to, in the context's coordinates.
  public var boundingBoxOfClipPath: CGRect { state.context.clipBoundingRect }
}
