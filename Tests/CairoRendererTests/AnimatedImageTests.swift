import Foundation
import Rendering
import Testing

@testable import CairoRenderer

/// A GIF file of four colours: nothing, red, green, blue.
struct SampleGIF {
  struct Frame {
    var x = 0
    var y = 0
    var width = 4
    var height = 4
    /// Hundredths of a second.
    var delay = 10
    /// What becomes of the frame after its time: 1 stays, 2 is taken away, 3 gives way to what was before.
    var disposal = 1
    var color: UInt8
  }

  var width = 4
  var height = 4
  var frames: [Frame]
  /// How often the file says that the frames are repeated; nil says nothing.
  var repeats: Int?

  private func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }

  var data: Data {
    var bytes = Array("GIF89a".utf8) + word(width) + word(height) + [0x81, 0, 0]
    bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    if let repeats { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(repeats) + [0] }
    for frame in frames {
      bytes += [0x21, 0xF9, 4, UInt8(frame.disposal << 2 | 1)] + word(frame.delay) + [0, 0]
      bytes += [0x2C] + word(frame.x) + word(frame.y) + word(frame.width) + word(frame.height) + [0]
      bytes += Self.compressed(frame.color, count: frame.width * frame.height)
    }
    return Data(bytes + [0x3B])
  }

  /// Codes of three bits; the table is cleared before they have to grow.
  private static func compressed(_ color: UInt8, count: Int) -> [UInt8] {
    var codes: [UInt8] = []
    for index in 0..<count {
      if index % 2 == 0 { codes.append(4) }
      codes.append(color)
    }
    codes.append(5)
    var packed: [UInt8] = []
    var bits = 0
    var filled = 0
    for code in codes {
      bits |= Int(code) << filled
      filled += 3
      while filled >= 8 {
        packed.append(UInt8(bits & 0xFF))
        bits >>= 8
        filled -= 8
      }
    }
    if filled > 0 { packed.append(UInt8(bits & 0xFF)) }
    return [2, UInt8(packed.count)] + packed + [0]
  }
}

@Suite struct AnimatedImageTests {
  private let decoder = PixbufDecoder()

  /// The letters of a frame's pixels, rows from the top: a dot for nothing.
  private func letters(_ image: DecodedImage) -> [String] {
    (0..<image.height).map { y in
      String(
        (0..<image.width).map { x -> Character in
          let pixel = (y * image.width + x) * 4
          switch (image.pixels[pixel + 2], image.pixels[pixel + 1], image.pixels[pixel], image.pixels[pixel + 3]) {
          case (255, 0, 0, 255): return "r"
          case (0, 255, 0, 255): return "g"
          case (0, 0, 255, 255): return "b"
          case (_, _, _, 0): return "."
          default: return "?"
          }
        })
    }
  }

  private func frames(_ data: Data, limit: Int = 20) throws -> [(image: DecodedImage, duration: Double?)] {
    let walk = try #require(decoder.decode(data, scale: 1).animation?.makeFrames())
    var result: [(image: DecodedImage, duration: Double?)] = []
    while let image = walk.makeImage() {
      result.append((image, walk.duration))
      if result.count == limit || !walk.advance() { break }
    }
    return result
  }

  @Test func theFirstFrameStandsWhereItBelongs() throws {
    let gif = SampleGIF(frames: [
      .init(x: 1, y: 2, width: 2, height: 1, color: 1), .init(color: 2),
    ])
    let first = try decoder.decode(gif.data, scale: 2)
    #expect(letters(first) == ["....", "....", ".rr.", "...."])
    #expect(first.size == CGSize(width: 2, height: 2))
    #expect(!first.isOpaque)
    // The same for a picture that does not move.
    var still = gif
    still.frames.removeLast()
    let only = try decoder.decode(still.data, scale: 1)
    #expect(letters(only) == ["....", "....", ".rr.", "...."])
    #expect(only.animation == nil)
  }

