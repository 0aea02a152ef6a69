/// Values by the identity of a type or an object. Found by the address alone, which is quicker than hashing it.
struct IdentityTable<Value> {
  // A power of two places, at most three quarters of them taken.
  private var keys: [ObjectIdentifier?] = []
  private var values: [Value?] = []
  private(set) var count = 0

  init() {}

  init(_ dictionary: [ObjectIdentifier: Value]) {
    for (key, value) in dictionary { self[key] = value }
  }

  var isEmpty: Bool { count == 0 }

  subscript(key: ObjectIdentifier) -> Value? {
    get {
      guard count > 0 else { return nil }
      return values[place(of: key)]
    }
    set {
      guard let newValue else { return remove(key) }
      if (count + 1) * 4 > keys.count * 3 { grow() }
      let place = place(of: key)
      if keys[place] == nil { count += 1 }
      keys[place] = key
      values[place] = newValue
    }
  }

  /// Visits the values, in no order.
  func forEach(_ body: (ObjectIdentifier, Value) -> Void) {
    for (key, value) in zip(keys, values) {
      if let key, let value { body(key, value) }
    }
  }

  func filter(_ isKept: (Value) -> Bool) -> IdentityTable {
    var result = IdentityTable()
    forEach { if isKept($1) { result[$0] = $1 } }
    return result
  }

  /// Where the key is, or would go.
  private func place(of key: ObjectIdentifier) -> Int {
    let mask = keys.count - 1
    var place = home(of: key)
    while let other = keys[place], other != key { place = (place + 1) & mask }
    return place
  }

  private func home(of key: ObjectIdentifier) -> Int {
    Int(truncatingIfNeeded: key.mixedAddress >> 32) & (keys.count - 1)
  }

  private mutating func grow() {
    let old = (keys, values)
    let size = max(keys.count * 2, 4)
    keys = [ObjectIdentifier?](repeating: nil, count: size)
    values = [Value?](repeating: nil, count: size)
    for case (let key?, let value) in zip(old.0, old.1) {
      let place = place(of: key)
      keys[place] = key
      values[place] = value
    }
  }

  private mutating func remove(_ key: ObjectIdentifier) {
    guard count > 0 else { return }
    var gap = place(of: key)
    guard keys[gap] != nil else { return }
    count -= 1
    let mask = keys.count - 1
    // Whatever stands further on than it would without this one moves up.
    var next = (gap + 1) & mask
    while let other = keys[next] {
      if (next &- home(of: other)) & mask >= (next &- gap) & mask {
        keys[gap] = other
        values[gap] = values[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    keys[gap] = nil
    values[gap] = nil
  }
}
