import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct FormTests {
  private func frame(_ label: String, of host: TestHost) throws -> CGRect {
    try #require(host.element(label), "\(label) in\n\(host.tree)").frame
  }

  private struct Settings: View {
    @State var isOn = false
    @State var count = 1
    var body: some View {
      Form {
        Section("General") {
          Toggle("Loud", isOn: $isOn)
          Stepper("Count \(count)", value: $count, in: 0...5)
          LabeledContent("Version", value: "1.2")
        }
        if isOn { Text("It is loud") }
      }
    }
  }

  @Test func controlsAreRows() throws {
    let host = TestHost(Settings())
    let cells = host.elements(role: "cell")
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.frame.height == 44 })
    #expect(!host.exists("It is loud"))
    let loud = try #require(cells.first)
    host.tap(at: CGPoint(x: loud.frame.maxX - 40, y: loud.frame.midY))
    host.settle()
    #expect(host.exists("It is loud"))
  }

  @Test func labeledContentStandsAtBothSides() throws {
    let host = TestHost(LabeledContent("Version", value: "1.2").frame(width: 300))
    #expect(host.elements.contains { $0.label.contains("Version") && $0.label.contains("1.2") })
  }

  @Test func groupBoxesAreCards() throws {
    let host = TestHost(GroupBox("Title") { Text("Content") })
    let (title, content) = (try frame("Title", of: host), try frame("Content", of: host))
    #expect(title.maxY < content.minY)
    let card = host.pixel(x: Int(title.minX) - 8, y: Int(title.midY))
    #expect(card.red == 242 && card.blue == 247)
  }

  @Test func controlGroupsAct() throws {
    struct Group: View {
      @State var log = "none"
      var body: some View {
        VStack {
          Text("log \(log)")
          ControlGroup {
            Button("Back") { log = "back" }
            Button("Forward") { log = "forward" }
          }
        }
      }
    }
    let host = TestHost(Group())
    let (back, forward) = (try frame("Back", of: host), try frame("Forward", of: host))
    #expect(back.midY == forward.midY && back.maxX < forward.minX)
    try host.tap("Forward")
    #expect(host.exists("log forward"))
  }

  // MARK: Dates

  /// The 15th of January 2024, 14:30 in Greenwich.
  private static let date = Date(timeIntervalSince1970: 1_705_329_000)

  private struct Day: View {
    @State var date: Date = FormTests.date
    let graphical: Bool
    var range: ClosedRange<Date>?

    var body: some View {
      VStack {
        Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
        if graphical {
          picker.datePickerStyle(.graphical)
        } else {
          picker
        }
      }
    }

    @ViewBuilder private var picker: some View {
      if let range {
        DatePicker("Day", selection: $date, in: range, displayedComponents: .date)
      } else {
        DatePicker("Day", selection: $date, displayedComponents: .date)
      }
    }
  }

  @Test func aDayIsChosenInTheCalendar() throws {
    let host = TestHost(Day(graphical: true))
    #expect(host.exists("January 2024"))
    let chosen = try #require(host.elements.first { $0.isSelected })
    #expect(chosen.label.contains("15"))
    let day = try #require(host.elements.first { $0.label.contains("January 20, ") })
    host.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
    host.settle()
    // Five days later, at the same time of the day.
    #expect(host.exists("at \(1_705_329_000 + 5 * 86_400)"))
  }

  @Test func arrowsTurnTheMonths() throws {
    let host = TestHost(Day(graphical: true))
    try host.tap("Next Month")
    host.settle()
    #expect(host.exists("February 2024"))
    try host.tap("Previous Month")
    try host.tap("Previous Month")
    host.settle()
    #expect(host.exists("December 2023"))
  }

  @Test func daysOutsideOfTheRangeCannotBeChosen() throws {
    let host = TestHost(
      Day(graphical: true, range: Self.date.addingTimeInterval(-86_400)...Self.date.addingTimeInterval(86_400)))
    let day = try #require(host.elements.first { $0.label.contains("January 20, ") })
    host.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
    host.settle()
    #expect(host.exists("at 1705329000"))
  }

  @Test func aButtonOpensTheCalendar() throws {
    let host = TestHost(Day(graphical: false))
    #expect(!host.exists("January 2024"))
    try host.tap("Jan 15, 2024")
    host.settle()
    #expect(host.exists("January 2024"))
  }
}
