/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, principal, navigation
    case primaryAction, secondaryAction
    case confirmationAction, cancellationAction, destructiveAction
    case status, bottomBar, keyboard
    case leading, trailing
    case title, subtitle, largeTitle
  }

  let kind: Kind

  /// At the trailing side of the navigation bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// At the leading side, beside the back button.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// At the trailing side, in bold: what a modal screen is there for.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// At the leading side of a modal screen.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// In the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// In a bar at the bottom while a text field has the keyboard.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let title = ToolbarItemPlacement(kind: .title)
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)

  @available(*, deprecated, renamed: "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  @available(*, deprecated, renamed: "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)

  var slot: BarItem.Slot {
    switch kind {
    case .navigation, .cancellationAction, .leading: .leading
    case .principal, .title, .subtitle, .largeTitle: .principal
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .trailing:
      .trailing
    case .status, .bottomBar: .bottom
    case .keyboard: .keyboard
    }
  }

  var isEmphasized: Bool { kind == .confirmationAction }
}

/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
  }

  let kind: Kind

  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)

  /// The bars meant: the automatic one is the navigation bar, and a window's toolbar takes its place.
  var target: Kind {
    switch kind {
    case .automatic, .windowToolbar: .navigationBar
    default: kind
    }
  }
}
