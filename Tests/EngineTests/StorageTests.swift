import Combine
import SwiftUICore
import SwiftUITesting
import Testing

/// Values kept in defaults and by windows.
@MainActor
@Suite struct StorageTests {
  enum Fruit: String { case apple, pear }
  enum Level: Int { case low = 1, high }

  /// Defaults of their own for every test.
  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "martlet.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }

  private struct Everything: View {
    @AppStorage("bool") var bool = false
    @AppStorage("int") var int = 1
    @AppStorage("double") var double = 1.5
    @AppStorage("string") var string = "a"
    @AppStorage("url") var url = URL(fileURLWithPath: "/tmp")
    @AppStorage("data") var data = Data([1])
    @AppStorage("date") var date = Date(timeIntervalSinceReferenceDate: 5)
    @AppStorage("fruit") var fruit = Fruit.apple
    @AppStorage("level") var level = Level.low
    @AppStorage("optional") var optional: String?
    @AppStorage("optional level") var optionalLevel: Level?

    var body: some View {
      VStack {
        Text(verbatim: "change").onTapGesture {
          bool.toggle()
          int += 1
          double *= 2
          string += "b"
          if let new = URL(string: "https://example.org/x?y=1") { url = new }
          data.append(2)
          date += 1
          fruit = .pear
          level = .high
          optional = "some"
          optionalLevel = .high
        }
        Text(verbatim: "clear").onTapGesture {
          optional = nil
          optionalLevel = nil
        }
        Text(
          verbatim:
            "\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count) \(date.timeIntervalSinceReferenceDate) \(fruit) \(level)"
        )
        Text(verbatim: "optional \(optional ?? "nil") \(optionalLevel?.rawValue ?? 0)")
      }
    }
  }

  @Test func allKindsOfValuesAreKept() throws {
    try withDefaults { defaults in
      let host = TestHost(Everything().defaultAppStorage(defaults))
      #expect(host.exists("false 1 1.5 a file:///tmp/ 1 5.0 apple low"))
      #expect(host.exists("optional nil 0"))
      try host.tap("change")
      let changed = "true 2 3.0 ab https://example.org/x?y=1 2 6.0 pear high"
      #expect(host.exists(changed), "\(host.tree)")
      #expect(host.exists("optional some 2"))
      #expect(defaults.string(forKey: "fruit") == "pear" && defaults.integer(forKey: "level") == 2)
      let other = TestHost(Everything().defaultAppStorage(defaults))
      #expect(other.exists(changed))
      try host.tap("clear")
      #expect(host.exists("optional nil 0"))
      #expect(defaults.object(forKey: "optional") == nil)
    }
  }

  private struct Number: View {
    let log: CallLog?
    @AppStorage("number") var number = 0
    var body: some View {
      let _ = log?.add("body \(number)")
      Text(verbatim: "number \(number)").onTapGesture { number += 1 }
    }
  }

  @Test func everyReaderOfAKeyFollowsInEveryWindow() throws {
    try withDefaults { defaults in
      let host = TestHost(
        VStack {
          Number(log: nil)
          Number(log: nil)
        }
        .defaultAppStorage(defaults))
      let other = TestHost(Number(log: nil).defaultAppStorage(defaults))
      try host.tap("number 0")
      #expect(host.elements.map(\.label) == ["number 1", "number 1"])
      other.update()
      #expect(other.exists("number 1"))
    }
  }

  @Test func changesFromOutsideAreNoticed() throws {
    try withDefaults { defaults in
      let log = CallLog()
      let host = TestHost(Number(log: log).defaultAppStorage(defaults))
      #expect(log.take() == ["body 0"])
      defaults.set(12, forKey: "number")
      host.update()
      #expect(log.take() == ["body 12"])
      host.update()
      #expect(log.take() == [])
      defaults.removeObject(forKey: "number")
      host.update()
      #expect(log.take() == ["body 0"])
    }
  }

  @Test func whatAnotherProcessStoresIsNoticedWithoutAFrame() async throws {
    let name = "org.martlet.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    let folder =
      ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    let log = CallLog()
    let host = TestHost(Number(log: log).defaultAppStorage(defaults))
    host.settle()
    #expect(log.take() == ["body 0"])
    #expect(!host.headless.root.needsFrame)
    let stored = try PropertyListSerialization.data(fromPropertyList: ["number": 7], format: .xml, options: 0)
    try stored.write(to: file, options: .atomic)
    for _ in 0..<1000 where !host.headless.root.needsFrame { try await Task.sleep(for: .milliseconds(5)) }
    #expect(host.headless.root.needsFrame)
    host.update()
    #expect(log.take() == ["body 7"])
  }

  final class Settings: ObservableObject {
    @AppStorage var volume: Int
    @Published var other = 0

    init(_ store: UserDefaults) { _volume = AppStorage(wrappedValue: 3, "volume", store: store) }
  }

  @Test func observableObjectsTellOfTheirStoredProperties() throws {
    struct Shows: View {
      @ObservedObject var settings: Settings
      var body: some View { Text(verbatim: "volume \(settings.volume)").onTapGesture { settings.volume += 1 } }
    }
    try withDefaults { defaults in
      let host = TestHost(Shows(settings: Settings(defaults)))
      try host.tap("volume 3")
      #expect(host.exists("volume 4"))
      #expect(defaults.integer(forKey: "volume") == 4)
    }
  }

  @Test func writesAreAnimatedAndBound() throws {
    struct Bound: View {
      @AppStorage("on") var isOn = false
      var body: some View {
        VStack {
          Toggle(isOn: $isOn.animation(.linear(duration: 1))) { Text(verbatim: "switch") }
          Color.red.frame(width: isOn ? 100 : 0, height: 1).accessibilityElement().accessibilityIdentifier("bar")
        }
      }
    }
    try withDefaults { defaults in
      let host = TestHost(Bound().defaultAppStorage(defaults))
      try host.tap("switch")
      #expect(defaults.bool(forKey: "on"))
      #expect(host.headless.root.isAnimating)
      host.settle()
      #expect(host.element("bar")?.frame.width == 100)
    }
  }

  @Test func windowsKeepTheirOwnValuesLongerThanTheirViews() throws {
    struct Scene: View {
      struct Part: View {
        let name: String
        @SceneStorage("count") var count = 0
        @SceneStorage("fruit") var fruit: Fruit?
        var body: some View {
          Text(verbatim: "\(name) \(count) \(fruit?.rawValue ?? "none")").onTapGesture {
            count += 1
            fruit = .pear
          }
        }
      }
      @State private var shown = true
      var body: some View {
        VStack {
          Text(verbatim: "toggle").onTapGesture { shown.toggle() }
          if shown { Part(name: "a") }
          Part(name: "b")
        }
      }
    }
    let host = TestHost(Scene())
    let other = TestHost(Scene())
    try host.tap("a 0 none")
    #expect(host.exists("a 1 pear") && host.exists("b 1 pear"))
    try host.tap("toggle")
    try host.tap("b 1 pear")
    try host.tap("toggle")
    #expect(host.exists("a 2 pear"))
    other.update()
    #expect(other.exists("a 0 none"))
  }
}
