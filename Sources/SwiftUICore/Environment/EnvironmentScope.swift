/// The surroundings of a part of the view tree: what was written for it, and where the rest is found.
///
/// A scope knows which nodes read which key through it, so that a changed value reaches its readers and nobody else.
@MainActor
package final class EnvironmentScope {
  private var parent: EnvironmentScope?
  private var children: [ObjectIdentifier: WeakScope] = [:]
  @exclusivity(unchecked) private var values = IdentityTable<EnvironmentEntry>()
  /// The nodes that read something through this scope. Each knows itself what it read.
  @exclusivity(unchecked) private var readers = IdentityTable<EnvironmentReader>()
  @exclusivity(unchecked) private var pruneCount = 32
  /// What was written around a view before it was placed here.
  private let own: Own?
  private let number: Int
  private static var lastNumber = 0

  private struct WeakScope {
    weak var scope: EnvironmentScope?
  }

  package init(parent: EnvironmentScope?) {
    self.parent = parent
    own = nil
    Self.lastNumber += 1
    number = Self.lastNumber
    parent?.children[ObjectIdentifier(self)] = WeakScope(scope: self)
  }

  /// A part of a chain of scopes: from `innermost` up to the scope of `boundary`, which is left out.
  @MainActor
  private final class Own {
    let innermost: EnvironmentScope
    private(set) weak var boundary: Node?

    init(innermost: EnvironmentScope, boundary: Node) {
      self.innermost = innermost
      self.boundary = boundary
    }

    /// The scopes of the part, from the innermost outwards.
    var scopes: some Sequence<EnvironmentScope> {
      let end = boundary?.scope
      return sequence(first: innermost, next: \.parent).lazy.prefix { $0 !== end }
    }
  }

  /// The surroundings of a view that was made in one place and stands in another.
  ///
  /// - Parameters:
  ///   - innermost: the scope that the view was made in; what was written between `boundary` and it goes before what
  ///     is found in `parent`.
  ///   - boundary: a node above the view. Nil is returned if the scope does not lie below it.
  init?(parent: EnvironmentScope, keeping innermost: EnvironmentScope, below boundary: Node) {
    var scope: EnvironmentScope? = innermost
    while let current = scope, current !== boundary.scope { scope = current.parent }
    guard scope != nil else { return nil }
    self.parent = parent
    own = Own(innermost: innermost, boundary: boundary)
    Self.lastNumber += 1
    number = Self.lastNumber
    parent.children[ObjectIdentifier(self)] = WeakScope(scope: self)
    innermost.children[ObjectIdentifier(self)] = WeakScope(scope: self)
  }

  /// Takes another scope as surroundings.
  func settle(below new: EnvironmentScope) { if let parent, parent !== new { move(below: new, from: parent) } }

  /// The scope is no longer used by any node.
  func close() {
    parent?.children[ObjectIdentifier(self)] = nil
    own?.innermost.children[ObjectIdentifier(self)] = nil
  }

  /// Takes another scope as surroundings; everybody who reads here looks again.
  func move(below new: EnvironmentScope, from old: EnvironmentScope) {
    guard parent === old else { return }
    old.children[ObjectIdentifier(self)] = nil
    parent = new
    new.children[ObjectIdentifier(self)] = WeakScope(scope: self)
    invalidateAll()
  }

  private func invalidateAll() {
    invalidateReaders { _, _ in true }
    for child in children.values { child.scope?.invalidateAll() }
  }

  /// Brings the readers of this scope alone up to date that are concerned.
  private func invalidateReaders(where isConcerned: (EnvironmentReader, Node) -> Bool) {
    var nodes: [Node] = []
    readers.forEach { _, reader in
      if let node = reader.node.object, !node.isRemoved, isConcerned(reader, node) { nodes.append(node) }
    }
    for node in nodes.sorted(by: { $0.serial < $1.serial }) { node.invalidate() }
  }

  func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let entry = current.ownEntry(for: key) { return entry }
      scope = current.parent
    }
    return nil
  }

  private func ownEntry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    if let entry = values[key] { return entry }
    guard let own else { return nil }
    for scope in own.scopes {
      if let entry = scope.ownEntry(for: key) { return entry }
    }
    return nil
  }

  /// The observable objects that can be found from here.
  func objects() -> [ObjectIdentifier: EnvironmentEntry] {
    var tables: [IdentityTable<EnvironmentEntry>] = []
    var scope: EnvironmentScope? = self
    while let current = scope {
      tables.append(current.values)
      if let own = current.own { tables.append(contentsOf: own.scopes.map(\.values)) }
      scope = current.parent
    }
    var result: [ObjectIdentifier: EnvironmentEntry] = [:]
    for table in tables {
      table.forEach { if $1.isObject, result[$0] == nil { result[$0] = $1 } }
    }
    return result
  }

  func note(_ reader: EnvironmentReader, of key: ObjectIdentifier) {
    guard let node = reader.node.object else { return }
    reader.note(key, epoch: node.epoch)
    guard reader.scopeNumber != number else { return }
    reader.scopeNumber = number
    readers[ObjectIdentifier(reader)] = reader
    guard readers.count > pruneCount else { return }
    readers = readers.filter { $0.node.object?.isRemoved == false }
    pruneCount = max(readers.count * 2, 32)
  }

  /// Takes new values; readers of those that differ are brought up to date.
  func setValues(_ new: [ObjectIdentifier: EnvironmentEntry]) {
    let old = values
    values = IdentityTable(new)
    for (key, entry) in new {
      if let previous = old[key], previous.isEqual(to: entry) { continue }
      invalidate(key)
    }
    old.forEach { key, _ in if new[key] == nil { invalidate(key) } }
  }

  /// Takes new values beside those that are there.
  func addValues(_ new: [ObjectIdentifier: EnvironmentEntry]) {
    var merged = new
    values.forEach { if merged[$0] == nil { merged[$0] = $1 } }
    setValues(merged)
  }

  /// Takes the values without telling anyone: the scope is new and nobody has read it.
  func initializeValues(_ new: [ObjectIdentifier: EnvironmentEntry]) { values = IdentityTable(new) }

  private func invalidate(_ key: ObjectIdentifier) {
    invalidateReaders { reader, node in reader.hasRead(key, epoch: node.epoch) }
    for (id, child) in children {
      guard let scope = child.scope else {
        children[id] = nil
        continue
      }
      if scope.values[key] == nil { scope.invalidate(key) }
    }
  }
}
