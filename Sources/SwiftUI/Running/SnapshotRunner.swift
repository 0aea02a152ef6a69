import CoreGraphics
import Foundation
import SwiftUICore

/// Draws everything that a program can show as PNG files.
@MainActor
struct SnapshotRunner {
  let showcase: Showcase
  let options: LaunchOptions

  func run() {
    let folder = URL(fileURLWithPath: options.out ?? FileManager.default.currentDirectoryPath)
    let items = showcase.all()
    guard !items.isEmpty else { _MartletLaunch.fail("There is nothing to show: no app, preview or view.", status: 2) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var used: Set<String> = []
      for item in items {
        let host = item.makeHost(options)
        host.root.playsImages = false
        MainQueue.drain()
        host.advanceUntilSettled(limit: 1)
        MainQueue.waitForImages()
        if host.root.hasPendingChanges { host.advanceUntilSettled(limit: 1) }
        let file = folder.appendingPathComponent(Self.fileName(item.name, &used))
        try HeadlessHost.sharedBackend.imageDecoder.encodePNG(host.picture()).write(to: file)
        print(file.path)
      }
    } catch {
      _MartletLaunch.fail("The pictures cannot be written: \(error)", status: 1)
    }
  }

  private static func fileName(_ name: String, _ used: inout Set<String>) -> String {
    let safe = String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
    var candidate = safe.isEmpty ? "preview" : safe
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(safe)-\(number)"
      number += 1
    }
    return candidate + ".png"
  }
}

/// The queue that main-actor work waits in while no main loop runs.
enum MainQueue {
  /// Runs what is ready now.
  @MainActor static func drain() {
    // A moment that has passed would let the loop return without a look at the queue.
    for _ in 0..<8 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
  }

  /// Most seconds that pictures wait for images of addresses.
  private static let patience = 5.0

  /// Waits for images that are being loaded, and for what they change.
  @MainActor static func waitForImages() {
    // What the last frame asked for has yet to begin.
    drain()
    let end = Date(timeIntervalSinceNow: patience)
    while AssetCatalogs.shared.isLoading, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    drain()
  }
}
