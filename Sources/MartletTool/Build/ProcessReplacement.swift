import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Turns this process into another program. All unsafe code of the tool is here.
enum ProcessReplacement {
  /// Does not return unless the program cannot be started.
  static func execute(_ command: [String], environment: [String: String]) throws -> Never {
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    execve(command[0], arguments, variables)
    let reason = String(cString: strerror(errno))
    for pointer in arguments + variables { free(pointer) }
    throw ToolFailure.failed("\(command[0]) cannot be started: \(reason).")
  }
}
