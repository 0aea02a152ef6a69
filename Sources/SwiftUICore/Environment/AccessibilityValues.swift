/// Whether text shall be bolder than usual.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// What the user prefers, or has running, that views may want to take account of.
package struct AccessibilitySettings: Hashable, Sendable {
  package var differentiatesWithoutColor = false
  package var invertsColors = false
  package var showsButtonShapes = false
  package var dimsFlashingLights = false
  package var playsAnimatedImages = true
  package var hasScreenReader = false
  package var hasSwitchControl = false
  package var hasLargeContentViewer = false

  package init() {}
}

private enum AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether the user wants more than colour to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }
  /// Whether the desktop shows inverted colours.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }
  /// Whether the user wants to see the shapes of buttons.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
  /// Whether flashing and strobing content is to be dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }
  /// Whether animated images may play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }
  /// Whether a screen reader is running.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.hasScreenReader }
  /// Whether the desktop is controlled with switches.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.hasSwitchControl }
  /// Whether small controls show what they are in large while they are pressed.
  public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.hasLargeContentViewer }
  /// Whether any assistive program is running.
  public var accessibilityEnabled: Bool {
    let settings = accessibilitySettings
    return settings.hasScreenReader || settings.hasSwitchControl
  }
  /// Quick actions belong to a watch.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Assistive Access is a mode of phones and tablets.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether text is to be bold; nil when the user has no preference.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
