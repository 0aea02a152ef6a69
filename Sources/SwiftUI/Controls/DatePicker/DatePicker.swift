import Foundation
import SwiftUICore

/// Parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control in which a date is chosen, a time, or both.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: DatePickerComponents
  @Environment(\.datePickerLook) private var look
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  nonisolated init(
    label: Label, selection: Binding<Date>, minimum: Date?, maximum: Date?, components: DatePickerComponents
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }

  public var body: some View {
    let choice = DateChoice(
      selection: selection, minimum: minimum, maximum: maximum, components: components, calendar: localCalendar,
      locale: locale)
    DatePickerBody(label: label.asLabel(), title: LabelText.of(label), choice: choice, look: look)
  }

  private var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: nil, maximum: nil, components: displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      components: displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: range.lowerBound, maximum: nil,
      components: displayedComponents)
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: nil, maximum: range.upperBound,
      components: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, minimum: nil, maximum: nil, components: displayedComponents)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      components: displayedComponents)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, minimum: range.lowerBound, maximum: nil,
      components: displayedComponents)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, minimum: nil, maximum: range.upperBound,
      components: displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, minimum: nil, maximum: nil, components: displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      components: displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, minimum: range.lowerBound, maximum: nil,
      components: displayedComponents)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(title), selection: selection, minimum: nil, maximum: range.upperBound,
      components: displayedComponents)
  }
}
