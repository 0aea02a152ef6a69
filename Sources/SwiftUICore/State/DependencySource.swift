import Foundation

/// Something that nodes read and that tells them when it changed.
protocol DependencySource: AnyObject, Sendable {
  /// Makes a change visible to bodies and brings those up to date that read the value.
  @MainActor func commit(_ change: Int)
}

/// The nodes that read a value in the last run of their body.
struct Readers {
  private struct Reader {
    weak var node: _Node?
    var epoch: Int
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  var isEmpty: Bool { readers.isEmpty }

  mutating func add(_ node: _Node, epoch: Int) {
    readers[ObjectIdentifier(node)] = Reader(node: node, epoch: epoch)
  }

  /// The nodes whose last run read the value; outdated entries are dropped.
  @MainActor mutating func current() -> [_Node] {
    var nodes: [_Node] = []
    for (key, reader) in readers {
      if let node = reader.node, !node.isRemoved, node.epoch == reader.epoch {
        nodes.append(node)
      } else {
        readers[key] = nil
      }
    }
    return nodes
  }
}
