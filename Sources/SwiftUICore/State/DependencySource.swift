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
    guard readers.count > pruneCount else { return }
    readers = readers.filter { $0.value.node.object != nil }
    pruneCount = max(readers.count * 2, 32)
  }

  /// The readers whose last run read the value; outdated entries are dropped.
  @MainActor mutating func current() -> [Reader] {
    var result: [Reader] = []
    for (key, reader) in readers {
      if let node = reader.node.object, !node.isRemoved, node.epoch == reader.epoch {
        result.append(reader)
      } else {
        readers[key] = nil
      }
    }
    return result.sorted { ($0.node.object?.serial ?? 0) < ($1.node.object?.serial ?? 0) }
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
