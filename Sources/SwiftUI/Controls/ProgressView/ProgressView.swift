import Foundation
import SwiftUICore

/// Shows how far something has come, or that it is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Fraction
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel

  enum Fraction: Equatable, Sendable {
    case unknown
    case fixed(Double)
    case time(ClosedRange<Date>, countsDown: Bool)
  }

  nonisolated init(_ fraction: Fraction, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    switch fraction {
    case .unknown: styled(nil)
    case .fixed(let value): styled(value)
    case .time(let interval, let countsDown):
      TimerProgress(interval: interval, countsDown: countsDown) { styled($0) }
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(content: label.asLabel()),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: currentValueLabel.asLabel())),
      \.progressViewStyles, standard: .automaticProgressView
    )
    .semantics {
      $0.role = .progress
      $0.children = .combine
      $0.label = LabelText.of(label)
      if let fraction { $0.value = Text(fraction, format: .percent.precision(.fractionLength(0))) }
    }
  }

  nonisolated public static var _elementCount: Int? { 1 }

  nonisolated fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, total: V) -> Fraction {
    guard let value else { return .unknown }
    guard total > 0, value.isFinite else { return .fixed(0) }
    return .fixed(Double(min(max(value / total, 0), 1)))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(.unknown, label: EmptyView(), currentValueLabel: EmptyView())
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: label(), currentValueLabel: EmptyView())
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.unknown, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.unknown, label: Text(title), currentValueLabel: EmptyView())
  }

  /// - Parameter total: The value that is complete.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      Self.fraction(value, total: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, total: total), label: label(), currentValueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.fraction(value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Follows the time.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == Text {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: Text(countsDown ? timerInterval.upperBound : timerInterval.lowerBound, style: .timer)
    )
  }

  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == Text {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view that a style is asked to show, for styles that only change it.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .fixed($0) } ?? .unknown, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// Reads off how much of an interval has passed, about a hundred times on its way.
private struct TimerProgress<Content: View>: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  let content: (Double) -> Content
  @Environment(\.textClock) private var clock

  var body: some View {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    PeriodicView(every: min(max(length / 100, 0.1), 60)) { _ in
      let passed = clock.now.timeIntervalSince(interval.lowerBound)
      let fraction = length > 0 ? min(max(passed / length, 0), 1) : 1
      content(countsDown ? 1 - fraction : fraction)
    }
  }
}
