/// Whether materials look different in a window that does not have the user's attention. An inactive material is opaque.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private enum Kind { case automatic, active, inactive, matchWindow }

  private let kind: Kind

  /// Materials in the background of a window follow the window, others look active.
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  /// Translucent in every window.
  public static let active = MaterialActiveAppearance(kind: .active)
  /// Opaque in every window.
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  /// Opaque while the window is inactive: where `appearsActive` is false.
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)

  func isActive(in environment: EnvironmentValues) -> Bool {
    switch kind {
    case .automatic: !environment.isWindowBackground || environment.appearsActive
    case .active: true
    case .inactive: false
    case .matchWindow: environment.appearsActive
    }
  }
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

private enum WindowBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How materials look in inactive windows.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// Whether the view is the background of its window.
  package var isWindowBackground: Bool {
    get { self[WindowBackgroundKey.self] }
    set { self[WindowBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how materials in the view look while its window is inactive.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}
