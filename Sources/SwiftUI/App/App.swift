import SwiftUICore

/// The program itself: its scenes and the state they share.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the program: opens the first scene's window and runs until the last window is closed.
  ///
  /// Without a display it says so and ends with status 2. A program started by the `martlet` command may be told to
  /// draw pictures or to follow a script instead.
  @MainActor public static func main() {
    _MartletLaunch.main(app: Self.self, previews: [], fallback: nil)
  }
}

/// A part of a program's interface that the desktop shows: most often a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The windows that the scene consists of.
  @MainActor @preconcurrency func _collect(into list: inout _SceneList)
}

extension Scene {
  @MainActor @preconcurrency public func _collect(into list: inout _SceneList) { body._collect(into: &list) }
}

extension Never: Scene {
  @MainActor @preconcurrency public func _collect(into list: inout _SceneList) {}
}

/// The windows of a program, in the order of their description.
@MainActor
public struct _SceneList {
  package var windows: [WindowScene] = []
  /// Shows nothing; calls the actions that scenes have for changes.
  package var observers: [AnyView] = []

  package init() {}
}

/// One kind of window.
@MainActor
package struct WindowScene {
  package var title: Text?
  package var id: String?
  package var makeContent: @MainActor () -> AnyView
  package var defaultSize: CGSize?
  package var isSingle = false
  package var isSettings = false
  /// The type of the values that the windows show, and what makes their content for one.
  package var valueType: Any.Type?
  package var makeValueContent: (@MainActor (AnyHashable?) -> AnyView)?
}

@resultBuilder
public struct SceneBuilder {
  @MainActor @preconcurrency public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @MainActor @preconcurrency public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @MainActor @preconcurrency @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneGroup { list in repeat (each content)._collect(into: &list) }
  }

  @MainActor @preconcurrency public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    SceneGroup { list in scene?._collect(into: &list) }
  }

  @MainActor @preconcurrency public static func buildLimitedAvailability<Content: Scene>(
    _ scene: Content
  ) -> some Scene { scene }
}

struct SceneGroup: Scene {
  let collect: @MainActor (inout _SceneList) -> Void

  var body: Never { fatalError("a group of scenes has no body") }

  func _collect(into list: inout _SceneList) { collect(&list) }
}

/// Any number of windows with the same content, each with state of its own.
public struct WindowGroup<Content: View>: Scene {
  private let title: Text?
  private let id: String?
  nonisolated(unsafe) private let content: (AnyHashable?) -> Content
  private let valueType: Any.Type?

  nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.init(title: nil, id: nil, content) }

  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, id: id, content)
  }

  nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: nil, content)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: nil, content)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: id, content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), id: nil, content)
  }

  nonisolated private init(title: Text?, id: String?, _ content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = { _ in content() }
    valueType = nil
  }

  nonisolated init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, type: D.Type, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.title = title
    self.id = id
    self.content = { PresentedWindowContent(value: $0?.base as? D, content: content) }
    valueType = type
  }

  public var body: Never { fatalError("shown by the program") }

  public func _collect(into list: inout _SceneList) {
    let content = content
    var window = WindowScene(title: title, id: id, makeContent: { AnyView(content(nil)) })
    window.valueType = valueType
    window.makeValueContent = { AnyView(content($0)) }
    list.windows.append(window)
  }
}

/// One window that exists once.
public struct Window<Content: View>: Scene {
  private let title: Text
  private let id: String
  nonisolated(unsafe) private let content: () -> Content

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  public var body: Never { fatalError("shown by the program") }

  public func _collect(into list: inout _SceneList) {
    let content = content
    list.windows.append(
      WindowScene(title: title, id: id, makeContent: { AnyView(content()) }, isSingle: true))
  }
}

extension WindowScene {
  mutating func modifyContent(_ modify: @escaping @MainActor (AnyView) -> AnyView) {
    let inner = makeContent
    makeContent = { modify(inner()) }
    if let inner = makeValueContent { makeValueContent = { modify(inner($0)) } }
  }
}

/// A scene with changed settings of its windows.
struct ModifiedScene<Base: Scene>: Scene {
  let base: Base
  let edit: (inout WindowScene) -> Void

  var body: Never { fatalError("shown by the program") }

  func _collect(into list: inout _SceneList) {
    let start = list.windows.count
    base._collect(into: &list)
    for index in start..<list.windows.count { edit(&list.windows[index]) }
  }
}

extension Scene {
  /// The size of new windows, in points.
  public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(base: self) { $0.defaultSize = size }
  }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets a value of the environment of all windows.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(base: self) { window in
      window.modifyContent { AnyView($0.environment(keyPath, value)) }
    }
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(base: self) { window in
      window.modifyContent { AnyView($0.environmentObject(object)) }
    }
  }
}
