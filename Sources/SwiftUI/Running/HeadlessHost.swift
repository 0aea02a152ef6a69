import CairoRenderer
import CoreGraphics
import Foundation
import Rendering
import SwiftUICore

/// Shows a view without a display, on a virtual clock: for pictures, scripts and tests. The same events at the same
/// times give the same pixels.
@MainActor
package final class HeadlessHost: PlatformWindow {
  package struct Configuration {
    package var size = CGSize(width: 390, height: 844)
    package var scale: CGFloat = 2
    package var colorScheme: ColorScheme?
    package var safeArea = EdgeInsets()
    package var dynamicTypeSize: DynamicTypeSize?
    package var locale = Locale(identifier: "en_US")
    package var layoutDirection: LayoutDirection?
    /// What texts that follow the time take for now.
    package var now = Date(timeIntervalSinceReferenceDate: 694_224_000)
    package var platformMetrics: PlatformMetrics?

    package init() {}
  }

  package let host: ViewHost
  package private(set) var time: Double = 0
  package var title = ""
  package private(set) var cursor = PointerCursor.arrow
  package private(set) var textInput: TextInputState?
  package private(set) var isClosed = false
  private let rasterizer: any Rasterizer
  private let pasteboard = HeadlessClipboard()

  /// Seconds between frames while something moves.
  package static let frameInterval = 1.0 / 60

  package init<Content: View>(
    _ configuration: Configuration = Configuration(), backend: RenderingBackend? = nil, content: () -> Content
  ) {
    let backend = backend ?? Self.sharedBackend
    rasterizer = backend.makeRasterizer()
    host = ViewHost(
      backend: backend, colorScheme: configuration.colorScheme,
      environment: { values in
        values.locale = configuration.locale
        values.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        values.textClock = TextClock(fixed: configuration.now)
        if let size = configuration.dynamicTypeSize { values.dynamicTypeSize = size }
        if let direction = configuration.layoutDirection { values.layoutDirection = direction }
        if let metrics = configuration.platformMetrics { values.platformMetrics = metrics }
      }, content: content)
    host.window = self
    host.root.services.clipboard = pasteboard
    host.setSafeArea(configuration.safeArea)
    host.resize(to: configuration.size, scale: configuration.scale)
    update()
  }

  nonisolated package static let sharedBackend = CairoBackend.make()

  package var root: ViewRoot { host.root }

  // MARK: Time

  /// Brings the view up to date without letting time pass.
  package func update() { host.update(at: time) }

  /// Lets time pass, frame by frame.
  package func advance(by seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + Self.frameInterval, end)
      update()
    }
  }

  /// Lets time pass until nothing moves any more, for `limit` seconds at most.
  package func advanceUntilSettled(limit: Double = 3) {
    let end = time + limit
    update()
    while root.isAnimating, time < end { advance(by: Self.frameInterval) }
  }

  // MARK: Events

  package func send(_ event: InputEvent) {
    host.handle(event)
    update()
  }

  private func pointer(_ phase: PointerEvent.Phase, _ location: CGPoint, device: PointerEvent.Device) {
    send(.pointer(PointerEvent(phase: phase, location: location, device: device, time: time)))
  }

  package func tap(at point: CGPoint, count: Int = 1, device: PointerEvent.Device = .touch) {
    for number in 0..<count {
      if number > 0 { advance(by: 0.1) }
      pointer(.down, point, device: device)
      advance(by: 0.05)
      pointer(.up, point, device: device)
    }
  }

  package func press(at point: CGPoint, duration: Double) {
    pointer(.down, point, device: .touch)
    advance(by: duration)
    pointer(.up, point, device: .touch)
  }

  package func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.3, device: PointerEvent.Device = .touch,
    release: Bool = true
  ) {
    pointer(.down, start, device: device)
    let steps = max(Int((duration / Self.frameInterval).rounded()), 1)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let fraction = CGFloat(step) / CGFloat(steps)
      pointer(
        .moved, CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction),
        device: device)
    }
    if release { pointer(.up, end, device: device) }
  }

  package func scroll(at point: CGPoint, by delta: CGSize) {
    send(.scroll(ScrollEvent(location: point, delta: delta, time: time)))
  }

  package func key(_ key: KeyInput.Key, characters: String = "", modifiers: InputModifiers = []) {
    send(.key(KeyInput(phase: .down, key: key, characters: characters, modifiers: modifiers, time: time)))
    send(.key(KeyInput(phase: .up, key: key, characters: characters, modifiers: modifiers, time: time)))
  }

  /// Opens the program with an address. False when no view listens.
  package func open(_ url: URL) -> Bool {
    let isHeard = root.openedURLs.open(url)
    update()
    return isHeard
  }

  package func type(_ text: String) {
    for character in text {
      if character == "\n" {
        key(.return, characters: "\n")
      } else {
        send(.textInput(.insert(String(character))))
      }
    }
  }

  // MARK: What is on screen

  package func picture() -> DecodedImage { host.picture(using: rasterizer) }

  package var semantics: SemanticsNode { root.semantics(title: title) }

  // MARK: PlatformWindow

  package func requestFrame() {}
  package func setCursor(_ cursor: PointerCursor) { self.cursor = cursor }
  package func setTextInput(_ state: TextInputState?) { textInput = state }
  package func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {}
  package func beginDrag(_ items: [ClipboardItem], preview: DecodedImage?) {}
  package func activate() {}
  package func close() { isClosed = true }
}

/// A clipboard of the process's own.
@MainActor
private final class HeadlessClipboard: Clipboard {
  private var items: [ClipboardItem] = []

  func write(_ items: [ClipboardItem]) { self.items = items }

  func readText() async -> String? {
    items.first { $0.mimeType.hasPrefix("text/plain") }.map { String(decoding: $0.data, as: UTF8.self) }
  }

  func readData(mimeType: String) async -> Data? { items.first { $0.mimeType == mimeType }?.data }

  var mimeTypes: [String] { items.map(\.mimeType) }
}
