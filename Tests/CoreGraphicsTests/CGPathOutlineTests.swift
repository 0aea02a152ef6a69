import Testing

@testable import CoreGraphics

@Suite struct CGPathOutlineTests {
  private func line(_ points: [(CGFloat, CGFloat)]) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  private func stroke(
    _ path: CGPath, _ width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test func capsDecideHowFarAStrokeReaches() {
    let path = line([(0, 0), (10, 0)])
    #expect(stroke(path, 4).boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(stroke(path, 4, cap: .square).boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = stroke(path, 4, cap: .round)
    #expect(round.contains(CGPoint(x: 11.9, y: 0)) && !round.contains(CGPoint(x: 11.9, y: 1.5)))
    #expect(stroke(path, 0).isEmpty)
  }

  @Test func joinsFillTheCornerOutside() {
    let corner = line([(0, 0), (10, 0), (10, 10)])
    let tip = CGPoint(x: 11.8, y: -1.8)
    #expect(stroke(corner, 4).contains(tip))
    #expect(!stroke(corner, 4, join: .bevel).contains(CGPoint(x: 11.2, y: -1.2)))
    #expect(stroke(corner, 4, join: .round).contains(CGPoint(x: 11.2, y: -1.2)))
    #expect(!stroke(corner, 4, join: .round).contains(tip))
    #expect(!stroke(corner, 4, limit: 1.2).contains(tip))
  }

  @Test func strokesOfCurvesKeepTheirWidth() {
    for radius in [3.0, 10, 50] {
      let circle = CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      let ring = stroke(circle, 2)
      for degrees in stride(from: 1, to: 360, by: 11) {
        let angle = Double(degrees) * .pi / 180
        func at(_ r: Double) -> CGPoint { CGPoint(x: r * cos(angle), y: r * sin(angle)) }
        #expect(ring.contains(at(radius + 0.97)) && ring.contains(at(radius - 0.97)), "\(radius) \(degrees)")
        #expect(
          !ring.contains(at(radius + 1.03)) && !ring.contains(at(radius - 1.03)), "\(radius) \(degrees)")
      }
    }
  }

  @Test func aPointShowsOnlyItsCaps() {
    let dot = line([(5, 5), (5, 5)])
    #expect(stroke(dot, 4).isEmpty)
    #expect(stroke(dot, 4, cap: .round).contains(CGPoint(x: 6.9, y: 5)))
    #expect(stroke(dot, 4, cap: .square).boundingBoxOfPath == CGRect(x: 3, y: 3, width: 4, height: 4))
  }

  @Test func dashesFollowThePattern() {
    let dashes = line([(0, 0), (10, 0)]).copy(dashingWithPhase: 0, lengths: [3, 2])
    #expect(
      dashes.storage.points.map(\.x).elementsEqual([0, 3, 5, 8]) { abs($0 - $1) < 1e-9 })
    let shifted = line([(0, 0), (10, 0)]).copy(dashingWithPhase: 4, lengths: [3, 2])
    #expect(
      shifted.storage.points.map(\.x).elementsEqual([1, 4, 6, 9]) { abs($0 - $1) < 1e-9 })
    let odd = line([(0, 0), (10, 0)]).copy(dashingWithPhase: 0, lengths: [1, 2, 3])
    #expect(
      odd.storage.points.map(\.x).elementsEqual([0, 1, 3, 6, 7, 9]) { abs($0 - $1) < 1e-9 })
  }

  @Test func dashesGoAroundCornersAndOverTheStart() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let dashes = square.copy(dashingWithPhase: 5, lengths: [10, 10])
    #expect(dashes.storage.subpaths.count == 2)
    #expect(dashes.storage.subpaths.allSatisfy { abs(PathStorage($0).length - 10) < 1e-6 })
    let joined = square.copy(dashingWithPhase: 0, lengths: [5, 10, 15, 10])
    #expect(joined.storage.subpaths.count == 2)
  }

  @Test(arguments: [[], [0, 0], [-1, 2]] as [[CGFloat]])
  func patternsWithoutLengthLeaveThePathWhole(lengths: [CGFloat]) {
    let path = line([(0, 0), (10, 0)])
    #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path.copy())
  }

  @Test func trimmingGoesByLength() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).storage
    let half = square.trimmed(from: 0.125, to: 0.625)
    #expect(half.points.first == CGPoint(x: 5, y: 0))
    #expect(half.currentPoint == CGPoint(x: 5, y: 10))
    #expect(abs(half.length - 20) < 1e-9)
    #expect(square.trimmed(from: 0.5, to: 0.25).isEmpty)
    #expect(square.trimmed(from: -1, to: 2) == square)
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).storage
    let quarter = circle.trimmed(from: 0, to: 0.25)
    #expect(abs(quarter.length - 5 * .pi) < 0.02)
    #expect(abs((quarter.currentPoint?.y ?? 0) - 10) < 0.01)
  }

  @Test func flatteningStaysWithinItsThreshold() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let flat = circle.flattened(threshold: 0.05)
    #expect(!flat.storage.verbs.contains(.curve))
    for point in flat.storage.subpaths.flatMap(\.segments).map({ $0.point(at: 0.5) }) {
      let distance = (point.x * point.x + point.y * point.y).squareRoot()
      #expect(abs(distance - 10) < 0.06)
    }
  }
}

extension PathStorage {
  fileprivate init(_ subpath: Subpath) {
    self.init()
    append(subpath)
  }
}
