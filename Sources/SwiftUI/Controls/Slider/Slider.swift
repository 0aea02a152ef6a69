import CoreGraphics
import SwiftUICore

/// A control for choosing a value out of a range by moving a thumb along a track.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let range: SliderRange
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let minimumValueLabel: ValueLabel
  nonisolated(unsafe) private let maximumValueLabel: ValueLabel
  nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void

  nonisolated init(
    _ range: SliderRange, label: Label, minimum: ValueLabel, maximum: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.range = range
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    HStack(spacing: Metrics.Slider.labelSpacing) {
      minimumValueLabel
      SliderTrack(range: range, onEditingChanged: onEditingChanged)
      maximumValueLabel
    }
    .semantics {
      $0.role = .slider
      $0.children = .combine
      $0.label = LabelText.of(label)
    }
    .modifier(SliderSemantics(range: range))
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: Double(step)), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  @available(
    *, deprecated, renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

  @available(
    *, deprecated, renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: Double(step)), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: Double(step)), label: label(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: nil), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, in: bounds, step: Double(step)), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

/// A value within bounds, whatever its type, as numbers from 0 to 1.
struct SliderRange {
  nonisolated(unsafe) private let read: () -> Double
  nonisolated(unsafe) private let write: (Double) -> Void
  private let low: Double
  private let high: Double
  private let step: Double?

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: Double?
  ) {
    precondition(step.map { $0 > 0 } ?? true, "max stride must be positive")
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
    low = Double(bounds.lowerBound)
    high = Double(bounds.upperBound)
    self.step = step
  }

  var fraction: Double { high > low ? min(max((read() - low) / (high - low), 0), 1) : 0 }

  /// Sets the value nearest to a fraction of the range that is a whole number of steps away from the lower bound.
  func set(fraction: Double) {
    var value = low + min(max(fraction, 0), 1) * (high - low)
    if let step { value = min(low + ((value - low) / step).rounded() * step, high) }
    if value != read() { write(value) }
  }

  /// Moves the value by a step, or by a tenth of the range if it has no steps.
  func move(forward: Bool) {
    guard high > low else { return }
    let share = step.map { $0 / (high - low) } ?? Metrics.Slider.keyboardShare
    set(fraction: fraction + (forward ? share : -share))
  }

  /// What assistive programs say: a share of a range without steps, else the number.
  var spokenValue: Text {
    if step != nil { return Text(read(), format: .number) }
    return Text(fraction, format: .percent.precision(.fractionLength(0)))
  }
}

private struct SliderSemantics: ViewModifier {
  let range: SliderRange
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.semantics {
      $0.value = range.spokenValue
      guard isEnabled else { return }
      $0.increment = { range.move(forward: true) }
      $0.decrement = { range.move(forward: false) }
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}
