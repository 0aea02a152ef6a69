import CGTK
import CPresenter
import Foundation
import SwiftUICore

/// GLib's main loop, inside which the main actor, the main dispatch queue and the main run loop's timers run
/// too.
@MainActor final class MainLoop {
  private let loop = g_main_loop_new(nil, 0)
  private var isQuitting = false
  private var timer: (source: guint, date: Date)?
  private var isServicing = false

  init() {
    let handle = martlet_main_queue_handle()
    if handle >= 0 {
      g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, handle, G_IO_IN,
        { _, _, data in
          martlet_main_queue_drain()
          onMainActor(data, as: MainLoop.self) { $0.serviceRunLoop() }
          return gboolean(1)
        }, unretained(self), nil)
    } else {
      // Nothing tells us when the queue has work: look for it as often as a screen is drawn.
      g_timeout_add(
        8,
        { data in
          onMainActor(data, as: MainLoop.self) { $0.serviceRunLoop() }
          return gboolean(1)
        }, unretained(self))
    }
  }

  func run() {
    if !isQuitting {
      serviceRunLoop()
      g_main_loop_run(loop)
    }
    isQuitting = false
  }

  /// Runs until `quit`, or until that many seconds have passed.
  func run(forAtMost seconds: Double) {
    let timeout = g_timeout_add(
      guint(seconds * 1000),
      { data in
        onMainActor(data, as: MainLoop.self) { $0.quit() }
        return gboolean(0)
      }, unretained(self))
    run()
    if g_main_context_find_source_by_id(nil, timeout) != nil { g_source_remove(timeout) }
  }

  func quit() {
    isQuitting = true
    g_main_loop_quit(loop)
  }

  /// Fires the run loop's timers and blocks that are due, looks for defaults that were written, and wakes up for the next
  /// timer. To be called after
  /// the program's code ran, since that may have added some. Blocks that another thread adds to the main run
  /// loop wait for the next call; the main dispatch queue and the main actor do not.
  func serviceRunLoop() {
    guard !isServicing else { return }
    isServicing = true
    let next = RunLoop.main.limitDate(forMode: .default)
    isServicing = false
    DefaultsObservers.poll()
    guard next != timer?.date else { return }
    if let timer {
      g_source_remove(timer.source)
      self.timer = nil
    }
    guard let next, next != .distantFuture else { return }
    let delay = min(max(next.timeIntervalSinceNow * 1000, 0).rounded(.up), 3_600_000)
    let source = g_timeout_add(
      guint(delay),
      { data in
        onMainActor(data, as: MainLoop.self) {
          $0.timer = nil
          $0.serviceRunLoop()
        }
        return gboolean(0)
      }, unretained(self))
    timer = (source, next)
  }
}
