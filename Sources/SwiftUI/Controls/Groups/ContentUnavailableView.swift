import CoreGraphics
import SwiftUICore

extension Metrics {
  enum ContentUnavailable {
    static let iconSize: CGFloat = 48
    static let iconSpacing: CGFloat = 14
    static let descriptionSpacing: CGFloat = 8
    static let actionsSpacing: CGFloat = 20
    static let margin: CGFloat = 24
  }
}

/// Says why there is nothing to see: a large icon, a title, a description and what to do about it, in the middle of the
/// room it is offered.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let description: Description
  nonisolated(unsafe) private let actions: Actions

  nonisolated fileprivate init(_ label: Label, _ description: Description, _ actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  /// - Parameters:
  ///   - label: the title, mostly a `Label` with an icon.
  ///   - description: more about it, below the title.
  ///   - actions: buttons or links below that.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label(), description(), actions())
  }

  public var body: some View {
    VStack(spacing: 0) {
      label
        .labelStyle(UnavailableLabelStyle())
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      VStack(spacing: Metrics.ContentUnavailable.descriptionSpacing) { description }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .padding(.top, Description.self == EmptyView.self ? 0 : Metrics.ContentUnavailable.descriptionSpacing)
      VStack(spacing: Metrics.ContentUnavailable.descriptionSpacing) { actions }
        .font(.subheadline)
        .padding(.top, Actions.self == EmptyView.self ? 0 : Metrics.ContentUnavailable.actionsSpacing)
    }
    .multilineTextAlignment(.center)
    .padding(Metrics.ContentUnavailable.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Metrics.ContentUnavailable.iconSpacing) {
      configuration.icon
        .font(.system(size: Metrics.ContentUnavailable.iconSize))
        .foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, image: name), description, EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, image: name), description, EmptyView())
  }

  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == EmptyView
{
  /// Says that a search found nothing, for the text in the search field that the view stands below.
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(SearchUnavailableContent.Label(), SearchUnavailableContent.Description(), EmptyView())
  }

  /// Says that a search for a text found nothing.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      SearchUnavailableContent.Label(query: text), SearchUnavailableContent.Description(), EmptyView())
  }
}

/// What is said when a search finds nothing.
public struct SearchUnavailableContent {
  public struct Label: View {
    /// nil is what is in the search field.
    var query: String?
    @Environment(\.searchText) private var searchText

    nonisolated init(query: String? = nil) { self.query = query }

    public var body: some View {
      let query = query ?? searchText
      SwiftUI.Label {
        query.isEmpty ? Text("No Results") : Text("No Results for “\(query)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }

    nonisolated public static var _elementCount: Int? { 1 }
  }

  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
    nonisolated public static var _elementCount: Int? { 1 }
  }
}
