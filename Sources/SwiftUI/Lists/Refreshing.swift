import CoreGraphics
import SwiftUICore

/// Loads new data for the view. Lists and scroll views call it when the user pulls them down.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  nonisolated init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Returns when the data is there.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

private enum RefreshSiteKey: EnvironmentKey {
  static var defaultValue: RefreshSite? { nil }
}

extension EnvironmentValues {
  /// Loads new data; nil where an ancestor offers nothing of the kind.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  var writableRefresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  var refreshSite: RefreshSite? {
    get { self[RefreshSiteKey.self] }
    set { self[RefreshSiteKey.self] = newValue }
  }
}

extension View {
  /// Lets the user get new data: by pulling the list or scroll view in this view down, or with Control-R. A spinner turns
  /// until the action returns.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshableModifier(action: RefreshAction(action)))
  }
}

/// Knows whether a list inside of the view shows the spinner itself.
@MainActor
final class RefreshSite: ObservableObject {
  @Published private(set) var lists = 0

  nonisolated init() {}

  func add() { lists += 1 }
  func remove() { lists -= 1 }
}

private struct RefreshableModifier: ViewModifier {
  let action: RefreshAction
  @StateObject private var site = RefreshSite()

  nonisolated init(action: RefreshAction) { self.action = action }

  func body(content: Content) -> some View {
    content
      .modifier(PullToRefresh(action: site.lists == 0 ? action : nil))
      .environment(\.refreshSite, site)
      .environment(\.writableRefresh, action)
  }
}

/// The content of a list, which is pulled down to refresh it where that is possible.
struct RefreshableContent<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  @Environment(\.refresh) private var refresh
  @Environment(\.refreshSite) private var site

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    if let refresh, let site {
      content
        .modifier(PullToRefresh(action: refresh))
        .onAppear { site.add() }
        .onDisappear { site.remove() }
    } else {
      content
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// Runs an action when the scroll view in the content is pulled down far enough, and shows a spinner meanwhile.
private struct PullToRefresh: ViewModifier {
  let action: RefreshAction?
  @State private var pull: CGFloat = 0
  @State private var isRefreshing = false

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.contentMargins) { margins in
        guard isRefreshing else { return }
        margins.set(EdgeInsets(top: Metrics.Refreshing.height, bottom: 0), edges: .top, for: .scrollContent)
      }
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        max(-(geometry.contentOffset.y + geometry.contentInsets.top), 0).rounded()
      } action: { _, new in
        if action != nil { pull = new }
      }
      .onScrollPhaseChange { old, new in
        if old == .interacting, new != .interacting, pull >= Metrics.Refreshing.threshold { refresh() }
      }
      .overlay(alignment: .top) {
        if action != nil, isRefreshing || pull > 0 {
          ProgressView()
            .frame(height: Metrics.Refreshing.height)
            .opacity(isRefreshing ? 1 : Double(min(pull / Metrics.Refreshing.threshold, 1)))
            .allowsHitTesting(false)
        }
      }
      .modifier(
        ShortcutModifier(shortcut: action == nil ? nil : KeyboardShortcut("r", modifiers: .command)) { refresh() })
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }

  private func refresh() {
    guard let action, !isRefreshing else { return }
    withAnimation(.easeOut(duration: Metrics.Refreshing.duration)) { isRefreshing = true }
    Task { @MainActor in
      await action()
      withAnimation(.easeOut(duration: Metrics.Refreshing.duration)) { isRefreshing = false }
    }
  }
}
