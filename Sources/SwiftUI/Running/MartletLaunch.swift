import CairoRenderer
import CoreGraphics
import Foundation
import GTKHost
import SwiftUICore

/// Starts a program the way its environment asks: in a window, as pictures, or following a script.
@MainActor
public enum _MartletLaunch {
  public static func main(app: (any App.Type)?, previews: [_MartletPreview], fallback: (@MainActor () -> AnyView)?) {
    let options: LaunchOptions
    do {
      options = try LaunchOptions.fromEnvironment()
    } catch {
      fail("MARTLET_LAUNCH cannot be understood: \(error)", status: 2)
    }
    let showcase = Showcase(app: app, previews: previews, fallback: fallback, options: options)
    switch options.mode {
    case .list:
      for (index, name) in showcase.previewNames.enumerated() { print("\(index + 1)\t\(name)") }
    case .run: WindowRunner(showcase: showcase, options: options).run()
    case .snapshot: SnapshotRunner(showcase: showcase, options: options).run()
    case .drive: DriveRunner(showcase: showcase, options: options).run()
    }
  }

  static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}

/// The things a program can show: its app and its previews.
@MainActor
struct Showcase {
  struct Item {
    var name: String
    var device: String?
    var layout: PreviewLayout?
    var orientation: InterfaceOrientation?
    /// The app that the content belongs to, whose state it follows.
    var app: AppInstance?
    var scene: Int?
    var content: () -> AnyView
    var title: String?
    var size: CGSize?
  }

  let app: (any App.Type)?
  let previews: [_MartletPreview]
  let fallback: (@MainActor () -> AnyView)?
  let options: LaunchOptions

  var previewNames: [String] { previewItems().map(\.name) }

  /// Every preview; a provider with several views gives several.
  func previewItems() -> [Item] {
    previews.flatMap { preview -> [Item] in
      let report = ElementReport()
      let probe = ViewRoot(backend: HeadlessHost.sharedBackend)
      probe.setContent(ElementSelection(index: 0, report: report, content: preview.makeView()))
      probe.resize(to: CGSize(width: 100, height: 100), scale: 1, safeAreaInsets: EdgeInsets())
      probe.update(at: 0)
      // Several views of one preview are shown together.
      let isWhole = preview.isSingle && report.count != 1
      let count = isWhole ? 1 : max(report.count, 1)
      return (0..<count).map { index in
        let own = ElementReport()
        let root = ViewRoot(backend: HeadlessHost.sharedBackend)
        root.setContent(ElementSelection(index: index, report: own, content: preview.makeView()))
        root.resize(to: CGSize(width: 100, height: 100), scale: 1, safeAreaInsets: EdgeInsets())
        root.update(at: 0)
        let element = own.selected
        let name = element?.trait(PreviewNameTrait.self) ?? (count > 1 ? "\(preview.name) \(index + 1)" : preview.name)
        return Item(
          name: name, device: element?.trait(PreviewDeviceTrait.self), layout: element?.trait(PreviewLayoutTrait.self),
          orientation: element?.trait(PreviewOrientationTrait.self),
          content: {
            isWhole
              ? AnyView(VStack { preview.makeView() })
              : AnyView(ElementSelection(index: index, report: ElementReport(), content: preview.makeView()))
          })
      }
    }
  }

  func appItems() -> [Item] {
    guard let app else { return [] }
    func open<A: App>(_ type: A.Type) -> [Item] {
      let instance = AppInstance(type, backend: HeadlessHost.sharedBackend)
      return instance.windows.indices.map { index in
        let window = instance.windows[index]
        return Item(
          name: index == 0 ? "\(type)" : "\(type) \(index + 1)", app: instance, scene: index,
          content: { AnyView(instance.content(ofWindow: index)) },
          title: window.title?.plainText(in: EnvironmentValues()), size: window.defaultSize)
      }
    }
    return open(app)
  }

  /// What `run` and `drive` show: the chosen preview, else the app, else the last preview, else the only view.
  func primary() -> Item? {
    if let wanted = options.preview {
      let items = previewItems()
      if let number = Int(wanted), items.indices.contains(number - 1) { return items[number - 1] }
      if let named = items.first(where: { $0.name == wanted }) { return named }
      let names = items.map(\.name).joined(separator: ", ")
      _MartletLaunch.fail("There is no preview '\(wanted)'. There are: \(names)", status: 2)
    }
    if let first = appItems().first { return first }
    if let last = previewItems().last { return last }
    return fallback.map { make in Item(name: options.title ?? "Preview", content: make) }
  }

  /// What `snapshot` draws.
  func all() -> [Item] {
    if options.preview != nil { return primary().map { [$0] } ?? [] }
    let items = appItems() + previewItems()
    if items.isEmpty, let item = primary() { return [item] }
    return items
  }
}

extension Showcase.Item {
  /// How the item is shown without a display.
  @MainActor func configuration(_ options: LaunchOptions) -> HeadlessHost.Configuration {
    var configuration = HeadlessHost.Configuration()
    var screen = Device.standard
    if let name = options.device ?? device {
      guard let known = Device.named(name) else {
        _MartletLaunch.fail(
          "The device '\(name)' is not known. Known are:\n  \(Device.names.joined(separator: "\n  "))", status: 2)
      }
      screen = known
    }
    configuration.size = screen.size
    configuration.scale = screen.scale
    configuration.safeArea = screen.safeArea
    if case .fixed(let width, let height) = layout {
      configuration.size = CGSize(width: width, height: height)
      configuration.safeArea = EdgeInsets()
    }
    if let orientation, orientation.id.hasPrefix("landscape") {
      configuration.size = CGSize(width: configuration.size.height, height: configuration.size.width)
      configuration.safeArea = EdgeInsets()
    }
    if let size = options.size, size.count == 2 {
      configuration.size = CGSize(width: size[0], height: size[1])
      configuration.safeArea = EdgeInsets()
    }
    if let scale = options.scale { configuration.scale = CGFloat(scale) }
    if options.dark == true { configuration.colorScheme = .dark }
    configuration.dynamicTypeSize = options.dynamicTypeSize
    return configuration
  }

  @MainActor func makeHost(_ options: LaunchOptions) -> HeadlessHost {
    var configuration = configuration(options)
    if layout == .sizeThatFits, options.size == nil {
      configuration.size = CGSize(width: 10, height: 10)
      configuration.safeArea = EdgeInsets()
    }
    let host = HeadlessHost(configuration) { SceneRoot { content() } }
    host.host.companion = app?.root
    if let title { host.title = title }
    if layout == .sizeThatFits, options.size == nil {
      let ideal = host.root.idealContentSize
      host.host.resize(
        to: CGSize(width: max(ideal.width.rounded(.up), 1), height: max(ideal.height.rounded(.up), 1)),
        scale: configuration.scale)
      host.update()
    }
    return host
  }
}
