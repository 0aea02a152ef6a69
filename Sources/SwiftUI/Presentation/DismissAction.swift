/// Closes what the view is presented in: pops the screen from its stack, or closes the sheet or popover.
///
/// Does nothing for content that is not presented.
@MainActor @preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  public func callAsFunction() { action?() }
}

/// Whether a view is presented, and a way to close it.
public struct PresentationMode {
  public internal(set) var isPresented: Bool
  var wantsDismissal = false

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Closes the presentation if there is one.
  public mutating func dismiss() { wantsDismissal = true }
}

/// How a view that is presented finds out and closes itself.
struct PresentationContext {
  var isPresented = false
  var dismiss: (@MainActor () -> Void)?
}

private enum PresentationContextKey: EnvironmentKey {
  static var defaultValue: PresentationContext { PresentationContext() }
}

extension EnvironmentValues {
  var presentationContext: PresentationContext {
    get { self[PresentationContextKey.self] }
    set { self[PresentationContextKey.self] = newValue }
  }

  /// Closes the current presentation.
  public var dismiss: DismissAction { DismissAction(presentationContext.dismiss) }

  /// True for views in something that is presented: a sheet, a popover, a pushed screen.
  public var isPresented: Bool { presentationContext.isPresented }

  /// Whether the view is presented.
  @available(*, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let context = presentationContext
    return Binding(
      get: { PresentationMode(isPresented: context.isPresented) },
      set: { mode in
        guard mode.wantsDismissal else { return }
        MainActor.assumeIsolated { context.dismiss?() }
      })
  }
}
