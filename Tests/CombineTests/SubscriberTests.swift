import Combine
import Testing

@Suite struct SubscriberTests {
  @Test func tokenCancelsOnceWhenAskedOrReleased() {
    var count = 0
    var token: AnyCancellable? = AnyCancellable { count += 1 }
    token?.cancel()
    token?.cancel()
    token = nil
    #expect(count == 1)
    token = AnyCancellable { count += 1 }
    token = nil
    #expect(count == 2)
  }

  @Test func tokensAreStoredInSetsAndArrays() {
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    var received: [Int] = []
    subject.sink { received.append($0) }.store(in: &set)
    subject.sink { received.append($0 * 10) }.store(in: &array)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    array = []
    subject.send(3)
    #expect(received == [1, 10, 20])
  }

  @Test func sinkGetsValuesAndCompletion() {
    var values: [Int] = []
    var completions: [Subscribers.Completion<TestError>] = []
    let token = Record<Int, TestError>(output: [1, 2], completion: .failure(TestError()))
      .sink(receiveCompletion: { completions.append($0) }, receiveValue: { values.append($0) })
    #expect(values == [1, 2])
    #expect(completions == [.failure(TestError())])
    withExtendedLifetime(token) {}
  }

  @Test func sinkCancelledBeforeItsSubscriptionNeverStarts() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    sink.cancel()
    let source = Source<Int, Never>([1])
    source.subscribe(sink)
    #expect(source.requested == Subscribers.Demand.none)
    #expect(source.cancellations == 1)
  }

  @Test func sinkReleasesItsClosures() {
    final class Payload {}
    let subject = PassthroughSubject<Int, Never>()
    weak var payload: Payload?
    let token: AnyCancellable
    do {
      let strong = Payload()
      payload = strong
      token = subject.sink { _ in withExtendedLifetime(strong) {} }
    }
    #expect(payload != nil)
    token.cancel()
    #expect(payload == nil)
  }

  @Test func closuresCapturingTheirOwnTokensObjectDieWithIt() {
    final class Model {
      var token: AnyCancellable?
      var values: [Int] = []
    }
    let subject = PassthroughSubject<Int, Never>()
    weak var dead: Model?
    do {
      let model = Model()
      dead = model
      model.token = subject.sink { [unowned model] in model.values.append($0) }
      subject.send(1)
      #expect(model.values == [1])
    }
    #expect(dead == nil)
    subject.send(2)
  }

  @Test func assignSetsAndLetsGo() {
    final class Target { var value = 0 }
    let subject = PassthroughSubject<Int, Never>()
    weak var dead: Target?
    let token: AnyCancellable
    do {
      let target = Target()
      dead = target
      token = subject.assign(to: \.value, on: target)
      subject.send(4)
      #expect(target.value == 4)
    }
    #expect(dead != nil)
    token.cancel()
    #expect(dead == nil)
  }

  @Test func anySubscriberOfASubjectForwards() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let token = subject.sink { values.append($0) }
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(values == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test func identifiersDiffer() {
    let a = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let b = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(a.combineIdentifier == a.combineIdentifier)
    #expect(a.combineIdentifier != b.combineIdentifier)
    #expect(AnySubscriber(a).combineIdentifier == a.combineIdentifier)
    #expect(CombineIdentifier() != CombineIdentifier())
  }
}
