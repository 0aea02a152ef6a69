import Testing

@testable import SwiftUICore

@MainActor @Suite struct MenuTests {
  private func frame(_ label: String, of host: TestHost) throws -> CGRect {
    try #require(host.element(label), "\(label) in\n\(host.tree)").frame
  }

  private struct Actions: View {
    @State var log = "none"
    @State var isOn = false
    @State var size = "small"

    var body: some View {
      VStack {
        Text("log \(log), \(isOn), \(size)")
        Menu("More") {
          Button("Copy") { log = "copy" }
          Button("Erase", role: .destructive) { log = "erase" }
          Button("Never") {}.disabled(true)
          Toggle("Loud", isOn: $isOn)
          Divider()
          Menu("Deeper") { Button("Down") { log = "down" } }
          Section("Size") {
            Picker("Size", selection: $size) {
              Text("Small").tag("small")
              Text("Large").tag("large")
            }
          }
        }
        Spacer()
      }
    }
  }

  @Test func aMenuOpensActsAndCloses() throws {
    let host = TestHost(Actions())
    #expect(!host.exists("Copy"))
    try host.tap("More")
    host.settle()
    let copy = try frame("Copy", of: host)
    #expect(copy.height >= 44)
    #expect(copy.width == 250)
    try host.tap("Copy")
    host.settle()
    #expect(host.exists("log copy, false, small"))
    #expect(!host.exists("Copy"))
  }

  @Test func togglesPickersAndSubmenus() throws {
    let host = TestHost(Actions())
    try host.tap("More")
    host.settle()
    try host.tap("Loud")
    host.settle()
    #expect(host.exists("log none, true, small"))
    try host.tap("More")
    host.settle()
    try host.tap("Large")
    host.settle()
    #expect(host.exists("log none, true, large"))
    try host.tap("More")
    host.settle()
    #expect(host.element("Large")?.isSelected == true)
    #expect(!host.exists("Down"))
    try host.tap("Deeper")
    host.settle()
    try host.tap("Down")
    host.settle()
    #expect(host.exists("log down, true, large"))
  }

  @Test func aPressOutsideClosesTheMenu() throws {
    let host = TestHost(Actions())
    try host.tap("More")
    host.settle()
    host.tap(at: CGPoint(x: 20, y: 800))
    host.settle()
    #expect(!host.exists("Copy"))
    #expect(host.exists("log none, false, small"))
  }

  @Test func aTapDoesThePrimaryActionAndHoldingOpens() throws {
    struct Primary: View {
      @State var log = "none"
      var body: some View {
        VStack {
          Text("log \(log)")
          Menu("Add") {
            Button("Other") { log = "other" }
          } primaryAction: {
            log = "primary"
          }
        }
      }
    }
    let host = TestHost(Primary())
    try host.tap("Add")
    host.settle()
    #expect(host.exists("log primary"))
    #expect(!host.exists("Other"))
    let button = try frame("Add", of: host)
    host.press(at: CGPoint(x: button.midX, y: button.midY), duration: 0.6)
    host.settle()
    try host.tap("Other")
    host.settle()
    #expect(host.exists("log other"))
  }

  private struct Context: View {
    @State var log = "none"
    var body: some View {
      VStack {
        Text("log \(log)")
        Button("Target") { log = "tapped" }
          .contextMenu { Button("Inspect") { log = "inspected" } }
      }
    }
  }

  @Test func holdingOpensAContextMenu() throws {
    let host = TestHost(Context())
    let target = try frame("Target", of: host)
    host.press(at: CGPoint(x: target.midX, y: target.midY), duration: 0.7)
    host.settle()
    #expect(!host.exists("Target"))
    try host.tap("Inspect")
    host.settle()
    #expect(host.exists("log inspected"))
    try host.tap("Target")
    host.settle()
    #expect(host.exists("log tapped"))
  }

  @Test func aSecondaryClickOpensAContextMenuThere() throws {
    let host = TestHost(Context())
    let target = try frame("Target", of: host)
    let point = CGPoint(x: target.midX, y: target.midY)
    var event = PointerEvent(phase: .down, location: point, device: .mouse, time: host.time)
    event.button = .secondary
    host.headless.send(.pointer(event))
    host.settle()
    let inspect = try frame("Inspect", of: host)
    #expect(inspect.minY > point.y && inspect.minY < point.y + 30)
  }
}
