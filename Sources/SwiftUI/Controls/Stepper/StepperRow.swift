import CoreGraphics
import SwiftUICore

/// The label on the leading side, the two buttons on the trailing one.
struct StepperRow: View {
  let steps: StepperSteps
  let label: AnyView
  let title: Text?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      if !labelsHidden {
        label
        Spacer(minLength: Metrics.Stepper.minimumGap)
      }
      buttons
        // A row of a list is not higher because of its stepper.
        .padding(
          .vertical, isInListRow ? (Metrics.Control.rowLineHeight - Metrics.Stepper.size.height) / 2 : 0)
    }
    .semantics {
      $0.role = .stepper
      $0.children = .combine
      if let title { $0.label = title }
      $0.value = steps.value()
      guard isEnabled else { return }
      if let increment = steps.increment() { $0.increment = { increment() } }
      if let decrement = steps.decrement() { $0.decrement = { decrement() } }
    }
  }

  private var buttons: some View {
    HStack(spacing: 0) {
      half("minus", steps.decrement())
      half("plus", steps.increment())
    }
    .overlay {
      Rectangle()
        .fill(Color.primaryFill)
        .frame(width: Metrics.Stepper.divider.width, height: Metrics.Stepper.divider.height)
        .allowsHitTesting(false)
    }
    .background(Color.tertiaryFill)
    .clipShape(RoundedRectangle(cornerRadius: Metrics.Stepper.cornerRadius))
    .frame(width: Metrics.Stepper.size.width, height: Metrics.Stepper.size.height)
    .modifier(
      FocusableModifier(ring: FocusRing(cornerRadius: Metrics.Stepper.cornerRadius), onKey: handleKey))
  }

  private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    StepperHalf(symbol: symbol, action: action, onEditingChanged: steps.onEditingChanged)
      .disabled(action == nil)
  }

  private func handleKey(_ event: KeyInput) -> Bool {
    guard event.phase != .up else { return false }
    switch event.key {
    case .upArrow, .character("+"): step(steps.increment())
    case .downArrow, .character("-"): step(steps.decrement())
    default: return false
    }
    return true
  }

  private func step(_ action: (() -> Void)?) {
    guard let action else { return }
    steps.onEditingChanged(true)
    action()
    steps.onEditingChanged(false)
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// One of the two buttons: it acts when pressed, and goes on while it is held.
private struct StepperHalf: View {
  let symbol: String
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @State private var repetition = PressRepetition()
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: Metrics.Stepper.glyph))
      .foregroundStyle(isEnabled ? Color.primary : Color.tertiaryLabel)
      .accessibilityHidden(true)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isPressed ? Color.tertiaryFill : Color.clear)
      .contentShape(Rectangle())
      .modifier(PressModifier(onPressing: pressingDidChange, action: released))
      .onChange(of: action == nil) { _, isAtEnd in if isAtEnd { repetition.stop() } }
  }

  private func pressingDidChange(_ isPressed: Bool) {
    self.isPressed = isPressed
    if isPressed {
      onEditingChanged(true)
      repetition.start { action?() }
    } else {
      repetition.stop()
      onEditingChanged(false)
    }
  }

  private func released() {
    if !repetition.takeHasActed() { action?() }
  }
}
