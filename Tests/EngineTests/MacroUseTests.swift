import SwiftUICore
import SwiftUITesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var entryNumber: Int = 7
  @Entry fileprivate var entryName: String?
  @Entry fileprivate var entryList = [1, 2]
}

extension Transaction {
  @Entry fileprivate var entryFlag: Bool = false
}

extension ContainerValues {
  @Entry fileprivate var entryColor: String = "none"
}

extension FocusedValues {
  @Entry fileprivate var entryFocus: Int?
}

@Animatable
private struct Bar: Shape {
  var width: Double
  var offset: CGPoint
  var angle = Angle(degrees: 0)
  @AnimatableIgnored var name: String = "bar"
  let fixed = 3
  var area: Double { width * 2 }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: offset.x, y: offset.y, width: width, height: rect.height)) }
}

/// The macros, as programs use them.
@MainActor
@Suite struct MacroUseTests {
  @Test func entriesOfTheEnvironment() {
    struct Reads: View {
      @Environment(\.entryNumber) private var number
      @Environment(\.entryName) private var name
      @Environment(\.entryList) private var list
      var body: some View { Text(verbatim: "\(number) \(name ?? "nil") \(list.count)") }
    }
    let host = TestHost(
      VStack {
        Reads()
        Reads().environment(\.entryNumber, 8).environment(\.entryName, "set").environment(\.entryList, [])
      })
    #expect(host.exists("7 nil 2") && host.exists("8 set 0"))
  }

  @Test func entriesOfOtherCollections() {
    var transaction = Transaction()
    #expect(!transaction.entryFlag)
    transaction.entryFlag = true
    #expect(transaction.entryFlag)
    let host = TestHost(
      Group(subviews: Text(verbatim: "a").containerValue(\.entryColor, "red")) { subviews in
        Text(verbatim: "color \(subviews.first?.containerValues.entryColor ?? "")")
      })
    #expect(host.exists("color red"))
  }

  @Test func animatableStructures() {
    var bar = Bar(width: 1, offset: CGPoint(x: 2, y: 3))
    bar.animatableData.first = 10
    bar.animatableData.second.first.second = 30
    #expect(bar.width == 10 && bar.offset == CGPoint(x: 2, y: 30))
    bar.animatableData.second.second = Angle(degrees: 90).animatableData
    #expect(abs(bar.angle.degrees - 90) < 1e-9)
  }
}
