import SwiftUI

/// The lines of latitude and longitude in a region, with their degrees.
struct GraticuleView: View {
  let projection: MapProjection

  var body: some View {
    Canvas { context, size in
      guard size.width > 1, size.height > 1 else { return }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0.5, opacity: 0.12)))
      let corner = projection.coordinate(.zero)
      let opposite = projection.coordinate(CGPoint(x: size.width, y: size.height))
      let step = Self.step(for: min(corner.latitude - opposite.latitude, opposite.longitude - corner.longitude) / 3)
      var lines = Path()
      var labels: [(String, CGPoint, UnitPoint)] = []
      for latitude in Self.multiples(of: step, from: opposite.latitude, to: corner.latitude) {
        let y = projection.point(CLLocationCoordinate2D(latitude: latitude, longitude: corner.longitude)).y
        lines.move(to: CGPoint(x: 0, y: y))
        lines.addLine(to: CGPoint(x: size.width, y: y))
        labels.append((Self.text(latitude, "N", "S"), CGPoint(x: 4, y: y - 2), .bottomLeading))
      }
      for longitude in Self.multiples(of: step, from: corner.longitude, to: opposite.longitude) {
        let x = projection.point(CLLocationCoordinate2D(latitude: corner.latitude, longitude: longitude)).x
        lines.move(to: CGPoint(x: x, y: 0))
        lines.addLine(to: CGPoint(x: x, y: size.height))
        labels.append((Self.text(longitude, "E", "W"), CGPoint(x: x + 3, y: size.height - 3), .bottomLeading))
      }
      context.stroke(lines, with: .style(.separator), lineWidth: 1)
      for (text, point, anchor) in labels {
        context.draw(Text(verbatim: text).font(.caption2).foregroundColor(.secondary), at: point, anchor: anchor)
      }
    }
    .accessibilityHidden(true)
  }

  /// A round number of degrees near the given one.
  private static func step(for degrees: Double) -> Double {
    guard degrees > 1e-9 else { return 1e-6 }
    let power = pow(10, floor(log10(degrees)))
    let factor = degrees / power
    return power * (factor < 2 ? 1 : factor < 5 ? 2 : 5)
  }

  private static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, high > low, (high - low) / step < 200 else { return [] }
    return Array(stride(from: (low / step).rounded(.up) * step, through: high, by: step))
  }

  private static func text(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    let value = abs((degrees * 1e6).rounded() / 1e6)
    return "\(value.formatted(.number.precision(.fractionLength(0...6))))°\(degrees < 0 ? negative : positive)"
  }
}
