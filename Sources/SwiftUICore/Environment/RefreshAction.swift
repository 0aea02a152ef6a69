/// Loads new data for the view. Vertical scroll views and lists call it when the user pulls their content down beyond its
/// beginning, or presses F5 or Control-R.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Returns when the data is there.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Loads new data; nil where an ancestor offers nothing of the kind.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
  package var _refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Offers the views inside an action that loads new data: they find it as `refresh` in their environment. Vertical scroll
  /// views and lists run it when they are pulled; a turning sign stands above their content until it has ended.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\._refresh, RefreshAction(action))
  }
}
