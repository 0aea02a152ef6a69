import CoreGraphics
import Foundation
import SwiftUICore

/// A date picker in the look of its surroundings.
struct DatePickerBody: View {
  let label: AnyView
  let title: Text?
  let choice: DateChoice
  let look: DatePickerLook
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    switch look {
    case .compact:
      HStack(spacing: Metrics.DatePicker.pillSpacing) {
        if !labelsHidden {
          label
          Spacer(minLength: Metrics.DatePicker.pillSpacing)
        }
        CompactDatePicker(title: title, choice: choice)
      }
    case .graphical:
      VStack(spacing: 0) {
        if choice.components.contains(.date) { CalendarView(choice: choice) }
        if choice.components.contains(.hourAndMinute) { TimeRow(choice: choice) }
      }
    case .wheel:
      HStack {
        if !labelsHidden { label }
        DateWheels(choice: choice)
      }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// Buttons with the date and the time.
private struct CompactDatePicker: View {
  let title: Text?
  let choice: DateChoice
  @State private var showsCalendar = false
  @State private var showsTime = false
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    HStack(spacing: Metrics.DatePicker.pillSpacing) {
      if choice.components.contains(.date) {
        pill(choice.dateText, isOpen: $showsCalendar)
          .popover(isPresented: $showsCalendar) {
            CalendarView(choice: choice)
              .padding(Metrics.DatePicker.calendarPadding)
              .frame(width: Metrics.DatePicker.calendarWidth + 2 * Metrics.DatePicker.calendarPadding)
              .presentationCompactAdaptation(.popover)
          }
      }
      if choice.components.contains(.hourAndMinute) {
        pill(choice.timeText, isOpen: $showsTime)
          .popover(isPresented: $showsTime) {
            TimeWheels(choice: choice)
              .frame(width: Metrics.DatePicker.timeWidth)
              .presentationCompactAdaptation(.popover)
          }
      }
    }
    // A row of a list is not higher because of its buttons.
    .padding(
      .vertical, isInListRow ? (Metrics.Control.rowLineHeight - Metrics.DatePicker.pillHeight) / 2 : 0)
  }

  private func pill(_ text: String, isOpen: Binding<Bool>) -> some View {
    Button {
      isOpen.wrappedValue = true
    } label: {
      Text(text)
        .foregroundStyle(isOpen.wrappedValue ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .padding(.horizontal, Metrics.DatePicker.pillPadding)
        .frame(height: Metrics.DatePicker.pillHeight)
        .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: Metrics.DatePicker.pillRadius))
    }
    .buttonStyle(.plain)
    .accessibilityHint(title ?? Text(verbatim: ""))
  }
}

/// The days of a month, with arrows to the months beside it.
private struct CalendarView: View {
  let choice: DateChoice
  @State private var shown: Date?

  private var month: Date { shown ?? choice.startOfMonth(of: choice.date) }

  var body: some View {
    VStack(spacing: 0) {
      header
      HStack(spacing: 0) {
        ForEach(Array(choice.weekdays.enumerated()), id: \.offset) { _, name in
          Text(name)
            .font(.system(size: Metrics.DatePicker.weekdaySize, weight: .semibold))
            .foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      .accessibilityHidden(true)
      weeks
    }
    .onChange(of: choice.date) { shown = nil }
  }

  private var header: some View {
    HStack(spacing: Metrics.DatePicker.arrowGap) {
      Text(choice.title(of: month))
        .font(.system(size: Metrics.DatePicker.monthSize, weight: .semibold))
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityAddTraits(.isHeader)
      arrow("chevron.backward", "Previous Month", -1)
      arrow("chevron.forward", "Next Month", 1)
    }
    .frame(height: Metrics.DatePicker.headerHeight)
  }

  private func arrow(_ symbol: String, _ label: LocalizedStringKey, _ step: Int) -> some View {
    Button {
      shown = choice.month(after: month, by: step)
    } label: {
      Image(systemName: symbol).font(.system(size: Metrics.DatePicker.monthSize, weight: .semibold))
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(label))
  }

  private var weeks: some View {
    let days = choice.days(of: month)
    return VStack(spacing: 0) {
      ForEach(0..<((days.count + 6) / 7), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            let index = week * 7 + weekday
            if index < days.count, let day = days[index] {
              CalendarDay(day: day, choice: choice)
            } else {
              Color.clear.frame(height: Metrics.DatePicker.dayHeight)
            }
          }
        }
      }
    }
  }
}

private struct CalendarDay: View {
  let day: Date
  let choice: DateChoice
  @Environment(\.isEnabled) private var isEnabled

  private var isChosen: Bool { choice.calendar.isDate(day, inSameDayAs: choice.date) }
  private var isAllowed: Bool { isEnabled && choice.allows(day: day) }

