import Foundation

/// Writes a message.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, type: .default) }

public func os_log(_ type: OSLogType, _ message: OSLogMessage) { OSLog.default.write(message.text, type: type) }

public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { log.write(message.text, type: type) }

/// Writes a message in the form of `String(format:)`; `%{public}@` and its like may be used in it.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type: type)
}

@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type: type)
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  var format = ""
  var isSkipping = false
  for character in "\(message)" {
    if character == "{", format.last == "%" {
      isSkipping = true
    } else if character == "}", isSkipping {
      isSkipping = false
    } else if !isSkipping {
      format.append(character)
    }
  }
  return String(format: format, arguments: arguments)
}
