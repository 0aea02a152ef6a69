import SwiftUITesting
import Testing

@MainActor
@Suite struct LayoutTests {
  private func frames<V: View>(_ view: V, size: CGSize = CGSize(width: 200, height: 200)) -> [String: CGRect] {
    let host = TestHost(view, size: size)
    return Dictionary(host.elements.map { ($0.identifier, $0.frame) }, uniquingKeysWith: { $1 })
  }

  private func probe(_ id: String) -> some View {
    Color.red.accessibilityElement().accessibilityIdentifier(id)
  }

  @Test func stacksShareWhatIsLeft() {
    let frames = frames(
      HStack(spacing: 10) {
        probe("a").frame(width: 40)
        probe("b")
        probe("c")
      })
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 40, height: 200))
    #expect(frames["b"] == CGRect(x: 50, y: 0, width: 70, height: 200))
    #expect(frames["c"] == CGRect(x: 130, y: 0, width: 70, height: 200))
  }

  @Test func flexibleLimitsAreServedInTheOrderOfFlexibility() {
    // The row is wider than its frame; room around it keeps all of it in the window.
    let frames = frames(
      HStack(spacing: 0) {
        probe("a").frame(maxWidth: 100)
        probe("b").frame(minWidth: 100)
      }
      .frame(width: 150), size: CGSize(width: 200, height: 10))
    #expect(frames["a"]?.width == 75)
    #expect(frames["b"]?.width == 100)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    let host = TestHost(
      HStack(spacing: 10) {
        probe("a").frame(width: 40)
        probe("b").padding(.leading, 20)
      }, size: CGSize(width: 200, height: 50), layoutDirection: .rightToLeft)
    let a = host.element("a")?.frame
    let b = host.element("b")?.frame
    #expect(a == CGRect(x: 160, y: 0, width: 40, height: 50))
    #expect(b == CGRect(x: 0, y: 0, width: 130, height: 50))
  }

  @Test func spacersAndPriorities() {
    let frames = frames(
      HStack(spacing: 0) {
        probe("a").frame(width: 20)
        Spacer()
        probe("b").frame(width: 30).layoutPriority(1)
      })
    #expect(frames["b"] == CGRect(x: 170, y: 0, width: 30, height: 200))
  }

  @Test func overlaysTakeTheSizeOfWhatTheyCover() {
    let frames = frames(
      Color.blue.frame(width: 80, height: 60)
        .overlay(alignment: .bottomTrailing) { probe("badge").frame(width: 10, height: 10) })
    #expect(frames["badge"] == CGRect(x: 130, y: 120, width: 10, height: 10))
  }

  @Test func aspectRatioFitsAndFills() {
    let fit = frames(probe("a").aspectRatio(2, contentMode: .fit))
    #expect(fit["a"] == CGRect(x: 0, y: 50, width: 200, height: 100))
    let fill = frames(probe("a").aspectRatio(2, contentMode: .fill))
    #expect(fill["a"] == CGRect(x: -100, y: 0, width: 400, height: 200))
  }

  @Test func alignmentGuidesMeet() {
    let frames = frames(
      VStack(alignment: .leading, spacing: 0) {
        probe("a").frame(width: 50, height: 10)
        probe("b").frame(width: 50, height: 10).alignmentGuide(.leading) { _ in 20 }
      })
    let a = frames["a"]?.minX ?? 0
    let b = frames["b"]?.minX ?? 0
    #expect(a - b == 20)
  }

  @Test func geometryReadersKnowTheirPlace() {
    struct Shows: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            Text(verbatim: "\(Int(frame.minY)) \(Int(proxy.size.width))x\(Int(proxy.size.height))")
          }
        }
      }
    }
    let host = TestHost(Shows(), size: CGSize(width: 120, height: 100))
    #expect(host.exists("30 120x70"))
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY + CGFloat(index) * 20),
          proposal: ProposedViewSize(width: 20, height: 20))
      }
    }
  }

  @Test func layoutsOfTheProgramsOwn() {
    let frames = frames(
      Diagonal {
        probe("a")
        probe("b")
      })
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(frames["b"] == CGRect(x: 20, y: 20, width: 20, height: 20))
  }
}
