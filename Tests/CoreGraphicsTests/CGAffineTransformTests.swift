import Testing

@Suite struct CGAffineTransformTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test func laterBuildersActFirst() {
    let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(transform), CGPoint(x: 10, y: 2)))
  }

  @Test func concatenationActsInOrder() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 1, y: 1))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 3, y: 4))
  }

  @Test func inverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let point = CGPoint(x: 3, y: 4)
    #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func partsPutTogetherGiveTheTransform() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let again = CGAffineTransform(transform.decomposed())
    #expect(isNear(CGPoint(x: 3, y: 4).applying(again), CGPoint(x: 3, y: 4).applying(transform)))
    #expect(abs(CGAffineTransform(rotationAngle: 1).decomposed().rotation - 1) < 1e-12)
  }

  @Test func rectanglesGrowToTheirCorners() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 1) < 1e-9 && abs(box.width - 1) < 1e-9 && abs(box.height - 2) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func sizesIgnoreTranslation() {
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9))
    #expect(size == CGSize(width: 2, height: 3))
  }

  @Test func codingKeepsTheSixNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
