/// A subject's line to one of its subscribers.
class Conduit<Output, Failure: Error> {
  /// The place in its list, growing with each subscriber added.
  fileprivate(set) var ticket = 0

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
  private var conduits: [Conduit<Output, Failure>?] = []
  private var tickets: [Int] = []
  private var lastTicket = 0
  private(set) var count = 0

  mutating func append(_ conduit: Conduit<Output, Failure>) {
    lastTicket += 1
    conduit.ticket = lastTicket
    conduits.append(conduit)
    tickets.append(lastTicket)
    count += 1
  }

  /// Removes a conduit. The caller must hold a reference to it, so that it is not released under the lock.
  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    var low = 0
    var high = tickets.count
    while low < high {
      let middle = (low + high) / 2
      if tickets[middle] < conduit.ticket { low = middle + 1 } else { high = middle }
    }
    guard low < tickets.count, conduits[low] === conduit else { return }
    conduits[low] = nil
    count -= 1
    if count * 2 < tickets.count {
      tickets = tickets.indices.filter { conduits[$0] != nil }.map { tickets[$0] }
      conduits.removeAll { $0 == nil }
    }
  }

  /// Empties the list, giving what it held.
  mutating func removeAll() -> ConduitList {
    let removed = self
    conduits = []
    tickets = []
    count = 0
    return removed
  }

  func offer(_ value: Output, version: Int) {
    for conduit in conduits {
      conduit?.offer(value, version: version)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    for conduit in conduits {
      conduit?.finish(completion)
    }
  }
}
