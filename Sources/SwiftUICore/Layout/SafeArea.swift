import CoreGraphics

/// Parts of the safe area that a view may extend into.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the device's edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A render node that keeps its content clear of something at its edges.
@MainActor
protocol SafeAreaProvider: RenderNode {
  /// Left, top, right and bottom distances (in that meaning of leading and trailing) inside the node's bounds.
  var providedInsets: EdgeInsets { get }

  /// What is left of them for those who ignore some regions.
  func remainingInsets(ignoring regions: SafeAreaRegions) -> EdgeInsets
}

extension SafeAreaProvider {
  func remainingInsets(ignoring regions: SafeAreaRegions) -> EdgeInsets {
    regions.contains(.container) ? EdgeInsets() : providedInsets
  }
}

extension RootRenderNode: SafeAreaProvider {
  var providedInsets: EdgeInsets { root.coveredInsets }

  func remainingInsets(ignoring regions: SafeAreaRegions) -> EdgeInsets {
    var insets = regions.contains(.container) ? EdgeInsets() : root.safeAreaInsets
    if !regions.contains(.keyboard) { insets.bottom = max(insets.bottom, root.keyboardHeight) }
    return insets
  }
}

extension RenderNode {
  /// How far the area that is still free to draw in reaches beyond a rectangle (own coordinates) whose sides touch the
  /// safe area. Leading is left.
  func safeAreaExtension(
    of rect: CGRect, edges: Edge.Set, ignoring regions: SafeAreaRegions = .all
  ) -> EdgeInsets {
    var result = EdgeInsets()
    var node: RenderNode? = parent
    while let current = node, !current.isolatesSafeArea {
      if let provider = current as? any SafeAreaProvider {
        let insets = provider.providedInsets
        let rest = provider.remainingInsets(ignoring: regions)
        let own = convert(rect, to: current, laidOut: true)
        let full = current.bounds
        func extend(_ edge: Edge, distance: CGFloat, inset: CGFloat) {
          // Touches the safe area's side, perhaps because an inner one let it extend so far.
          guard edges.contains(edge) else { return }
          let left = distance - result[edge]
          if inset > 0, left < inset + 0.5 {
            result[edge] = max(result[edge], distance - rest[edge])
          }
        }
        extend(.top, distance: own.minY - full.minY, inset: insets.top)
        extend(.bottom, distance: full.maxY - own.maxY, inset: insets.bottom)
        extend(.leading, distance: own.minX - full.minX, inset: insets.leading)
        extend(.trailing, distance: full.maxX - own.maxX, inset: insets.trailing)
      }
      node = current.parent
    }
    return result
  }

  /// The node's bounds, grown over the safe area where they touch it.
  func areaIgnoringSafeArea(edges: Edge.Set, regions: SafeAreaRegions = .all) -> CGRect {
    let extra = safeAreaExtension(of: bounds, edges: edges, ignoring: regions)
    return CGRect(
      x: -extra.leading, y: -extra.top, width: frame.width + extra.horizontal,
      height: frame.height + extra.vertical)
  }

  /// What bars and edges take at the sides that the node touches, whether it keeps clear of them or extends below.
  func safeAreaAround() -> EdgeInsets {
    let covered = safeAreaOverlap()
    let beside = safeAreaExtension(of: bounds, edges: .all)
    return EdgeInsets(
      top: max(covered.top, beside.top), leading: max(covered.leading, beside.leading),
      bottom: max(covered.bottom, beside.bottom), trailing: max(covered.trailing, beside.trailing))
  }

  /// How much of the node is covered by what the safe area keeps clear of.
  func safeAreaOverlap() -> EdgeInsets {
    var result = EdgeInsets()
    var node: RenderNode? = parent
    while let current = node, !current.isolatesSafeArea {
      if let provider = current as? any SafeAreaProvider {
        let insets = provider.providedInsets
        let own = convert(bounds, to: current, laidOut: true)
        let full = current.bounds
        // What lies beyond the provider's sides is not covered by anything.
        result.top = max(result.top, min(full.minY + insets.top - own.minY, insets.top))
        result.bottom = max(result.bottom, min(own.maxY - (full.maxY - insets.bottom), insets.bottom))
        result.leading = max(result.leading, min(full.minX + insets.leading - own.minX, insets.leading))
        result.trailing = max(result.trailing, min(own.maxX - (full.maxX - insets.trailing), insets.trailing))
      }
      node = current.parent
    }
    return result
  }
}

