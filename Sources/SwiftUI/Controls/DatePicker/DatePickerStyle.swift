import CoreGraphics
import SwiftUICore

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  var _look: _DatePickerLook { get }
}

/// One of the looks that date pickers have.
public struct _DatePickerLook: Sendable {
  let look: DatePickerLook
}

enum DatePickerLook: Sendable {
  case compact, graphical, wheel
}

/// As `compact`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public var _look: _DatePickerLook { _DatePickerLook(look: .compact) }
}

/// Buttons with the date and the time, which open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public var _look: _DatePickerLook { _DatePickerLook(look: .compact) }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public var _look: _DatePickerLook { _DatePickerLook(look: .graphical) }
}

/// Wheels for the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public var _look: _DatePickerLook { _DatePickerLook(look: .wheel) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: DatePickerLook { .compact }
}

extension EnvironmentValues {
  var datePickerLook: DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Shows the date pickers in the view in a style.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._look.look)
  }
}

extension Metrics {
  enum DatePicker {
    static let pillHeight: CGFloat = 34
    static let pillRadius: CGFloat = 6
    static let pillPadding: CGFloat = 11
    static let pillSpacing: CGFloat = 8
    static let calendarWidth: CGFloat = 320
    static let calendarPadding: CGFloat = 16
    static let dayHeight: CGFloat = 40
    static let dayCircle: CGFloat = 38
    static let daySize: CGFloat = 20
    static let weekdaySize: CGFloat = 13
    static let monthSize: CGFloat = 17
    static let headerHeight: CGFloat = 44
    static let arrowGap: CGFloat = 28
    static let wheelSpacing: CGFloat = 0
    static let timeWidth: CGFloat = 220
  }
}
