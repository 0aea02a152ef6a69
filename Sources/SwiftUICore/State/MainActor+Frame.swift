import CThreadState

extension MainActor {
  /// Runs the passes of a frame, in which ``assumed(_:)`` need not ask where it runs.
  @MainActor static func makingFrame<T>(_ body: @MainActor () -> T) -> T {
    let outer = martlet_is_making_frame()
    martlet_set_making_frame(1)
    defer { martlet_set_making_frame(outer) }
    return body()
  }

  /// Does what `assumeIsolated` does. Nothing can leave the main actor while a frame is made on its thread, and knowing
  /// that costs a fraction of asking the executor.
  @inline(__always)
  nonisolated static func assumed<T>(_ operation: @MainActor () throws -> T) rethrows -> T {
    typealias Isolated = @MainActor () throws -> T
    typealias Plain = () throws -> T
    if martlet_is_making_frame() == 0 { preconditionIsolated("code of the view engine runs on the main actor") }
    // The two types differ only in what the compiler asks of the caller.
    return try withoutActuallyEscaping(operation) { (operation: @escaping Isolated) throws -> T in
      try unsafeBitCast(operation, to: Plain.self)()
    }
  }
}
