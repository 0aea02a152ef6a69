import Foundation

/// Where messages go: to standard error, one line each, and to the system's journal when that is what standard error is.
///
/// Messages of the types `debug` and `info` are written only when `OS_ACTIVITY_MODE` is `debug` or `info`, or
/// `OS_ACTIVITY_DT_MODE` is set.
enum LogOutput {
  private static let shown: Set<UInt8> = {
    let environment = ProcessInfo.processInfo.environment
    var shown: Set<UInt8> = [0, 16, 17]
    let mode = environment["OS_ACTIVITY_MODE"]
    if mode == "info" || mode == "debug" || environment["OS_ACTIVITY_DT_MODE"] != nil { shown.insert(1) }
    if mode == "debug" || environment["OS_ACTIVITY_DT_MODE"] != nil { shown.insert(2) }
    if mode == "disable" { shown = [] }
    return shown
  }()

  static func shows(_ type: OSLogType) -> Bool { shown.contains(type.rawValue) }

  static func write(_ message: String, type: OSLogType, subsystem: String, category: String) {
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let prefix = source.isEmpty ? "" : "[\(source)] "
    FileHandle.standardError.write(Data("\(prefix)\(type.name): \(message)\n".utf8))
  }
}
