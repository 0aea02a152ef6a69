import Foundation

/// The compiler's side of the plugin: messages of JSON, each after its length in eight bytes, lowest first.
struct PluginConnection {
  var input: FileHandle
  var output: FileHandle

  /// Answers requests until the compiler closes the connection.
  func serve(_ answer: (PluginRequest) -> PluginResponse) {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    while let message = read() {
      guard !message.isEmpty else { continue }
      let response: PluginResponse
      do {
        response = answer(try decoder.decode(PluginRequest.self, from: message))
      } catch {
        response = .failure("The compiler's request is not understood: \(error)", at: nil)
      }
      guard let data = try? encoder.encode(response) else { return }
      write(data)
    }
  }

  private func read() -> Data? {
    guard let header = try? input.read(upToCount: 8), header.count == 8 else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0 else { return Data() }
    guard let body = try? input.read(upToCount: length), body.count == length else { return nil }
    return body
  }

  private func write(_ body: Data) {
    var message = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) })
    message.append(body)
    try? output.write(contentsOf: message)
  }
}
