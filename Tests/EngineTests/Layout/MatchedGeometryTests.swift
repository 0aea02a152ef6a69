import SwiftUITesting
import Testing

@MainActor
@Suite struct MatchedGeometryTests {
  private struct Followers: View {
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 40, height: 30).named("source")
          .padding(.leading, 100).padding(.top, 50)
        Color.blue.named("inside").matchedGeometryEffect(id: "a", in: space, isSource: false)
          .frame(width: 10, height: 10).named("slot")
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test func followersAreShownWhereTheSourceIs() {
    let host = FrameHost(Followers())
    #expect(host["source"] == CGRect(x: 100, y: 50, width: 40, height: 30))
    #expect(host["inside"] == host["source"])
    #expect(host["slot"] == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private struct Moving: View {
    @Namespace private var space
    @State private var isBelow = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isBelow {
          Color.red.named("below").matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 100)
            .padding(.top, 100)
        } else {
          Color.red.named("above").matchedGeometryEffect(id: 1, in: space).frame(width: 50, height: 50)
        }
        Button("go") { withAnimation(.linear(duration: 1)) { isBelow = true } }.frame(width: 60, height: 20)
          .padding(.leading, 120)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test func oneSourceAfterAnotherMovesBetweenTheirPlaces() throws {
    let host = FrameHost(Moving())
    #expect(host["above"] == CGRect(x: 0, y: 0, width: 50, height: 50))
    try host.host.tap("go")
    host.host.advance(by: 0.5)
    let halfway = try #require(host["below"])
    #expect(halfway.minY > 20 && halfway.minY < 80)
    #expect(halfway.width > 60 && halfway.width < 90)
    host.host.advance(by: 1)
    #expect(host["below"] == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(host["above"] == nil)
  }
}
