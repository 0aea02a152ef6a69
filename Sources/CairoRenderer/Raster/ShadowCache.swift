import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// The blurred coverage of a fragment. Its corner is given from the whole pixel that the fragment's origin is on.
struct BlurredMask {
  var layer: MaskLayer
  var x: Int32
  var y: Int32
}

/// Shadows of fragments that were drawn before, at the same size and the same fraction of a pixel.
final class ShadowCache {
  /// A shadow's radius is the standard deviation of its blur, as with CALayer's `shadowRadius` (half of what CSS and
  /// most drawing programs call blur).
  static let sigmaPerRadius = 1.0
  /// Larger shadows are made for the visible part only, each time.
  static let largestArea = 4 << 20

  private struct Key: Hashable {
    var content: ObjectIdentifier
    var sigmaX: Double
    var sigmaY: Double
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    var fractionX: CGFloat
    var fractionY: CGFloat

    init(_ content: Fragment, _ transform: CGAffineTransform, _ plan: BlurPlan) {
      self.content = ObjectIdentifier(content)
      sigmaX = plan.sigmaX
      sigmaY = plan.sigmaY
      a = transform.a
      b = transform.b
      c = transform.c
      d = transform.d
      fractionX = transform.tx - transform.tx.rounded(.down)
      fractionY = transform.ty - transform.ty.rounded(.down)
    }
  }

  /// The fragment is not kept, so its address may come to be another one's.
  private struct Entry {
    weak var content: Fragment?
    var mask: BlurredMask
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock = 0
  private static let byteLimit = 16 << 20
  private static let countLimit = 512

  func find(_ content: Fragment, _ transform: CGAffineTransform, _ plan: BlurPlan) -> BlurredMask? {
    guard let index = entries.index(forKey: Key(content, transform, plan)),
      entries.values[index].content === content
    else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].mask
  }

  func insert(
    _ mask: BlurredMask, _ content: Fragment, _ transform: CGAffineTransform, _ plan: BlurPlan
  ) {
    clock += 1
    let key = Key(content, transform, plan)
    if let old = entries[key] { bytes -= old.mask.layer.byteCount }
    entries[key] = Entry(content: content, mask: mask, lastUse: clock)
    bytes += mask.layer.byteCount
  }

  /// Drops what was not used for longest, down to half the limits.
  func trim() {
    guard bytes > Self.byteLimit || entries.count > Self.countLimit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if bytes <= Self.byteLimit / 2, entries.count <= Self.countLimit / 2 { break }
      entries[key] = nil
      bytes -= entry.mask.layer.byteCount
    }
  }
}
