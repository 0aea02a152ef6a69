import CoreGraphics
import SwiftUICore

/// The label on the leading side, the switch on the trailing one. As on other desktops the label can be pressed too.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: AnyShapeStyle?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInListRow) private var isInListRow
  @State private var isPressed = false

  var body: some View {
    HStack(spacing: 0) {
      if !labelsHidden {
        configuration.label
        Spacer(minLength: Metrics.Toggle.minimumGap)
      }
      // A row of a list is not higher because of its switch.
      Switch(isOn: configuration.$isOn, isPressed: isPressed, tint: tint)
        .padding(
          .vertical, isInListRow ? (Metrics.Control.rowLineHeight - Metrics.Toggle.track.height) / 2 : 0)
    }
    .contentShape(Rectangle())
    .modifier(PressModifier(onPressing: { isPressed = $0 }, action: { configuration.isOn.toggle() }))
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// The switch itself: it is turned by dragging the thumb or by a press, which is taken around it.
struct Switch: View {
  @Binding var isOn: Bool
  let isPressed: Bool
  let tint: AnyShapeStyle?
  /// Where the thumb is held by the pointer, before that counts.
  @State private var dragged: Bool?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var surroundingTint
  @Environment(\.layoutDirection) private var layoutDirection

  private var isShownOn: Bool { dragged ?? isOn }

  var body: some View {
    Capsule(style: .circular)
      .fill(isShownOn ? onStyle : AnyShapeStyle(Color.secondaryFill))
      .frame(width: Metrics.Toggle.track.width, height: Metrics.Toggle.track.height)
      .overlay(alignment: isShownOn ? .trailing : .leading) {
        thumb.padding(Metrics.Toggle.inset)
      }
      .animation(.spring(response: Metrics.Toggle.animation, dampingFraction: 0.9), value: isShownOn)
      .animation(.spring(response: Metrics.Toggle.animation, dampingFraction: 0.9), value: isHeld)
      .opacity(isEnabled ? 1 : Metrics.Control.disabledOpacity)
      .contentShape(Rectangle())
      .gesture(drag)
      .modifier(
        FocusableModifier(ring: FocusRing(cornerRadius: Metrics.Toggle.track.height / 2), onKey: handleKey))
  }

  private var isHeld: Bool { isPressed || dragged != nil }

  private var onStyle: AnyShapeStyle { tint ?? surroundingTint ?? AnyShapeStyle(Color.green) }

  private var thumb: some View {
    Capsule(style: .circular)
      .fill(Color.white)
      .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
      .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
      .frame(
        width: isHeld ? Metrics.Toggle.pressedThumb : Metrics.Toggle.thumb, height: Metrics.Toggle.thumb)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        let isRight = value.location.x > Metrics.Toggle.track.width / 2
        dragged = isRight == (layoutDirection == .leftToRight)
      }
      .onEnded { _ in
        if let dragged { isOn = dragged }
        dragged = nil
      }
  }

  private func handleKey(_ event: KeyInput) -> Bool {
    guard event.key == .space else { return false }
    if event.phase == .down { isOn.toggle() }
    return true
  }

  nonisolated static var _elementCount: Int? { 1 }
}
