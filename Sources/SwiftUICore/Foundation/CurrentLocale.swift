import Foundation

// Unsafe code about Foundation's locale: the one object that `Locale.current` is about gets the content of another.

/// Makes the locale that Foundation takes for the user's be the one that is wanted.
///
/// Foundation on Linux says that everybody's locale is `en_001`, and has no way to be told better: formatters and
/// `formatted()` of a program would write dates in another way than texts do. All of them ask one object, and objects
/// of the same class can exchange what they hold.
package enum CurrentLocale {
  /// Call it as a program starts, while no other thread asks for a locale.
  ///
  /// - Returns: false when this Foundation is not as expected; everything stays as it was then.
  @MainActor @discardableResult
  package static func set(_ locale: Locale) -> Bool {
    let current = Locale.current
    if current.identifier == locale.identifier { return true }
    // Locales are kept by the spelling they are asked by. In one that nobody uses a new object is made.
    let fresh = Locale(identifier: locale.identifier + "@")
    guard fresh.identifier == locale.identifier, let kept = object(of: current), let new = object(of: fresh),
      kept != new, metadata(of: kept) == metadata(of: new)
    else { return false }
    let header = 2 * MemoryLayout<UInt>.size
    let size = instanceSize(metadata(of: kept)) - header
    guard size > 0 else { return false }
    exchange(kept + header, new + header, size: size)
    return Locale.current.identifier == locale.identifier
  }

  /// The object that a locale is about, if it is a reference and a table of functions.
  private static func object(of locale: Locale) -> UnsafeMutableRawPointer? {
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return nil }
    return withUnsafeBytes(of: locale) { $0.load(as: UnsafeMutableRawPointer?.self) }
  }

  private static func metadata(of object: UnsafeMutableRawPointer) -> UnsafeRawPointer {
    object.load(as: UnsafeRawPointer.self)
  }

  /// The size of a class's objects, which stands behind its kind, superclass, flags and address point.
  private static func instanceSize(_ metadata: UnsafeRawPointer) -> Int {
    let offset = 2 * MemoryLayout<UInt>.size + 2 * MemoryLayout<UInt32>.size
    return Int(metadata.load(fromByteOffset: offset, as: UInt32.self))
  }

  private static func exchange(_ first: UnsafeMutableRawPointer, _ second: UnsafeMutableRawPointer, size: Int) {
    let words = size / MemoryLayout<UInt>.size
    for index in 0..<words {
      let offset = index * MemoryLayout<UInt>.size
      let word = first.load(fromByteOffset: offset, as: UInt.self)
      first.storeBytes(of: second.load(fromByteOffset: offset, as: UInt.self), toByteOffset: offset, as: UInt.self)
      second.storeBytes(of: word, toByteOffset: offset, as: UInt.self)
    }
    for offset in (words * MemoryLayout<UInt>.size)..<size {
      let byte = first.load(fromByteOffset: offset, as: UInt8.self)
      first.storeBytes(of: second.load(fromByteOffset: offset, as: UInt8.self), toByteOffset: offset, as: UInt8.self)
      second.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
    }
  }
}
