import Combine
import Dispatch
import Foundation

/// Tells whether code runs where the main actor does: on the main thread, or on the one that works off the main queue.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Listens to an object and brings its node up to date when the object is about to change.
@MainActor
final class ObjectSubscription<Object: ObservableObject>: RemovableStorage, VersionedStorage {
  private(set) weak var object: Object?
  private let changes = Locked(0)
  private var cancellable: AnyCancellable?

  func observe(_ newObject: Object, for node: Node) {
    guard object !== newObject || cancellable == nil else { return }
    object = newObject
    let queue = node.root.mutations
    let reference = node.reference
    changes.withLock { $0 += 1 }
    let changes = changes
    cancellable = newObject.objectWillChange.sink { _ in
      changes.withLock { $0 += 1 }
      if !MainThread.isCurrent {
        Diagnostics.warnOnce(
          """
          Publishing changes from background threads is not allowed; make sure to publish values from the main thread \
          (via operators like receive(on:)) on model updates.
          """)
      } else if currentObserver() != nil {
        Diagnostics.warnOnce(
          "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
      }
      queue.add(.node(reference, epoch: -1))
    }
  }

  var version: Int { changes.withLock { $0 } }

  func remove() {
    cancellable?.cancel()
    cancellable = nil
  }
}

/// An object owned elsewhere; the view follows its changes.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: PublishedLocation(object: root, keyPath: keyPath))
    }
  }

  nonisolated(unsafe) private var object: ObjectType

  nonisolated public init(initialValue: ObjectType) { object = initialValue }

  nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(root: object) }

  public mutating func _link(in context: inout _PropertyContext) {
    let subscription = context.storage { ObjectSubscription<ObjectType>() }
    subscription.observe(object, for: context.node)
  }

  nonisolated public static func _isEqual(_ lhs: ObservedObject, _ rhs: ObservedObject) -> Bool {
    lhs.object === rhs.object
  }
}

/// An object made and owned by the view's identity.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box: RemovableStorage, VersionedStorage {
    let object: ObjectType
    let subscription = ObjectSubscription<ObjectType>()

    init(_ object: ObjectType) { self.object = object }

    var version: Int { subscription.version }

    func remove() { subscription.remove() }
  }

  nonisolated(unsafe) private let make: () -> ObjectType
  nonisolated(unsafe) private var object: ObjectType?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType {
    if let object { return object }
    Diagnostics.warnOnce(
      """
      Accessing StateObject's object without being installed on a View. This will create a new instance each time.
      """)
    return make()
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

  public mutating func _link(in context: inout _PropertyContext) {
    let make = make
    let box = context.storage { Box(make()) }
    box.subscription.observe(box.object, for: context.node)
    object = box.object
  }

  nonisolated public static func _isEqual(_ lhs: StateObject, _ rhs: StateObject) -> Bool { true }
}

/// An object that an ancestor provided; the program stops if none did.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private var object: ObjectType?

  nonisolated public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) \
        may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

  public mutating func _link(in context: inout _PropertyContext) {
    object = context.node.environment[ObservableObjectKey<ObjectType>.self]
    let subscription = context.storage { ObjectSubscription<ObjectType>() }
    if let object { subscription.observe(object, for: context.node) }
  }

  nonisolated public static func _isEqual(_ lhs: EnvironmentObject, _ rhs: EnvironmentObject) -> Bool { true }
}

extension View {
  /// Provides an object to the views below, which find it by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObservableObjectModifier(object: object))
  }
}

/// A property of an object that tells only that something in it changes: those who are given a binding to it look
/// whether the value is another one.
final class PublishedLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let initial: Value

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    initial = object[keyPath: keyPath]
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction?) {
    Transaction.with(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PublishedLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }

  override var tellsReaders: Bool { false }
  override var snapshot: Value? { initial }
}
