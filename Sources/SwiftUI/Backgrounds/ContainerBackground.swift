import CoreGraphics

/// The kind of container that a view sets the background of.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case navigation, navigationSplitView, tabView, window }

  private let kind: Kind

  /// The screen of a stack, or of a column, that the view is in. It moves with the screen.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// Everything in the split view around the view, behind all columns.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// The screen of a tab view that the view is in.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// The window around the view. Materials there are opaque while the window is inactive, unless
  /// `materialActiveAppearance(_:)` says otherwise.
  public static let window = ContainerBackgroundPlacement(kind: .window)

  @available(*, unavailable, message: "There are no widgets on this platform.")
  public static var widget: ContainerBackgroundPlacement { fatalError("There are no widgets.") }
}

/// The backgrounds that content asks of the containers around it.
enum ContainerBackgroundsKey: PreferenceKey {
  typealias Value = [ContainerBackgroundPlacement: ContainerSurface]

  static var defaultValue: Value { [:] }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { first, _ in first }
  }
}

/// The background of the page of a tab view that is asked for right at it.
enum PageSurfaceTrait: ViewTraitKey {
  static var defaultValue: ContainerSurface? { nil }
  static var affectsLayout: Bool { false }
  static var affectsStructure: Bool { true }

  static func combine(inner: ContainerSurface?, outer: ContainerSurface?) -> ContainerSurface? { outer ?? inner }
}

extension ContainerBackgroundsKey.Value {
  func without(_ placement: ContainerBackgroundPlacement) -> Self { filter { $0.key != placement } }
}

/// Puts a surface behind a container's content, which is told of it.
struct ContainerBacking: ViewModifier {
  let surface: ContainerSurface?

  func body(content: Content) -> some View {
    content
      .modifier(ContainerSurroundings(surface: surface))
      .background {
        if let surface { ContainerSurfaceView(surface: surface).ignoresSafeArea() }
      }
  }
}

/// Tells a container's content of the surface behind it.
struct ContainerSurroundings: EnvironmentModifier {
  var surface: ContainerSurface?

  func modify(_ environment: inout EnvironmentValues) {
    guard let surface else { return }
    environment.isOnContainerSurface = surface != .plain
    surface.describe(in: &environment)
  }
}

private enum ContainerSurfaceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a background that the program chose is behind the view and is not to be covered by a plain one.
  var isOnContainerSurface: Bool {
    get { self[ContainerSurfaceKey.self] }
    set { self[ContainerSurfaceKey.self] = newValue }
  }
}

extension View {
  /// Sets the background of the container around the view. It reaches over the safe area to the container's edges.
  ///
  /// Of a material the content is told as by `background(_:)`. Lists and forms have backgrounds of their own above it,
  /// which `scrollContentBackground(_:)` hides. Screens of a stack in a tab view, split view or window that has such a
  /// background have none of their own.
  ///
  /// Differs from Apple's in that all four containers are there on every platform that is asked for.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    let style = AnyShapeStyle(style)
    let surface = ContainerSurface(style, isWindow: container == .window)
    return transformPreference(ContainerBackgroundsKey.self) { $0[container] = surface }
      .trait(PageSurfaceTrait.self, container == .tabView ? surface : nil)
  }

  /// Puts views behind the content of the container around the view. They reach over the safe area to the container's
  /// edges.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SurfaceViewsModifier(
        ContainerBackgroundsKey.self,
        views: content().environment(\.isWindowBackground, container == .window), alignment: alignment
      ) { surface, backgrounds in
        backgrounds[container] = surface
      } trait: {
        container == .tabView ? $0 : nil
      })
  }
}
