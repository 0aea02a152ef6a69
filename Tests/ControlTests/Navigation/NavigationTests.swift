import Testing

@testable import SwiftUICore

@MainActor @Suite struct NavigationTests {
  private func frame(_ label: String, of host: TestHost) throws -> CGRect {
    try #require(host.element(label), "\(label) in\n\(host.tree)").frame
  }

  // MARK: Going there and back

  private struct OldStyle: View {
    var body: some View {
      NavigationView {
        List(0..<3, id: \.self) { index in
          NavigationLink("Row \(index)", destination: Text("Detail \(index)").navigationTitle("Page \(index)"))
        }
        .navigationTitle("Rows")
      }
    }
  }

  @Test func aLinkPushesAndTheBackButtonPops() throws {
    let host = TestHost(OldStyle())
    #expect(host.exists("Rows"))
    #expect(!host.exists("BackButton"))
    try host.tap("Row 1")
    host.settle()
    #expect(host.exists("Detail 1"))
    #expect(!host.exists("Row 1"))
    #expect(host.element("BackButton")?.label == "Rows")
    try host.tap("BackButton")
    host.settle()
    #expect(host.exists("Row 1"))
    #expect(!host.exists("Detail 1"))
  }

  @Test func pagesSlide() throws {
    let host = TestHost(OldStyle())
    try host.tap("Row 1")
    host.advance(by: 0.1)
    let underway = try frame("Detail 1", of: host)
    #expect(underway.midX > 195)
    host.settle()
    #expect(abs(try frame("Detail 1", of: host).midX - 195) < 1)
  }

