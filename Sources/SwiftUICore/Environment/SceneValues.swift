/// How much a scene, or the whole app, takes part.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nothing of it is shown.
  case background
  /// It is shown, and something else has the user's attention.
  case inactive
  /// The user works with it.
  case active
}

/// Whether a window has the user's attention.
public enum ControlActiveState: CaseIterable, Equatable, Hashable, Sendable {
  /// The window gets the keys.
  case key
  case active
  /// Another program is in front.
  case inactive
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
private enum SupportsWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The phase of the window that the view is in. Read in the app or in a scene, that of the most active window.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the view's window has the user's attention.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the view is to look as in the window that has the user's attention.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }

  /// Whether the program may open more than one window.
  public var supportsMultipleWindows: Bool { self[SupportsWindowsKey.self] }
  package var _supportsMultipleWindows: Bool {
    get { self[SupportsWindowsKey.self] }
    set { self[SupportsWindowsKey.self] = newValue }
  }

  /// Whether the display is dimmed to save power. Desktops' are not; settable to see how a view would look.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// No desktop tells programs that they are being recorded.
  public var isSceneCaptured: Bool { false }
}
