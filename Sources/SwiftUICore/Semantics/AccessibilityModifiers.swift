import CoreGraphics

/// How the children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Sendable { case ignore, contain, combine }
  let kind: Kind
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What an element is or can do, for assistive programs.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// What modifiers say about an element.
package struct SemanticsAttributes {
  package var role: SemanticsRole?
  package var label: Text?
  package var value: Text?
  package var hint: Text?
  package var identifier: String?
  package var isHidden: Bool?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var children: AccessibilityChildBehavior?
  package var activate: (@MainActor () -> Void)?
  package var increment: (@MainActor () -> Void)?
  package var decrement: (@MainActor () -> Void)?
  package var setText: (@MainActor (String) -> Void)?
  package var actions: [(name: String, action: @MainActor () -> Void)] = []

  nonisolated package init() {}
}

/// Describes its content to assistive programs.
package struct SemanticsModifier {
  nonisolated(unsafe) package var attributes: SemanticsAttributes

  nonisolated package init(_ edit: (inout SemanticsAttributes) -> Void) {
    var attributes = SemanticsAttributes()
    edit(&attributes)
    self.attributes = attributes
  }
}

extension SemanticsModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: SemanticsModifier, around child: RenderNode, node: Node
  ) -> SemanticsRenderNode {
    SemanticsRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: SemanticsRenderNode, from old: SemanticsModifier, to modifier: SemanticsModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.attributes = modifier.attributes
    wrapper.environment = environment
    wrapper.isEnabled = environment.isEnabled
    node.root.noteSemanticsChange()
  }
}

package final class SemanticsRenderNode: UnaryRenderNode {
  var attributes = SemanticsAttributes()
  var environment = EnvironmentValues()
  var isEnabled = true

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    if attributes.isHidden == true { return }
    var inner = SemanticsBuilder()
    child.appendSemantics(to: &inner)
    var elements = inner.nodes
    switch attributes.children?.kind {
    case .combine, .ignore:
      var combined = SemanticsNode(role: attributes.role ?? .group, frame: visibleFrame)
      if attributes.children?.kind == .combine {
        combined.label = elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        combined.value = elements.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
        if attributes.role == nil, let first = elements.first {
          combined.role = first.role
          combined.isSelected = elements.contains(where: \.isSelected)
          combined.activate = elements.first { $0.activate != nil }?.activate
        }
      }
      combined.isEnabled = isEnabled
      elements = [combined]
    case .contain:
      var container = SemanticsNode(role: attributes.role ?? .group, frame: visibleFrame)
      container.children = elements
      elements = [container]
    case nil:
      if elements.isEmpty, attributes.label != nil || attributes.role != nil || attributes.identifier != nil {
        elements = [SemanticsNode(role: attributes.role ?? .group, frame: visibleFrame)]
        elements[0].isEnabled = isEnabled
      }
    }
    for index in elements.indices { apply(to: &elements[index], isFirst: index == 0) }
    for element in elements { builder.add(element) }
  }

  private func apply(to element: inout SemanticsNode, isFirst: Bool) {
    if element.node == nil { element.node = self }
    if let role = attributes.role { element.role = role }
    if let label = attributes.label { element.label = label.plainText(in: environment) }
    if let value = attributes.value { element.value = value.plainText(in: environment) }
    if let hint = attributes.hint { element.hint = hint.plainText(in: environment) }
    if let identifier = attributes.identifier { element.identifier = identifier }
    if attributes.addedTraits.contains(.isSelected) { element.isSelected = true }
    if attributes.removedTraits.contains(.isSelected) { element.isSelected = false }
    if attributes.addedTraits.contains(.isHeader) { element.role = .heading }
    if attributes.addedTraits.contains(.isButton) { element.role = .button }
    if attributes.addedTraits.contains(.isLink) { element.role = .link }
    if attributes.addedTraits.contains(.isImage) { element.role = .image }
    if let activate = attributes.activate { element.activate = activate }
    if let increment = attributes.increment { element.increment = increment }
    if let decrement = attributes.decrement { element.decrement = decrement }
    if let setText = attributes.setText { element.setText = setText }
    element.actions += attributes.actions
  }
}

extension View {
  nonisolated package func semantics(_ edit: (inout SemanticsAttributes) -> Void) -> some View {
    modifier(SemanticsModifier(edit))
  }

  /// Makes the view one element for assistive programs.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    semantics { $0.children = children }
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { semantics { $0.label = label } }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    semantics { $0.label = Text(key) }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    semantics { $0.label = Text(label) }
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some View { semantics { $0.value = value } }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    semantics { $0.value = Text(key) }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    semantics { $0.value = Text(value) }
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { semantics { $0.hint = hint } }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    semantics { $0.hint = Text(key) }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    semantics { $0.hint = Text(hint) }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { $0.identifier = identifier }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    semantics { $0.isHidden = hidden }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { $0.addedTraits = traits }
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { $0.removedTraits = traits }
  }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    nonisolated(unsafe) let handler = handler
    let action: @MainActor () -> Void = { handler() }
    return semantics { $0.actions = [(name.plainText(in: EnvironmentValues()), action)] }
  }
}
