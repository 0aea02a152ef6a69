/// Marks stretches of time for tools that record them. Nothing records them here, so marking costs next to nothing.
public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}

  /// False: nothing records.
  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(rawValue: 0xFFFF_FFFF_FFFF_FFFF)
}

public final class OSSignpostIntervalState: Sendable {}
