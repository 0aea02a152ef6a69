import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct FoundationTests {
  private let name = Notification.Name("test")

  @Test func notifications() {
    final class Sender {}
    let center = NotificationCenter()
    let (sender, other) = (Sender(), Sender())
    let all = Probe<Notification, Never>(.unlimited)
    let some = Probe<Notification, Never>(.max(1))
    center.publisher(for: name).subscribe(all)
    center.publisher(for: name, object: sender).subscribe(some)
    center.post(name: name, object: other)
    center.post(name: name, object: sender)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("different"), object: sender)
    #expect(all.values.count == 3)
    #expect(some.values.count == 1)
    all.cancel()
    center.post(name: name, object: nil)
    #expect(all.values.count == 3)
    #expect(all.violations == [] && some.violations == [])
    #expect(center.publisher(for: name, object: sender) == center.publisher(for: name, object: sender))
  }

  @Test func anObserverIsReleasedOnCancelling() {
    let center = NotificationCenter()
    weak var dead: Probe<Notification, Never>?
    do {
      let probe = Probe<Notification, Never>(.unlimited)
      dead = probe
      center.publisher(for: name).subscribe(probe)
      probe.cancel()
    }
    #expect(dead == nil)
  }

  @Test func aRequestThatCannotBeMadeFails() async throws {
    let url = try #require(URL(string: "unknown-scheme://nothing"))
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).map(\.data).values {}
    }
  }

  @Test func coding() {
    struct Item: Codable, Equatable {
      var name: String
    }
    let items = [Item(name: "a"), Item(name: "b")]
    #expect(
      items.publisher.encode(encoder: JSONEncoder()).decode(type: Item.self, decoder: JSONDecoder())
        .replaceError(with: Item(name: "?")).all == items)
    #expect(
      items.publisher.encode(encoder: PropertyListEncoder())
        .decode(type: Item.self, decoder: PropertyListDecoder())
        .replaceError(with: Item(name: "?")).all == items)
  }
}
