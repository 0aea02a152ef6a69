extension ViewRoot {
  /// Runs what user code asked to be told of: appearance, changes, tasks. New requests wait for the next pass.
  func actionPass() {
    guard hasActions else { return }
    let queued = earlyActions + appearancesFromInside() + actions + lateActions
    earlyActions = []
    appearances = []
    actions = []
    lateActions = []
    for action in queued { action() }
  }

  /// What appeared, in view order, with what is inside of something before it.
  private func appearancesFromInside() -> [@MainActor () -> Void] {
    guard appearances.count > 1 else { return appearances.map(\.action) }
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, entry) in appearances.enumerated() { indices[ObjectIdentifier(entry.node)] = index }
    var inside: [Int: [Int]] = [:]
    var outermost: [Int] = []
    for (index, entry) in appearances.enumerated() {
      var ancestor = entry.node.parent
      while let current = ancestor, indices[ObjectIdentifier(current)] == nil { ancestor = current.parent }
      if let around = ancestor.flatMap({ indices[ObjectIdentifier($0)] }) {
        inside[around, default: []].append(index)
      } else {
        outermost.append(index)
      }
    }
    var result: [@MainActor () -> Void] = []
    func append(_ index: Int) {
      for inner in inside[index] ?? [] { append(inner) }
      result.append(appearances[index].action)
    }
    for index in outermost { append(index) }
    return result
  }
}
