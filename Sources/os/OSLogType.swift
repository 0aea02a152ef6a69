/// How important a message is.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A part of a program that logs: its subsystem and a category within.
public final class OSLog: Sendable {
  public let subsystem: String
  public let category: String
  /// What the messages go through; the disabled log has none.
  private let isDisabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Messages to this log are thrown away.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Whether messages of the type are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.shows(type) }

  func write(_ message: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(message(), type: type, subsystem: subsystem, category: category)
  }
}
