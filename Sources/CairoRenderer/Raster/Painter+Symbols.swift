import CPixelKernels
import CoreGraphics
import Foundation
import Rendering
import Symbols

extension Painter {
  func drawSymbol(
    _ drawing: SymbolDrawing, _ paints: [Paint], monochrome: Bool, _ transform: CGAffineTransform,
    _ clip: PKRect, alpha: Double
  ) {
    guard let first = paints.first else { return }
    // Quarters of a pixel are enough for what is seen, and let pictures be used again.
    let x = (transform.tx * 4).nearestPixel / 4
    let y = (transform.ty * 4).nearestPixel / 4
    let wholeX = x.rounded(.down)
    let wholeY = y.rounded(.down)
    guard abs(wholeX) < 1e8, abs(wholeY) < 1e8 else { return }
    var local = transform
    local.tx = x - wholeX
    local.ty = y - wholeY
    let picture = symbols.picture(of: drawing, local, monochrome: monochrome)
    target.clip = clip
    // The lowest layer is drawn last, in front.
    for (layer, mask) in picture.layers.enumerated().reversed() {
      var paint = translate(paints.indices.contains(layer) ? paints[layer] : first, transform, alpha)
      var coverage = mask.mask
      pk_fill_mask(&target, &coverage, picture.x + Int32(wholeX), picture.y + Int32(wholeY), &paint)
    }
  }
}

/// The coverage of each layer of a symbol, placed from the whole pixel its origin is on.
struct SymbolPicture {
  var layers: [MaskLayer]
  var x: Int32
  var y: Int32
}

/// Symbols that were drawn before, at the same size and quarter of a pixel.
final class SymbolCache {
  private struct Key: Hashable {
    var outline: ObjectIdentifier
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    var x: CGFloat
    var y: CGFloat
    var monochrome: Bool
    var variant: Int
  }

  /// The drawing is kept, so that the identity of its outline stays its own.
  private struct Entry {
    var drawing: SymbolDrawing
    var picture: SymbolPicture
    var lastUse: Int
  }

  private let scratch = KernelScratch()
  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock = 0
  private static let byteLimit = 8 << 20

  func picture(of drawing: SymbolDrawing, _ transform: CGAffineTransform, monochrome: Bool) -> SymbolPicture {
    guard let outline = drawing.ops.first?.geometry else { return SymbolPicture(layers: [], x: 0, y: 0) }
    clock += 1
    let key = Key(
      outline: ObjectIdentifier(outline), a: transform.a, b: transform.b, c: transform.c, d: transform.d,
      x: transform.tx, y: transform.ty, monochrome: monochrome, variant: drawing.variant)
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].picture
    }
    let made = makePicture(of: drawing, transform, monochrome: monochrome)
    entries[key] = Entry(drawing: drawing, picture: made, lastUse: clock)
    bytes += made.layers.reduce(0) { $0 + $1.byteCount }
    return made
  }

  /// Drops what was not used for longest, down to half the limit.
  func trim() {
    guard bytes > Self.byteLimit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if bytes <= Self.byteLimit / 2 { break }
      entries[key] = nil
      bytes -= entry.picture.layers.reduce(0) { $0 + $1.byteCount }
    }
  }

  private func makePicture(
    of drawing: SymbolDrawing, _ transform: CGAffineTransform, monochrome: Bool
  ) -> SymbolPicture {
    let reach = CGSize(width: drawing.size.width / 4, height: drawing.size.height / 4)
    let frame = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -reach.width, dy: -reach.height)
    let box = PKRect(covering: frame.applying(transform)).expanded(1)
    guard box.area > 0, box.area < 1 << 24 else { return SymbolPicture(layers: [], x: 0, y: 0) }
    let moved = transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(box.x0), y: -CGFloat(box.y0)))
    let count = monochrome ? 1 : max(drawing.layerCount, 1)
    let layers = (0..<count).map { _ in MaskLayer(width: box.width, height: box.height) }
    for op in drawing.ops {
      let clip = op.clip.map { clipMask($0, moved, box) }
      switch op.effect(isLayered: !monochrome) {
      case .paint(let layer): apply(op, moved, to: layers[min(layer, count - 1)], erases: false, clip)
      case .erase(let layer): apply(op, moved, to: layers[min(layer, count - 1)], erases: true, clip)
      case .eraseAll:
        for layer in layers { apply(op, moved, to: layer, erases: true, clip) }
      }
    }
    return SymbolPicture(layers: layers, x: box.x0, y: box.y0)
  }

  private func clipMask(_ path: CGPath, _ transform: CGAffineTransform, _ box: PKRect) -> MaskLayer {
    let mask = MaskLayer(width: box.width, height: box.height)
    var target = mask.target
    fill(path, transform, evenOdd: false, &target)
    return mask
  }

  private func apply(
    _ op: SymbolOp, _ transform: CGAffineTransform, to layer: MaskLayer, erases: Bool, _ clip: MaskLayer?
  ) {
    var target = layer.target
    target.erases = erases
    if let clip {
      target.clipCoverage = UnsafePointer(clip.mask.bytes)
      target.clipStride = clip.mask.stride
    }
    switch op.style {
    case .fill(let evenOdd):
      fill(op.geometry, transform, evenOdd: evenOdd, &target)
    case .stroke(let width, let cap, let join):
      guard let pen = CairoPen(width: layer.mask.width, height: layer.mask.height) else { return }
      pen.stroke(
        .path(op.geometry), LineStyle(width: width, cap: cap, join: join), transform, antialiased: true)
      var white = PaintTranslator.solid(0xFFFF_FFFF)
      pen.withMask { pk_fill_mask(&target, &$0, 0, 0, &white) }
    }
  }

  private func fill(
    _ path: CGPath, _ transform: CGAffineTransform, evenOdd: Bool, _ target: inout PKTarget
  ) {
    var white = PaintTranslator.solid(0xFFFF_FFFF)
    let matrix = PKMatrix(transform)
    path.storage.withSteps { verbs, count, points in
      pk_fill_path(scratch.pointer, &target, verbs, count, points, matrix, evenOdd, true, &white)
    }
  }
}
