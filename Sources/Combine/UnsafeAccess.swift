// The module's unsafe code.

extension Conduit {
  /// A conduit of a list that holds only conduits of this type.
  @inline(__always)
  static func unsafely(_ conduit: AnyConduit) -> Conduit {
    unsafeDowncast(conduit, to: Conduit.self)
  }
}

extension Published: PublishedProperty {
  /// The storage of the property at an address, where reflection has found one of this type.
  static func storage(at address: UnsafeRawPointer) -> any PublishedStorageProtocol {
    address.assumingMemoryBound(to: Self.self).pointee.storage
  }
}

extension PublishedFields {
  /// The address from which the offsets of an object's fields count. The object must be kept alive.
  static func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
