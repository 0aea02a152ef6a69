import CoreGraphics
import SwiftUICore

/// Where a search field would like to stand. Here it stands below the title in the navigation bar; where there is none,
/// above the view.
public struct SearchFieldPlacement: Sendable {
  private enum Kind { case automatic, drawer, sidebar, toolbar, principal }
  private let kind: Kind

  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .principal)

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer)
  }

  /// Whether the field hides while content scrolls. Here it always shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private enum Kind { case automatic, always }
    private let kind: Kind
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }
}

/// When what a search can be narrowed to shows.
public struct SearchScopeActivation: Sendable {
  enum Kind { case automatic, textEntry, presentation }
  let kind: Kind

  /// While the user searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  /// Once something is written.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .textEntry) }
  /// While the user searches.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .presentation) }
}

extension View {
  /// Gives the view a search field.
  /// - Parameter prompt: what the field says while it is empty; nil is “Search”.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Gives the view a search field, which the program can open and close by the binding.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Sets what the search field of the view suggests while the user searches. Suggestions cover the view as a list;
  /// without any, the view itself stays.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes the view a suggestion that writes a text into the search field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Sets what a search can be narrowed to.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(
        picker: AnyView(Picker("Scope", selection: scope, content: scopes)), activation: activation))
  }
}

private struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  @StateObject private var model = SearchModel()
  @State private var portal = Portal()
  @Environment(\.navigationPage) private var page
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes

  nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
  }

  func body(content: Content) -> some View {
    model.connect(text, presentation: isPresented)
    return Group {
      if page != nil {
        searched(content)
          .barOptions { $0.search = bar }
        PortalEntrance(portal) { field }
      } else {
        VStack(spacing: 0) {
          field
          searched(content)
        }
      }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) {
      guard let isPresented = isPresented?.wrappedValue, isPresented != model.isActive else { return }
      if isPresented { model.present() } else { model.dismiss() }
    }
  }

  private var field: some View { SearchField(text: text, prompt: prompt, model: model, scopes: scopes) }

  private var bar: SearchBar {
    let showsScopes = scopes?.isShown(isActive: model.isActive, hasText: !text.wrappedValue.isEmpty) ?? false
    let height = Metrics.SearchField.barHeight + (showsScopes ? Metrics.SearchField.scopesHeight : 0)
    return SearchBar(portal: portal, height: height, isActive: model.isActive)
  }

  private func searched(_ content: Content) -> some View {
    content
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .overlay {
        if model.isActive, let suggestions { SuggestionList(suggestions: suggestions) }
      }
      .environment(\.writableIsSearching, model.isActive)
      .environment(\.searchModel, model)
      .environment(\.searchText, text.wrappedValue)
  }
}

/// What a search field suggests, over what is searched; nothing while there are no suggestions.
private struct SuggestionList: View {
  let suggestions: AnyView

  var body: some View {
    SubviewsReader(suggestions) { subviews in
      if !subviews.isEmpty {
        List { suggestions }.listStyle(.plain)
      }
    }
  }
}

private struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchModel) private var model

  nonisolated init(completion: String) { self.completion = completion }

  func body(content: Content) -> some View {
    Button {
      model?.complete(completion)
    } label: {
      content.foregroundStyle(Color.primary)
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { 1 }
}
