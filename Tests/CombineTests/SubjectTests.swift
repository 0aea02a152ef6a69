import Combine
import Testing

@Suite struct SubjectTests {
  @Test func passthroughSendsToThoseThereAndDropsWithoutDemand() {
    let subject = PassthroughSubject<Int, TestError>()
    subject.send(0)
    let eager = Probe<Int, TestError>(.unlimited)
    let modest = Probe<Int, TestError>(.max(1))
    subject.subscribe(eager)
    subject.subscribe(modest)
    subject.send(1)
    subject.send(2)
    modest.request(.max(1))
    subject.send(3)
    #expect(eager.values == [1, 2, 3])
    #expect(modest.values == [1, 3])
    subject.send(completion: .failure(TestError()))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(eager.error == TestError() && modest.error == TestError())
    let late = Probe<Int, TestError>(.unlimited)
    subject.subscribe(late)
    #expect(late.values == [] && late.error == TestError())
    for probe in [eager, modest, late] { #expect(probe.violations == []) }
  }

  @Test func subscribersAreServedInOrder() {
    let subject = PassthroughSubject<Void, Never>()
    var order: [Int] = []
    var tokens = (0..<200).map { number in subject.sink { order.append(number) } }
    for index in stride(from: 0, to: 200, by: 3) { tokens[index].cancel() }
    tokens.append(subject.sink { order.append(200) })
    subject.send()
    #expect(order == (0..<200).filter { $0 % 3 != 0 } + [200])
    withExtendedLifetime(tokens) {}
  }

  @Test func currentValueReplays() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let first = Probe<Int, Never>(.unlimited)
    subject.subscribe(first)
    subject.send(2)
    subject.value = 3
    #expect(subject.value == 3)
    #expect(first.values == [1, 2, 3])
    let late = Probe<Int, Never>()
    subject.subscribe(late)
    #expect(late.values == [])
    subject.send(4)
    late.request(.max(1))
    #expect(late.values == [4])
    subject.send(5)
    subject.send(6)
    late.request(.max(5))
    #expect(late.values == [4, 6])
    subject.send(completion: .finished)
    subject.send(7)
    #expect(subject.value == 7)
    #expect(late.values == [4, 6])
    #expect(late.isFinished && first.isFinished)
    #expect(late.violations == [] && first.violations == [])
  }

  @Test func currentValueIsNewWhenItIsSent() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let token = subject.sink { _ in seen.append(subject.value) }
    subject.send(2)
    #expect(seen == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test func sendingFromInsideAReceptionIsDeliveredAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let token = subject.sink { value in
      log.append("begin \(value)")
      if value < 3 { subject.send(value + 1) }
      log.append("end \(value)")
    }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
    withExtendedLifetime(token) {}
  }

  @Test func completingFromInsideAReceptionComesLast() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.unlimited)
    probe.onValue = { _ in
      subject.send(completion: .finished)
      subject.send(9)
      return .none
    }
    subject.subscribe(probe)
    subject.send(1)
    #expect(probe.values == [1])
    #expect(probe.isFinished)
    #expect(probe.violations == [])
  }

  @Test func cancellingAnotherSubscriberDuringASendSparesIt() {
    let subject = PassthroughSubject<Int, Never>()
    let second = Probe<Int, Never>(.unlimited)
    let first = subject.sink { _ in second.cancel() }
    subject.subscribe(second)
    subject.send(1)
    #expect(second.values == [])
    #expect(second.violations == [])
    withExtendedLifetime(first) {}
  }

  @Test func subscribingDuringASendStartsWithTheNext() {
    let subject = PassthroughSubject<Int, Never>()
    let late = Probe<Int, Never>(.unlimited)
    var hasSubscribed = false
    let token = subject.sink { _ in
      if !hasSubscribed { subject.subscribe(late) }
      hasSubscribed = true
    }
    subject.send(1)
    subject.send(2)
    #expect(late.values == [2])
    withExtendedLifetime(token) {}
  }

  @Test func aSubjectFedByAPublisherAsksWhenItIsAsked() {
    let source = Source<Int, Never>([1, 2, 3])
    let subject = PassthroughSubject<Int, Never>()
    let token = source.subscribe(subject)
    #expect(source.requested == Subscribers.Demand.none)
    let probe = Probe<Int, Never>(.unlimited)
    subject.subscribe(probe)
    #expect(source.requested == .unlimited)
    #expect(probe.values == [1, 2, 3])
    #expect(probe.isFinished)
    withExtendedLifetime(token) {}
  }

  @Test func aSubjectDiesWithItsLastUser() {
    weak var dead: PassthroughSubject<Int, Never>?
    weak var deadValue: CurrentValueSubject<Int, Never>?
    var tokens: [AnyCancellable] = []
    do {
      let subject = PassthroughSubject<Int, Never>()
      let value = CurrentValueSubject<Int, Never>(1)
      dead = subject
      deadValue = value
      tokens = [subject.map { $0 }.sink { _ in }, value.removeDuplicates().sink { _ in }]
    }
    #expect(!tokens.isEmpty)
    tokens = []
    #expect(dead == nil && deadValue == nil)
  }

  @Test func aValueWhoseEndSendsAgainDoesNoHarm() {
    final class Bomb {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let subject = CurrentValueSubject<Bomb?, Never>(nil)
    var ends = 0
    subject.value = Bomb {
      ends += 1
      _ = subject.value
    }
    let token = subject.sink { _ in }
    subject.value = Bomb { [weak subject] in
      ends += 1
      subject?.value = nil
    }
    #expect(ends == 1)
    subject.value = nil
    #expect(ends == 2)
    withExtendedLifetime(token) {}
  }
}
