import SwiftUICore

/// What built-in and custom button styles share: it knows whether it is pressed, and acts when released.
struct PressableButton<Content: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration
  /// How the look comes back when the button is released; custom styles decide for themselves.
  private let releaseAnimation: Animation?
  /// In a row of a list, the whole row is pressed in place of the button.
  private let activatesListRow: Bool
  private let content: (Bool) -> Content
  @State private var isPressed = false
  @State private var repetition = PressRepetition()
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  init(
    _ configuration: PrimitiveButtonStyleConfiguration, releaseAnimation: Animation? = nil,
    activatesListRow: Bool = false, @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    self.configuration = configuration
    self.releaseAnimation = releaseAnimation
    self.activatesListRow = activatesListRow
    self.content = content
  }

  var body: some View {
    content(isPressed)
      .modifier(
        PressModifier(
          activatesListRow: activatesListRow, onPressing: pressingDidChange, action: released))
  }

  private func pressingDidChange(_ isPressed: Bool) {
    withAnimation(isPressed ? nil : releaseAnimation) { self.isPressed = isPressed }
    guard repeatBehavior == .enabled else { return }
    if isPressed { repetition.start(configuration.action) } else { repetition.stop() }
  }

  private func released() {
    // What was held has acted already.
    if repetition.takeHasActed() { return }
    configuration.trigger()
  }

  nonisolated static var _elementCount: Int? { Content._elementCount }
}

/// Acts again and again, faster after a while, as long as a control is held.
@MainActor
final class PressRepetition {
  private var task: Task<Void, Never>?
  private var hasActed = false

  nonisolated init() {}

  func start(_ action: @escaping @MainActor () -> Void) {
    stop()
    hasActed = false
    task = Task { [weak self] in
      var interval = 0.5
      while true {
        try? await Task.sleep(for: .seconds(interval))
        guard !Task.isCancelled, let self else { return }
        self.hasActed = true
        action()
        interval = max(interval * 0.8, 0.05)
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  func takeHasActed() -> Bool {
    defer { hasActed = false }
    return hasActed
  }
}
