import SwiftUICore

/// A label with content that can be folded up below it. In a list the content stands in rows of its own.
public struct DisclosureGroup<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var ownExpansion = false
  @Environment(\.listRowContext) private var row
  @Environment(\.disclosureGroupStyles) private var styles
  @Environment(\.disclosureLevel) private var level

  nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  /// A group that is folded up at first and keeps that by itself.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }

  private var expansion: Binding<Bool> { isExpanded ?? $ownExpansion }

  public var body: some View {
    let expansion = expansion
    if let style = styles.current {
      style.body(
        DisclosureGroupStyleConfiguration(
          label: .init(content: label.asLabel()),
          content: .init(content: AnyView(expansion.wrappedValue ? AnyView(content()) : AnyView(EmptyView()))),
          isExpanded: expansion)
      )
      .environment(\.disclosureGroupStyles, styles.outer)
    } else if row != nil {
      DisclosureLabel(label: label, isExpanded: expansion, isInRow: true)
      if expansion.wrappedValue {
        content()
          .environment(\.disclosureLevel, level + 1)
          .trait(RowIndentationTrait.self, level + 1)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        DisclosureLabel(label: label, isExpanded: expansion, isInRow: false)
        if expansion.wrappedValue {
          VStack(alignment: .leading, spacing: Metrics.Disclosure.spacing) { content() }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, Metrics.Disclosure.spacing)
            .transition(.opacity)
        }
      }
      .clipped()
    }
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), isExpanded: nil, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), isExpanded: isExpanded, content: content)
  }
}

/// The label of a group with the chevron that folds it up.
private struct DisclosureLabel<Label: View>: View {
  nonisolated(unsafe) let label: Label
  let isExpanded: Binding<Bool>
  let isInRow: Bool
  @Environment(\.foregroundStyles) private var foregroundStyles

  init(label: Label, isExpanded: Binding<Bool>, isInRow: Bool) {
    self.label = label
    self.isExpanded = isExpanded
    self.isInRow = isInRow
  }

  var body: some View {
    Button {
      withAnimation(.easeInOut(duration: Metrics.Disclosure.duration)) { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        label.asLabel()
          .environment(\.foregroundStyles, isInRow ? foregroundStyles : [AnyShapeStyle(.tint)])
          .frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "chevron.forward")
          .font(.system(size: Metrics.Disclosure.chevronSize, weight: .semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .accessibilityValue(isExpanded.wrappedValue ? Text("expanded") : Text("collapsed"))
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// How many groups are around a row: each moves it aside.
enum RowIndentationTrait: ViewTraitKey {
  static var defaultValue: Int { 0 }
  static func combine(inner: Int, outer: Int) -> Int { max(inner, outer) }
}

// MARK: Styles

/// How groups that can be folded up look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a disclosure group style is given.
public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public struct Content: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
  }

  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A chevron at the trailing side.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<DisclosureGroupStyleConfiguration> { ControlStyles() }
}
private enum DisclosureLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var disclosureGroupStyles: ControlStyles<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureStylesKey.self] }
    set { self[DisclosureStylesKey.self] = newValue }
  }
  /// How many groups are around a row.
  var disclosureLevel: Int {
    get { self[DisclosureLevelKey.self] }
    set { self[DisclosureLevelKey.self] = newValue }
  }
}

extension View {
  /// Shows the disclosure groups in the view in a style.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let style = ControlStyle<DisclosureGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.disclosureGroupStyles) { $0.push(style) }
  }
}
