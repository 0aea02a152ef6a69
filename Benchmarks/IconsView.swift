import SwiftUI

/// 3,166 vector icons under a fish-eye that moves in a circle.
struct IconsView: View {
  let model: BenchmarkModel

  var body: some View {
    let angle = 2 * Double.pi * Double(model.step) / 120
    Canvas { context, size in
      let focus = CGPoint(x: 640 + 400 * cos(angle), y: 400 + 250 * sin(angle))
      for index in 0..<3166 {
        let center = CGPoint(x: 12 + Double(index % 67) * 19, y: 10 + Double(index / 67) * 16.5)
        let distance = ((center.x - focus.x) * (center.x - focus.x) + (center.y - focus.y) * (center.y - focus.y))
          .squareRoot()
        let nearness = 1 / (1 + (distance / 150) * (distance / 150))
        let scale = 5 * (0.4 + 1.6 * nearness)
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x, ty: center.y)
        let icon = index % 2 == 0 ? Self.star : Self.heart
        context.fill(
          icon.applying(transform), with: .color(palette[index % 8].opacity(0.35 + 0.65 * nearness)))
      }
    }
  }

  private static let star = Path { path in
    path.addLines(
      (0..<10).map { point in
        let angle = -Double.pi / 2 + Double(point) * .pi / 5
        let radius = point % 2 == 0 ? 1 : 0.45
        return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      })
    path.closeSubpath()
  }

  private static let heart = Path { path in
    path.move(to: CGPoint(x: 0, y: 0.9))
    path.addCurve(
      to: CGPoint(x: -1, y: -0.3), control1: CGPoint(x: -0.4, y: 0.5), control2: CGPoint(x: -1, y: 0.2))
    path.addCurve(
      to: CGPoint(x: 0, y: -0.4), control1: CGPoint(x: -1, y: -0.9), control2: CGPoint(x: -0.2, y: -1))
    path.addCurve(
      to: CGPoint(x: 1, y: -0.3), control1: CGPoint(x: 0.2, y: -1), control2: CGPoint(x: 1, y: -0.9))
    path.addCurve(
      to: CGPoint(x: 0, y: 0.9), control1: CGPoint(x: 1, y: 0.2), control2: CGPoint(x: 0.4, y: 0.5))
    path.closeSubpath()
  }
}