  var body: some View {
    Text(verbatim: "\(choice.calendar.component(.day, from: day))")
      .font(.system(size: Metrics.DatePicker.daySize, weight: isChosen ? .semibold : .regular))
      .foregroundStyle(color)
      .frame(width: Metrics.DatePicker.dayCircle, height: Metrics.DatePicker.dayCircle)
      .background {
        if isChosen {
          Circle().fill(OpacityStyle(base: AnyShapeStyle(.tint), opacity: Metrics.Button.tintedFillOpacity))
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: Metrics.DatePicker.dayHeight)
      .contentShape(Rectangle())
      .modifier(PressModifier(isActive: isAllowed, onPressing: { _ in }) { choice.choose(day: day) })
      .modifier(
        FocusableModifier(isFocusable: isAllowed) { event in
          guard event.key == .space || event.key == .return else { return false }
          if event.phase == .down { choice.choose(day: day) }
          return true
        }
      )
      .semantics {
        $0.children = .ignore
        $0.role = .button
        $0.label = Text(choice.fullText(of: day))
        if isChosen { $0.addedTraits = .isSelected }
        if isAllowed { $0.activate = { choice.choose(day: day) } }
      }
  }

  private var color: AnyShapeStyle {
    if isChosen { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(isAllowed ? Color.primary : Color.tertiaryLabel)
  }
}

/// The time below a calendar.
private struct TimeRow: View {
  let choice: DateChoice

  var body: some View {
    HStack {
      Text("Time").font(.system(size: Metrics.DatePicker.monthSize, weight: .semibold))
      Spacer()
      CompactDatePicker(
        title: Text("Time"),
        choice: DateChoice(
          selection: choice.selection, minimum: choice.minimum, maximum: choice.maximum,
          components: .hourAndMinute, calendar: choice.calendar, locale: choice.locale))
    }
    .frame(height: Metrics.DatePicker.headerHeight)
  }
}

// MARK: Wheels

private struct DateWheels: View {
  let choice: DateChoice

  var body: some View {
    HStack(spacing: Metrics.DatePicker.wheelSpacing) {
      if choice.components.contains(.date) { DayWheels(choice: choice) }
      if choice.components.contains(.hourAndMinute) { TimeWheels(choice: choice) }
    }
  }
}

private struct DayWheels: View {
  let choice: DateChoice

  private var parts: DateComponents { choice.calendar.dateComponents([.year, .month, .day], from: choice.date) }

  var body: some View {
    let parts = parts
    let months = choice.calendar.standaloneMonthSymbols
    let days = choice.calendar.range(of: .day, in: .month, for: choice.date)?.count ?? 31
    let years = years(around: parts.year ?? 2000)
    HStack(spacing: Metrics.DatePicker.wheelSpacing) {
      Wheel(count: months.count, chosen: (parts.month ?? 1) - 1, title: Text("Month")) {
        AnyView(Text(verbatim: months[$0]))
      } select: {
        set(month: $0 + 1)
      }
      Wheel(count: days, chosen: (parts.day ?? 1) - 1, title: Text("Day")) {
        AnyView(Text(verbatim: "\($0 + 1)"))
      } select: {
        set(day: $0 + 1)
      }
      Wheel(count: years.count, chosen: (parts.year ?? years.lowerBound) - years.lowerBound, title: Text("Year")) {
        AnyView(Text(verbatim: "\(years.lowerBound + $0)"))
      } select: {
        set(year: years.lowerBound + $0)
      }
    }
  }

  /// Years that can be chosen: those of the limits, or a century to both sides.
  private func years(around year: Int) -> ClosedRange<Int> {
    let lower = choice.minimum.map { choice.calendar.component(.year, from: $0) } ?? year - 100
    let upper = choice.maximum.map { choice.calendar.component(.year, from: $0) } ?? year + 100
    return min(lower, year)...max(upper, year)
  }

  private func set(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    var parts = choice.calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: choice.date)
    parts.year = year ?? parts.year
    parts.month = month ?? parts.month
    let wanted = day ?? parts.day ?? 1
    parts.day = 1
    guard let first = choice.calendar.date(from: parts) else { return }
    let last = choice.calendar.range(of: .day, in: .month, for: first)?.count ?? wanted
    parts.day = min(wanted, last)
    if let date = choice.calendar.date(from: parts) { choice.choose(date) }
  }
}

private struct TimeWheels: View {
  let choice: DateChoice

  private var parts: DateComponents { choice.calendar.dateComponents([.hour, .minute], from: choice.date) }

  /// Whether the locale counts the hours of half days.
  private var isHalfDay: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: choice.locale) ?? ""
    return format.contains("a")
  }

  var body: some View {
    let hour = parts.hour ?? 0
    HStack(spacing: Metrics.DatePicker.wheelSpacing) {
      if isHalfDay {
        Wheel(count: 12, chosen: hour % 12, title: Text("Hour")) {
          AnyView(Text(verbatim: "\($0 == 0 ? 12 : $0)"))
        } select: {
          set(hour: hour >= 12 ? $0 + 12 : $0)
        }
      } else {
        Wheel(count: 24, chosen: hour, title: Text("Hour")) {
          AnyView(Text(verbatim: twoDigits($0)))
        } select: {
          set(hour: $0)
        }
      }
      Wheel(count: 60, chosen: parts.minute ?? 0, title: Text("Minute")) {
        AnyView(Text(verbatim: twoDigits($0)))
      } select: {
        set(minute: $0)
      }
      if isHalfDay {
        Wheel(count: 2, chosen: hour >= 12 ? 1 : 0, title: Text("Half of the day")) {
          AnyView(Text(verbatim: $0 == 0 ? choice.calendar.amSymbol : choice.calendar.pmSymbol))
        } select: {
          set(hour: hour % 12 + ($0 == 1 ? 12 : 0))
        }
      }
    }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func set(hour: Int? = nil, minute: Int? = nil) {
    var parts = choice.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: choice.date)
    parts.hour = hour ?? parts.hour
    parts.minute = minute ?? parts.minute
    if let date = choice.calendar.date(from: parts) { choice.choose(date) }
  }
}
