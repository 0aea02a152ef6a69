import Foundation

/// What lists may do with the elements of a dynamic content, told by `onDelete`, `onMove` and `onInsert`.
@MainActor
package final class DynamicContentActions {
  package fileprivate(set) var delete: ((IndexSet) -> Void)?
  package fileprivate(set) var move: ((IndexSet, Int) -> Void)?
  fileprivate weak var content: Node?

  nonisolated init() {}

  func configure(
    delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?, content: Node
  ) {
    self.delete = delete
    self.move = move
    self.content = content
  }

  func attach(to element: RenderNode) {
    var all = element.trait(DynamicContentTrait.self)
    guard !all.contains(where: { $0 === self }) else { return }
    all.append(self)
    element.setTrait(DynamicContentTrait.self, all, by: self)
  }

  /// The place of the element in the content's data, as it is now.
  package func position(of element: RenderNode) -> Int? {
    guard let content else { return nil }
    return find(content)?.position(of: element)
  }

  /// Number of elements in the data.
  package var count: Int { content.flatMap(find)?.dataCount ?? 0 }

  private func find(_ node: Node) -> (any DynamicContentNode)? {
    if let dynamic = node as? any DynamicContentNode { return dynamic }
    var found: (any DynamicContentNode)?
    node.forEachChild { child in if found == nil { found = find(child) } }
    return found
  }
}

/// A node that makes elements from data.
@MainActor
protocol DynamicContentNode: Node {
  var dataCount: Int { get }
  func position(of element: RenderNode) -> Int?
}

package enum DynamicContentTrait: ViewTraitKey {
  package static var defaultValue: [DynamicContentActions] { [] }
  package static var affectsLayout: Bool { false }
}

/// Tells lists what they may do with the elements of its content.
public struct _DynamicContentModifier {
  nonisolated(unsafe) var configure: @MainActor (DynamicContentActions) -> Void
}

extension _DynamicContentModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    DynamicContentModifierNode(view, in: context)
  }
}

private final class DynamicContentModifierNode<Content: View>: WrappingNode<Content, _DynamicContentModifier> {
  private let actions = DynamicContentActions()

  override func contentContext() -> NodeContext {
    modifier.configure(actions)
    return super.contentContext()
  }

  override func modifierDidChange(from old: _DynamicContentModifier) {
    let had = (actions.delete != nil, actions.move != nil)
    actions.delete = nil
    actions.move = nil
    modifier.configure(actions)
    if had != (actions.delete != nil, actions.move != nil) { elementsDidChange() }
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    actions.content = child
    let actions = actions
    list.append(
      wrappedBy: { element in
        actions.attach(to: element)
        return element
      }, collect: { child.appendElements(to: &$0) })
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public typealias Data = Content.Data
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets lists delete elements. The offsets are those of the data; nil forbids it.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    return modifier(_DynamicContentModifier { $0.delete = action })
  }

  /// Lets lists move elements. The offsets and the destination are those of the data before the move; nil forbids it.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    return modifier(_DynamicContentModifier { $0.move = action })
  }
}

private enum DeleteDisabledTrait: ViewTraitKey {
  static var defaultValue: Bool { false }
  static var affectsLayout: Bool { false }
}

private enum MoveDisabledTrait: ViewTraitKey {
  static var defaultValue: Bool { false }
  static var affectsLayout: Bool { false }
}

extension ElementRow {
  /// Those who may delete the row, with the row's place in their data.
  @MainActor
  package var deletion: DynamicContentActions? {
    guard !trait(DeleteDisabledTrait.self) else { return nil }
    return trait(DynamicContentTrait.self).first { $0.delete != nil }
  }

  @MainActor
  package var relocation: DynamicContentActions? {
    guard !trait(MoveDisabledTrait.self) else { return nil }
    return trait(DynamicContentTrait.self).first { $0.move != nil }
  }
}

extension View {
  /// Keeps lists from deleting the view although its content allows it.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(DeleteDisabledTrait.self, isDisabled)
  }

  /// Keeps lists from moving the view although its content allows it.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(MoveDisabledTrait.self, isDisabled)
  }
}
