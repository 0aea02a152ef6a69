import Combine
import Foundation
import FoundationNetworking
import Testing

// Code as apps of 2019 to 2023 write it: what counts is that it compiles.

private struct Quake: Codable, Identifiable {
  let id: Int
  var place: String
}

private enum LoadError: Error {
  case network(URLError)
  case other(any Error)
}

private protocol QuakeService {
  func quakes(from url: URL) -> AnyPublisher<[Quake], LoadError>
}

private final class LiveService: QuakeService {
  func quakes(from url: URL) -> AnyPublisher<[Quake], LoadError> {
    URLSession.shared.dataTaskPublisher(for: url)
      .retry(1)
      .map(\.data)
      .decode(type: [Quake].self, decoder: JSONDecoder())
      .mapError { ($0 as? URLError).map(LoadError.network) ?? .other($0) }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [Quake] = []
  @Published var isLoading: Bool = false
  @Published var error: LoadError?
  private var cancellables = Set<AnyCancellable>()
  let service: QuakeService

  init(service: QuakeService = LiveService()) {
    self.service = service
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { [unowned self] text -> AnyPublisher<[Quake], Never> in
        guard let url = URL(string: "https://example.com/\(text)") else {
          return Just([]).eraseToAnyPublisher()
        }
        return self.service.quakes(from: url).replaceError(with: []).eraseToAnyPublisher()
      }
      .switchToLatest()
      .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = false })
      .assign(to: \.results, on: self)
      .store(in: &cancellables)
    $results.map { $0.isEmpty }.assign(to: &$isLoading)
    Publishers.CombineLatest3($query, $results, $isLoading)
      .map { $0.isEmpty && $1.isEmpty && !$2 }
      .sink { _ in }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: Notification.Name("reload"))
      .compactMap { $0.userInfo?["query"] as? String }
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.query = $0 }
      .store(in: &cancellables)
    Timer.publish(every: 60, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &cancellables)
  }
}

private final class CustomStore: ObservableObject {
  let objectWillChange = PassthroughSubject<CustomStore, Never>()
  var count = 0 { willSet { objectWillChange.send(self) } }
}

@MainActor private final class MainStore: ObservableObject {
  @Published var items: [String] = []
  private var bag: [AnyCancellable] = []

  func start() {
    $items.map(\.count).sink { [weak self] count in
      MainActor.assumeIsolated { self?.note(count) }
    }.store(in: &bag)
    Just("x").delay(for: 0.1, scheduler: DispatchQueue.main).sink { _ in }.store(in: &bag)
  }

  private func note(_ count: Int) {}

  func load() async {
    for await text in ["a", "b"].publisher.values { items.append(text) }
  }
}

private struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int

  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
    subscriber.receive(subscription: Inner(subscriber, start))
  }

  private final class Inner<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
    private var subscriber: S?
    private var current: Int

    init(_ subscriber: S, _ start: Int) {
      self.subscriber = subscriber
      current = start
    }

    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while let subscriber = subscriber, demand > 0, current > 0 {
        demand -= 1
        demand += subscriber.receive(current)
        current -= 1
      }
      if current == 0 {
        subscriber?.receive(completion: .finished)
        subscriber = nil
      }
    }

    func cancel() {
      subscriber = nil
    }
  }
}

@Suite struct SourceCompatibilityTests {
  private struct Stub: QuakeService {
    func quakes(from url: URL) -> AnyPublisher<[Quake], LoadError> {
      Result.Publisher([Quake(id: 1, place: url.lastPathComponent)]).eraseToAnyPublisher()
    }
  }

  @Test func aSearchModelIsMadeAndDies() {
    weak var dead: CustomStore?
    do {
      let model = SearchModel(service: Stub())
      var changes = 0
      let token = model.objectWillChange.sink { _ in changes += 1 }
      model.query = "a"
      #expect(changes == 1)
      withExtendedLifetime(token) {}
      let store = CustomStore()
      dead = store
      let other = store.objectWillChange.sink { #expect($0.count == 0) }
      store.count = 1
      withExtendedLifetime(other) {}
    }
    #expect(dead == nil)
  }

  @Test func anAppsOwnPublisherWorks() {
    #expect(Countdown(start: 3).map { $0 * 2 }.all == [6, 4, 2])
    #expect(Countdown(start: 9).prefix(2).all == [9, 8])
  }

  @MainActor @Test func aMainActorStoreWorks() async {
    let store = MainStore()
    await store.load()
    #expect(store.items == ["a", "b"])
  }
}
