import CoreGraphics
import Foundation
import Rendering

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches and decodes pictures off the main actor, and keeps those that were shown lately.
final class ImageLoader: Sendable {
  static let shared = ImageLoader()

  private struct Key: Hashable {
    var url: URL
    var scale: CGFloat
  }

  private struct Entry {
    var image: DecodedImage
    var expires: Date
    var lastUse: Int
  }

  private struct Memory {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var clock = 0
  }

  private let memory = Locked(Memory())
  private let pending = Locked(0)

  /// Whether something is being fetched or decoded.
  var isBusy: Bool { pending.withLock { $0 > 0 } }
  private static let byteLimit = 64 << 20
  /// Seconds that a picture may be shown again when its server does not say.
  private static let standardLifetime = 300.0

  // MARK: Memory

  /// A picture that was loaded before and may still be shown.
  func loaded(_ url: URL, scale: CGFloat) -> DecodedImage? {
    memory.withLock { memory in
      let key = Key(url: url, scale: scale)
      guard let index = memory.entries.index(forKey: key) else { return nil }
      guard memory.entries.values[index].expires > Date() else {
        memory.bytes -= memory.entries.values[index].image.pixels.count
        memory.entries.remove(at: index)
        return nil
      }
      memory.clock += 1
      memory.entries.values[index].lastUse = memory.clock
      return memory.entries.values[index].image
    }
  }

  private func keep(_ image: DecodedImage, of url: URL, scale: CGFloat, for lifetime: Double) {
    guard lifetime > 0, image.pixels.count <= Self.byteLimit / 4 else { return }
    memory.withLock { memory in
      memory.clock += 1
      let entry = Entry(image: image, expires: Date(timeIntervalSinceNow: lifetime), lastUse: memory.clock)
      if let old = memory.entries.updateValue(entry, forKey: Key(url: url, scale: scale)) {
        memory.bytes -= old.image.pixels.count
      }
      memory.bytes += image.pixels.count
      guard memory.bytes > Self.byteLimit else { return }
      for (key, entry) in memory.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        if memory.bytes <= Self.byteLimit / 2 { break }
        memory.entries[key] = nil
        memory.bytes -= entry.image.pixels.count
      }
    }
  }

  // MARK: Loading

  /// - Parameter scale: pixels of the image a point.
  func load(_ url: URL, scale: CGFloat) async throws -> DecodedImage {
    if let known = loaded(url, scale: scale) { return known }
    pending.withLock { $0 += 1 }
    defer { pending.withLock { $0 -= 1 } }
    guard let decoder = AssetCatalogs.shared.imageDecoder else {
      throw ImageDecodingError("there is nothing to decode images with")
    }
    if url.isFileURL {
      // Files change under their names, so they are read again.
      return try await Self.offMainActor { try Self.decode(Data(contentsOf: url), scale: scale, decoder) }
    }
    let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(.badServerResponse)
    }
    try Task.checkCancellation()
    let image = try await Self.offMainActor { try Self.decode(data, scale: scale, decoder) }
    keep(image, of: url, scale: scale, for: Self.lifetime(of: response))
    return image
  }

  private static func offMainActor(
    _ work: @escaping @Sendable () throws -> DecodedImage
  ) async throws -> DecodedImage {
    let task = Task.detached(priority: .userInitiated) {
      try Task.checkCancellation()
      return try work()
    }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private static func decode(_ data: Data, scale: CGFloat, _ decoder: any ImageDecoder) throws -> DecodedImage {
    if isVector(data) { return try decoder.decodeVector(data, size: nil, scale: max(scale, 1)) }
    return try decoder.decode(data, scale: max(scale, 0.01))
  }

  private static func isVector(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(512), as: UTF8.self)
    return head.contains("<svg") || head.hasPrefix("<?xml")
  }

  /// Seconds for which the response may be used again.
  private static func lifetime(of response: URLResponse) -> Double {
    guard let response = response as? HTTPURLResponse else { return standardLifetime }
    let control = response.value(forHTTPHeaderField: "Cache-Control")?.lowercased() ?? ""
    if control.contains("no-store") || control.contains("no-cache") { return 0 }
    for directive in control.split(separator: ",") {
      let parts = directive.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, parts[0] == "max-age", let age = Double(parts[1]) { return age }
    }
    return standardLifetime
  }
}
