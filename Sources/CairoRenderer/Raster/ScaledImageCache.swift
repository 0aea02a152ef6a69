import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Images averaged down to the size they are shown at.
final class ScaledImageCache {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var x: Int32
    var y: Int32
    var sourceWidth: Int32
    var sourceHeight: Int32
    var width: Int
    var height: Int
  }

  /// The source is not kept, so its address may come to be another image's.
  private struct Entry {
    weak var source: DecodedImage?
    var image: DecodedImage
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock = 0
  /// The number of pictures at which those of images that are gone are looked for.
  private var checkCount = checkStep
  private static let checkStep = 16
  private static let byteLimit = 64 << 20

  func scaled(_ image: DecodedImage, _ part: PKRect, width: Int, height: Int) -> DecodedImage {
    clock += 1
    let key = Key(
      image: ObjectIdentifier(image), x: part.x0, y: part.y0, sourceWidth: part.width,
      sourceHeight: part.height, width: width,
      height: height)
    if let index = entries.index(forKey: key), entries.values[index].source === image {
      entries.values[index].lastUse = clock
      return entries.values[index].image
    }
    var source = image
    var sourcePart = part
    while Int(sourcePart.width) > width * 2, Int(sourcePart.height) > height * 2 {
      // Half-size copies serve many sizes.
      source = scaled(
        source, sourcePart, width: (Int(sourcePart.width) + 1) / 2, height: (Int(sourcePart.height) + 1) / 2)
      sourcePart = PKRect(x0: 0, y0: 0, x1: Int32(source.width), y1: Int32(source.height))
    }
    let made = DecodedImage(width: width, height: height, scale: 1, isOpaque: image.isOpaque) { destination in
      source.withImage { pixels in pk_resample(&pixels, sourcePart, &destination) }
    }
    if let old = entries[key] { bytes -= old.image.pixels.count }
    entries[key] = Entry(source: image, image: made, lastUse: clock)
    bytes += width * height * 4
    if entries.count >= checkCount { dropDead() }
    return made
  }

  /// Lets go what was made of images that are gone, such as the frames of an animation.
  private func dropDead() {
    for (key, entry) in entries where entry.source == nil {
      entries[key] = nil
      bytes -= entry.image.pixels.count
    }
    checkCount = entries.count + Self.checkStep
  }

  /// Drops the pictures that were not used for longest, down to half the limit.
  func trim() {
    guard bytes > Self.byteLimit else { return }
    dropDead()
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if bytes <= Self.byteLimit / 2 { break }
      entries[key] = nil
      bytes -= entry.image.pixels.count
    }
  }
}
