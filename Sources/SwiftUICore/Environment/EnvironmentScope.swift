/// The surroundings of a part of the view tree: what was written for it, and where the rest is found.
///
/// A scope knows which nodes read which key through it, so that a changed value reaches its readers and nobody else.
@MainActor
package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var children: [ObjectIdentifier: WeakScope] = [:]
  private var values: [ObjectIdentifier: any EnvironmentEntry] = [:]
  private var readers: [ObjectIdentifier: Readers] = [:]

  private struct WeakScope {
    weak var scope: EnvironmentScope?
  }

  package init(parent: EnvironmentScope?) {
    self.parent = parent
    parent?.children[ObjectIdentifier(self)] = WeakScope(scope: self)
  }

  /// The scope is no longer used by any node.
  func close() { parent?.children[ObjectIdentifier(self)] = nil }

  func entry(for key: ObjectIdentifier) -> (any EnvironmentEntry)? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let entry = current.values[key] { return entry }
      scope = current.parent
    }
    return nil
  }

  /// The observable objects that can be found from here.
  func objects() -> [ObjectIdentifier: any EnvironmentEntry] {
    var result: [ObjectIdentifier: any EnvironmentEntry] = [:]
    var scope: EnvironmentScope? = self
    while let current = scope {
      for (key, entry) in current.values where entry.isObject && result[key] == nil { result[key] = entry }
      scope = current.parent
    }
    return result
  }

  func addReader(_ node: Node, of key: ObjectIdentifier) {
    readers[key, default: Readers()].add(node, epoch: node.epoch)
  }

  /// Takes new values; readers of those that differ are brought up to date.
  func setValues(_ new: [ObjectIdentifier: any EnvironmentEntry]) {
    let old = values
    values = new
    for (key, entry) in new {
      if let previous = old[key], previous.isEqual(to: entry) { continue }
      if old[key] == nil, readers.isEmpty, children.isEmpty { continue }
      invalidate(key)
    }
    for key in old.keys where new[key] == nil { invalidate(key) }
  }

  /// Takes new values beside those that are there.
  func addValues(_ new: [ObjectIdentifier: any EnvironmentEntry]) {
    setValues(values.merging(new) { $1 })
  }

  /// Takes the values without telling anyone: the scope is new and nobody has read it.
  func initializeValues(_ new: [ObjectIdentifier: any EnvironmentEntry]) { values = new }

  private func invalidate(_ key: ObjectIdentifier) {
    if readers[key] != nil {
      for node in readers[key]?.current() ?? [] { node.invalidate() }
    }
    for (id, child) in children {
      guard let scope = child.scope else {
        children[id] = nil
        continue
      }
      if scope.values[key] == nil { scope.invalidate(key) }
    }
  }
}

/// A value of the environment with its key's type erased.
protocol EnvironmentEntry {
  /// True for observable objects that are found by their type.
  var isObject: Bool { get }
  func isEqual(to other: any EnvironmentEntry) -> Bool
}

struct TypedEnvironmentEntry<Value>: EnvironmentEntry {
  var value: Value
  var isObject = false

  func isEqual(to other: any EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEnvironmentEntry<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}
