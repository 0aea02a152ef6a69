/// Notes which values of the environment a node reads, for as long as the node lives.
@MainActor
final class EnvironmentReader {
  let node: NodeReference
  @exclusivity(unchecked) private var epoch = -1
  /// One bit for each hash of a key that was read, so that most keys that were not are told at once.
  @exclusivity(unchecked) private var bits: UInt64 = 0
  @exclusivity(unchecked) private var keys: [ObjectIdentifier] = []
  /// The number of the scope that was told of the reader last.
  @exclusivity(unchecked) var scopeNumber = -1

  init(_ node: NodeReference) { self.node = node }

  func note(_ key: ObjectIdentifier, epoch: Int) {
    if self.epoch != epoch {
      self.epoch = epoch
      bits = 0
      keys.removeAll(keepingCapacity: true)
    }
    let bit = key.bit
    if bits & bit != 0, keys.contains(key) { return }
    bits |= bit
    keys.append(key)
  }

  /// Whether the node read the value in the last run of its body.
  func hasRead(_ key: ObjectIdentifier, epoch: Int) -> Bool {
    self.epoch == epoch && bits & key.bit != 0 && keys.contains(key)
  }
}
