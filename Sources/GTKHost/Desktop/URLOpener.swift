import CGTK
import Foundation

/// Opens links and files with the desktop's programs.
@MainActor enum URLOpener {
  private typealias Continuation = CheckedContinuation<Bool, Never>

  static func open(_ url: URL, display: OpaquePointer) async -> Bool {
    let context = gdk_display_get_app_launch_context(display)
    // The other program has its own way of drawing.
    if let context { g_app_launch_context_unsetenv(context.cast(), "GSK_RENDERER") }
    return await withCheckedContinuation { (continuation: Continuation) in
      g_app_info_launch_default_for_uri_async(
        url.absoluteString, context?.cast(), nil,
        { _, result, data in
          guard let box = takeRetained(data, as: CallbackBox<Continuation>.self) else { return }
          var error: UnsafeMutablePointer<GError>?
          let opened = g_app_info_launch_default_for_uri_finish(result, &error) != 0
          if let error { g_error_free(error) }
          box.value.resume(returning: opened)
        }, retained(CallbackBox(continuation)))
      if let context { g_object_unref(context.object) }
    }
  }
}