  @Test func framesAreComposed() throws {
    let gif = SampleGIF(
      frames: [
        .init(color: 1),
        .init(x: 0, y: 0, width: 2, height: 2, disposal: 2, color: 2),
        .init(x: 2, y: 2, width: 2, height: 2, disposal: 3, color: 3),
        // Pixels of the transparent colour leave what is there.
        .init(x: 3, y: 0, width: 1, height: 4, color: 0),
      ])
    let pictures = try frames(gif.data).map { letters($0.image) }
    #expect(
      pictures == [
        ["rrrr", "rrrr", "rrrr", "rrrr"], ["ggrr", "ggrr", "rrrr", "rrrr"], ["..rr", "..rr", "rrbb", "rrbb"],
        ["..rr", "..rr", "rrrr", "rrrr"],
      ])
  }

  @Test func durationsAndRepeats() throws {
    func durations(_ repeats: Int?, _ delays: [Int] = [20, 30]) throws -> [Double?] {
      let gif = SampleGIF(
        frames: delays.enumerated().map { .init(delay: $0.element, color: UInt8($0.offset % 3 + 1)) }, repeats: repeats)
      return try frames(gif.data, limit: 7).map(\.duration)
    }
    #expect(try durations(nil) == [0.2, nil])
    #expect(try durations(1) == [0.2, 0.3, 0.2, nil])
    #expect(try durations(0) == [0.2, 0.3, 0.2, 0.3, 0.2, 0.3, 0.2])
    // What is too short to be meant.
    #expect(try durations(0, [0, 30, 1]) == [0.1, 0.3, 0.1, 0.1, 0.3, 0.1, 0.1])
    #expect(try durations(0, [2, 4]).prefix(2) == [0.02, 0.04])
  }

  /// Red for 0.1 s, green for 0.2 s, then for 0.3 s nothing to the left and a translucent blue to the right; twice.
  private static let webP = Data(
    base64Encoded: """
      UklGRrQAAABXRUJQVlA4WAoAAAASAAAAJwAAHQAAQU5JTQYAAAAAAAAAAgBBTk1GKAAAAAAAAAAAACcAAB0AAGQAAAJWUDhMDwAAAC8nQAcABxD9j/4H\
      IqL/AQBBTk1GKAAAAAAAAAAAACcAAB0AAMgAAAFWUDhMDwAAAC8nQAcAB9D/iP4HIqL/AQBBTk1GKAAAAAoAAAAAABMAAB0AACwBAAJWUDhMDwAAAC8T\
      QAcQBxDR/wIGIqL/AQA=
      """, options: .ignoreUnknownCharacters)

  @Test func webP() throws {
    let data = try #require(Self.webP)
    let frames = try frames(data)
    #expect(frames.map(\.duration) == [0.1, 0.2, 0.3, 0.1, 0.2, nil])
    #expect(frames.allSatisfy { $0.image.width == 40 && $0.image.height == 30 })
    #expect(frames.map { letters($0.image)[15].first } == ["r", "g", ".", "r", "g", "."])
    let last = frames[2].image
    #expect(last.pixels[(15 * 40 + 30) * 4 + 3] == 128)
    #expect(letters(try decoder.decode(data, scale: 1))[0].allSatisfy { $0 == "r" })
  }

  @Test func framesAreNotKept() throws {
    var gif = SampleGIF(width: 16, height: 16, frames: [], repeats: 0)
    gif.frames = (0..<50).map { .init(width: 4, height: 4, color: UInt8($0 % 3 + 1)) }
    let walk = try #require(decoder.decode(gif.data, scale: 1).animation?.makeFrames())
    weak var before: DecodedImage?
    for _ in 0..<120 {
      let image = try #require(walk.makeImage())
      #expect(before == nil)
      before = image
      #expect(walk.advance())
    }
  }

  @Test func twoWaysThroughOneAnimation() throws {
    let gif = SampleGIF(frames: [.init(color: 1), .init(color: 2), .init(color: 3)], repeats: 0)
    let animation = try #require(decoder.decode(gif.data, scale: 1).animation)
    let first = try #require(animation.makeFrames())
    let second = try #require(animation.makeFrames())
    #expect(first.advance() && first.advance() && second.advance())
    #expect(first.makeImage().map { letters($0)[0] } == "bbbb")
    #expect(second.makeImage().map { letters($0)[0] } == "gggg")
    #expect(first.advance())
    #expect(first.makeImage().map { letters($0)[0] } == "rrrr")
    #expect(second.makeImage().map { letters($0)[0] } == "gggg")
  }
}
