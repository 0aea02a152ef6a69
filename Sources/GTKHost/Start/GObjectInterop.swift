import CGTK

// The unsafe part of talking to GObject: casts, signal handlers and what they carry.

typealias ObjectPointer = UnsafeMutableRawPointer

/// Calls `body` with the object that a C callback got as its user data. GTK calls back on the thread of the
/// main loop, which is the main actor's.
func onMainActor<Target: AnyObject, Result: Sendable>(
  _ data: UnsafeMutableRawPointer?, as type: Target.Type, otherwise fallback: Result,
  _ body: @MainActor (Target) -> Result
) -> Result {
  guard let data else { return fallback }
  nonisolated(unsafe) let pointer = data
  return MainActor.assumeIsolated { body(Unmanaged<Target>.fromOpaque(pointer).takeUnretainedValue()) }
}

func onMainActor<Target: AnyObject>(
  _ data: UnsafeMutableRawPointer?, as type: Target.Type, _ body: @MainActor (Target) -> Void
) {
  onMainActor(data, as: type, otherwise: (), body)
}

/// A pointer for a C callback that holds no reference: the callback must end before the object does.
func unretained(_ object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(object).toOpaque()
}

/// A pointer for a C callback that is called exactly once and takes the reference with `takeRetained`.
func retained(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passRetained(object).toOpaque() }

func takeRetained<Target: AnyObject>(_ data: UnsafeMutableRawPointer?, as type: Target.Type) -> Target? {
  data.map { Unmanaged<Target>.fromOpaque($0).takeRetainedValue() }
}

extension UnsafeMutablePointer {
  /// The same object seen as one of its ancestors, as GObject's cast macros do.
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  var object: ObjectPointer { UnsafeMutableRawPointer(self) }

  /// The same object where its type is not public.
  var opaque: OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  var object: ObjectPointer { UnsafeMutableRawPointer(self) }

  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutablePointer(self)
  }
}

/// Signal handlers with the shapes that the signals used here have. The last argument of each is the user
/// data. The names are those of the arguments between the sender and the user data.
enum SignalHandler {
  case plain(@convention(c) (ObjectPointer?, ObjectPointer?) -> Void)
  case returnsBool(@convention(c) (ObjectPointer?, ObjectPointer?) -> gboolean)
  case pointer(@convention(c) (ObjectPointer?, OpaquePointer?, ObjectPointer?) -> Void)
  case pointerReturnsBool(@convention(c) (ObjectPointer?, OpaquePointer?, ObjectPointer?) -> gboolean)
  case int(@convention(c) (ObjectPointer?, CInt, ObjectPointer?) -> Void)
  case intInt(@convention(c) (ObjectPointer?, CInt, CInt, ObjectPointer?) -> Void)
  case intIntReturnsBool(@convention(c) (ObjectPointer?, CInt, CInt, ObjectPointer?) -> gboolean)
  case doubleDouble(@convention(c) (ObjectPointer?, Double, Double, ObjectPointer?) -> Void)
  case text(@convention(c) (ObjectPointer?, UnsafePointer<CChar>?, ObjectPointer?) -> Void)
  case pointerDoubleDoubleReturnsAction(
    @convention(c) (ObjectPointer?, OpaquePointer?, Double, Double, ObjectPointer?) -> GdkDragAction)
  case pointerDoubleDoubleReturnsBool(
    @convention(c) (ObjectPointer?, OpaquePointer?, Double, Double, ObjectPointer?) -> gboolean)

  fileprivate var callback: GCallback {
    switch self {
    case .plain(let function): unsafeBitCast(function, to: GCallback.self)
    case .returnsBool(let function): unsafeBitCast(function, to: GCallback.self)
    case .pointer(let function): unsafeBitCast(function, to: GCallback.self)
    case .pointerReturnsBool(let function): unsafeBitCast(function, to: GCallback.self)
    case .int(let function): unsafeBitCast(function, to: GCallback.self)
    case .intInt(let function): unsafeBitCast(function, to: GCallback.self)
    case .intIntReturnsBool(let function): unsafeBitCast(function, to: GCallback.self)
    case .doubleDouble(let function): unsafeBitCast(function, to: GCallback.self)
    case .text(let function): unsafeBitCast(function, to: GCallback.self)
    case .pointerDoubleDoubleReturnsAction(let function): unsafeBitCast(function, to: GCallback.self)
    case .pointerDoubleDoubleReturnsBool(let function): unsafeBitCast(function, to: GCallback.self)
    }
  }
}

/// The signals that one object listens to. They carry it unretained, so it must disconnect them before it
/// goes.
@MainActor final class SignalConnections {
  private var connections: [(sender: ObjectPointer, id: gulong)] = []

  func connect(_ sender: ObjectPointer, _ signal: String, to target: AnyObject, _ handler: SignalHandler) {
    let id = g_signal_connect_data(
      sender, signal, handler.callback, unretained(target), nil, GConnectFlags(rawValue: 0))
    g_object_ref(sender)
    connections.append((sender, id))
  }

  func disconnectAll() {
    let all = connections
    connections = []
    for connection in all {
      if g_signal_handler_is_connected(connection.sender, connection.id) != 0 {
        g_signal_handler_disconnect(connection.sender, connection.id)
      }
      g_object_unref(connection.sender)
    }
  }
}

/// Reads and writes of properties by name.
enum Property {
  static func bool(_ object: ObjectPointer, _ name: String) -> Bool {
    read(object, name, martlet_type_boolean()) { g_value_get_boolean(&$0) != 0 }
  }

  static func int(_ object: ObjectPointer, _ name: String) -> Int {
    read(object, name, martlet_type_int()) { Int(g_value_get_int(&$0)) }
  }

  static func string(_ object: ObjectPointer, _ name: String) -> String? {
    read(object, name, martlet_type_string()) { g_value_get_string(&$0).map { String(cString: $0) } }
  }

  static func set(_ object: ObjectPointer, _ name: String, _ flag: Bool) {
    var value = GValue()
    g_value_init(&value, martlet_type_boolean())
    g_value_set_boolean(&value, flag ? 1 : 0)
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  private static func read<Result>(
    _ object: ObjectPointer, _ name: String, _ type: GType, _ body: (inout GValue) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return body(&value)
  }
}

/// The text of a GLib error, which is freed.
func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String? {
  guard let error else { return nil }
  defer { g_error_free(error) }
  return String(cString: error.pointee.message)
}

/// A value carried through a C callback that is called once.
final class CallbackBox<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
