import Combine
import Testing

@Suite struct TimingTests {
  private let clock = TestClock()
  private let subject = PassthroughSubject<Int, TestError>()

  private func probe(
    _ demand: Subscribers.Demand = .unlimited,
    _ apply: (PassthroughSubject<Int, TestError>) -> some Publisher<Int, TestError>
  ) -> Probe<Int, TestError> {
    let probe = Probe<Int, TestError>(demand)
    apply(subject).subscribe(probe)
    return probe
  }

  @Test func debounceTakesTheLastOfABurst() {
    let probe = probe { $0.debounce(for: 1, scheduler: clock) }
    subject.send(1)
    clock.advance(by: 0.5)
    subject.send(2)
    clock.advance(by: 0.9)
    #expect(probe.values == [])
    clock.advance(by: 0.1)
    #expect(probe.values == [2])
    subject.send(3)
    subject.send(completion: .finished)
    clock.advance(by: 2)
    #expect(probe.values == [2] && probe.isFinished && probe.violations == [])
  }

  @Test func throttleTakesTheFirstAtOnceAndThenOneAnInterval() {
    let newest = probe { $0.throttle(for: 1, scheduler: clock, latest: true) }
    let oldest = probe { $0.throttle(for: 1, scheduler: clock, latest: false) }
    subject.send(1)
    clock.advance()
    #expect(newest.values == [1] && oldest.values == [1])
    subject.send(2)
    subject.send(3)
    clock.advance(by: 0.9)
    #expect(newest.values == [1])
    clock.advance(by: 0.2)
    #expect(newest.values == [1, 3] && oldest.values == [1, 2])
    clock.advance(by: 5)
    subject.send(4)
    clock.advance()
    #expect(newest.values == [1, 3, 4] && oldest.values == [1, 2, 4])
    subject.send(5)
    subject.send(completion: .finished)
    clock.advance(by: 0.5)
    #expect(!newest.isComplete)
    clock.advance(by: 0.5)
    #expect(newest.values == [1, 3, 4, 5] && newest.isFinished)
    #expect(newest.violations == [] && oldest.violations == [])
  }

  @Test func delayKeepsOrderAndDelaysTheCompletion() {
    let probe = probe { $0.delay(for: 2, scheduler: clock) }
    subject.send(1)
    clock.advance(by: 1)
    subject.send(2)
    subject.send(completion: .failure(TestError()))
    clock.advance(by: 1)
    #expect(probe.values == [1])
    clock.advance(by: 1)
    #expect(probe.values == [1, 2] && probe.error == TestError() && probe.violations == [])
  }

  @Test func timeoutEndsASilentStream() {
    let finishing = probe { $0.timeout(2, scheduler: clock) }
    let failing = probe { $0.timeout(2, scheduler: clock, customError: { TestError(code: 7) }) }
    clock.advance(by: 1.5)
    subject.send(1)
    clock.advance(by: 1.5)
    #expect(!finishing.isComplete && finishing.values == [1])
    clock.advance(by: 1)
    #expect(finishing.isFinished && failing.error == TestError(code: 7))
    subject.send(2)
    #expect(finishing.values == [1] && finishing.violations == [] && failing.violations == [])
  }

  @Test func collectByTime() {
    let byTime = Probe<[Int], TestError>(.unlimited)
    subject.collect(.byTime(clock, 1)).subscribe(byTime)
    let byCount = Probe<[Int], TestError>(.unlimited)
    subject.collect(.byTimeOrCount(clock, 1, 2)).subscribe(byCount)
    let patient = Probe<[Int], TestError>()
    subject.collect(.byTime(clock, 1)).subscribe(patient)
    for value in 1...3 { subject.send(value) }
    #expect(byTime.values == [] && byCount.values == [[1, 2]])
    clock.advance(by: 1)
    #expect(byTime.values == [[1, 2, 3]] && byCount.values == [[1, 2], [3]])
    clock.advance(by: 3)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(byTime.values == [[1, 2, 3], [4]] && byTime.isFinished)
    #expect(patient.values == [] && !patient.isComplete)
    patient.request(.max(1))
    #expect(patient.values == [[1, 2, 3, 4]] && patient.isFinished)
    #expect(clock.waiting == 0)
    for probe in [byTime, byCount, patient] { #expect(probe.violations == []) }
  }

  @Test func measureInterval() {
    let probe = Probe<Double, TestError>(.unlimited)
    subject.measureInterval(using: clock).map(\.seconds).subscribe(probe)
    clock.advance(by: 2)
    subject.send(1)
    clock.advance(by: 3)
    subject.send(2)
    #expect(probe.values == [2, 3])
  }

  @Test func receiveOnRunsOnTheScheduler() {
    let probe = probe { $0.receive(on: clock) }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(probe.values == [])
    clock.advance()
    #expect(probe.values == [1, 2] && probe.isFinished && probe.violations == [])
  }

  @Test func subscribeOnDoesEverythingOnTheScheduler() {
    let source = Source<Int, TestError>([1], nil)
    let probe = Probe<Int, TestError>(.unlimited)
    source.subscribe(on: clock).subscribe(probe)
    #expect(source.subscriptions == 0)
    clock.advance()
    #expect(probe.values == [1])
    probe.cancel()
    #expect(source.cancellations == 0)
    clock.advance()
    #expect(source.cancellations == 1 && probe.violations == [])
  }

  @Test func cancellingStopsWhatIsScheduled() {
    let probes = [
      probe { $0.debounce(for: 1, scheduler: clock) }, probe { $0.delay(for: 1, scheduler: clock) },
      probe { $0.throttle(for: 1, scheduler: clock, latest: true) }, probe { $0.receive(on: clock) },
      probe { $0.timeout(1, scheduler: clock) },
      probe { $0.collect(.byTime(clock, 1)).map(\.count) },
    ]
    subject.send(1)
    for probe in probes { probe.cancel() }
    clock.advance(by: 5)
    for probe in probes {
      #expect(probe.values == [] && !probe.isComplete && probe.violations == [])
    }
  }

  @Test func bufferStrategies() {
    let newest = probe(.none) { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) }
    let oldest = probe(.none) { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest) }
    let failing = probe(.none) {
      $0.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { TestError(code: 3) })
    }
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    for probe in [newest, oldest, failing] { probe.request(.max(1)) }
    #expect(newest.values == [1] && oldest.values == [3] && failing.values == [1])
    for probe in [newest, oldest, failing] { probe.request(.max(1)) }
    #expect(newest.values == [1, 2] && newest.isFinished)
    #expect(oldest.values == [3, 4] && oldest.isFinished)
    #expect(failing.values == [1, 2] && failing.error == TestError(code: 3))
    for probe in [newest, oldest, failing] { #expect(probe.violations == []) }
  }

  @Test func aFullBufferPrefetches() {
    let source = Source<Int, TestError>([1, 2, 3, 4, 5])
    let probe = Probe<Int, TestError>()
    source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(probe)
    #expect(source.requested == .max(3))
    probe.request(.max(1))
    #expect(source.requested == .max(4))
    probe.request(.unlimited)
    #expect(probe.values == [1, 2, 3, 4, 5] && probe.isFinished && probe.violations == [])
  }
}
