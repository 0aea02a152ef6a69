extension ViewRoot {
  /// Runs the bodies that depend on what changed, parents first. Changes made with different transactions are taken
  /// one after the other, so that each keeps its animation.
  func updatePass() {
    runDirtyNodes()
    while let group = mutations.takeGroup() {
      transaction = group.transaction
      for change in group.changes {
        switch change {
        case .location(let location, let change):
          location.commit(change)
        case .node(let reference, let epoch):
          if let node = reference.object, epoch < 0 || node.epoch == epoch { node.invalidate() }
        case .action(let action):
          withTransaction(group.transaction) { action() }
        }
      }
      runDirtyNodes()
      if !mutations.isEmpty || !group.transaction.completions.isEmpty { layoutPass() }
      for completion in group.transaction.completions { completion.seal() }
    }
  }

  private func runDirtyNodes() {
    while let node = updateQueue.popShallowest() {
      guard node.needsUpdate, !node.isRemoved else { continue }
      node.update()
      node.needsUpdate = false
    }
  }

  /// Brings nodes up to date in the middle of layout: rows that lists make, contents of geometry readers.
  func updateDuringLayout() { runDirtyNodes() }
}
