import Foundation

/// Something that nodes read and that tells them when it changed.
protocol DependencySource: AnyObject, Sendable {
  /// Makes a change visible to bodies and brings those up to date that read the value.
  @MainActor func commit(_ change: Int)
}

/// The nodes that read a value, or parts of it, in the last run of their body.
struct PartReaders<Value> {
  struct Reader {
    var node: NodeReference
    var epoch: Int
    /// Whether the parts that were read are others in a new value. nil: the whole value was read.
    var differences: [(Value) -> Bool]?

    /// The node, if it has not run since and is there.
    @MainActor var currentNode: _Node? {
      guard let node = node.object, !node.isRemoved, node.epoch == epoch else { return nil }
      return node
    }

    func isConcerned(by new: Value) -> Bool {
      guard let differences else { return true }
      return differences.contains { $0(new) }
    }
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private var pruneCount = 32
  /// A body that reads more parts is taken to read the whole value.
  private static var partLimit: Int { 16 }

  @MainActor mutating func add(_ node: _Node, differs: ((Value) -> Bool)?) {
    let key = ObjectIdentifier(node)
    if var known = readers[key], known.node.object === node, known.epoch == node.epoch {
      guard let differences = known.differences else { return }
      known.differences = nil
      if let differs, differences.count < Self.partLimit { known.differences = differences + [differs] }
      readers[key] = known
      return
    }
    readers[key] = Reader(node: node.reference, epoch: node.epoch, differences: differs.map { [$0] })
    if readers.count > pruneCount { prune() }
  }

  /// The nodes whose last run read something that is another in the new value, and whether there are entries of runs
  /// that no longer count.
  @MainActor func concerned(by new: Value) -> (nodes: [_Node], hasOutdated: Bool) {
    var nodes: [_Node] = []
    var hasOutdated = false
    for reader in readers.values {
      if let node = reader.currentNode {
        if reader.isConcerned(by: new) { nodes.append(node) }
      } else {
        hasOutdated = true
      }
    }
    return (nodes.sorted { $0.serial < $1.serial }, hasOutdated)
  }

  /// Drops the entries of runs that no longer count.
  @MainActor mutating func prune() {
    readers = readers.filter { $0.value.currentNode != nil }
    pruneCount = max(readers.count * 2, 32)
  }
}

/// The nodes that read a value in the last run of their body.
struct Readers {
  private struct Reader {
    var node: NodeReference
    var epoch: Int
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private var pruneCount = 32

  var isEmpty: Bool { readers.isEmpty }

  @MainActor mutating func add(_ node: _Node, epoch: Int) {
    readers[ObjectIdentifier(node)] = Reader(node: node.reference, epoch: epoch)
    guard readers.count > pruneCount else { return }
    readers = readers.filter { $0.value.node.object != nil }
    pruneCount = max(readers.count * 2, 32)
  }

  /// The nodes whose last run read the value; outdated entries are dropped.
  @MainActor mutating func current() -> [_Node] {
    var nodes: [_Node] = []
    for (key, reader) in readers {
      if let node = reader.node.object, !node.isRemoved, node.epoch == reader.epoch {
        nodes.append(node)
      } else {
        readers[key] = nil
      }
    }
    return nodes.sorted { $0.serial < $1.serial }
  }
}
