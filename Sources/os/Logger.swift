/// Writes messages of one part of a program.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init() { log = .default }

  public init(_ log: OSLog) { self.log = log }

  public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .default) }

  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(message().text, type: level)
  }

  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .debug) }
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .debug) }
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .info) }
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .default) }
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .error) }
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .error) }
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .fault) }
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, type: .fault) }
}
