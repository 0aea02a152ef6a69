import CairoRenderer
import CoreGraphics
import Foundation
import GTKHost
import SwiftUICore

/// Shows a program in windows of the desktop.
@MainActor
struct WindowRunner {
  let showcase: Showcase
  let options: LaunchOptions

  func run() {
    guard let item = showcase.primary() else {
      _MartletLaunch.fail("There is nothing to show: no app, preview or view.", status: 2)
    }
    let platform: GTKPlatform
    do {
      platform = try GTKPlatform(applicationID: "org.martlet.app", backend: HeadlessHost.sharedBackend)
    } catch {
      _MartletLaunch.fail(
        "No window can be opened: \(error)\nUse `martlet snapshot` to get a picture without a display.", status: 2)
    }
    SystemActions.openURL = { [weak platform] url in await platform?.open(url) ?? false }
    let session = WindowSession(platform: platform, app: item.app) { [options] content in
      ViewHost(
        backend: HeadlessHost.sharedBackend, colorScheme: options.dark == true ? .dark : nil,
        environment: { values in if let size = options.dynamicTypeSize { values.dynamicTypeSize = size } },
        content: { SceneRoot { content } })
    }
    session.show(
      item.content(), title: item.title ?? options.title ?? item.name, size: windowSize(item), scene: item.scene)
    for url in options.openedURLs { session.open(url) }
    platform.run()
    withExtendedLifetime(session) {}
  }

  private func windowSize(_ item: Showcase.Item) -> CGSize {
    if let size = options.size, size.count == 2 { return CGSize(width: size[0], height: size[1]) }
    if let name = options.device ?? item.device, let device = Device.named(name) { return device.size }
    return item.size ?? CGSize(width: 390, height: 780)
  }
}
