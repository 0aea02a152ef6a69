import Testing

@testable import SwiftUICore

@MainActor @Suite struct PresentationTests {
  private struct Item: Identifiable {
    let id: Int
  }

  // MARK: Sheets

  private struct Sheet: View {
    @State var isShown = false
    @State var dismissals = 0

    struct Content: View {
      @Environment(\.dismiss) var dismiss
      var body: some View {
        VStack {
          Text("In the sheet")
          Button("Close") { dismiss() }
        }
      }
    }

    var body: some View {
      VStack {
        Button("Open") { isShown = true }
        Text("dismissed \(dismissals), \(isShown ? "shown" : "hidden")")
      }
      .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) { Content() }
    }
  }

  @Test func aSheetComesAndGoes() throws {
    let host = TestHost(Sheet())
    try host.tap("Open")
    host.advance(by: 0.1)
    let underway = try #require(host.element("In the sheet")).frame
    host.settle()
    let there = try #require(host.element("In the sheet")).frame
    #expect(underway.minY > there.minY)
    try host.tap("Close")
    host.settle()
    #expect(!host.exists("In the sheet"))
    #expect(host.exists("dismissed 1, hidden"))
  }

  @Test func aSheetIsPulledDown() throws {
    let host = TestHost(Sheet())
    try host.tap("Open")
    host.settle()
    host.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 700), duration: 0.3)
    host.settle()
    #expect(!host.exists("In the sheet"))
    #expect(host.exists("dismissed 1, hidden"))
  }

  @Test func escapeClosesASheet() throws {
    let host = TestHost(Sheet())
    try host.tap("Open")
    host.settle()
    host.key(.escape)
    host.settle()
    #expect(host.exists("dismissed 1, hidden"))
  }

  @Test func aSheetCanRefuseToGo() throws {
    struct Firm: View {
      @State var isShown = true
      var body: some View {
        Text("Below").sheet(isPresented: $isShown) { Text("In the sheet").interactiveDismissDisabled() }
      }
    }
    let host = TestHost(Firm())
    host.settle()
    host.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 700), duration: 0.3)
    host.settle()
    #expect(host.exists("In the sheet"))
  }

  @Test func anotherItemReplacesTheSheet() throws {
    struct Items: View {
      @State var item: Item?
      var body: some View {
        Button("Open") { item = Item(id: 1) }
          .sheet(item: $item) { shown in
            VStack {
              Text("Item \(shown.id)")
              Button("Next") { item = Item(id: shown.id + 1) }
            }
          }
      }
    }
    let host = TestHost(Items())
    try host.tap("Open")
    host.settle()
    try host.tap("Next")
    host.settle()
    host.settle()
    #expect(host.exists("Item 2"))
    #expect(!host.exists("Item 1"))
  }

  @Test func aSheetOfHalfTheHeight() throws {
    struct Half: View {
      @State var isShown = true
      var body: some View {
        Text("Below").sheet(isPresented: $isShown) {
          Color.blue.overlay(Text("Half")).presentationDetents([.medium])
        }
      }
    }
    let host = TestHost(Half())
    host.settle()
    let text = try #require(host.element("Half")).frame
    #expect(text.midY > 844 * 0.6)
  }

  @Test func aCoverFillsTheWindow() throws {
    struct Cover: View {
      @State var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .fullScreenCover(isPresented: $isShown) {
            Button("Close") { isShown = false }
          }
      }
    }
    let host = TestHost(Cover())
    try host.tap("Open")
    host.settle()
    #expect(!host.exists("Open"))
    host.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 700), duration: 0.3)
    host.settle()
    try host.tap("Close")
    host.settle()
    #expect(host.exists("Open"))
    #expect(!host.exists("Close"))
  }

  // MARK: Alerts and dialogs

  private struct Alerting: View {
    @State var isShown = false
    @State var answer = "none"
    var body: some View {
      VStack {
        Text("answer \(answer), \(isShown ? "shown" : "hidden")")
        Button("Ask") { isShown = true }
      }
      .alert("Sure?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { answer = "delete" }
        Button("Keep", role: .cancel) { answer = "keep" }
      } message: {
        Text("It cannot be undone.")
      }
    }
  }

  @Test func anAlertAsksAndCloses() throws {
    let host = TestHost(Alerting())
    try host.tap("Ask")
    host.settle()
    #expect(host.exists("It cannot be undone."))
    // The cancelling one of two stands first.
    let keep = try #require(host.element("Keep")).frame
    let delete = try #require(host.element("Delete")).frame
    #expect(keep.minX < delete.minX && keep.minY == delete.minY)
    try host.tap("Delete")
    host.settle()
    #expect(host.exists("answer delete, hidden"))
    #expect(!host.exists("It cannot be undone."))
  }

  @Test func escapeCancelsAnAlert() throws {
    let host = TestHost(Alerting())
    try host.tap("Ask")
    host.settle()
    host.key(.escape)
    host.settle()
    #expect(host.exists("answer keep, hidden"))
  }

  @Test func anAlertWithoutActionsHasOne() throws {
    struct Bare: View {
      @State var isShown = true
      var body: some View { Text("Below").alert("Done", isPresented: $isShown) {} }
    }
    let host = TestHost(Bare())
    host.settle()
    try host.tap("OK")
    host.settle()
    #expect(!host.exists("Done"))
  }

  private struct OldAlert: EarlierSpelling {
    @available(*, deprecated) static func make() -> AnyView { AnyView(Old()) }

    @available(*, deprecated) struct Old: View {
      @State var isShown = true
      @State var count = 0
      var body: some View {
        Text("count \(count)")
          .alert(isPresented: $isShown) {
            Alert(
              title: Text("Old"), message: Text("Still there"),
              primaryButton: .default(Text("More")) { count += 1 }, secondaryButton: .cancel())
          }
      }
    }
  }

  @Test func oldAlerts() throws {
    let host = TestHost(earlier(OldAlert.self))
    host.settle()
    #expect(host.exists("Still there"))
    try host.tap("More")
    host.settle()
    #expect(host.exists("count 1"))
    #expect(!host.exists("Still there"))
  }

  @Test func aDialogComesFromBelow() throws {
    struct Dialog: View {
      @State var isShown = false
      @State var answer = "none"
      var body: some View {
        VStack {
          Text("answer \(answer)")
          Button("Ask") { isShown = true }
        }
        .confirmationDialog("Change it?", isPresented: $isShown, titleVisibility: .visible) {
          Button("Red") { answer = "red" }
          Button("Green") { answer = "green" }
        }
      }
    }
    let host = TestHost(Dialog())
    try host.tap("Ask")
    host.settle()
    #expect(host.exists("Change it?"))
    let cancel = try #require(host.element("Cancel")).frame
    let green = try #require(host.element("Green")).frame
    #expect(cancel.minY > green.maxY)
    #expect(green.minY > 600)
    try host.tap("Green")
    host.settle()
    #expect(host.exists("answer green"))
    #expect(!host.exists("Cancel"))
  }

  // MARK: Popovers

  private struct Popover: View {
    @State var isShown = false
    var body: some View {
      VStack {
        Button("Open") { isShown = true }
          .popover(isPresented: $isShown) { Text("In the bubble").padding() }
        Spacer()
      }
    }
  }

  @Test func aPopoverPointsAtItsView() throws {
    let host = TestHost(Popover(), size: CGSize(width: 900, height: 700))
    try host.tap("Open")
    host.settle()
    let button = CGRect(x: 450, y: 10, width: 0, height: 0)
    let bubble = try #require(host.element("In the bubble")).frame
    #expect(abs(bubble.midX - button.midX) < 30)
    #expect(bubble.minY < 120)
    host.tap(at: CGPoint(x: 100, y: 600))
    host.settle()
    #expect(!host.exists("In the bubble"))
  }

  @Test func aPopoverIsASheetInANarrowWindow() throws {
    let host = TestHost(Popover())
    try host.tap("Open")
    host.settle()
    let content = try #require(host.element("In the bubble")).frame
    #expect(content.midY > 300)
  }
}
