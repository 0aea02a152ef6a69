@testable import SwiftUICore
import SwiftUITesting
import Testing

/// A change of a layout moves its views there instead of putting them there at once.
@MainActor
@Suite struct LayoutAnimationTests {
  /// Views in a circle that begins at an angle.
  private struct Circular: Layout {
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        let radius = bounds.width / 2 - 20
        subview.place(
          at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius), anchor: .center,
          proposal: .unspecified)
      }
    }
  }

  private struct Changing: View {
    let make: (Bool) -> AnyLayout
    @State private var hasChanged = false

    var body: some View {
      let layout = make(hasChanged)
      VStack(spacing: 0) {
        layout {
          dot("a")
          dot("b")
        }
        .frame(width: 200, height: 180)
        Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { hasChanged.toggle() } }
      }
    }

    private func dot(_ name: String) -> some View {
      Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier(name)
    }
  }

  private func makeHost(_ make: @escaping (Bool) -> AnyLayout) -> TestHost {
    let host = TestHost(Changing(make: make), size: CGSize(width: 200, height: 200))
    host.settle()
    return host
  }

  private func place(_ name: String, _ host: TestHost) throws -> CGPoint {
    let frame = try #require(host.element(name)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func anotherTypeOfLayout() throws {
    let host = makeHost { $0 ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 20)) }
    let start = try place("b", host)
    try host.tap("go")
    host.advance(by: 0.5)
    let middle = try place("b", host)
    host.advance(by: 0.6)
    let end = try place("b", host)
    #expect(start != end)
    #expect(abs(middle.x - (start.x + end.x) / 2) < 2)
    #expect(abs(middle.y - (start.y + end.y) / 2) < 2)
    #expect(!host.headless.root.isAnimating)
  }

  @Test func anotherSpacing() throws {
    let host = makeHost { AnyLayout(HStackLayout(spacing: $0 ? 100 : 0)) }
    let start = try place("b", host)
    try host.tap("go")
    host.advance(by: 0.5)
    #expect(abs(try place("b", host).x - start.x - 25) < 2)
    host.advance(by: 0.6)
    #expect(try place("b", host).x == start.x + 50)
  }

  @Test func dataOfALayoutOfTheProgramsOwn() throws {
    let host = makeHost { AnyLayout(Circular(angle: $0 ? .pi : 0)) }
    #expect(try place("a", host) == CGPoint(x: 180, y: 90))
    try host.tap("go")
    host.advance(by: 0.5)
    // Half of the way round and not through the middle.
    let middle = try place("a", host)
    #expect(abs(middle.x - 100) < 4)
    #expect(abs(middle.y - 170) < 4)
    host.advance(by: 0.6)
    let end = try place("a", host)
    #expect(abs(end.x - 20) < 0.5)
    #expect(abs(end.y - 90) < 0.5)
    #expect(!host.headless.root.isAnimating)
  }

  @Test func dataOfDifferentTypesHaveNothingInBetween() {
    let number = _AnyAnimatableData(of: Circular(angle: 2))
    let none = _AnyAnimatableData(of: HStackLayout())
    #expect(none == .zero)
    #expect(number - none == number)
    #expect(number + none == number)
    #expect((none - number) + number == .zero || (none - number).magnitudeSquared == 4)
    let pair = _AnyAnimatableData(of: Pair())
    #expect(pair - number == .zero)
    #expect(pair + number == pair)
    #expect(pair != number)
    var half = number
    half.scale(by: 0.5)
    #expect(half.magnitudeSquared == 1)
  }

  private struct Pair: Animatable {
    var animatableData = AnimatablePair(1.0, 2.0)
  }
}
