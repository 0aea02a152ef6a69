import Combine
import Foundation
import Testing

@Suite struct SchedulerTests {
  @Test func strides() {
    typealias Queue = DispatchQueue.SchedulerTimeType.Stride
    #expect(Queue.seconds(2).magnitude == 2_000_000_000)
    #expect(Queue.milliseconds(3).magnitude == 3_000_000)
    #expect((1.5 as Queue).magnitude == 1_500_000_000)
    #expect((2 as Queue) == .seconds(2))
    #expect(Queue(.milliseconds(7)) == .milliseconds(7))
    #expect(Queue.seconds(1) + .milliseconds(500) == 1.5)
    #expect(Queue.seconds(Int.max).magnitude == .max)
    #expect(Queue.seconds(Double.infinity).magnitude == .max)
    typealias Loop = RunLoop.SchedulerTimeType.Stride
    #expect(Loop.milliseconds(250).timeInterval == 0.25)
    #expect((3 as Loop).timeInterval == 3)
    let time = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(time.distance(to: time.advanced(by: 5)) == 5)
    let moment = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    #expect(moment.advanced(by: .seconds(2)).distance(to: moment) == .seconds(-2))
    #expect(moment.distance(to: moment.advanced(by: .seconds(2))) == .seconds(2))
  }

  @Test func immediateScheduler() {
    var ran = 0
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { ran += 1 }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(5))) { ran += 1 }
    _ = scheduler.schedule(after: scheduler.now, interval: 1) { ran += 1 }
    #expect(ran == 3)
  }

  @Test func queuesKeepTheOrderOfEvents() async {
    let queue = DispatchQueue(label: "test", attributes: .concurrent)
    let operations = OperationQueue()
    let values = await withCheckedContinuation { continuation in
      let token = (0..<1000).publisher.receive(on: queue).receive(on: operations).collect()
        .sink { continuation.resume(returning: $0) }
      Tokens.shared.keep(token)
    }
    #expect(values == Array(0..<1000))
  }

  @Test func queuesRunLater() async {
    let queue = DispatchQueue(label: "test")
    let started = queue.now
    await withCheckedContinuation { continuation in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(5))) { continuation.resume() }
    }
    #expect(started.distance(to: queue.now) >= .milliseconds(5))
    let operations = OperationQueue()
    await withCheckedContinuation { continuation in
      operations.schedule(after: operations.now.advanced(by: .milliseconds(5))) { continuation.resume() }
    }
  }

  @Test func queuesRepeatUntilCancelled() async {
    let queue = DispatchQueue(label: "test")
    let ticks = PassthroughSubject<Int, Never>()
    let boxed = Boxed(ticks)
    let token = queue.schedule(after: queue.now, interval: .milliseconds(1)) { boxed.value.send(1) }
    var count = 0
    for await _ in ticks.values.prefix(3) { count += 1 }
    token.cancel()
    #expect(count == 3)
  }

  @Test func theMainRunLoopRunsOnTheMainQueue() async {
    await withCheckedContinuation { continuation in
      RunLoop.main.schedule { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(1))) { continuation.resume() }
    }
    var ticks = 0
    for await _ in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().values.prefix(2) {
      ticks += 1
    }
    #expect(ticks == 2)
  }

  @Test func anotherRunLoopRunsWhatIsScheduled() async {
    let count = await withCheckedContinuation { continuation in
      Thread {
        let loop = RunLoop.current
        var count = 0
        loop.schedule { count += 1 }
        loop.schedule(after: loop.now.advanced(by: .milliseconds(1))) { count += 1 }
        let timer = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().prefix(2)
          .sink { _ in count += 1 }
        while count < 4, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) {}
        withExtendedLifetime(timer) {}
        continuation.resume(returning: count)
      }.start()
    }
    #expect(count == 4)
  }
}

/// Keeps tokens for the whole run.
final class Tokens: @unchecked Sendable {
  static let shared = Tokens()
  private let lock = NSLock()
  private var tokens: [AnyCancellable] = []

  func keep(_ token: AnyCancellable) {
    lock.withLock { tokens.append(token) }
  }
}
