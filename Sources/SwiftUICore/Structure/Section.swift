/// A group of views with a header and a footer, which lists, forms, pickers and grids set apart.
public struct Section<Parent, Content, Footer> {
  nonisolated(unsafe) package var header: Parent
  nonisolated(unsafe) package var content: Content
  nonisolated(unsafe) package var footer: Footer
  package var isExpanded: Binding<Bool>?
  package var isCollapsible = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public var body: Never { fatalError("a section has no body") }

  public static func _makeNode(_ view: Section, in context: _NodeContext) -> _ViewNode<Section> {
    TypedSectionNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { nil }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @available(*, deprecated, renamed: "init(content:header:footer:)")
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  /// Sets whether the user may fold up the section in a sidebar.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.isCollapsible = collapsible
    return section
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @available(*, deprecated, renamed: "init(content:footer:)")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  @available(*, deprecated, renamed: "init(content:header:)")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// What containers know of a section.
@MainActor
package protocol SectionNode: AnyObject {
  var hasHeader: Bool { get }
  var hasFooter: Bool { get }
  /// Whether the section shows more than its header.
  var expansion: Binding<Bool> { get }
  /// Whether the user may fold it up.
  var isCollapsible: Bool { get }
}

private final class TypedSectionNode<Parent: View, Content: View, Footer: View>: ValueNode<
  Section<Parent, Content, Footer>
>, SectionNode
{
  private var header: ViewNode<Parent>?
  private var content: ViewNode<Content>?
  private var footer: ViewNode<Footer>?

  override init(_ view: Section<Parent, Content, Footer>, in context: NodeContext) {
    super.init(view, in: context)
    let inner = NodeContext(below: self)
    readAppearance()
    header = Parent._makeNode(view.header, in: surroundings(of: .header))
    content = Content._makeNode(view.content, in: inner)
    footer = Footer._makeNode(view.footer, in: surroundings(of: .footer))
  }

  // MARK: Surroundings of headers and footers

  private var headerScope: EnvironmentScope?
  private var footerScope: EnvironmentScope?

  /// Takes over what the container wants headers and footers to find around them.
  private func readAppearance() {
    let (header, footer) = continueTracking {
      let environment = environment
      guard let appearance = environment.sectionAppearance else { return (nil, nil) as Written }
      var header = environment
      appearance.write(.header, &header)
      var footer = environment
      appearance.write(.footer, &footer)
      return (header.overrides, footer.overrides)
    }
    if let header {
      headerScope = headerScope ?? EnvironmentScope(parent: scope)
      headerScope?.setValues(header)
    }
    if let footer {
      footerScope = footerScope ?? EnvironmentScope(parent: scope)
      footerScope?.setValues(footer)
    }
  }

  private typealias Written = ([ObjectIdentifier: EnvironmentEntry]?, [ObjectIdentifier: EnvironmentEntry]?)

  private func surroundings(of role: ElementList.SectionRole) -> NodeContext {
    var context = NodeContext(below: self)
    if let scope = role == .header ? headerScope : footerScope { context.scope = scope }
    return context
  }

  override func willRemove() {
    headerScope?.close()
    footerScope?.close()
  }

  /// What holds where the program does not decide.
  private lazy var ownExpansion = Binding(location: StateLocation(true, queue: root.mutations))

  var expansion: Binding<Bool> { view.isExpanded ?? ownExpansion }

  var isCollapsible: Bool { view.isCollapsible }

  private var isExpanded: Bool { expansion.wrappedValue }

  override func update() {
    needsUpdate = false
    let wasExpanded = isExpandedNow
    isExpandedNow = tracking { isExpanded }
    readAppearance()
    header?.update(to: view.header)
    content?.update(to: view.content)
    footer?.update(to: view.footer)
    if wasExpanded != isExpandedNow { elementsDidChange() }
  }

  private lazy var isExpandedNow = tracking { isExpanded }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let header { visit(header) }
    if let content { visit(content) }
    if let footer { visit(footer) }
  }

  override func appendElements(to list: inout ElementList) {
    let outer = (list.section, list.role)
    list.section = self
    list.role = .header
    header?.appendElements(to: &list)
    if isExpandedNow {
      list.role = .content
      content?.appendElements(to: &list)
      list.role = .footer
      footer?.appendElements(to: &list)
    }
    (list.section, list.role) = outer
  }

  var hasHeader: Bool { Parent.self != EmptyView.self }
  var hasFooter: Bool { Footer.self != EmptyView.self }
}

/// What a container writes into the environment of its sections' headers and footers.
package struct SectionAppearance: Equatable {
  /// Equal for appearances that write the same.
  let id: AnyHashable
  let write: (ElementList.SectionRole, inout EnvironmentValues) -> Void

  package init(id: AnyHashable, write: @escaping (ElementList.SectionRole, inout EnvironmentValues) -> Void) {
    self.id = id
    self.write = write
  }

  package static func == (lhs: SectionAppearance, rhs: SectionAppearance) -> Bool { lhs.id == rhs.id }
}

private enum SectionAppearanceKey: EnvironmentKey {
  static var defaultValue: SectionAppearance? { nil }
}

extension EnvironmentValues {
  package var sectionAppearance: SectionAppearance? {
    get { self[SectionAppearanceKey.self] }
    set { self[SectionAppearanceKey.self] = newValue }
  }
}
