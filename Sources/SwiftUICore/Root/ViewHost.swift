import CoreGraphics
import Foundation
import Rendering

/// A view tree as the content of a window, of a picture or of a test.
@MainActor
package final class ViewHost: WindowContent {
  package let root: ViewRoot
  package weak var window: (any PlatformWindow)? {
    didSet { connectServices() }
  }
  /// Called when the window is gone.
  package var onClose: (() -> Void)?
  /// A tree that this one depends on and that is brought up to date first: the app's own.
  package var companion: ViewRoot? {
    didSet { companion?.onNeedsFrame = { [weak self] in self?.window?.requestFrame() } }
  }
  /// The platform whose clipboard and settings the views see.
  package weak var platform: (any Platform)?

  private var lastDrawn: Fragment?
  private var needsFullFrame = true
  private var settings = DesktopSettings()
  /// Stands in for the desktop's appearance.
  private let fixedColorScheme: ColorScheme?
  private var safeAreaInsets = EdgeInsets()
  /// What the content asks for; nil follows the desktop.
  private var preferredColorScheme: ColorScheme?

  package init<Content: View>(
    backend: RenderingBackend, colorScheme: ColorScheme? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    root = ViewRoot(backend: backend)
    fixedColorScheme = colorScheme
    root.setEnvironment { values in
      values.colorScheme = colorScheme ?? .light
      environment(&values)
    }
    root.onNeedsFrame = { [weak self] in self?.window?.requestFrame() }
    root.services.setPreferredColorScheme = { [weak self] in self?.prefer($0) }
    root.events.onTimer = { [weak self] due in self?.wake(at: due) }
    root.setContent(content())
  }

  private func connectServices() {
    guard let window else { return }
    root.services.setCursor = { [weak window] in window?.setCursor($0) }
    root.services.setTextInput = { [weak window] in window?.setTextInput($0) }
    root.services.setTitle = { [weak window] in window?.title = $0 }
    root.services.closeWindow = { [weak window] in window?.close() }
    root.services.clipboard = platform?.clipboard
  }

  /// Timers need a frame when they are due, and none before.
  private func wake(at due: Double) {
    guard window != nil else { return }
    let delay = max(due - root.time, 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        self?.timerIsDue = true
        self?.window?.requestFrame()
      }
    }
  }

  private var timerIsDue = false

  package func setSafeArea(_ insets: EdgeInsets) {
    safeAreaInsets = insets
    root.resize(to: root.size, scale: root.scale, safeAreaInsets: insets)
  }

  package func resize(to size: CGSize, scale: CGFloat) {
    needsFullFrame = true
    let scaleChanged = scale != root.scale
    root.resize(to: size, scale: scale, safeAreaInsets: safeAreaInsets)
    root.setEnvironment { values in
      if scaleChanged { values.displayScale = scale }
      values.horizontalSizeClass = size.width >= 700 ? .regular : .compact
      values.verticalSizeClass = size.height >= 480 ? .regular : .compact
    }
  }

  package func apply(_ settings: DesktopSettings) {
    self.settings = settings
    applyAppearance()
  }

  private func prefer(_ scheme: ColorScheme?) {
    guard scheme != preferredColorScheme else { return }
    preferredColorScheme = scheme
    applyAppearance()
  }

  private func applyAppearance() {
    let scheme = preferredColorScheme ?? fixedColorScheme ?? (settings.isDark ? .dark : .light)
    needsFullFrame = true
    root.setEnvironment { values in
      values.colorScheme = scheme
      values._colorSchemeContrast = settings.increasesContrast ? .increased : .standard
      values._accessibilityReduceMotion = settings.reducesMotion
    }
    colorScheme = scheme
  }

  private lazy var colorScheme: ColorScheme = fixedColorScheme ?? .light

  package func handle(_ event: InputEvent) {
    if case .focus(let isActive) = event { setActive(isActive) }
    root.events.handle(event)
  }

  /// Whether the window has the user's attention.
  package private(set) var isActive = true

  private func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    root.setEnvironment { values in
      values.scenePhase = isActive ? .active : .inactive
      values.controlActiveState = isActive ? .key : .inactive
    }
    onActivityChange?()
  }

  /// Called when `isActive` has changed.
  package var onActivityChange: (() -> Void)?

  /// The colour of the window where nothing is drawn.
  package var background: RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    return SystemColors.background.resolved(in: environment)
  }

  package func makeFrame(at time: Double) -> WindowFrame? {
    guard needsFullFrame || root.needsFrame || timerIsDue || companion?.needsFrame == true else { return nil }
    timerIsDue = false
    update(at: time)
    let fragment = root.lastFragment
    let everything = DamageRegion(CGRect(origin: .zero, size: root.size))
    let damage: DamageRegion
    if let lastDrawn, !needsFullFrame {
      damage = Fragment.damage(from: lastDrawn, to: fragment).clipped(to: CGRect(origin: .zero, size: root.size))
    } else {
      damage = everything
    }
    needsFullFrame = false
    lastDrawn = fragment
    if damage.isEmpty, !root.isAnimating { return nil }
    return WindowFrame(root: fragment, damage: damage, background: background, isAnimating: root.isAnimating)
  }

  /// Brings the tree, and the one it depends on, up to date without asking what has to be drawn.
  package func update(at time: Double) {
    if companion?.needsFrame == true { companion?.update(at: time) }
    root.update(at: time)
  }

  package func shouldClose() -> Bool { true }

  package func didClose() { onClose?() }

  /// Draws the present state afresh.
  package func picture(using rasterizer: any Rasterizer, isOpaque: Bool = true) -> DecodedImage {
    rasterizer.image(
      of: root.lastFragment, size: root.size, scale: root.scale, background: isOpaque ? background : .clear)
  }
}
