import Testing

@testable import CoreGraphics

@Suite struct CGPathTests {
  private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func currentPointReturnsToTheStartAfterClosing() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    #expect(path.currentPoint == CGPoint(x: 5, y: 2))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.storage.verbs == [.move, .line, .close])
  }

  @Test func linesBeforeAMoveAreDropped() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func aCopyDoesNotFollowLaterChanges() throws {
    let path = CGMutablePath()
    path.addRect(unit)
    let copy = try #require(path.copy())
    path.addEllipse(in: unit)
    #expect(copy == CGPath(rect: unit))
    #expect(copy != path)
    #expect(Set([copy, CGPath(rect: unit)]).count == 1)
  }

  @Test func boxesWithAndWithoutControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGPath().boundingBox.isNull)
    let ellipse = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 8, height: 4)).boundingBoxOfPath
    #expect(ellipse == CGRect(x: 1, y: 2, width: 8, height: 4))
    let wave = CGMutablePath()
    wave.move(to: .zero)
    wave.addCurve(to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 3, y: 9), control2: CGPoint(x: 6, y: -9))
    let box = wave.boundingBoxOfPath
    #expect(box.minX == 0 && box.maxX == 9 && abs(box.minY + box.maxY) < 1e-9 && box.maxY > 2 && box.maxY < 3)
  }

  @Test func arcsRunTheWayTheyAreTold() {
    let small = CGMutablePath()
    small.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(small.boundingBoxOfPath.minX > -1e-9)
    let large = CGMutablePath()
    large.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(large.boundingBoxOfPath.minX < -9.99)
    for clockwise in [true, false] {
      let whole = CGMutablePath()
      whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      let box = whole.boundingBoxOfPath
      #expect(abs(box.width - 20) < 0.01 && abs(box.height - 20) < 0.01)
    }
  }

  @Test func arcsJoinTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: -.pi)
    #expect(path.storage.verbs == [.move, .line, .curve, .curve])
    #expect(abs(path.currentPoint.x + 5) < 1e-9 && abs(path.boundingBoxOfPath.minY + 5) < 0.01)
  }

  @Test func tangentArcsRoundACorner() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(path.storage.verbs == [.move, .line, .curve])
    path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 30), radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test func roundedRectsHoldTheirCornersToHalfTheSide() {
    let path = CGPath(roundedRect: unit, cornerWidth: 50, cornerHeight: 50, transform: nil)
    #expect(path.boundingBoxOfPath == unit)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 5, y: 0.1)))
    #expect(CGPath(roundedRect: unit, cornerWidth: 0, cornerHeight: 3, transform: nil) == CGPath(rect: unit))
  }

  @Test func fillRulesDifferWherePartsOverlap() {
    let path = CGMutablePath()
    path.addRects([unit, unit.insetBy(dx: 2, dy: 2)])
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test func circlesContainWhatIsWithinTheirRadius() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for degrees in stride(from: 0, to: 360, by: 7) {
      let angle = Double(degrees) * .pi / 180
      let inside = CGPoint(x: 9.97 * cos(angle), y: 9.97 * sin(angle))
      let outside = CGPoint(x: 10.03 * cos(angle), y: 10.03 * sin(angle))
      #expect(circle.contains(inside) && !circle.contains(outside), "\(degrees)")
    }
  }

  @Test func openSubpathsCountAsClosedWhenAskedForPoints() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 3)) && !path.contains(CGPoint(x: 3, y: 8)))
  }

  @Test func elementsComeBackInOrder() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    path.addCurve(to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 3, y: 9), control2: CGPoint(x: 6, y: -9))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var lastPoints: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: lastPoints.append(element.pointee.points[0])
      case .addQuadCurveToPoint: lastPoints.append(element.pointee.points[1])
      case .addCurveToPoint: lastPoints.append(element.pointee.points[2])
      case .closeSubpath: break
      }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(lastPoints == [.zero, CGPoint(x: 2, y: 0), CGPoint(x: 9, y: 0)])
  }

  @Test func onlyUprightRectanglesAreRectangles() {
    var rect = CGRect.zero
    #expect(CGPath(rect: unit).isRect(&rect))
    #expect(rect == unit)
    var turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(!CGPath(rect: unit, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: unit).isRect(nil))
  }

  @Test func reversingKeepsTheOutlineAndTurnsTheWinding() {
    let path = CGPath(ellipseIn: unit).storage
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.reversed().windingNumber(around: middle) == -path.windingNumber(around: middle))
    #expect(path.reversed().bounds == path.bounds)
  }
}
