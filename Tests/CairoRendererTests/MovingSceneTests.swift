import Foundation
import Rendering
import Testing

@testable import CairoRenderer

/// Scenes of all kinds of items that change by chance: what is drawn of the change gives the picture that is drawn
/// afresh, to the bit.
@Suite struct MovingSceneTests {
  /// The last ones have tilted pictures whose edges lie just between two pixels, below materials.
  @Test(arguments: Array(1...24) + [376, 444, 740], [CGFloat(1), 2])
  func drawingTheChangeGivesTheFreshPicture(seed: Int, scale: CGFloat) {
    var scene = MovingScene(UInt64(seed))
    let side = 100
    let width = side * Int(scale)
    let size = CGSize(width: side, height: side)
    let raster = CairoBackend.make().makeRasterizer()
    var shown = scene.fragment
    var pixels = raster.image(of: shown, size: size, scale: scale, background: .white).pixels
    for frame in 1...12 {
      scene.change()
      let next = scene.fragment
      let change = Fragment.change(from: shown, to: next, in: CGRect(origin: .zero, size: size), scale: scale)
      pixels.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let buffer = PixelBuffer(base: base, width: width, height: width, bytesPerRow: width * 4)
        raster.move(change.moves, scale: scale, in: buffer)
        raster.draw(next, damage: change.damage, scale: scale, background: .white, into: buffer)
      }
      let fresh = CairoBackend.make().makeRasterizer().image(of: next, size: size, scale: scale, background: .white)
      if pixels != fresh.pixels {
        let wrong = Set(pixels.indices.filter { pixels[$0] != fresh.pixels[$0] }.map { $0 / 4 })
        let first = wrong.min() ?? 0
        let summary: Comment =
          "frame \(frame): \(wrong.count) pixels differ, the first at (\(first % width), \(first / width)); damage \(change.damage.rects), moves \(change.moves)"
        Issue.record(summary)
        return
      }
      shown = next
    }
  }
}

/// A picture whose parts move, change, come and go; what does not change keeps its fragments.
private struct MovingScene {
  private final class Part {
    var children: [(part: Part, offset: CGPoint)] = []
    var leaf: Fragment?
    var effect: ((Fragment) -> Fragment)?
    var scroll: (id: Int, offset: CGPoint)?
    private var made: Fragment?

    /// What the part shows; nil in `made` where it or something in it changed.
    func fragment() -> Fragment {
      if let made { return made }
      var result = leaf ?? Fragment(.group(children.map { PlacedFragment($0.part.fragment(), at: $0.offset) }))
      if let scroll {
        let viewport = CGRect(x: 2, y: 2, width: 70, height: 60)
        result = Fragment(.scroll(id: scroll.id, viewport: viewport, offset: scroll.offset, result))
      }
      if let effect { result = effect(result) }
      made = result
      return result
    }

    func forget() { made = nil }
  }

  private var maker: SceneMaker
  private let root = Part()
  private var nextID = 1

  init(_ seed: UInt64) {
    maker = SceneMaker(seed)
    if maker.dice.number(2) == 0 {
      let page = Part()
      page.leaf = fill(CGRect(x: 0, y: 0, width: 100, height: 100), RGBA(white: 0.9))
      root.children.append((page, .zero))
    }
    for _ in 0..<4 { root.children.append((part(depth: 2), place())) }
  }

  var fragment: Fragment { root.fragment() }

  private mutating func place() -> CGPoint {
    let fraction: CGFloat = [0, 0, 0.5, 0.25, maker.dice.length(0...1)][maker.dice.number(5)]
    return CGPoint(x: CGFloat(maker.dice.number(80)) - 8 + fraction, y: CGFloat(maker.dice.number(80)) - 8 + fraction)
  }

  private mutating func part(depth: Int) -> Part {
    let part = Part()
    if depth == 0 || maker.dice.number(3) == 0 {
      part.leaf = maker.leaf()
    } else {
      for _ in 0..<(1 + maker.dice.number(3)) {
        let offset = CGPoint(x: CGFloat(maker.dice.number(30)), y: CGFloat(maker.dice.number(30)))
        part.children.append((self.part(depth: depth - 1), offset))
      }
      if maker.dice.number(4) == 0 {
        part.scroll = (nextID, .zero)
        nextID += 1
      }
    }
    if maker.dice.number(2) == 0 { part.effect = maker.effect() }
    return part
  }

  mutating func change() {
    for _ in 0..<(1 + maker.dice.number(3)) { changeOne() }
  }

  private mutating func changeOne() {
    // Down to some part; everything on the way is made anew.
    var path = [root]
    while let last = path.last, !last.children.isEmpty, path.count == 1 || maker.dice.number(3) > 0 {
      path.append(last.children[maker.dice.number(last.children.count)].part)
    }
    for part in path { part.forget() }
    guard let part = path.last, path.count > 1 else { return }
    let parent = path[path.count - 2]
    guard let index = parent.children.firstIndex(where: { $0.part === part }) else { return }
    switch maker.dice.number(8) {
    case 0:
      parent.children[index].offset = place()
    case 1:
      parent.children[index].offset.x += 1
    case 2:
      if part.leaf != nil { part.leaf = maker.leaf() }
    case 3:
      part.effect = maker.dice.number(3) == 0 ? nil : maker.effect()
    case 4:
      let new = self.part(depth: 1)
      parent.children.insert((new, place()), at: maker.dice.number(parent.children.count + 1))
    case 5:
      if parent.children.count > 1 { parent.children.remove(at: index) }
    case 6:
      parent.children.swapAt(index, maker.dice.number(parent.children.count))
    default:
      guard let scrolling = path.last(where: { $0.scroll != nil }) else { return }
      let distance: CGFloat = [1, 2, -3, 7, 0.5, -20][maker.dice.number(6)]
      scrolling.scroll?.offset.y -= distance
    }
  }
}
