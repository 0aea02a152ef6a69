import CoreGraphics
import Glibc

/// A human figure posed by joint angles, the `j` op.
///
///     j hipX hipY torso upperArm forearm upperArm forearm thigh shin thigh shin [size [shoulders]]
///
/// Limb angles are in degrees from straight down towards the right; the first arm and leg are the ones farther back or to
/// the left. The torso's angle is how far it leans to the right. With shoulders the figure is seen from the front and they
/// are half as wide as that number says.
struct GlyphFigure {
  private let numbers: [CGFloat]
  private let size: CGFloat
  private let shoulders: CGFloat

  init?(_ text: Substring) {
    var scanner = GlyphScanner(text)
    var numbers: [CGFloat] = []
    while let number = scanner.number() { numbers.append(number) }
    guard scanner.isAtEnd, (11...13).contains(numbers.count) else { return nil }
    self.numbers = numbers
    size = numbers.count > 11 ? numbers[11] : 1
    shoulders = numbers.count > 12 ? numbers[12] : 0
  }

  func ops(layer: Int, width: CGFloat) -> [GlyphOp] {
    let lean = numbers[2]
    let hip = CGPoint(x: numbers[0], y: numbers[1])
    let neck = joint(from: hip, angle: 180 - lean, length: 24)
    let head = joint(from: neck, angle: 180 - lean, length: 18)
    let leftShoulder = joint(from: neck, angle: -90 - lean, length: shoulders)
    let rightShoulder = joint(from: neck, angle: 90 - lean, length: shoulders)
    let leftHip = joint(from: hip, angle: -90 - lean, length: shoulders / 2)
    let rightHip = joint(from: hip, angle: 90 - lean, length: shoulders / 2)
    let arms = [
      limb(from: leftShoulder, numbers[3], 16.5, numbers[4], 15.5),
      limb(from: rightShoulder, numbers[5], 16.5, numbers[6], 15.5),
    ]
    let legs = [
      limb(from: leftHip, numbers[7], 19.5, numbers[8], 20.5),
      limb(from: rightHip, numbers[9], 19.5, numbers[10], 20.5),
    ]
    var ops = [stroke([head, CGPoint(x: head.x + 0.01, y: head.y)], 2.3)]
    if shoulders == 0 {
      ops += [
        stroke([neck] + legs[1], 1.25), stroke(legs[0], 1.25), stroke(arms[0], 1.05), stroke(arms[1], 1.05),
      ]
    } else {
      var torso = stroke([joint(from: neck, angle: -lean, length: 1.5), hip], 1)
      torso.thickness += shoulders * 1.25 * size
      ops += [stroke([leftShoulder, rightShoulder], 1.05), torso]
      ops += legs.map { stroke($0, 1.15) } + arms.map { stroke($0, 0.95) }
    }
    return ops.map { op in
      var op = op
      op.layer = layer
      op.width *= width
      op.thickness *= width
      return op
    }
  }

  private func joint(from point: CGPoint, angle: CGFloat, length: CGFloat) -> CGPoint {
    let radians = Double(angle) * .pi / 180
    return CGPoint(
      x: point.x + CGFloat(sin(radians)) * length * size, y: point.y + CGFloat(cos(radians)) * length * size)
  }

  private func limb(
    from root: CGPoint, _ first: CGFloat, _ firstLength: CGFloat, _ second: CGFloat, _ secondLength: CGFloat
  ) -> [CGPoint] {
    let middle = joint(from: root, angle: first, length: firstLength)
    return [root, middle, joint(from: middle, angle: second, length: secondLength)]
  }

  private func stroke(_ points: [CGPoint], _ width: CGFloat) -> GlyphOp {
    var path = PathStorage()
    path.addPolygon(points.map { GlyphCorner(x: $0.x, y: $0.y, radius: 4 * size) }, isClosed: false)
    var op = GlyphOp(path: path, shape: .stroke)
    let full = width * (0.35 + 0.65 * size)
    // Thin limbs would fall apart where they only meet a broad body, so a part of them stays in every weight.
    op.width = full * 0.6
    op.thickness = full * 0.4 * SymbolWeight.regular.strokeWidth
    op.weightResponse = 0.7
    return op
  }
}
