import CoreGraphics

/// The basic shapes of SVG as paths.
enum VectorShape {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The path of an element; nil if the element is no shape.
  static func path(_ element: String, _ attributes: [String: String]) throws -> PathStorage? {
    func number(_ name: String) -> CGFloat { attributes[name].flatMap(VectorLook.length) ?? 0 }
    var path = PathStorage()
    switch element {
    case "path":
      guard let text = attributes["d"] else { return path }
      guard let read = VectorPathReader.read(text) else { throw Failure(description: "the path cannot be read") }
      return read
    case "rect":
      let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      guard rect.width > 0, rect.height > 0 else { return path }
      let radiusX = attributes["rx"].flatMap(VectorLook.length)
      let radiusY = attributes["ry"].flatMap(VectorLook.length)
      path.addRoundedRect(in: rect, cornerWidth: radiusX ?? radiusY ?? 0, cornerHeight: radiusY ?? radiusX ?? 0)
    case "circle", "ellipse":
      let radiusX = element == "circle" ? number("r") : number("rx")
      let radiusY = element == "circle" ? number("r") : number("ry")
      guard radiusX > 0, radiusY > 0 else { return path }
      path.addEllipse(
        in: CGRect(
          x: number("cx") - radiusX, y: number("cy") - radiusY, width: 2 * radiusX, height: 2 * radiusY))
    case "line":
      path.addLines(between: [CGPoint(x: number("x1"), y: number("y1")), CGPoint(x: number("x2"), y: number("y2"))])
    case "polyline", "polygon":
      var scanner = VectorScanner(attributes["points"] ?? "")
      var points: [CGPoint] = []
      while let x = scanner.number(), let y = scanner.number() { points.append(CGPoint(x: x, y: y)) }
      guard scanner.isAtEnd else { throw Failure(description: "the points cannot be read") }
      path.addLines(between: points)
      if element == "polygon" { path.closeSubpath() }
    default: return nil
    }
    return path
  }
}
