/// A token that cancels an activity when asked, or when the token itself is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Makes a token that runs a closure when cancelled, once at most.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes a token that cancels another activity.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  public func cancel() {
    lock.lock()
    let action = action
    self.action = nil
    lock.unlock()
    action?()
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Keeps this token in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
