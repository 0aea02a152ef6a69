import Foundation
import Rendering
import SwiftUICore
import SwiftUITesting
import Testing

/// Windows that are opened and closed by views.
@MainActor
@Suite struct WindowSessionTests {
  private final class FakeWindow: PlatformWindow {
    let content: any WindowContent
    var title: String
    let size: CGSize
    var isClosed = false
    var activations = 0
    unowned let platform: FakePlatform

    init(_ content: any WindowContent, _ configuration: WindowConfiguration, _ platform: FakePlatform) {
      self.content = content
      title = configuration.title
      size = configuration.size
      self.platform = platform
    }

    func requestFrame() {}
    func setCursor(_ cursor: PointerCursor) {}
    func setTextInput(_ state: TextInputState?) {}
    func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {}
    func beginDrag(_ items: [ClipboardItem], preview: DecodedImage?) {}
    func activate() { activations += 1 }
    func close() {
      guard !isClosed else { return }
      isClosed = true
      platform.windows.removeAll { $0 === self }
      content.didClose()
    }

    /// What the window shows.
    var labels: [String] {
      guard let host = content as? ViewHost else { return [] }
      host.update(at: platform.time)
      return ElementQuery(host.root.semantics(title: title)).elements.map(\.label)
    }

    func tap(_ label: String) {
      _ = labels
      guard let host = content as? ViewHost,
        let element = ElementQuery(host.root.semantics(title: title)).elements.first(where: { $0.label == label })
      else {
        Issue.record("no element \(label): \(labels)")
        return
      }
      let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
      for phase in [PointerEvent.Phase.down, .up] {
        platform.time += 0.05
        host.handle(.pointer(PointerEvent(phase: phase, location: point, device: .touch, time: platform.time)))
        host.update(at: platform.time)
      }
    }
  }

  private final class FakeClipboard: Clipboard {
    func write(_ items: [ClipboardItem]) {}
    func readText() async -> String? { nil }
    func readData(mimeType: String) async -> Data? { nil }
    var mimeTypes: [String] { [] }
  }

  private final class FakePlatform: Platform {
    var windows: [FakeWindow] = []
    var time = 0.0

    func openWindow(_ content: any WindowContent, configuration: WindowConfiguration) -> any PlatformWindow {
      let window = FakeWindow(content, configuration, self)
      windows.append(window)
      content.resize(to: configuration.size, scale: 1)
      return window
    }
    let clipboard: any Clipboard = FakeClipboard()
    var settings: DesktopSettings { DesktopSettings() }
    func open(_ url: URL) async -> Bool { false }
    func run() {}
    func quit() {}
  }

  final class Store: ObservableObject {
    @Published var count = 0
  }

  private struct Buttons: View {
    @ObservedObject var store: Store
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(\.scenePhase) private var phase
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "main \(store.count) \(supportsMultipleWindows) \(phase)")
        Text(verbatim: "count").onTapGesture { store.count += 1 }
        Text(verbatim: "help").onTapGesture { openWindow(id: "help") }
        Text(verbatim: "note 1").onTapGesture { openWindow(value: 1) }
        Text(verbatim: "note 2").onTapGesture { openWindow(id: "note", value: 2) }
        Text(verbatim: "text").onTapGesture { openWindow(value: "text") }
        Text(verbatim: "another").onTapGesture { openWindow(id: "main") }
        Text(verbatim: "settings").onTapGesture { openSettings() }
        Text(verbatim: "close help").onTapGesture { dismissWindow(id: "help") }
        Text(verbatim: "close note").onTapGesture { dismissWindow(value: 1) }
      }
    }
  }

  private struct Note: View {
    @Binding var number: Int?
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Text(verbatim: "note \(number ?? 0)").onTapGesture { number = 10 }
      Text(verbatim: "close").onTapGesture { dismissWindow() }
    }
  }

  private struct Program: App {
    static let log = CallLog()
    @StateObject private var store = Store()
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup(id: "main") { Buttons(store: store) }
        .onChange(of: phase) { old, new in Self.log.add("\(old)>\(new)") }
      Window("Help", id: "help") { Text(verbatim: "help \(store.count)") }
      WindowGroup("Note", id: "note", for: Int.self) { number in VStack { Note(number: number) } }
      Settings { Text(verbatim: "settings \(store.count)") }
    }
  }

  private func start() -> (platform: FakePlatform, session: WindowSession, app: AppInstance) {
    let platform = FakePlatform()
    let app = AppInstance(Program.self, backend: HeadlessHost.sharedBackend)
    let session = WindowSession(platform: platform, app: app) { content in
      ViewHost(backend: HeadlessHost.sharedBackend, content: { SceneRoot { content } })
    }
    session.show(
      AnyView(app.content(ofWindow: 0)), title: "Program", size: CGSize(width: 300, height: 400), scene: 0)
    return (platform, session, app)
  }

  @Test func viewsOpenAndCloseWindows() {
    let (platform, session, _) = start()
    let main = platform.windows[0]
    #expect(main.labels.first == "main 0 true active")
    main.tap("help")
    #expect(platform.windows.map(\.title) == ["Program", "Help"])
    main.tap("help")
    #expect(platform.windows.count == 2 && platform.windows[1].activations == 1)
    main.tap("note 1")
    main.tap("note 2")
    main.tap("note 1")
    #expect(platform.windows.map { $0.labels[0] }.suffix(2) == ["note 1", "note 2"])
    main.tap("another")
    #expect(platform.windows.count == 5)
    main.tap("settings")
    main.tap("settings")
    #expect(platform.windows.count == 6 && platform.windows[5].labels == ["settings 0"])
    main.tap("close help")
    #expect(platform.windows.count == 5)
    main.tap("close note")
    #expect(platform.windows.count == 4)
    platform.windows[1].tap("note 2")
    #expect(platform.windows[1].labels[0] == "note 10")
    platform.windows[1].tap("close")
    #expect(platform.windows.count == 3 && session.windowCount == 3)
    let messages = Diagnostics.messages { main.tap("text") }
    #expect(messages == ["No scene has windows for the value text."])
  }

  @Test func windowsShareTheStateOfTheApp() {
    let (platform, session, _) = start()
    defer { withExtendedLifetime(session) {} }
    platform.windows[0].tap("help")
    platform.windows[0].tap("count")
    #expect(platform.windows[0].labels[0].hasPrefix("main 1 "))
    #expect(platform.windows[1].labels == ["help 1"])
  }

  @Test func phasesFollowTheAttention() {
    let (platform, session, app) = start()
    defer { withExtendedLifetime(session) {} }
    let main = platform.windows[0]
    main.tap("help")
    _ = Program.log.take()
    main.content.handle(.focus(isActive: false))
    #expect(main.labels[0] == "main 0 true inactive")
    platform.windows[1].content.handle(.focus(isActive: false))
    app.root.update(at: 1)
    #expect(app.root.environment.scenePhase == .inactive)
    platform.windows[1].content.handle(.focus(isActive: true))
    app.root.update(at: 2)
    #expect(app.root.environment.scenePhase == .active)
    #expect(Program.log.take() == ["active>inactive", "inactive>active"])
  }

  @Test func withoutADisplayAMessageSaysThatNoWindowOpens() throws {
    let host = TestHost(Buttons(store: Store()))
    #expect(host.exists("main 0 false active"))
    let messages = try Diagnostics.messages {
      try host.tap("help")
      try host.tap("settings")
    }
    #expect(
      messages == [
        "A window was asked for where none can be opened: help.",
        "The settings were asked for where no window can be opened.",
      ])
  }
}
