import SwiftUITesting
import Testing

/// Content that goes through phases.
@MainActor
@Suite struct PhaseAnimatorTests {
  private struct Box: View {
    let width: CGFloat
    var body: some View {
      Color.red.frame(width: width, height: 10).accessibilityElement().accessibilityIdentifier("box")
    }
  }

  @Observable @MainActor final class Model {
    var trigger = 0
    var isShown = true
  }

  private func width(_ host: TestHost) -> CGFloat { host.element("box")?.frame.width ?? -1 }

  @Test func phasesFollowEachOtherForEver() {
    let log = CallLog()
    let host = TestHost(
      PhaseAnimator([10.0, 20, 40]) { phase in
        let _ = log.add("\(Int(phase))")
        Box(width: phase)
      } animation: { _ in
        .linear(duration: 1)
      })
    #expect(log.take() == ["10"])
    #expect(width(host) == 10)
    host.advance(by: 0.5)
    #expect(abs(width(host) - 15) < 2)
    host.advance(by: 1)
    #expect(abs(width(host) - 30) < 3)
    host.advance(by: 1)
    #expect(abs(width(host) - 25) < 3)
    host.advance(by: 1)
    #expect(abs(width(host) - 15) < 2)
    #expect(log.take().prefix(4) == ["20", "40", "10", "20"])
  }

  @Test func everyPhaseHasItsAnimation() {
    let host = TestHost(
      PhaseAnimator([10.0, 20, 40]) {
        Box(width: $0)
      } animation: { phase in
        phase == 20 ? .linear(duration: 1) : .linear(duration: 4)
      })
    host.advance(by: 1.1)
    let before = width(host)
    host.advance(by: 1)
    #expect(abs(width(host) - before - 5) < 1)
  }

  private struct Triggered: View {
    let model: Model
    var body: some View {
      Box(width: 10)
        .phaseAnimator([0.0, 30, 60], trigger: model.trigger) { content, phase in
          content.offset(x: phase)
        } animation: { _ in
          .linear(duration: 1)
        }
    }
  }

  @Test func aTriggerStartsOneRound() {
    let model = Model()
    let host = TestHost(VStack { Triggered(model: model) })
    func offset() -> CGFloat { (host.element("box")?.frame.midX ?? 0) - 195 }
    host.advance(by: 2)
    #expect(offset() == 0)
    #expect(!host.headless.root.isAnimating)
    model.trigger = 1
    host.update()
    host.advance(by: 0.5)
    #expect(abs(offset() - 15) < 2)
    host.advance(by: 1)
    #expect(abs(offset() - 45) < 2)
    host.advance(by: 1)
    #expect(abs(offset() - 30) < 4)
    host.settle()
    #expect(offset() == 0)
    let frames = host.counters.frames
    host.advance(by: 1)
    #expect(!host.headless.root.isAnimating)
    #expect(host.counters.frames - frames <= 61)
    #expect(offset() == 0)
  }

  @Test func aChangeOnTheWayBeginsAnewFromThere() {
    let model = Model()
    let host = TestHost(VStack { Triggered(model: model) })
    func offset() -> CGFloat { (host.element("box")?.frame.midX ?? 0) - 195 }
    model.trigger = 1
    host.update()
    host.advance(by: 1.5)
    #expect(abs(offset() - 45) < 2)
    model.trigger = 2
    host.update()
    host.advance(by: 0.3)
    #expect(offset() < 50 && offset() > 30)
    host.settle()
    #expect(offset() == 0)
  }

  @Test func nothingGoesOnWhenTheViewIsGone() {
    struct Shown: View {
      let model: Model
      let log: CallLog
      var body: some View {
        if model.isShown {
          PhaseAnimator([1, 2]) { phase in
            let _ = log.add("\(phase)")
            Box(width: CGFloat(phase) * 10)
          }
        }
      }
    }
    let (model, log) = (Model(), CallLog())
    let host = TestHost(VStack { Shown(model: model, log: log) })
    host.advance(by: 1)
    model.isShown = false
    host.settle()
    _ = log.take()
    host.advance(by: 3)
    #expect(log.take() == [])
    #expect(!host.headless.root.needsFrame)
  }
}
