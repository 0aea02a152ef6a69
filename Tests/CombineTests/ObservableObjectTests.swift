import Combine
import Foundation
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

private final class Derived<Element>: Counter {
  @Published var elements: [Element] = []
}

private class Plain {
  @Published var value = 0
}

private final class LateConformer: Plain, ObservableObject {}

private final class FoundationBased: NSObject, ObservableObject {
  @Published var value = 0
}

private final class Manual: ObservableObject {
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class CustomOfDefaultKind: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

@MainActor private final class MainModel: ObservableObject {
  @Published var value = 0
  @Published private(set) var optional: String?
  func load() { optional = "x" }
}

@Suite struct ObservableObjectTests {
  @Test func sendsBeforeTheChangeOncePerSet() {
    let counter = Counter()
    var seen: [Int] = []
    let token = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count += 1
    counter.name = "b"
    counter.count = 2
    #expect(seen == [0, 1, 2, 2])
    token.cancel()
    counter.count = 9
    #expect(seen.count == 4)
  }

  @Test func sendsWhateverIsAskedFor() {
    let counter = Counter()
    var sends = 0
    counter.objectWillChange.subscribe(
      AnySubscriber(
        receiveSubscription: { _ in },
        receiveValue: {
          sends += 1
          return .none
        }))
    counter.count = 1
    counter.count = 2
    #expect(sends == 2)
  }

  @Test func hasOnePublisherPerObject() {
    let counter = Counter()
    let manual = Manual()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(manual.objectWillChange === manual.objectWillChange)
    #expect(counter.objectWillChange !== Counter().objectWillChange)
    #expect(manual.objectWillChange !== Manual().objectWillChange)
  }

  @Test func inheritedPropertiesSend() {
    let derived = Derived<String>()
    var sends = 0
    let token = derived.objectWillChange.sink { sends += 1 }
    derived.count = 1
    derived.elements.append("x")
    #expect(sends == 2)
    #expect(derived.elements == ["x"])

    let late = LateConformer()
    var lateSends = 0
    let lateToken = late.objectWillChange.sink { lateSends += 1 }
    late.value = 1
    #expect(lateSends == 1)

    let based = FoundationBased()
    var basedSends = 0
    let basedToken = based.objectWillChange.sink { basedSends += 1 }
    based.value = 1
    #expect(basedSends == 1)
    withExtendedLifetime((token, lateToken, basedToken)) {}
  }

  @Test func classesThatSendThemselves() {
    let manual = Manual()
    let custom = Custom()
    let customOfDefaultKind = CustomOfDefaultKind()
    var sends: [String] = []
    let tokens = [
      manual.objectWillChange.sink { sends.append("manual \(manual.value)") },
      custom.objectWillChange.sink { sends.append("custom \(custom.value)") },
      customOfDefaultKind.objectWillChange.sink { sends.append("default \(customOfDefaultKind.value)") },
    ]
    manual.value = 1
    custom.value = 1
    customOfDefaultKind.value = 1
    #expect(sends == ["manual 0", "custom 0", "default 0"])
    withExtendedLifetime(tokens) {}
  }

  @MainActor @Test func mainActorClasses() {
    let model = MainModel()
    var sends = 0
    let token = model.objectWillChange.sink { sends += 1 }
    model.value = 3
    model.load()
    #expect(sends == 2)
    #expect(model.optional == "x")
    withExtendedLifetime(token) {}
  }

  @Test func objectsDie() {
    weak var counter: Counter?
    weak var manual: Manual?
    weak var publisher: ObservableObjectPublisher?
    do {
      let first = Counter()
      let second = Manual()
      let tokens = [
        first.objectWillChange.sink {}, first.$count.sink { _ in }, second.objectWillChange.sink {},
      ]
      first.count = 4
      second.value = 3
      counter = first
      manual = second
      publisher = first.objectWillChange
      withExtendedLifetime(tokens) {}
    }
    #expect(counter == nil)
    #expect(manual == nil)
    #expect(publisher == nil)
  }

  @Test func everyObjectOfManyKeepsItsOwnPublisher() {
    var objects: [Manual] = []
    var publishers: [ObservableObjectPublisher] = []
    for round in 0..<1000 {
      let object = Manual()
      let publisher = object.objectWillChange
      if round % 3 == 0 {
        objects.append(object)
        publishers.append(publisher)
      }
    }
    for (object, publisher) in zip(objects, publishers) {
      #expect(object.objectWillChange === publisher)
    }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == publishers.count)
  }

  @Test func threadsAskingAtOnceGetTheSamePublisher() async {
    for _ in 0..<50 {
      let box = Boxed((Counter(), Manual()))
      let seen = await withTaskGroup(of: [ObjectIdentifier].self) { group in
        for _ in 0..<4 {
          group.addTask {
            [ObjectIdentifier(box.value.0.objectWillChange), ObjectIdentifier(box.value.1.objectWillChange)]
          }
        }
        return await group.reduce(into: Set<[ObjectIdentifier]>()) { $0.insert($1) }
      }
      #expect(seen.count == 1)
    }
  }
}