/// Lets a view extend over the safe area.
struct SafeAreaIgnoringModifier {
  var regions: SafeAreaRegions
  var edges: Edge.Set
}

extension SafeAreaIgnoringModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: SafeAreaIgnoringModifier, around child: RenderNode, node: Node
  ) -> SafeAreaIgnoringRenderNode {
    SafeAreaIgnoringRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: SafeAreaIgnoringRenderNode, from old: SafeAreaIgnoringModifier,
    to modifier: SafeAreaIgnoringModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.update(edges: modifier.edges, regions: modifier.regions)
  }
}

final class SafeAreaIgnoringRenderNode: UnaryRenderNode {
  private var edges: Edge.Set = []
  private var regions: SafeAreaRegions = []

  func update(edges: Edge.Set, regions: SafeAreaRegions) {
    guard edges != self.edges || regions != self.regions else { return }
    self.edges = edges
    self.regions = regions
    invalidateLayout()
    markForPlacement()
  }

  override func placeChildren() {
    let area = areaIgnoringSafeArea(edges: edges, regions: regions)
    let proposal = ProposedViewSize(
      width: self.proposal.width.map { $0 + area.width - frame.width } ?? area.width,
      height: self.proposal.height.map { $0 + area.height - frame.height } ?? area.height)
    let size = child.size(for: proposal)
    child.place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal: proposal)
  }
}

/// Keeps its content clear of plain space at its edges.
class SafeAreaInsetRenderNode: UnaryRenderNode, SafeAreaProvider {
  /// Leading is left.
  private(set) final var providedInsets = EdgeInsets()
  private final var direction = LayoutDirection.leftToRight

  final func setInsets(_ new: EdgeInsets, direction: LayoutDirection) {
    guard new != providedInsets || direction != self.direction else { return }
    providedInsets = new
    self.direction = direction
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal.inset(by: providedInsets))
    return CGSize(width: size.width + providedInsets.horizontal, height: size.height + providedInsets.vertical)
  }

  override func placeChildren() {
    child.place(
      at: CGPoint(x: providedInsets.leading, y: providedInsets.top), proposal: proposal.inset(by: providedInsets))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, inset: providedInsets, proposal: proposal, direction: direction)
  }
}

extension RenderNode {
  /// The explicit guide of a node inside of insets (leading is left) as the node around it sees it.
  final func explicitGuide(
    _ key: AlignmentKey, inset insets: EdgeInsets, proposal: ProposedViewSize, direction: LayoutDirection
  ) -> CGFloat? {
    let proposal = proposal.inset(by: insets)
    guard let value = explicitValue(of: key, size: size(for: proposal), proposal: proposal) else { return nil }
    if key.axis == .vertical { return value + insets.top }
    return value + (direction == .leftToRight ? insets.leading : insets.trailing)
  }
}

/// Keeps its content clear of the given distances; the content may draw there all the same.
package struct SafeAreaPaddingModifier {
  package var insets: EdgeInsets

  nonisolated package init(insets: EdgeInsets) { self.insets = insets }
}

extension SafeAreaPaddingModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: SafeAreaPaddingModifier, around child: RenderNode, node: Node
  ) -> RenderNode {
    SafeAreaInsetRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: RenderNode, from old: SafeAreaPaddingModifier, to modifier: SafeAreaPaddingModifier,
    environment: EnvironmentValues, node: Node
  ) {
    guard let wrapper = wrapper as? SafeAreaInsetRenderNode else { return }
    var insets = modifier.insets
    let direction = environment.layoutDirection
    if direction == .rightToLeft { swap(&insets.leading, &insets.trailing) }
    wrapper.setInsets(insets, direction: direction)
  }
}

extension View {
  /// Lets the view extend over the safe area at the edges that it touches.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: .container, edges: edges))
  }

  /// Keeps the content clear of space at some sides without leaving that space undrawn.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      SafeAreaPaddingModifier(insets: EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: edges)))
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length)))
  }
}