  @Test func aSwipeFromTheEdgeGoesBack() throws {
    let host = TestHost(OldStyle())
    try host.tap("Row 1")
    host.settle()
    host.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.4)
    host.settle()
    #expect(host.exists("Row 1"))
    #expect(!host.exists("Detail 1"))
  }

  @Test func aShortSwipeFromTheEdgeStays() throws {
    let host = TestHost(OldStyle())
    try host.tap("Row 1")
    host.settle()
    host.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.8)
    host.settle()
    #expect(host.exists("Detail 1"))
    #expect(abs(try frame("Detail 1", of: host).midX - 195) < 1)
  }

  private final class Path: ObservableObject {
    @Published var values: [Int] = []
  }

  private struct WithPath: View {
    @ObservedObject var path: Path

    var body: some View {
      NavigationStack(path: $path.values) {
        List(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
          .navigationTitle("Rows")
          .navigationDestination(for: Int.self) { value in
            VStack {
              Text("Detail \(value)")
              NavigationLink("Deeper", value: value + 10)
            }
            .navigationTitle("Page \(value)")
          }
      }
    }
  }

  @Test func linksWriteThePath() throws {
    let path = Path()
    let host = TestHost(WithPath(path: path))
    try host.tap("Row 1")
    host.settle()
    #expect(path.values == [1])
    #expect(host.exists("Detail 1"))
    try host.tap("Deeper")
    host.settle()
    #expect(path.values == [1, 11])
    #expect(host.exists("Detail 11"))
    try host.tap("BackButton")
    host.settle()
    #expect(path.values == [1])
    #expect(host.exists("Detail 1"))
  }

  @Test func thePathDecidesWhatIsShown() throws {
    let path = Path()
    path.values = [1, 2]
    let host = TestHost(WithPath(path: path))
    host.settle()
    #expect(host.exists("Detail 2"))
    path.values = [1, 2, 3, 4]
    host.settle()
    #expect(host.exists("Detail 4"))
    path.values = []
    host.settle()
    #expect(host.exists("Row 0"))
    #expect(!host.exists("Detail 4"))
    #expect(!host.exists("BackButton"))
  }

  @Test func aMixedPathIsFollowed() throws {
    struct Mixed: View {
      @State var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Go") {
              path.append("word")
              path.append(7)
            }
          }
          .navigationDestination(for: String.self) { Text("Text \($0)") }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Number \(number) at \(path.count)")
              Button("Home") { path = NavigationPath() }
            }
          }
        }
      }
    }
    let host = TestHost(Mixed())
    try host.tap("Go")
    host.settle()
    #expect(host.exists("Number 7 at 2"))
    try host.tap("Home")
    host.settle()
    #expect(host.exists("Go"))
  }

  @Test func aBindingPushesAndIsReset() throws {
    struct Bound: View {
      @State var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Text(isShown ? "is shown" : "is hidden")
            Button("Go") { isShown = true }
          }
          .navigationDestination(isPresented: $isShown) { Text("There") }
        }
      }
    }
    let host = TestHost(Bound())
    try host.tap("Go")
    host.settle()
    #expect(host.exists("There"))
    try host.tap("BackButton")
    host.settle()
    #expect(host.exists("is hidden"))
  }

  @Test func dismissPops() throws {
    struct Detail: View {
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      var body: some View { Button(isPresented ? "Leave" : "Stuck") { dismiss() } }
    }
    let host = TestHost(NavigationStack { NavigationLink("Go") { Detail() } })
    try host.tap("Go")
    host.settle()
    try host.tap("Leave")
    host.settle()
    #expect(host.exists("Go"))
    #expect(!host.exists("Leave"))
  }

  @Test func pagesKeepTheirState() throws {
    struct Counting: View {
      @State var count = 0
      var body: some View {
        VStack {
          Button("Count \(count)") { count += 1 }
          NavigationLink("Go") { Text("There") }
        }
      }
    }
    let host = TestHost(NavigationStack { Counting() })
    try host.tap("Count 0")
    try host.tap("Go")
    host.settle()
    try host.tap("BackButton")
    host.settle()
    #expect(host.exists("Count 1"))
  }

  // MARK: Bars

  @Test func titlesAreLargeAtFirstAndInlineInDetails() throws {
    let host = TestHost(
      NavigationStack {
        ScrollView {
          NavigationLink("Go") { Text("There").navigationBarTitleDisplayMode(.inline).navigationTitle("Sub") }
        }
        .navigationTitle("Top")
      })
    let large = try #require(host.elements.first { $0.label == "Top" && $0.role == "heading" }).frame
    #expect(large.minX == 16)
    #expect(large.minY > 44)
    #expect(large.height > 35)
    try host.tap("Go")
    host.settle()
    let inline = try #require(host.elements.last { $0.label == "Sub" && $0.role == "heading" }).frame
    #expect(abs(inline.midX - 195) < 1)
    #expect(abs(inline.midY - 22) < 2)
  }

  @Test func aLargeTitleGoesUnderTheBar() throws {
    let host = TestHost(
      NavigationStack {
        List(0..<50, id: \.self) { Text("Row \($0)") }.navigationTitle("Top")
      })
    let before = try frame("Row 0", of: host)
    #expect(before.minY >= 96)
    host.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: -200))
    host.settle()
    let inline = try #require(host.elements.last { $0.label == "Top" && $0.role == "heading" }).frame
    #expect(abs(inline.midX - 195) < 1)
    #expect(inline.midY < 44)
  }

  @Test func itemsStandInTheBar() throws {
    struct Items: View {
      @State var taps = 0
      var body: some View {
        NavigationStack {
          Text("taps \(taps)")
            .navigationTitle("Items")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Left") { taps += 1 } }
              ToolbarItem(placement: .topBarTrailing) { Button("Right") { taps += 10 } }
              ToolbarItem(placement: .principal) { Text("Middle") }
              ToolbarItem(placement: .bottomBar) { Button("Below") { taps += 100 } }
            }
        }
      }
    }
    let host = TestHost(Items())
    #expect(try frame("Left", of: host).minX == 16)
    #expect(try frame("Right", of: host).maxX == 374)
    #expect(abs(try frame("Middle", of: host).midX - 195) < 1)
    #expect(try frame("Below", of: host).minY > 780)
    for label in ["Left", "Right", "Below"] { try host.tap(label) }
    host.settle()
    #expect(host.exists("taps 111"))
  }

  private struct OldItems: EarlierSpelling {
    @available(*, deprecated) static func make() -> AnyView { AnyView(Items()) }

    @available(*, deprecated) struct Items: View {
      @State var taps = 0
      var body: some View {
        NavigationView {
          Text("taps \(taps)")
            .navigationBarTitle("Items")
            .navigationBarItems(leading: Button("Left") { taps += 1 }, trailing: Button("Right") { taps += 10 })
        }
      }
    }
  }

  @Test func oldItemsStandInTheBar() throws {
    let host = TestHost(earlier(OldItems.self))
    try host.tap("Left")
    try host.tap("Right")
    host.settle()
    #expect(host.exists("taps 11"))
    #expect(try frame("Left", of: host).minX < 30)
    #expect(try frame("Right", of: host).maxX > 360)
  }

  @Test func theBackButtonCanBeHidden() throws {
    let host = TestHost(
      NavigationStack { NavigationLink("Go") { Text("There").navigationBarBackButtonHidden() } })
    try host.tap("Go")
    host.settle()
    #expect(host.exists("There"))
    #expect(!host.exists("BackButton"))
  }

  @Test func theBarCanBeHidden() throws {
    let host = TestHost(
      NavigationStack {
        VStack {
          Text("Top of all")
          Spacer()
        }
        .toolbar(.hidden, for: .navigationBar)
      })
    #expect(try frame("Top of all", of: host).minY < 10)
  }

  // MARK: Size

  private struct Wide: View {
    @State var isZoomed = false
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Color.green
            .frame(width: isZoomed ? 900 : 100, height: 200)
            .overlay { Button("Zoom") { isZoomed.toggle() } }
            .navigationTitle("Wide")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }

  @Test func contentThatIsTooWideDoesNotMoveTheBar() throws {
    let host = TestHost(Wide())
    try host.tap("Go")
    host.settle()
    let before = try frame("BackButton", of: host)
    try host.tap("Zoom")
    host.settle()
    let after = try frame("BackButton", of: host)
    #expect(after == before)
    #expect(after.minX >= 0)
    let bar = try #require(host.elements(role: "navigationbar").first).frame
    #expect(bar.minX == 0 && bar.width == 390)
    // The content stays in the middle and is seen at both sides.
    #expect(abs(try frame("Zoom", of: host).midX - 195) < 1)
  }

  @Test func contentThatIsTooHighDoesNotMoveTheBar() throws {
    let host = TestHost(
      NavigationStack {
        Color.green.frame(width: 100, height: 3000).navigationTitle("High").navigationBarTitleDisplayMode(.inline)
      })
    let bar = try #require(host.elements(role: "navigationbar").first).frame
    #expect(bar.minY == 0)
  }

  // MARK: Columns

  private struct Columns: View {
    @State var selection: String?
    var body: some View {
      NavigationSplitView {
        List(["Apple", "Pear"], id: \.self, selection: $selection) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("Fruit")
      } detail: {
        Text("detail \(selection ?? "none")")
      }
    }
  }

  @Test func selectingInASidebarDecidesTheDetail() throws {
    let host = TestHost(Columns(), size: CGSize(width: 1000, height: 700))
    #expect(host.exists("detail none"))
    try host.tap("Pear")
    host.settle()
    #expect(host.exists("detail Pear"))
    #expect(host.element("Pear")?.isSelected == true)
    #expect(try frame("detail Pear", of: host).minX > 320)
    #expect(try frame("Pear", of: host).maxX <= 320)
  }

  @Test func selectingInANarrowWindowPushesTheDetail() throws {
    let host = TestHost(Columns())
    #expect(!host.exists("detail none"))
    try host.tap("Pear")
    host.settle()
    #expect(host.exists("detail Pear"))
    try host.tap("BackButton")
    host.settle()
    #expect(host.exists("Apple"))
    try host.tap("Apple")
    host.settle()
    #expect(host.exists("detail Apple"))
  }

  // MARK: Right to left

  @Test func theBackButtonStandsAtTheRightInArabic() throws {
    let host = TestHost(OldStyle(), layoutDirection: .rightToLeft)
    try host.tap("Row 1")
    host.settle()
    #expect(try frame("BackButton", of: host).maxX > 370)
  }
}
