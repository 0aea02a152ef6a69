import Synchronization

/// A value that tells publishers, subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt

  private static let last = Atomic<UInt>(0)

  /// A new identifier, different from all made before.
  public init() {
    let number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    rawValue = number << 1 | 1  // odd, as no object's address is
  }

  /// The identifier of an object, the same each time while the object lives.
  public init(_ object: AnyObject) {
    rawValue = UInt(bitPattern: ObjectIdentifier(object))
  }

  public var description: String {
    "0x\(String(rawValue, radix: 16))"
  }
}

/// A type with an identity in a publisher stream. Classes have one by default.
public protocol CustomCombineIdentifierConvertible {
  /// A value that identifies this instance.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
