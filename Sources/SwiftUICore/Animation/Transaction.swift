import CThreadState

/// What a change of state carries along: above all the animation.
public struct Transaction {
  public var animation: Animation?
  /// Keeps `animation` modifiers from adding animations.
  public var disablesAnimations = false
  /// True for one of a stream of changes, as a drag makes them.
  public var isContinuous = false
  public var tracksVelocity = false
  var values: [ObjectIdentifier: any TransactionEntry] = [:]
  var completions: [AnimationCompletion] = []

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? TypedTransactionEntry<K.Value>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = TypedTransactionEntry(value: newValue) }
  }

  /// Calls `completion` when the animations that this transaction started have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    let animationCompletion = AnimationCompletion(criteria: criteria)
    animationCompletion.onFinish { completion() }
    completions.append(animationCompletion)
  }

  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { value.isEqual(to: $0) } ?? false }
      && completions.count == other.completions.count
      && zip(completions, other.completions).allSatisfy { $0 === $1 }
  }

  /// The transaction of the innermost `withTransaction` on this thread.
  static var current: Transaction {
    guard let pointer = martlet_current_transaction() else { return Transaction() }
    return Unmanaged<TransactionBox>.fromOpaque(pointer).takeUnretainedValue().transaction
  }
}

private final class TransactionBox {
  var transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

/// A custom value of a transaction with its key's type erased.
protocol TransactionEntry {
  func isEqual(to other: any TransactionEntry) -> Bool
}

private struct TypedTransactionEntry<Value>: TransactionEntry {
  var value: Value

  func isEqual(to other: any TransactionEntry) -> Bool {
    guard let other = other as? TypedTransactionEntry<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// Names a value that programs attach to transactions.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }
  private let kind: Kind

  /// When the value is as good as there; a spring's last small movements don't count.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Runs the closure; the state it changes takes the transaction along.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let box = TransactionBox(transaction)
  let outer = martlet_current_transaction()
  let known = transaction.completions.isEmpty ? [] : Transaction.current.completions
  martlet_set_current_transaction(Unmanaged.passUnretained(box).toOpaque())
  defer {
    martlet_set_current_transaction(outer)
    withExtendedLifetime(box) {}
    // A body that changed nothing never reaches an update.
    for completion in transaction.completions where !known.contains(where: { $0 === completion }) {
      completion.finishUnlessUsed()
    }
  }
  return try body()
}

extension Transaction {
  /// Runs the closure with the transaction if there is one, else with the one that holds already.
  static func with(_ transaction: Transaction?, _ body: () -> Void) {
    if let transaction { withTransaction(transaction, body) } else { body() }
  }
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs the closure; the changes of state it makes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs the closure with its changes of state animated, and calls `completion` once when they have ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
