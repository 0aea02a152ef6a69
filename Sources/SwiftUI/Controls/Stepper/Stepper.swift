import SwiftUICore

/// A control for making a value larger or smaller step by step.
public struct Stepper<Label: View>: View {
  private let steps: StepperSteps
  nonisolated(unsafe) private let label: Label

  nonisolated init(_ steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  public var body: some View {
    StepperRow(steps: steps, label: label.asLabel(), title: LabelText.of(label))
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// What a stepper does, and whether it can.
struct StepperSteps {
  /// Nil where the value cannot be changed in the direction.
  nonisolated(unsafe) let increment: () -> (() -> Void)?
  nonisolated(unsafe) let decrement: () -> (() -> Void)?
  nonisolated(unsafe) let value: () -> Text?
  nonisolated(unsafe) let onEditingChanged: (Bool) -> Void

  nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    increment = { onIncrement }
    decrement = { onDecrement }
    value = { nil }
    self.onEditingChanged = onEditingChanged
  }

  nonisolated init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, spoken: @escaping (V) -> Text,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    increment = {
      let current = value.wrappedValue
      if let bounds, current >= bounds.upperBound { return nil }
      return {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    decrement = {
      let current = value.wrappedValue
      if let bounds, current <= bounds.lowerBound { return nil }
      return {
        let next = value.wrappedValue.advanced(by: -step)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    self.value = { spoken(value.wrappedValue) }
    self.onEditingChanged = onEditingChanged
  }

  nonisolated static func plain<V>(_ value: V) -> Text { Text(verbatim: "\(value)") }
}

extension Stepper {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      label: label())
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(
        value, in: nil, step: step, spoken: { StepperSteps.plain($0) }, onEditingChanged: onEditingChanged),
      label: label())
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(
        value, in: bounds, step: step, spoken: { StepperSteps.plain($0) }, onEditingChanged: onEditingChanged),
      label: label())
  }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)")
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      label: Text(title))
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(
        value, in: nil, step: step, spoken: { Text(verbatim: format.format($0)) },
        onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(
        value, in: bounds, step: step, spoken: { Text(verbatim: format.format($0)) },
        onEditingChanged: onEditingChanged), label: Text(titleKey))
  }
}
