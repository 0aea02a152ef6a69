import CGTK
import Foundation
import SwiftUICore

/// The display's clipboard. What was written stays there until another program writes, or this one ends.
@MainActor final class GTKClipboard: Clipboard {
  private let clipboard: OpaquePointer

  init(_ clipboard: OpaquePointer) { self.clipboard = clipboard }

  func write(_ items: [ClipboardItem]) {
    guard let provider = ContentProvider.make(items) else { return }
    gdk_clipboard_set_content(clipboard, provider)
    g_object_unref(provider.object)
  }

  var mimeTypes: [String] { ContentTypes.list(gdk_clipboard_get_formats(clipboard)) }

  func readText() async -> String? {
    for type in mimeTypes where type.hasPrefix("text/plain") {
      if let data = await readData(mimeType: type) { return String(decoding: data, as: UTF8.self) }
    }
    return nil
  }

  func readData(mimeType: String) async -> Data? {
    guard mimeTypes.contains(mimeType) else { return nil }
    return await ContentReader.read(clipboard: clipboard, mimeType: mimeType)
  }

  /// Hands what this program wrote to the desktop's clipboard manager, if there is one, so that it outlives
  /// the program.
  func storeBeforeExit(in mainLoop: MainLoop) {
    guard gdk_clipboard_is_local(clipboard) != 0, gdk_clipboard_get_content(clipboard) != nil else { return }
    gdk_clipboard_store_async(
      clipboard, G_PRIORITY_DEFAULT, nil,
      { source, result, data in
        if let source { gdk_clipboard_store_finish(OpaquePointer(source), result, nil) }
        takeRetained(data, as: MainLoop.self).map { loop in
          MainActor.assumeIsolated { loop.quit() }
        }
      }, retained(mainLoop))
    mainLoop.run(forAtMost: 1)
  }
}

/// What a clipboard or a drag offers.
@MainActor enum ContentProvider {
  /// A reference that the caller releases. Nil for no items.
  static func make(_ items: [ClipboardItem]) -> UnsafeMutablePointer<GdkContentProvider>? {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = items.map { item in
      let bytes = item.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(item.mimeType, bytes)
    }
    guard !providers.isEmpty else { return nil }
    // Takes the references.
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }
}

@MainActor enum ContentTypes {
  /// The MIME types in the formats; X11 has other names there too.
  static func list(_ formats: OpaquePointer?) -> [String] {
    guard let formats else { return [] }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    var types: [String] = []
    for index in 0..<Int(count) {
      guard let name = names[index] else { continue }
      let type = String(cString: name)
      if type.contains("/"), !types.contains(type) { types.append(type) }
    }
    return types
  }
}

/// Reads what another program, or this one, offers.
@MainActor enum ContentReader {
  private typealias Continuation = CheckedContinuation<Data?, Never>

  static func read(clipboard: OpaquePointer, mimeType: String) async -> Data? {
    await withCheckedContinuation { (continuation: Continuation) in
      withTypes(mimeType) { types in
        gdk_clipboard_read_async(
          clipboard, types, G_PRIORITY_DEFAULT, nil,
          { source, result, data in
            let box = takeRetained(data, as: CallbackBox<Continuation>.self)
            let stream = source.flatMap { source in
              gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil)
            }
            ContentReader.readAll(stream, box)
          }, retained(CallbackBox(continuation)))
      }
    }
  }

  static func read(drop: OpaquePointer, mimeType: String) async -> Data? {
    await withCheckedContinuation { (continuation: Continuation) in
      withTypes(mimeType) { types in
        gdk_drop_read_async(
          drop, types, G_PRIORITY_DEFAULT, nil,
          { source, result, data in
            let box = takeRetained(data, as: CallbackBox<Continuation>.self)
            let stream = source.flatMap { source in
              gdk_drop_read_finish(OpaquePointer(source), result, nil, nil)
            }
            ContentReader.readAll(stream, box)
          }, retained(CallbackBox(continuation)))
      }
    }
  }

  private static func withTypes(_ type: String, _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
    type.withCString { name in
      var list: [UnsafePointer<CChar>?] = [name, nil]
      list.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
    }
  }

  /// Collects the stream's bytes, then resumes. Takes the reference to the stream.
  private nonisolated static func readAll(
    _ stream: UnsafeMutablePointer<GInputStream>?, _ box: CallbackBox<Continuation>?
  ) {
    guard let box else { return }
    guard let stream, let memory = g_memory_output_stream_new_resizable() else {
      box.value.resume(returning: nil)
      return
    }
    let flags = GOutputStreamSpliceFlags(
      rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
    g_output_stream_splice_async(
      memory, stream, flags, G_PRIORITY_DEFAULT, nil,
      { source, result, data in
        guard let box = takeRetained(data, as: CallbackBox<Continuation>.self) else { return }
        guard let source else { return box.value.resume(returning: nil) }
        let size = g_output_stream_splice_finish(
          UnsafeMutableRawPointer(source).assumingMemoryBound(to: GOutputStream.self), result, nil)
        guard size >= 0 else { return box.value.resume(returning: nil) }
        let memory = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GMemoryOutputStream.self)
        let count = Int(g_memory_output_stream_get_data_size(memory))
        let base = g_memory_output_stream_get_data(memory)
        box.value.resume(returning: base.map { Data(bytes: $0, count: count) } ?? Data())
      }, retained(box))
    g_object_unref(UnsafeMutableRawPointer(memory))
    g_object_unref(UnsafeMutableRawPointer(stream))
  }
}
