import Dispatch
import Foundation
import Glibc

/// Follows a key of the defaults.
protocol DefaultsObserver: AnyObject, Sendable {
  func isOf(_ key: String, in store: UserDefaults) -> Bool
  /// Looks whether the value has changed.
  func refresh()
  /// Reads what other processes have stored.
  func synchronize()
}

/// Everybody who follows a key of any defaults.
package enum DefaultsObservers {
  private struct Entry: Sendable {
    weak var observer: (any DefaultsObserver)?
  }

  private static let entries = Locked<[Entry]>([])
  private static let files = Locked<DefaultsFileWatch?>(nil)

  static func add(_ observer: any DefaultsObserver) {
    entries.withLock { entries in
      entries.removeAll { $0.observer == nil }
      entries.append(Entry(observer: observer))
    }
    files.withLock { watch in
      if watch == nil { watch = DefaultsFileWatch { Task { @MainActor in reload() } } }
    }
  }

  private static var observers: [any DefaultsObserver] { entries.withLock { $0.compactMap(\.observer) } }

  static func didWrite(_ key: String, in store: UserDefaults) {
    for observer in observers where observer.isOf(key, in: store) { observer.refresh() }
  }

  /// Notices what was written through `UserDefaults` itself.
  package static func poll() {
    for observer in observers { observer.refresh() }
  }

  /// Notices what other processes have written.
  private static func reload() {
    let observers = observers
    for observer in observers { observer.synchronize() }
    for observer in observers { observer.refresh() }
  }
}

/// Waits for defaults to be stored, by whatever process: the system wakes it.
private final class DefaultsFileWatch: @unchecked Sendable {
  private let source: any DispatchSourceRead

  /// Where Foundation stores defaults, a file for each program or suite.
  private static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder }
    return NSHomeDirectory() + "/.config"
  }

  /// nil when the folder does not exist, or the system watches too many files already.
  init?(onChange: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, Self.folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
      close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "defaults"))
    source.setEventHandler {
      if Self.takeNames(from: descriptor).contains(where: { $0.hasSuffix(".plist") }) { onChange() }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }

  /// The files that have been written since the last time.
  private static func takeNames(from descriptor: Int32) -> [String] {
    var names: [String] = []
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      guard let base = buffer.baseAddress else { return }
      while case let count = read(descriptor, base, buffer.count), count > 0 {
        var offset = 0
        while offset < count {
          let event = (base + offset).load(as: inotify_event.self)
          let start = base + offset + MemoryLayout<inotify_event>.size
          if event.len > 0 { names.append(String(cString: start.assumingMemoryBound(to: CChar.self))) }
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return names
  }
}
