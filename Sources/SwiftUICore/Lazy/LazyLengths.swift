import CoreGraphics

/// The lengths of many lines one after the other, of which only those that were measured are known.
///
/// The others count with an estimate. Known lengths are kept in blocks, so that a hundred thousand lines cost nothing
/// until they are seen, and positions are found by looking at the blocks.
struct LazyLengths {
  private static let blockSize = 64

  private struct Block {
    /// Not a number where the line is not known.
    var lengths = [CGFloat](repeating: .nan, count: LazyLengths.blockSize)
    var known = 0
    var sum: CGFloat = 0
  }

  /// A block with what lies before it.
  private struct Entry {
    var key: Int
    var knownBefore: Int
    var sumBefore: CGFloat
  }

  private(set) var count = 0
  /// What an unknown line counts.
  var estimate: CGFloat = 44
  private(set) var knownCount = 0
  private(set) var knownSum: CGFloat = 0
  private var blocks: [Int: Block] = [:]
  private var order: [Entry] = []
  private var orderIsStale = false

  init(count: Int = 0) { self.count = count }

  /// Forgets what is known and keeps the estimate.
  mutating func reset(count: Int) {
    self.count = count
    knownCount = 0
    knownSum = 0
    blocks = [:]
    order = []
    orderIsStale = false
  }

  /// The average of what is known.
  var average: CGFloat? { knownCount > 0 ? knownSum / CGFloat(knownCount) : nil }

  func length(of line: Int) -> CGFloat? {
    guard let value = blocks[line / Self.blockSize]?.lengths[line % Self.blockSize], !value.isNaN else {
      return nil
    }
    return value
  }

  mutating func set(_ length: CGFloat, for line: Int) {
    let key = line / Self.blockSize
    var block = blocks[key] ?? Block()
    let old = block.lengths[line % Self.blockSize]
    if old == length { return }
    if old.isNaN {
      block.known += 1
      knownCount += 1
    } else {
      block.sum -= old
      knownSum -= old
    }
    block.lengths[line % Self.blockSize] = length
    block.sum += length
    knownSum += length
    blocks[key] = block
    orderIsStale = true
  }

  /// Takes over what is known for lines that are `distance` further on now.
  mutating func shift(by distance: Int, count newCount: Int) {
    let old = blocks
    let oldCount = count
    if distance == 0 {
      count = newCount
      if newCount < oldCount { trim() }
      return
    }
    reset(count: newCount)
    for (key, block) in old {
      for index in 0..<Self.blockSize where !block.lengths[index].isNaN {
        let line = key * Self.blockSize + index + distance
        if line >= 0, line < newCount { set(block.lengths[index], for: line) }
      }
    }
  }

  private mutating func trim() {
    let old = blocks
    reset(count: count)
    for (key, block) in old {
      for index in 0..<Self.blockSize where !block.lengths[index].isNaN {
        let line = key * Self.blockSize + index
        if line < count { set(block.lengths[index], for: line) }
      }
    }
  }

  private mutating func sortBlocks() {
    guard orderIsStale else { return }
    orderIsStale = false
    var known = 0
    var sum: CGFloat = 0
    order = blocks.keys.sorted().map { key in
      let entry = Entry(key: key, knownBefore: known, sumBefore: sum)
      if let block = blocks[key] {
        known += block.known
        sum += block.sum
      }
      return entry
    }
  }

  /// The last entry whose block begins at or before the block `key`.
  private func entryIndex(upTo key: Int) -> Int? {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if order[middle].key <= key { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Known lines before the line, and what they add up to.
  private mutating func known(before line: Int) -> (count: Int, sum: CGFloat) {
    sortBlocks()
    let key = line / Self.blockSize
    guard let index = entryIndex(upTo: key) else { return (0, 0) }
    let entry = order[index]
    guard let block = blocks[entry.key] else { return (entry.knownBefore, entry.sumBefore) }
    if entry.key < key { return (entry.knownBefore + block.known, entry.sumBefore + block.sum) }
    var known = entry.knownBefore
    var sum = entry.sumBefore
    for position in 0..<(line % Self.blockSize) {
      let length = block.lengths[position]
      if !length.isNaN {
        known += 1
        sum += length
      }
    }
    return (known, sum)
  }

  /// Where the line begins.
  mutating func start(of line: Int) -> CGFloat {
    let known = known(before: line)
    return known.sum + CGFloat(line - known.count) * estimate
  }

  mutating func isKnown(before line: Int) -> Bool { known(before: line).count == line }

  var total: CGFloat { knownSum + CGFloat(count - knownCount) * estimate }

  /// The line at the position; the first or last one outside.
  mutating func line(at position: CGFloat) -> Int {
    guard count > 0, position > 0 else { return 0 }
    sortBlocks()
    // The last known block that begins at or before the position.
    var low = 0
    var high = order.count
    func start(_ entry: Entry) -> CGFloat {
      entry.sumBefore + CGFloat(entry.key * Self.blockSize - entry.knownBefore) * estimate
    }
    while low < high {
      let middle = (low + high) / 2
      if start(order[middle]) <= position { low = middle + 1 } else { high = middle }
    }
    var line = 0
    var rest = position
    if low > 0 {
      let entry = order[low - 1]
      line = entry.key * Self.blockSize
      rest -= start(entry)
      if let block = blocks[entry.key] {
        for index in 0..<Self.blockSize {
          let length = block.lengths[index].isNaN ? estimate : block.lengths[index]
          if rest < length { return min(line, count - 1) }
          rest -= length
          line += 1
        }
      }
    }
    if estimate > 0 { line += Int(min(rest / estimate, CGFloat(count))) }
    return min(max(line, 0), count - 1)
  }
}
