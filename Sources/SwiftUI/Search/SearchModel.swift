import CoreGraphics
import SwiftUICore

/// A search field in a screen's bar, as the bar sees it.
struct SearchBar: Equatable {
  let portal: Portal
  var height: CGFloat
  /// True while the field has taken the place of the title.
  var isActive: Bool

  static func == (lhs: SearchBar, rhs: SearchBar) -> Bool {
    lhs.portal === rhs.portal && lhs.height == rhs.height && lhs.isActive == rhs.isActive
  }
}

/// Whether a search goes on, and what is searched for.
@MainActor
final class SearchModel: ObservableObject {
  @Published private(set) var isActive = false
  /// Goes up when the field shall have the keyboard.
  @Published private(set) var focusRequests = 0
  fileprivate(set) var write: ((String) -> Void)?
  fileprivate(set) var presentation: Binding<Bool>?

  nonisolated init() {}

  func connect(_ text: Binding<String>, presentation: Binding<Bool>?) {
    write = { text.wrappedValue = $0 }
    self.presentation = presentation
  }

  func begin() {
    guard !isActive else { return }
    isActive = true
    if presentation?.wrappedValue == false { presentation?.wrappedValue = true }
  }

  /// Asks the field to take the keyboard.
  func present() {
    begin()
    focusRequests += 1
  }

  /// Ends the search, and takes away what was written.
  func dismiss() {
    guard isActive else { return }
    isActive = false
    write?("")
    if presentation?.wrappedValue == true { presentation?.wrappedValue = false }
  }

  func complete(_ text: String) { write?(text) }
}

/// Ends the search that goes on around a view.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let model: SearchModel?

  nonisolated init(model: SearchModel?) { self.model = model }

  public func callAsFunction() { model?.dismiss() }
}

private enum SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}
private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum SearchTextKey: EnvironmentKey {
  static var defaultValue: String { "" }
}
private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}
private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

/// What a search can be narrowed to.
struct SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation
}

extension EnvironmentValues {
  /// True in views with a search field while the user searches.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  var writableIsSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search that goes on.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchModel) }

  /// What is in the search field above the view.
  var searchText: String {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}
