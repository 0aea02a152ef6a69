import Foundation

/// Who may read an interpolated value.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case none, hash
  }

  enum Level: Sendable { case `public`, `private`, sensitive, auto }

  let level: Level
  let mask: Mask

  public static let `public` = OSLogPrivacy(level: .public, mask: .none)
  public static let `private` = OSLogPrivacy(level: .private, mask: .none)
  public static let sensitive = OSLogPrivacy(level: .sensitive, mask: .none)
  public static let auto = OSLogPrivacy(level: .auto, mask: .none)

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto, mask: mask) }

  /// The text as it is written. Text that does not say otherwise is private, numbers are public.
  func shown(_ text: String, isPrivateByDefault: Bool) -> String {
    let isPrivate = level == .private || level == .sensitive || level == .auto && isPrivateByDefault
    guard isPrivate, Self.hidesPrivateData else { return text }
    guard mask == .hash else { return "<private>" }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }

  /// Standard error belongs to the developer when it is a terminal; anything else may be kept and read by others.
  private static let hidesPrivateData = isatty(2) == 0 && ProcessInfo.processInfo.environment["OS_LOG_PRIVATE"] == nil
}

/// How numbers are written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let isUppercase: Bool
  let prefix: String

  public static var decimal: OSLogIntegerFormatting { .init(radix: 10, isUppercase: false, prefix: "") }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
    .init(radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "")
  }
  public static var octal: OSLogIntegerFormatting { octal() }
  public static func octal(includePrefix: Bool = false) -> OSLogIntegerFormatting {
    .init(radix: 8, isUppercase: false, prefix: includePrefix ? "0o" : "")
  }
}

public struct OSLogFloatFormatting: Sendable {
  let precision: Int?

  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  public static func fixed(precision: Int) -> OSLogFloatFormatting { .init(precision: precision) }
}

/// Pads values to a width.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeading: Bool

  public static var none: OSLogStringAlignment { .init(columns: 0, isLeading: true) }
  public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isLeading: true) }
  public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isLeading: false) }

  func pad(_ text: String) -> String {
    let missing = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeading ? text + missing : missing + text
  }
}

/// A message with values, each with its own privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.pad(privacy.shown(value(), isPrivateByDefault: true))
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let number = format.prefix + String(value(), radix: format.radix, uppercase: format.isUppercase)
    text += align.pad(privacy.shown(number, isPrivateByDefault: false))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let number = String(format: "%.\(format.precision ?? 6)f", value())
    text += align.pad(privacy.shown(number, isPrivateByDefault: false))
  }

  public mutating func appendInterpolation(_ value: @autoclosure () -> Float, privacy: OSLogPrivacy = .auto) {
    appendInterpolation(Double(value()), privacy: privacy)
  }

  public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    text += privacy.shown(value() ? "true" : "false", isPrivateByDefault: false)
  }

  public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    text += privacy.shown("\(value())", isPrivateByDefault: true)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.pad(privacy.shown(value().description, isPrivateByDefault: true))
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto) {
    text += privacy.shown(value().map { "\($0)" } ?? "(null)", isPrivateByDefault: true)
  }

  public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
    text += privacy.shown("\(value())", isPrivateByDefault: false)
  }
}
