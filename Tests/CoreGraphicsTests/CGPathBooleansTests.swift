import Testing

@testable import CoreGraphics

@Suite struct CGPathBooleansTests {
  private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10))

  private func area(_ path: CGPath) -> CGFloat { path.storage.signedArea }

  @Test func rectanglesThatShareEdges() {
    #expect(left.union(right).isRect(nil))
    #expect(left.union(right).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.intersection(right).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(left.subtracting(right).boundingBox == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(abs(area(left.symmetricDifference(right)) - 100) < 1e-6)
    #expect(left.subtracting(left).isEmpty)
    #expect(left.union(left).isRect(nil))
  }

  @Test func circlesKeepTheirCurves() {
    let a = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let b = CGPath(ellipseIn: CGRect(x: 0, y: -10, width: 20, height: 20))
    let both = a.intersection(b)
    let exact = 2 * 100 * Double.pi / 3 - 10 * 10 * 3.0.squareRoot() / 2
    #expect(abs(area(both) - exact) < 0.5)
    #expect(both.storage.verbs.contains(.curve) && !both.storage.verbs.contains(.line))
    #expect(abs(area(a.union(b)) + area(both) - 2 * area(a)) < 0.5)
    for point in [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 8.5), CGPoint(x: 0.1, y: 0)] {
      #expect(both.contains(point))
    }
    #expect(!both.contains(CGPoint(x: -0.1, y: 0)))
  }

  @Test func aHoleWindsAgainstItsOuter() {
    let hole = left.subtracting(CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
    #expect(abs(area(hole) - 84) < 1e-6)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(
        !hole.contains(CGPoint(x: 4, y: 4), using: rule) && hole.contains(CGPoint(x: 8, y: 8), using: rule))
    }
  }

  @Test func normalizingDependsOnTheRule() {
    let star = CGMutablePath()
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let solid = star.normalized()
    let hollow = star.normalized(using: .evenOdd)
    #expect(solid.contains(.zero, using: .evenOdd) && !hollow.contains(.zero))
    #expect(solid.storage.subpaths.count == 1)
    #expect(hollow.componentsSeparated().count == 5)
    #expect(area(solid) > area(hollow))
  }

  @Test func componentsTakeTheirHolesAlong() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    path.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
    let parts = path.componentsSeparated(using: .evenOdd)
    #expect(parts.map { area($0) }.sorted().elementsEqual([4, 25, 64]) { abs($0 - $1) < 1e-6 })
  }

  @Test func linesAreCutByAreas() {
    let bar = CGMutablePath()
    bar.move(to: CGPoint(x: -5, y: 5))
    bar.addLine(to: CGPoint(x: 15, y: 5))
    let inside = bar.lineIntersection(left)
    #expect(inside.boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = bar.lineSubtracting(left)
    #expect(outside.boundingBox == CGRect(x: -5, y: 5, width: 20, height: 0))
    #expect(!outside.storage.subpaths.contains { $0.segments.contains { $0.point(at: 0.5).x == 5 } })
  }

  @Test func apartAndTouchingPathsDoNotIntersect() {
    #expect(left.intersects(right))
    #expect(!left.intersects(CGPath(rect: CGRect(x: 10, y: 0, width: 5, height: 5))))
    #expect(!left.intersects(CGPath(rect: CGRect(x: 30, y: 0, width: 5, height: 5))))
    #expect(!left.intersects(CGPath()))
    let apart = left.union(CGPath(rect: CGRect(x: 30, y: 0, width: 5, height: 5)))
    #expect(apart.storage.subpaths.count == 2)
  }

  @Test func areasAddUpForManyShapes() {
    let shapes: [CGPath] = [
      left, right, CGPath(ellipseIn: CGRect(x: 2, y: 3, width: 9, height: 5)),
      CGPath(
        roundedRect: CGRect(x: -3, y: 1, width: 9, height: 6), cornerWidth: 2, cornerHeight: 3, transform: nil
      ),
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)),
    ]
    for a in shapes {
      for b in shapes {
        let sum = area(a.union(b)) + area(a.intersection(b))
        #expect(abs(sum - area(a) - area(b)) < 0.3)
        #expect(abs(area(a.subtracting(b)) + area(a.intersection(b)) - area(a)) < 0.3)
      }
    }
  }
}
