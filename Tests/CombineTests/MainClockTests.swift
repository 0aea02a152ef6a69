import Foundation
import Testing

@testable import Combine

@Suite struct MainClockTests {
  private final class VirtualClock: MainClock, @unchecked Sendable {
    private let test = TestClock()

    var date: Date {
      Date(timeIntervalSinceReferenceDate: test.now.seconds)
    }

    var uptime: DispatchTime {
      DispatchTime(uptimeNanoseconds: UInt64(1e9 + test.now.seconds * 1e9))
    }

    func schedule(
      after delay: Double, repeating interval: Double?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let due = test.now.advanced(by: .seconds(delay))
      guard let interval else {
        test.schedule(after: due, action)
        return AnyCancellable {}
      }
      return test.schedule(after: due, interval: .seconds(interval), action)
    }

    func advance(by seconds: Double) {
      test.advance(by: seconds)
    }
  }

  @Test func mainTimersFollowTheInstalledClock() {
    let clock = VirtualClock()
    MainClocks.using(clock) { follow(clock) }
  }

  private func follow(_ clock: VirtualClock) {
    var dates: [Double] = []
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { dates.append($0.timeIntervalSinceReferenceDate) }
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let delayed = subject.delay(for: .seconds(2), scheduler: DispatchQueue.main).sink { values.append($0) }
    var debounced: [Int] = []
    let calm = subject.debounce(for: .seconds(0.5), scheduler: RunLoop.main).sink { debounced.append($0) }
    subject.send(1)
    subject.send(2)
    clock.advance(by: 1.5)
    #expect(dates == [1] && values == [] && debounced == [2])
    clock.advance(by: 1.5)
    #expect(dates == [1, 2, 3] && values == [1, 2])
    timer.cancel()
    clock.advance(by: 3)
    #expect(dates.count == 3)
    withExtendedLifetime((delayed, calm)) {}
  }
}
