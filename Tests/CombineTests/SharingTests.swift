import Combine
import Testing

@Suite struct SharingTests {
  @Test func shareSubscribesOnceAndEndsWithTheLast() {
    let source = Source<Int, TestError>([], nil)
    let shared = source.share()
    let (first, second) = (Probe<Int, TestError>(.unlimited), Probe<Int, TestError>(.unlimited))
    shared.subscribe(first)
    shared.subscribe(second)
    #expect(source.subscriptions == 1)
    first.cancel()
    #expect(source.cancellations == 0)
    second.cancel()
    #expect(source.cancellations == 1)
    let third = Probe<Int, TestError>(.unlimited)
    shared.subscribe(third)
    #expect(source.subscriptions == 2)
  }

  @Test func shareDoesNotStartAgainAfterTheEnd() {
    let source = Source<Int, TestError>([1, 2])
    let shared = source.share()
    let (first, late) = (Probe<Int, TestError>(.unlimited), Probe<Int, TestError>(.unlimited))
    shared.subscribe(first)
    shared.subscribe(late)
    #expect(first.values == [1, 2] && first.isFinished)
    #expect(late.values == [] && late.isFinished)
    #expect(source.subscriptions == 1)
    #expect(first.violations == [] && late.violations == [])
  }

  @Test func multicastStartsWhenConnectedAndStopsWithItsConnection() {
    let subject = PassthroughSubject<Int, Never>()
    let multicast = subject.multicast { PassthroughSubject() }
    let (first, second) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
    multicast.subscribe(first)
    multicast.subscribe(second)
    subject.send(1)
    var connection: (any Cancellable)? = multicast.connect()
    subject.send(2)
    connection?.cancel()
    subject.send(3)
    connection = multicast.connect()
    subject.send(4)
    #expect(connection != nil)
    connection = nil
    subject.send(5)
    #expect(first.values == [2, 4])
    #expect(second.values == [2, 4])
  }

  @Test func connectingTwiceGivesTheSameConnection() {
    let source = Source<Int, Never>([], nil)
    let multicast = source.multicast(subject: PassthroughSubject())
    let (a, b) = (multicast.connect(), multicast.connect())
    #expect(source.subscriptions == 1)
    a.cancel()
    #expect(source.cancellations == 1)
    withExtendedLifetime(b) {}
  }

  @Test func makeConnectable() {
    let probe = Probe<Int, Never>(.unlimited)
    let connectable = Just(1).makeConnectable()
    connectable.subscribe(probe)
    #expect(probe.values == [])
    let connection = connectable.connect()
    #expect(probe.values == [1] && probe.isFinished)
    withExtendedLifetime(connection) {}
  }

  @Test func autoconnectWithAnImpatientSubscriber() {
    let source = Source<Int, Never>([1, 2, 3], nil)
    let shared = source.share()
    #expect(shared.first().all == [1])
    #expect(source.cancellations == 1)
  }
}
