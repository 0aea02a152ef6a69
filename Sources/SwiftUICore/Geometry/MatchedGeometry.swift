import CoreGraphics
import Rendering

/// What views with the same id have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

struct MatchedGeometryKey: Hashable, @unchecked Sendable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

/// Gives a view the place of another one.
struct MatchedGeometryModifier: Equatable {
  var key: MatchedGeometryKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

extension MatchedGeometryModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: MatchedGeometryModifier, around child: RenderNode, node: Node
  ) -> MatchedGeometryRenderNode {
    MatchedGeometryRenderNode(
      modifier: modifier, transaction: node.transaction, child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: MatchedGeometryRenderNode, from old: MatchedGeometryModifier, to modifier: MatchedGeometryModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.update(modifier, transaction: node.transaction)
  }
}

/// The views of one id. One of them is the source, whose place the others take.
@MainActor
final class MatchedGeometryGroup {
  private unowned let root: ViewRoot
  private let key: MatchedGeometryKey
  private var members: [Weak<MatchedGeometryRenderNode>] = []
  private weak var source: MatchedGeometryRenderNode?
  /// Where the source is by itself, in the window.
  private var natural: CGRect?
  /// The same on its way there from where an earlier source was.
  private lazy var shown = AnimatedAttribute<CGRect.AnimatableData>(root: root) { [weak self] in
    self?.membersDidMove()
  }

  init(key: MatchedGeometryKey, root: ViewRoot) {
    self.key = key
    self.root = root
  }

  func add(_ member: MatchedGeometryRenderNode) { members.append(Weak(member)) }

  func remove(_ member: MatchedGeometryRenderNode) {
    members.removeAll { $0.value == nil || $0.value === member }
    if members.isEmpty {
      natural = nil
      root.matchedGroups[key] = nil
    }
  }

  var isMoving: Bool { shown.isAnimating }

  /// The place that views of the group are to have, in the window; nil for one that stays where it is.
  func rect(for member: MatchedGeometryRenderNode) -> CGRect? {
    guard let natural else { return nil }
    if shown.isAnimating {
      var rect = natural
      rect.animatableData = shown.presented
      return rect
    }
    return member === source ? nil : natural
  }

  /// Looks who is the source and where it is.
  func settle() {
    let live = members.compactMap(\.value).filter { $0.isAttached && $0.isPlaced }
    let sources = live.filter { $0.modifier.isSource && !$0.isGoing }
    if sources.count > 1 {
      root.warnOnce(
        "Multiple inserted views in matched geometry group Pair<\(key.id), ID> have `isSource: true`, results are undefined."
      )
    }
    guard let new = sources.last else {
      // Those that follow keep to where the last source was until it is gone.
      if live.isEmpty { natural = nil }
      return
    }
    let rect = new.naturalRect
    let (old, oldRect) = (source, natural)
    guard new !== old || rect != oldRect else { return }
    source = new
    natural = rect
    if new !== old, let oldRect, new.transaction.animation != nil, root.allowsAnimation {
      if !shown.isAnimating { shown.jump(to: oldRect.animatableData) }
      shown.set(rect.animatableData, transaction: new.transaction)
    } else if shown.isAnimating {
      shown.set(rect.animatableData, transaction: new.transaction)
    } else {
      shown.jump(to: rect.animatableData)
    }
    membersDidMove()
  }

  private func membersDidMove() {
    for member in members { member.value?.groupDidMove() }
  }
}

final class MatchedGeometryRenderNode: UnaryRenderNode, GeometryObserver {
  private(set) var modifier: MatchedGeometryModifier
  private(set) var transaction: Transaction
  private var group: MatchedGeometryGroup?

  init(
    modifier: MatchedGeometryModifier, transaction: Transaction, child: RenderNode, in context: NodeContext
  ) {
    self.modifier = modifier
    self.transaction = transaction
    super.init(child: child, in: context)
  }

  func update(_ new: MatchedGeometryModifier, transaction: Transaction) {
    if new.isSource != modifier.isSource || new.key != modifier.key { self.transaction = transaction }
    guard new != modifier else { return }
    let keyChanged = new.key != modifier.key
    modifier = new
    if keyChanged, isAttached { join() }
    groupDidMove()
    root.observeGeometry(self)
  }

  private func join() {
    group?.remove(self)
    let group = root.matchedGroups[modifier.key] ?? MatchedGeometryGroup(key: modifier.key, root: root)
    root.matchedGroups[modifier.key] = group
    group.add(self)
    self.group = group
  }

  override func didAttach() {
    join()
    root.observeGeometry(self)
  }

  override func willDetach() {
    group?.remove(self)
    group = nil
  }

  /// It is only still there because of a removal transition.
  var isGoing: Bool {
    var node: RenderNode? = self
    while let current = node {
      if current.isLeaving { return true }
      node = current.parent
    }
    return false
  }

  var naturalRect: CGRect { convert(bounds, to: nil, laidOut: true) }

  func geometryDidChange() {
    guard isAttached, isPlaced else { return }
    group?.settle()
  }

  func groupDidMove() {
    guard isPlaced else { return }
    markForPlacement()
    invalidateLayout()
    invalidateDisplay()
  }

  override func placeChildren() {
    guard let target = group?.rect(for: self) else {
      child.place(at: .zero, proposal: proposal)
      return
    }
    let own = naturalRect
    let childProposal = modifier.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
    let size = child.size(for: childProposal)
    var origin = CGPoint(
      x: (frame.width - size.width) * modifier.anchor.x, y: (frame.height - size.height) * modifier.anchor.y)
    if modifier.properties.contains(.position) {
      // The anchor lies at the same place in both.
      origin.x = target.minX - own.minX + (target.width - size.width) * modifier.anchor.x
      origin.y = target.minY - own.minY + (target.height - size.height) * modifier.anchor.y
    }
    child.place(at: origin, proposal: childProposal)
  }
}

extension View {
  /// Gives views with the same id in a namespace one geometry: that of the one that is the source.
  ///
  /// The others keep their place in layout and are shown where the source is. If in an animated change one source goes
  /// and another comes, both are shown on the way from the place of the first to that of the second.
  /// - Parameter anchor: the point that the views have in common.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
