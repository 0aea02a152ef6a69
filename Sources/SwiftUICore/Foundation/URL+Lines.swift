import Foundation
import FoundationNetworking

extension URL {
  /// The lines of the text that is found at the URL. The text is loaded as a whole when the iteration begins.
  public var lines: AsyncLineSequence { AsyncLineSequence(url: self) }
}

/// The lines of a text that is loaded when they are asked for.
public struct AsyncLineSequence: AsyncSequence, Sendable {
  public typealias Element = String

  let url: URL

  public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

  public struct Iterator: AsyncIteratorProtocol {
    let url: URL
    private var lines: ArraySlice<Substring>?

    init(url: URL) { self.url = url }

    public mutating func next() async throws -> String? {
      if lines == nil {
        let data: Data
        if url.isFileURL {
          let url = url
          data = try await Task.detached { try Data(contentsOf: url) }.value
        } else {
          data = try await URLSession.shared.data(from: url).0
        }
        lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)[...]
      }
      try Task.checkCancellation()
      return lines?.popFirst().map(String.init)
    }
  }
}
