import CoreGraphics
import SwiftUICore

/// The options on a wheel, turned by a finger, a mouse or the arrow keys.
struct WheelPicker: View {
  let parts: PickerParts

  var body: some View {
    SubviewsReader(parts.content.font(.system(size: Metrics.Wheel.textSize)).lineLimit(1)) { options in
      Wheel(
        count: options.count, chosen: options.firstIndex(where: parts.selection.contains) ?? 0, title: parts.title
      ) { index in
        AnyView(options[index])
      } select: {
        parts.selection.select(options[$0])
      }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// Rows on a cylinder of which the one in the middle is chosen.
struct Wheel: View {
  let count: Int
  let chosen: Int
  let title: Text?
  let row: (Int) -> AnyView
  let select: (Int) -> Void
  /// The row in the middle, with its part; nil while the wheel rests.
  @State private var turning: CGFloat?
  @State private var start: CGFloat = 0
  @GestureState private var isHeld = false
  @Environment(\.isEnabled) private var isEnabled

  private var position: CGFloat { turning ?? CGFloat(chosen) }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: Metrics.Wheel.bandRadius)
        .fill(Color.tertiaryFill)
        .frame(height: Metrics.Wheel.rowHeight)
        .padding(.horizontal, Metrics.Wheel.bandInset)
      ForEach(visible, id: \.self) { index in
        row(index)
          .font(.system(size: Metrics.Wheel.textSize))
          .lineLimit(1)
          .frame(maxWidth: .infinity)
          .frame(height: Metrics.Wheel.rowHeight)
          .modifier(WheelRowEffect(turn: CGFloat(index) - position))
          .accessibilityHidden(true)
      }
    }
    .frame(height: Metrics.Wheel.height)
    .frame(minWidth: 0, idealWidth: Metrics.Wheel.idealWidth, maxWidth: .infinity)
    .clipped()
    .contentShape(Rectangle())
    .gesture(turn)
    .opacity(isEnabled ? 1 : Metrics.Control.disabledOpacity)
    .modifier(FocusableModifier(ring: FocusRing(cornerRadius: Metrics.Wheel.bandRadius), onKey: handleKey))
    .onChange(of: isHeld) { if !isHeld, turning != nil { settle(at: position) } }
    .semantics {
      $0.role = .picker
      $0.children = .combine
      if let title { $0.label = title }
      guard isEnabled else { return }
      $0.increment = { choose(chosen + 1) }
      $0.decrement = { choose(chosen - 1) }
    }
  }

  private var visible: [Int] {
    let middle = Int(position.rounded())
    let lower = max(min(middle, chosen) - Metrics.Wheel.reach, 0)
    let upper = min(max(middle, chosen) + Metrics.Wheel.reach, count - 1)
    return lower <= upper ? Array(lower...upper) : []
  }

  private var turn: some Gesture {
    DragGesture(minimumDistance: 2)
      .updating($isHeld) { _, isHeld, _ in isHeld = true }
      .onChanged { value in
        if turning == nil { start = CGFloat(chosen) }
        turning = limited(start - value.translation.height / Metrics.Wheel.rowHeight)
      }
      .onEnded { value in
        settle(at: start - value.predictedEndTranslation.height / Metrics.Wheel.rowHeight)
      }
  }

  private func limited(_ position: CGFloat) -> CGFloat {
    let last = CGFloat(max(count - 1, 0))
    if position < 0 { return position / 3 }
    return position > last ? last + (position - last) / 3 : position
  }

  private func settle(at position: CGFloat) {
    guard turning != nil else { return }
    let target = min(max(Int(position.rounded()), 0), max(count - 1, 0))
    withAnimation(.easeOut(duration: Metrics.Wheel.settling)) {
      turning = nil
      if target != chosen, count > 0 { select(target) }
    }
  }

  private func choose(_ index: Int) {
    guard index >= 0, index < count, index != chosen else { return }
    withAnimation(.easeOut(duration: Metrics.Wheel.settling)) { select(index) }
  }

  private func handleKey(_ event: KeyInput) -> Bool {
    guard event.phase != .up else { return false }
    switch event.key {
    case .upArrow: choose(chosen - 1)
    case .downArrow: choose(chosen + 1)
    default: return false
    }
    return true
  }
}

/// Puts a row on the cylinder: the farther from the middle, the flatter and the paler.
private struct WheelRowEffect: ViewModifier {
  let turn: CGFloat

  nonisolated init(turn: CGFloat) { self.turn = turn }

  func body(content: Content) -> some View {
    let angle = turn * Metrics.Wheel.rowHeight / Metrics.Wheel.radius
    let isVisible = abs(angle) < .pi / 2
    return
      content
      .scaleEffect(x: 1, y: isVisible ? max(cos(angle), 0.01) : 0.01)
      .offset(y: sin(min(max(angle, -.pi / 2), .pi / 2)) * Metrics.Wheel.radius)
      .opacity(isVisible ? Double(abs(turn) < 0.5 ? 1 : max(cos(angle), 0) * 0.6) : 0)
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}
