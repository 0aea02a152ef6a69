/// The `#if` blocks around a place in a file.
struct ConditionStack {
  private struct Block {
    /// The conditions of the branches before.
    var earlier: [(text: String, value: Bool?)] = []
    /// The condition of the branch at hand; nil in `#else`.
    var current: (text: String, value: Bool?)?
  }

  private var blocks: [Block] = []

  var isEmpty: Bool { blocks.isEmpty }

  mutating func open(_ text: String, _ value: Bool?) {
    blocks.append(Block(current: (text, value)))
  }

  mutating func next(_ text: String, _ value: Bool?) {
    otherwise()
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].current = (text, value)
  }

  mutating func otherwise() {
    guard let current = blocks.last?.current else { return }
    blocks[blocks.count - 1].earlier.append(current)
    blocks[blocks.count - 1].current = nil
  }

  mutating func close() {
    _ = blocks.popLast()
  }

  private var parts: [(text: String, value: Bool?)] {
    blocks.flatMap { block in
      block.earlier.map { ("!(\($0.text))", $0.value.map { !$0 }) }
        + (block.current.map { [("(\($0.text))", $0.value)] } ?? [])
    }
  }

  /// Whether the place is compiled; nil if only the compiler can tell.
  var value: Bool? {
    let values = parts.map(\.value)
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }

  /// One condition that holds where the place is compiled; nil at the top.
  var text: String? {
    blocks.isEmpty ? nil : parts.map(\.text).joined(separator: " && ")
  }
}
