import SwiftUITesting
import Testing

/// Values that follow keyframes.
@MainActor
@Suite struct KeyframeTests {
  struct Pose: Equatable {
    var x = 0.0
    var scale = 1.0
    var note = "kept"
  }

  private func isClose(_ a: Double, _ b: Double, by tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 3)
      }
      KeyframeTrack(\.scale) {
        MoveKeyframe(2)
        LinearKeyframe(4, duration: 2, timingCurve: .easeIn)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: -1) == Pose())
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 0).scale == 2)
    #expect(timeline.value(time: 1).scale < 3)
    #expect(timeline.value(time: 2.5).x == 5)
    #expect(isClose(timeline.value(time: 3).x, 10.0 / 3) && timeline.value(time: 3).scale == 4)
    #expect(timeline.value(time: 9) == Pose(x: 0, scale: 4))
    #expect(timeline.value(progress: 0.25).x == 10)
  }

  @Test func keyframesThatStandAloneMoveTheWholeValue() {
    let timeline = KeyframeTimeline(initialValue: 4.0) {
      LinearKeyframe(8, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(timeline.value(time: 0.25) == 5)
    #expect(timeline.value(time: 1.5) == 4)
  }

  @Test func curvesMeetWithoutABend() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
      CubicKeyframe(10, duration: 2)
    }
    #expect(timeline.value(time: 0) == 0 && timeline.value(time: 1) == 10)
    #expect(timeline.value(time: 2) == 0 && timeline.value(time: 4) == 10)
    for time in [1.0, 2.0] {
      let before = (timeline.value(time: time) - timeline.value(time: time - 1e-4)) / 1e-4
      let after = (timeline.value(time: time + 1e-4) - timeline.value(time: time)) / 1e-4
      #expect(isClose(before, after, by: 0.05), "\(before) \(after)")
    }
    // At rest at both ends.
    #expect(timeline.value(time: 1e-3) < 1e-3)
  }

  @Test func velocitiesAreObeyed() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 2, startVelocity: 6, endVelocity: -3)
    }
    #expect(isClose(timeline.value(time: 1e-5) / 1e-5, 6, by: 0.01))
    #expect(isClose((10 - timeline.value(time: 2 - 1e-5)) / 1e-5, -3, by: 0.01))
  }

  @Test func springsTakeTheTimeTheyNeed() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(timeline.duration == Spring.bouncy.settlingDuration)
    #expect(timeline.value(time: timeline.duration) == 1)
    let most = (0...100).map { timeline.value(progress: Double($0) / 100) }.max() ?? 0
    #expect(most > 1.01)
    // The next keyframe begins where the spring has got to, as fast as it is.
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.2, spring: .smooth(duration: 1))
      CubicKeyframe(0, duration: 1)
    }
    #expect(isClose(cut.value(time: 0.2), cut.value(time: 0.2 - 1e-6), by: 1e-4))
    #expect(cut.value(time: 0.25) > cut.value(time: 0.2))
  }

  @Test func keyframesMayBeChosenAndRepeated() {
    func timeline(_ isHigh: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) {
        KeyframeTrack(\.self) {
          for _ in 0..<2 { LinearKeyframe(1, duration: 1) }
          if isHigh { LinearKeyframe(9, duration: 1) } else { MoveKeyframe(3) }
          if isHigh { MoveKeyframe(0) }
        }
      }
    }
    #expect(timeline(true).duration == 3 && timeline(false).duration == 2)
    #expect(timeline(true).value(time: 2.5) == 5)
    #expect(timeline(true).value(time: 3) == 0)
    #expect(timeline(false).value(time: 2) == 3)
  }

  // MARK: Views

  @Observable @MainActor final class Model {
    var trigger = 0
    var repeats = true
  }

  private struct Moved: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("box")
        .keyframeAnimator(initialValue: Pose(), trigger: model.trigger) { content, pose in
          content.offset(x: pose.x)
        } keyframes: { pose in
          KeyframeTrack(\.x) {
            LinearKeyframe(pose.x + 20, duration: 1)
            LinearKeyframe(pose.x + 10, duration: 1)
          }
        }
    }
  }

  private func offset(_ host: TestHost) -> CGFloat { (host.element("box")?.frame.midX ?? 0) - 195 }

  @Test func aTriggerFollowsTheKeyframesFromThePresentValue() {
    let model = Model()
    let host = TestHost(VStack { Moved(model: model) })
    host.advance(by: 1)
    #expect(offset(host) == 0)
    model.trigger = 1
    host.update()
    host.advance(by: 0.5)
    #expect(abs(offset(host) - 10) < 1)
    host.settle()
    #expect(offset(host) == 10)
    #expect(!host.headless.root.isAnimating)
    model.trigger = 2
    host.update()
    host.advance(by: 1)
    #expect(abs(offset(host) - 30) < 1)
    host.settle()
    #expect(offset(host) == 20)
  }

  @Test func withoutATriggerTheyAreFollowedAgainAndAgain() {
    struct Repeating: View {
      let model: Model
      var body: some View {
        KeyframeAnimator(initialValue: 10.0, repeating: model.repeats) { width in
          Color.red.frame(width: width, height: 10).accessibilityElement().accessibilityIdentifier("box")
        } keyframes: { _ in
          LinearKeyframe(20, duration: 1)
          LinearKeyframe(10, duration: 1)
        }
      }
    }
    let model = Model()
    let host = TestHost(VStack { Repeating(model: model) })
    func width() -> CGFloat { host.element("box")?.frame.width ?? 0 }
    for time in [0.5, 2.5, 4.5] {
      host.advance(by: time - host.time)
      #expect(abs(width() - 15) < 1.5, "\(time)")
    }
    let bodies = host.bodies { host.advance(by: 1) }
    #expect(bodies == 0)
    model.repeats = false
    host.update()
    host.settle()
    #expect(width() == 10)
    #expect(!host.headless.root.isAnimating)
  }
}
