import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@Suite struct ScrollTranslationTests {
  private func wheel(_ dx: CGFloat, _ dy: CGFloat, _ modifiers: InputModifiers = [])
    -> ScrollTranslation.Input
  {
    .init(location: CGPoint(x: 3, y: 4), delta: CGSize(width: dx, height: dy), modifiers: modifiers, time: 1)
  }

  private func touchpad(_ dx: CGFloat, _ dy: CGFloat, at time: Double, stop: Bool = false)
    -> ScrollTranslation.Input
  {
    .init(
      location: .zero, delta: CGSize(width: dx, height: dy), isInPoints: true, isTouchpad: true, isStop: stop,
      time: time)
  }

  @Test func wheelStepMovesTheContentUp() {
    var scrolling = ScrollTranslation()
    let events = scrolling.translate(wheel(0, 1))
    #expect(events.map(\.phase) == [.discrete])
    #expect(events.first?.delta == CGSize(width: 0, height: -48))
    #expect(events.first?.location == CGPoint(x: 3, y: 4))
    #expect(!scrolling.isScrolling)
  }

  @Test func fractionsOfStepsAreKept() {
    var scrolling = ScrollTranslation()
    #expect(scrolling.translate(wheel(0, -0.25)).first?.delta.height == 12)
  }

  @Test func shiftTurnsTheWheelSideways() {
    var scrolling = ScrollTranslation()
    #expect(scrolling.translate(wheel(0, 1, .shift)).first?.delta == CGSize(width: -48, height: 0))
    #expect(scrolling.translate(wheel(1, 0, .shift)).first?.delta == CGSize(width: -48, height: 0))
  }

  @Test func touchpadMovementBeginsAndEnds() {
    var scrolling = ScrollTranslation()
    var events = scrolling.translate(touchpad(0, 5, at: 1))
    events += scrolling.translate(touchpad(2, 5, at: 1.02))
    events += scrolling.translate(touchpad(0, 0, at: 1.04, stop: true))
    #expect(events.map(\.phase) == [.began, .changed, .ended])
    #expect(events[1].delta == CGSize(width: -2, height: -5))
    #expect(events[2].delta == .zero)
    #expect(events[2].time == 1.04)
  }

  @Test func silenceEndsAMovement() {
    var scrolling = ScrollTranslation()
    _ = scrolling.translate(touchpad(0, 5, at: 1))
    let next = scrolling.translate(touchpad(0, 5, at: 2))
    #expect(next.map(\.phase) == [.ended, .began])
    #expect(scrolling.isScrolling)
    let end = scrolling.end(at: 3)
    #expect(end.map(\.phase) == [.ended])
    let nothing = scrolling.end(at: 4)
    #expect(nothing.isEmpty)
  }

  @Test func nothingMovesNothing() {
    var scrolling = ScrollTranslation()
    #expect(scrolling.translate(wheel(0, 0)).isEmpty)
    #expect(scrolling.translate(touchpad(0, 0, at: 1)).isEmpty)
    #expect(scrolling.translate(touchpad(0, 0, at: 1, stop: true)).isEmpty)
  }
}
