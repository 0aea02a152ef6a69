/// Values at some positions of a long row, in order.
///
/// Rows that stand side by side, as a screenful of a list does, are found at once; others by halving.
struct SparseRows<Value> {
  private(set) var positions: [Int] = []
  private(set) var values: [Value] = []

  var count: Int { positions.count }

  subscript(position: Int) -> Value? {
    get {
      let index = index(of: position)
      return index < positions.count && positions[index] == position ? values[index] : nil
    }
    set {
      let index = index(of: position)
      let isThere = index < positions.count && positions[index] == position
      switch (newValue, isThere) {
      case (let value?, true): values[index] = value
      case (let value?, false):
        positions.insert(position, at: index)
        values.insert(value, at: index)
      case (nil, true):
        positions.remove(at: index)
        values.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Where the position is, or would go.
  private func index(of position: Int) -> Int {
    guard let first = positions.first else { return 0 }
    let guess = position - first
    if guess < 0 { return 0 }
    if guess < positions.count, positions[guess] == position { return guess }
    if let last = positions.last, position > last { return positions.count }
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
