import Combine
import Testing

private final class Model: ObservableObject {
  @Published var value = 0
  @Published var copy = 0
  @Published var list: [String]

  init(list: [String] = []) {
    self.list = list
  }
}

@Suite struct PublishedTests {
  @Test func subscribersGetTheCurrentValueThenEachNewOneBeforeItIsSet() {
    let model = Model()
    var seen: [[Int]] = []
    let token = model.$value.sink { seen.append([$0, model.value]) }
    model.value = 4
    model.value = 2
    #expect(seen == [[0, 0], [4, 0], [2, 4]])
    token.cancel()
    model.value = 7
    #expect(seen.count == 3)
    #expect(model.value == 7)
  }

  @Test func equalValuesAreSentToo() {
    let model = Model()
    var count = 0
    let token = model.$value.sink { _ in count += 1 }
    model.value = 0
    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test func lateAndSlowSubscribersGetTheNewestValue() {
    let model = Model()
    model.value = 1
    let probe = Probe<Int, Never>()
    model.$value.subscribe(probe)
    #expect(probe.values == [])
    model.value = 2
    model.value = 3
    probe.request(.max(1))
    #expect(probe.values == [3])
    model.value = 4
    model.value = 5
    probe.request(.max(2))
    #expect(probe.values == [3, 5])
    model.value = 6
    #expect(probe.values == [3, 5, 6])
  }

  @Test func whoSubscribesDuringAChangeMissesNothing() {
    let model = Model()
    var late: [Int] = []
    var tokens: [AnyCancellable] = []
    model.$value.dropFirstByHand().sink { _ in
      model.$value.sink { late.append($0) }.store(in: &tokens)
    }.store(in: &tokens)
    model.value = 5
    #expect(late.last == 5)
  }

  @Test func assignToPublishedLivesAsLongAsTheProperty() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      var sends = 0
      let token = model.objectWillChange.sink { sends += 1 }
      subject.assign(to: &model.$value)
      model.$value.map { $0 * 2 }.assign(to: &model.$copy)
      subject.send(3)
      #expect(model.value == 3)
      #expect(model.copy == 6)
      #expect(sends == 3)
      withExtendedLifetime(token) {}
    }
    #expect(weakModel == nil)
    subject.send(4)
  }

  @Test func valueIsReleasedWhenReplaced() {
    final class Payload {}
    final class Holder { @Published var payload: Payload? = Payload() }
    let holder = Holder()
    weak let payload = holder.payload
    let token = holder.$payload.sink { _ in }
    #expect(payload != nil)
    holder.payload = nil
    #expect(payload == nil)
    withExtendedLifetime(token) {}
  }
}

extension Publisher {
  /// All values but the first, made of the oldest operators.
  fileprivate func dropFirstByHand() -> AnyPublisher<Output, Failure> {
    var isFirst = true
    return filter { _ in
      defer { isFirst = false }
      return !isFirst
    }.eraseToAnyPublisher()
  }
}
