import Testing

@testable import SwiftUICore

@MainActor @Suite struct PickerTests {
  private func frame(_ label: String, of host: TestHost) throws -> CGRect {
    try #require(host.element(label), "\(label) in\n\(host.tree)").frame
  }

  private struct Choice<Style: PickerStyle>: View {
    let style: Style
    var inForm = false
    @State var color = "red"

    var body: some View {
      NavigationStack {
        VStack {
          Text("chosen \(color)")
          if inForm { Form { picker } } else { picker }
        }
      }
    }

    private var picker: some View {
      Picker("Color", selection: $color) {
        ForEach(["red", "green", "blue"], id: \.self) { Text($0) }
      }
      .pickerStyle(style)
    }
  }

  @Test func segmentsAreChosenByATap() throws {
    let host = TestHost(Choice(style: .segmented))
    #expect(host.element("red")?.isSelected == true)
    #expect(try frame("red", of: host).height == 32)
    try host.tap("blue")
    host.settle()
    #expect(host.exists("chosen blue"))
    #expect(host.element("blue")?.isSelected == true)
    let widths = try ["red", "green", "blue"].map { try frame($0, of: host).width }
    #expect(widths.allSatisfy { abs($0 - 130) < 1 })
  }

  @Test func segmentsFollowTheKeys() throws {
    let host = TestHost(Choice(style: .segmented))
    host.key(.tab)
    host.key(.rightArrow)
    #expect(host.exists("chosen green"))
    host.key(.leftArrow)
    host.key(.leftArrow)
    #expect(host.exists("chosen red"))
  }

  @Test func aMenuShowsTheChosenOption() throws {
    let host = TestHost(Choice(style: .menu))
    try host.tap("Color")
    host.settle()
    #expect(host.exists("green"))
    try host.tap("green")
    host.settle()
    #expect(host.exists("chosen green"))
  }

  @Test func theRowOfAFormOpensTheMenu() throws {
    let host = TestHost(Choice(style: .automatic, inForm: true))
    let row = try #require(host.elements(role: "cell").first)
    host.tap(at: CGPoint(x: row.frame.minX + 60, y: row.frame.midY))
    host.settle()
    try host.tap("blue")
    host.settle()
    #expect(host.exists("chosen blue"))
  }

  @Test func inlineOptionsAreRows() throws {
    let host = TestHost(Choice(style: .inline, inForm: true))
    #expect(host.elements(role: "cell").count == 4)
    try host.tap("green")
    host.settle()
    #expect(host.exists("chosen green"))
  }

  @Test func aLinkLeadsToTheOptions() throws {
    let host = TestHost(Choice(style: .navigationLink, inForm: true))
    let row = try #require(host.elements(role: "cell").first)
    host.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    host.settle()
    try host.tap("blue")
    host.settle()
    #expect(host.exists("chosen blue"))
  }

  @Test func aWheelIsTurned() throws {
    let host = TestHost(Choice(style: .wheel))
    let wheel = try #require(host.elements(role: "picker").first).frame
    #expect(wheel.height == 216)
    host.drag(
      from: CGPoint(x: wheel.midX, y: wheel.midY), to: CGPoint(x: wheel.midX, y: wheel.midY - 34), duration: 0.6)
    host.advance(by: 0.2)
    host.settle()
    #expect(!host.exists("chosen red"))
  }

  @Test func tagsOfOptionalValues() throws {
    struct Optional: View {
      @State var size: Int? = 2
      var body: some View {
        VStack {
          Text("size \(size.map(String.init) ?? "none")")
          Picker("Size", selection: $size) {
            Text("None").tag(nil as Int?)
            Text("One").tag(1 as Int?)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented)
        }
      }
    }
    let host = TestHost(Optional())
    #expect(host.element("Two")?.isSelected == true)
    try host.tap("One")
    host.settle()
    #expect(host.exists("size 1"))
    try host.tap("None")
    host.settle()
    #expect(host.exists("size none"))
  }

  @Test func aDisabledPickerDoesNotChange() throws {
    let host = TestHost(Choice(style: .segmented).disabled(true))
    try host.tap("blue")
    host.settle()
    #expect(host.exists("chosen red"))
  }
}
