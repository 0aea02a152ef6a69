import CoreGraphics

/// What lies behind the content of a container: a style, or views.
struct ContainerSurface: Sendable {
  fileprivate enum Kind {
    case style(AnyShapeStyle)
    /// Views that live where the program put them.
    case views(Portal, Alignment)
  }

  fileprivate let kind: Kind
  /// Whether it is the background of a window, whose materials follow the window.
  fileprivate var isWindow = false

  init<S: ShapeStyle>(_ style: S, isWindow: Bool = false) {
    kind = .style(AnyShapeStyle(style))
    self.isWindow = isWindow
  }

  fileprivate init(_ portal: Portal, alignment: Alignment) { kind = .views(portal, alignment) }

  /// What is behind content that asks for nothing.
  static var plain: ContainerSurface { ContainerSurface(Color.systemBackground) }
  /// A small card above everything else.
  static var card: ContainerSurface { ContainerSurface(.regularMaterial) }

  /// Tells the content what it stands in front of.
  func describe(in environment: inout EnvironmentValues) {
    switch kind {
    case .style(let style):
      var own = environment
      own.isWindowBackground = isWindow
      own.setSurface(style)
      environment.backgroundMaterial = own.backgroundMaterial
    case .views:
      environment.backgroundMaterial = nil
    }
  }
}

extension ContainerSurface: Equatable {
  static func == (lhs: ContainerSurface, rhs: ContainerSurface) -> Bool {
    guard lhs.isWindow == rhs.isWindow else { return false }
    switch (lhs.kind, rhs.kind) {
    case (.style(let left), .style(let right)): return left == right
    case (.views(let left, let first), .views(let right, let second)): return left === right && first == second
    default: return false
    }
  }
}

/// A surface, filling its place.
struct ContainerSurfaceView: View {
  let surface: ContainerSurface

  var body: some View {
    switch surface.kind {
    case .style(let style):
      Rectangle().fill(style).modifier(SurfaceSurroundings(isWindow: surface.isWindow))
    case .views(let portal, let alignment):
      ZStack(alignment: alignment) { PortalExit(portal) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }
}

/// What a surface finds around it.
private struct SurfaceSurroundings: EnvironmentModifier {
  var isWindow: Bool

  func modify(_ environment: inout EnvironmentValues) { environment.isWindowBackground = isWindow }
}

/// Keeps the views of a surface, and lets a preference and a trait of its content tell of them.
struct SurfaceViewsModifier<Views: View, Key: PreferenceKey>: ViewModifier {
  nonisolated(unsafe) let views: Views
  let alignment: Alignment
  nonisolated(unsafe) let write: (ContainerSurface, inout Key.Value) -> Void
  nonisolated(unsafe) let trait: (ContainerSurface) -> ContainerSurface?
  @State private var portal = Portal()

  nonisolated init(
    _ key: Key.Type, views: Views, alignment: Alignment, write: @escaping (ContainerSurface, inout Key.Value) -> Void,
    trait: @escaping (ContainerSurface) -> ContainerSurface? = { _ in nil }
  ) {
    self.views = views
    self.alignment = alignment
    self.write = write
    self.trait = trait
  }

  func body(content: Content) -> some View {
    let surface = ContainerSurface(portal, alignment: alignment)
    content.transformPreference(Key.self) { [write] in write(surface, &$0) }
      .trait(PageSurfaceTrait.self, trait(surface))
    PortalEntrance(portal) { views }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}
