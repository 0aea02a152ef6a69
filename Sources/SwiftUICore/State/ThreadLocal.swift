import Foundation

/// An object of its own for each thread, made when the thread first asks and freed when the thread ends.
final class ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> Object

  init(_ make: @escaping @Sendable () -> Object) {
    self.make = make
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { object in
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    precondition(status == 0, "the process has no thread-local keys left")
    self.key = key
  }

  deinit { pthread_key_delete(key) }

  /// The calling thread's object.
  var value: Object {
    if let known = pthread_getspecific(key) { return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue() }
    let object = make()
    pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
    return object
  }
}
