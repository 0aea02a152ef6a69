import Foundation

/// What a GIF file says about its animation and gdk-pixbuf does not tell, and the part of it that is sound.
struct GIFStream {
  /// Milliseconds that each frame is shown for.
  private(set) var delays: [Int] = []
  /// How often all frames are shown; nil without an end.
  private(set) var plays: Int? = 1
  private(set) var width = 0
  private(set) var height = 0
  /// The file up to the first thing that is no GIF block. The decoder reads beyond its memory when such follows, and
  /// when a frame that is to be taken away lies beside the picture; such a frame is told to stay.
  private(set) var sound = Data()

  static func matches(_ data: Data) -> Bool { data.starts(with: "GIF8".utf8) }

  init(_ data: Data) {
    var bytes = [UInt8](data)
    guard bytes.count > 13 else {
      sound = data
      return
    }
    func word(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    width = word(6)
    height = word(8)
    var index = 13
    if bytes[10] & 0x80 != 0 { index += 3 << (Int(bytes[10] & 7) + 1) }
    var end = min(index, bytes.count)
    var control: Int?
    func skipBlocks() {
      while index < bytes.count, bytes[index] != 0 { index += Int(bytes[index]) + 1 }
      index += 1
    }
    scan: while index < bytes.count {
      switch bytes[index] {
      case 0x21:
        guard index + 1 < bytes.count else { break scan }
        if bytes[index + 1] == 0xF9 {
          guard index + 7 < bytes.count, bytes[index + 2] == 4, bytes[index + 7] == 0 else { break scan }
          control = index + 3
        }
        if let repeats = Self.repeats(bytes, at: index) { plays = repeats == 0 ? nil : repeats + 1 }
        index += 2
        skipBlocks()
      case 0x2C:
        guard index + 9 < bytes.count else { break scan }
        let isBeside = word(index + 1) >= width || word(index + 3) >= height
        let delay = control.map { word($0 + 1) * 10 } ?? 0
        if isBeside, let control { bytes[control] = bytes[control] & 0xE3 | 0x04 }
        control = nil
        let flags = bytes[index + 9]
        index += 10
        if flags & 0x80 != 0 { index += 3 << (Int(flags & 7) + 1) }
        index += 1
        skipBlocks()
        if index <= bytes.count { delays.append(delay) }
      default:
        break scan
      }
      if index <= bytes.count { end = index }
    }
    sound = Data(bytes[..<end] + [0x3B])
  }

  /// How often the animation is to be repeated, if an extension at the place says so.
  private static func repeats(_ bytes: [UInt8], at index: Int) -> Int? {
    guard index + 18 < bytes.count, bytes[index + 1] == 0xFF, bytes[index + 2] == 11, bytes[index + 15] == 1 else {
      return nil
    }
    let name = bytes[(index + 3)..<(index + 14)]
    guard name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8) else { return nil }
    return Int(bytes[index + 16]) | Int(bytes[index + 17]) << 8
  }
}
