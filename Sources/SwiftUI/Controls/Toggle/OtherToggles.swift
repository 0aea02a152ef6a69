import CoreGraphics
import SwiftUICore

/// A toggle that looks like a button.
struct ButtonToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let size = Metrics.Button.size(controlSize)
    let outline = ButtonOutline(shape: shape, size: controlSize)
    let isOn = configuration.isOn
    PressableButton(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(configuration.label)),
        action: { configuration.isOn.toggle() }),
      releaseAnimation: .easeOut(duration: Metrics.Control.releaseDuration)
    ) { isPressed in
      configuration.label
        .padding(.horizontal, size.horizontalPadding)
        .padding(.vertical, size.verticalPadding)
        .modifier(ButtonLabelLook(tint: AnyShapeStyle(.tint)))
        .background(background(isOn), in: outline)
        .opacity(isPressed ? Metrics.Button.pressedBorderedOpacity : 1)
        .contentShape(outline)
    }
    .modifier(
      FocusableModifier { event in
        guard event.key == .space || event.key == .return else { return false }
        if event.phase == .down { configuration.isOn.toggle() }
        return true
      })
  }

  private func background(_ isOn: Bool) -> AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(Color.clear) }
    guard isEnabled else { return AnyShapeStyle(Color.tertiaryFill) }
    return AnyShapeStyle(OpacityStyle(base: AnyShapeStyle(.tint), opacity: Metrics.Button.tintedFillOpacity))
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// A check box and its label, which can be pressed too.
struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: Metrics.Toggle.checkboxSpacing) {
      box
      if !labelsHidden { configuration.label }
    }
    .opacity(isEnabled ? 1 : Metrics.Control.disabledOpacity)
    .contentShape(Rectangle())
    .modifier(PressModifier(onPressing: { _ in }, action: { configuration.isOn.toggle() }))
    .modifier(
      FocusableModifier { event in
        guard event.key == .space else { return false }
        if event.phase == .down { configuration.isOn.toggle() }
        return true
      })
  }

  private var isFilled: Bool { configuration.isOn || configuration.isMixed }

  private var box: some View {
    let shape = RoundedRectangle(cornerRadius: Metrics.Toggle.checkboxRadius)
    return
      shape
      .fill(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.tertiaryFill))
      .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: isFilled ? 0 : 1) }
      .overlay {
        if isFilled {
          Image(systemName: configuration.isMixed ? "minus" : "checkmark")
            .font(.system(size: Metrics.Toggle.checkbox * 0.62, weight: .bold))
            .foregroundStyle(Color.white)
        }
      }
      .frame(width: Metrics.Toggle.checkbox, height: Metrics.Toggle.checkbox)
  }

  nonisolated static var _elementCount: Int? { 1 }
}
