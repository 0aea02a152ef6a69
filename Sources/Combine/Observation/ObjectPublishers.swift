/// Finds or makes the publisher that belongs to an observable object.
///
/// Each `@Published` property of the object holds a reference to it. Objects without one are kept in a table that
/// refers to them weakly.
enum ObjectPublishers {
  private static let shared = Unchecked(ObjectPublisherTable())

  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let storages = PublishedFields.storages(of: object)
    guard !storages.isEmpty else {
      return shared.value.publisher(for: object)
    }
    for storage in storages {
      if let publisher = storage.objectWillChange {
        return publisher
      }
    }
    return shared.value.install(in: storages)
  }
}

/// The publishers of the objects that have no `@Published` property to keep theirs in.
private final class ObjectPublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = 64

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    lookUp(object).publisher
  }

  /// Gives all of an object's storages one publisher, also when several threads ask at once.
  func install(in storages: [any PublishedStorageProtocol]) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    var publisher: ObservableObjectPublisher?
    for storage in storages where publisher == nil {
      publisher = storage.objectWillChange
    }
    let installed = publisher ?? ObservableObjectPublisher()
    for storage in storages {
      storage.objectWillChange = installed
    }
    return installed
  }

  // A strong reference read here may be the last one to its object: it leaves with the result, to be released
  // after the lock.
  private func lookUp(_ object: AnyObject) -> (publisher: ObservableObjectPublisher, alive: [AnyObject]) {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(object)
    if let entry = entries[key] {
      let current = entry.object
      if current === object {
        return (entry.publisher, [])
      }
    }
    let alive = sweepIfNeeded()
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return (publisher, alive)
  }

  private func sweepIfNeeded() -> [AnyObject] {
    guard entries.count >= nextSweep else { return [] }
    var alive: [AnyObject] = []
    entries = entries.filter { _, entry in
      guard let object = entry.object else { return false }
      alive.append(object)
      return true
    }
    nextSweep = max(64, entries.count * 2)
    return alive
  }
}
