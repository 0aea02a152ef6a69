extension ViewRoot {
  /// Runs what user code asked to be told of: appearance, changes, tasks. New requests wait for the next pass.
  func actionPass() {
    guard !actions.isEmpty else { return }
    let queued = actions
    actions = []
    for action in queued { action() }
  }
}
