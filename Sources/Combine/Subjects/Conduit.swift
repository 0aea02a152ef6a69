/// A subject's line to one of its subscribers, whatever it carries.
class AnyConduit {
  /// The place in its list, growing with each subscriber added.
  fileprivate(set) final var ticket = 0
}

/// A subject's line to one of its subscribers.
class Conduit<Output, Failure: Error>: AnyConduit {
  /// Delivers a value, or drops it where the subscriber has not asked for one.
  func offer(_ value: Output, version: Int) {
    preconditionFailure("implemented by the concrete conduit")
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    preconditionFailure("implemented by the concrete conduit")
  }
}

/// A subject's subscribers in the order in which they came. Adding is O(1) and removing O(log n).
struct ConduitList<Output, Failure: Error> {
  private var places = ConduitPlaces()

  var isEmpty: Bool {
    places.count == 0
  }

  mutating func append(_ conduit: Conduit<Output, Failure>) {
    places.append(conduit)
  }

  /// Removes a conduit. The caller must hold a reference to it, so that it is not released under the lock.
  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    places.remove(conduit)
  }

  /// Empties the list, giving what it held.
  mutating func removeAll() -> ConduitList {
    let removed = self
    places.removeAll()
    return removed
  }

  func offer(_ value: Output, version: Int) {
    places.visit { Conduit<Output, Failure>.unsafely($0).offer(value, version: version) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    places.visit { Conduit<Output, Failure>.unsafely($0).finish(completion) }
  }
}

/// The list without the types of what its conduits carry, so that the compiler can specialise it.
private struct ConduitPlaces {
  private var conduits: [AnyConduit?] = []
  private var tickets: [Int] = []
  private var lastTicket = 0
  private(set) var count = 0

  mutating func append(_ conduit: AnyConduit) {
    lastTicket += 1
    conduit.ticket = lastTicket
    conduits.append(conduit)
    tickets.append(lastTicket)
    count += 1
  }

  mutating func remove(_ conduit: AnyConduit) {
    var low = 0
    var high = tickets.count
    while low < high {
      let middle = (low + high) / 2
      if tickets[middle] < conduit.ticket { low = middle + 1 } else { high = middle }
    }
    guard low < tickets.count, conduits[low] === conduit else { return }
    conduits[low] = nil
    count -= 1
    if count == 0 {
      removeAll()
    } else if tickets.count >= 16, count * 2 < tickets.count {
      tickets = tickets.indices.filter { conduits[$0] != nil }.map { tickets[$0] }
      conduits.removeAll { $0 == nil }
    }
  }

  mutating func removeAll() {
    conduits.removeAll(keepingCapacity: true)
    tickets.removeAll(keepingCapacity: true)
    count = 0
  }

  @inline(__always)
  func visit(_ body: (AnyConduit) -> Void) {
    for case let conduit? in conduits {
      body(conduit)
    }
  }
}
