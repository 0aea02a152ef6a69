import CImageFormats
import CoreGraphics
import Foundation
import Rendering

// Unsafe code about image files: gdk-pixbuf's animations.

/// A GIF animation, of which gdk-pixbuf keeps the file and composes the frames that are asked for.
final class PixbufAnimation: ImageAnimation, @unchecked Sendable {
  private let animation: OpaquePointer
  fileprivate let stream: GIFStream
  fileprivate let scale: CGFloat
  /// Iterators of one animation share what they compose.
  private let lock = NSLock()

  init(_ animation: OpaquePointer, _ stream: GIFStream, scale: CGFloat) {
    g_object_ref(UnsafeMutableRawPointer(animation))
    self.animation = animation
    self.stream = stream
    self.scale = scale
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(animation)) }

  func makeFrames() -> (any ImageFrames)? {
    guard let iterator = makeIterator() else { return nil }
    return PixbufFrames(self, iterator)
  }

  /// A way through the frames, on a clock that stands at zero.
  fileprivate func makeIterator() -> OpaquePointer? {
    lock.withLock {
      var clock = Self.clock(0)
      return gdk_pixbuf_animation_get_iter(animation, Self.time(&clock))
    }
  }

  /// Sets the clock of an iterator. True if that made it go on to another frame.
  fileprivate func move(_ iterator: OpaquePointer, to milliseconds: Int) -> Bool {
    lock.withLock {
      var clock = Self.clock(milliseconds)
      return gdk_pixbuf_animation_iter_advance(iterator, Self.time(&clock)) != 0
    }
  }

  /// Milliseconds that the iterator's clock has to go on for the next frame.
  fileprivate func delay(of iterator: OpaquePointer) -> Int {
    lock.withLock { Int(gdk_pixbuf_animation_iter_get_delay_time(iterator)) }
  }

  fileprivate func image(of iterator: OpaquePointer) -> DecodedImage? {
    lock.withLock {
      guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else { return nil }
      return try? PixbufLoader.image(pixbuf, scale: scale, orientation: 1)
    }
  }

  /// Seconds and microseconds.
  private static func clock(_ milliseconds: Int) -> [Int] { [milliseconds / 1000, milliseconds % 1000 * 1000] }

  /// The clock in the layout that the library wants; its type's name is deprecated.
  private static func time<Time>(_ clock: inout [Int]) -> UnsafePointer<Time>? {
    clock.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: Time.self) }
  }
}

private final class PixbufFrames: ImageFrames {
  private let animation: PixbufAnimation
  private var iterator: OpaquePointer
  private var index = 0
  private var plays = 1
  /// Where the iterator's clock stands, in milliseconds.
  private var clock = 0

  init(_ animation: PixbufAnimation, _ iterator: OpaquePointer) {
    self.animation = animation
    self.iterator = iterator
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(iterator)) }

  private var isLast: Bool { index + 1 >= animation.stream.delays.count }

  private var isLastPlay: Bool { animation.stream.plays.map { plays >= $0 } ?? false }

  var duration: Double? {
    isLast && isLastPlay ? nil : AnimationRules.seconds(animation.stream.delays[index])
  }

  func makeImage() -> DecodedImage? { animation.image(of: iterator) }

  func advance() -> Bool {
    let next = clock + max(animation.delay(of: iterator), 1)
    if !isLast, animation.move(iterator, to: next) {
      clock = next
      index += 1
      return true
    }
    guard !isLastPlay, let first = animation.makeIterator() else { return false }
    g_object_unref(UnsafeMutableRawPointer(iterator))
    iterator = first
    plays += 1
    index = 0
    clock = 0
    return true
  }
}
