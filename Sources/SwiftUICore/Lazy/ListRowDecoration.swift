import CoreGraphics
import Rendering

/// What is drawn behind and around a row of a list: a background with rounded corners, a highlight, separators.
package struct ListRowDecoration: Equatable {
  package struct Separator: Equatable {
    package var color: Color
    /// From the sides of the row; nil begins at the row's first text.
    package var leading: CGFloat?
    package var trailing: CGFloat

    package init(color: Color, leading: CGFloat?, trailing: CGFloat = 0) {
      self.color = color
      self.leading = leading
      self.trailing = trailing
    }
  }

  package var background: Color?
  /// Drawn over the background, under the content.
  package var highlight: Color?
  /// Distance of the highlight from the row's sides, and its corners.
  package var highlightInset: CGFloat = 0
  package var highlightRadius: CGFloat = 0
  package var topRadius: CGFloat = 0
  package var bottomRadius: CGFloat = 0
  /// Cuts the content to the corners.
  package var clipsContent = false
  package var topSeparator: Separator?
  package var bottomSeparator: Separator?

  package init() {}
}

extension ListRowDecoration: RenderModifier {
  package static func makeWrapper(
    _ modifier: ListRowDecoration, around child: RenderNode, node: Node
  ) -> ListRowRenderNode {
    ListRowRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: ListRowRenderNode, from old: ListRowDecoration, to modifier: ListRowDecoration,
    environment: EnvironmentValues, node: Node
  ) {
    var colors = ListRowRenderNode.Colors()
    colors.background = modifier.background?.resolved(in: environment)
    colors.highlight = modifier.highlight?.resolved(in: environment)
    colors.top = modifier.topSeparator?.color.resolved(in: environment)
    colors.bottom = modifier.bottomSeparator?.color.resolved(in: environment)
    wrapper.update(modifier, colors: colors, direction: environment.layoutDirection, transaction: node.transaction)
  }
}

package final class ListRowRenderNode: UnaryRenderNode {
  struct Colors: Equatable {
    var background: RGBA?
    var highlight: RGBA?
    var top: RGBA?
    var bottom: RGBA?
  }

  private var decoration = ListRowDecoration()
  private var colors = Colors()
  private var direction = LayoutDirection.leftToRight
  /// The highlight appears at once and fades away.
  private lazy var highlightOpacity = AnimatedAttribute<Double>(root: root) { [weak self] in self?.invalidateDisplay() }
  private var shownHighlight = RGBA.clear

  private static let fade = Animation.easeOut(duration: 0.3)

  func update(
    _ new: ListRowDecoration, colors newColors: Colors, direction newDirection: LayoutDirection,
    transaction: Transaction
  ) {
    guard new != decoration || newColors != colors || newDirection != direction else { return }
    if let highlight = newColors.highlight {
      shownHighlight = highlight
      highlightOpacity.jump(to: 1)
    } else if colors.highlight != nil {
      highlightOpacity.set(0, transaction: Transaction(animation: Self.fade))
    }
    decoration = new
    colors = newColors
    direction = newDirection
    invalidateDisplay()
  }

  override func record() -> Fragment {
    let size = drawingSize
    let rect = CGRect(origin: .zero, size: size)
    let outline = outline(rect)
    var parts: [PlacedFragment] = []
    func fill(_ shape: ShapeGeometry, _ color: RGBA) {
      guard color.alpha > 0 else { return }
      parts.append(PlacedFragment(Fragment(.fill(shape, .color(color), evenOdd: false, antialiased: true))))
    }
    if let background = colors.background { fill(outline, background) }
    let opacity = highlightOpacity.presented
    if opacity > 0 {
      let color = RGBA(
        red: shownHighlight.red, green: shownHighlight.green, blue: shownHighlight.blue,
        alpha: shownHighlight.alpha * Float(opacity))
      fill(highlightShape(rect, outline), color)
    }
    let content = recordChildren()
    if !content.isEmpty {
      let clipped =
        decoration.clipsContent ? Fragment(.clip(outline, evenOdd: false, antialiased: true, content)) : content
      parts.append(PlacedFragment(clipped))
    }
    let pixel = 1 / root.scale
    if let color = colors.top, let separator = decoration.topSeparator {
      fill(.rect(line(separator, y: 0, height: pixel, width: size.width)), color)
    }
    if let color = colors.bottom, let separator = decoration.bottomSeparator {
      fill(.rect(line(separator, y: size.height - pixel, height: pixel, width: size.width)), color)
    }
    if parts.isEmpty { return .empty }
    return parts.count == 1 ? parts[0].fragment : Fragment(.group(parts))
  }

  private func outline(_ rect: CGRect) -> ShapeGeometry {
    let (top, bottom) = (decoration.topRadius, decoration.bottomRadius)
    if top == 0, bottom == 0 { return .rect(rect) }
    if top == bottom {
      return .roundedRect(rect, cornerSize: CGSize(width: top, height: top), continuous: true)
    }
    let radii = RectangleCornerRadii(
      topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    return .path(CGPath(RoundedCorners.outline(of: rect, radii: radii, style: .continuous)))
  }

  private func highlightShape(_ rect: CGRect, _ outline: ShapeGeometry) -> ShapeGeometry {
    guard decoration.highlightInset != 0 || decoration.highlightRadius != 0 else { return outline }
    let radius = decoration.highlightRadius
    return .roundedRect(
      rect.insetBy(dx: decoration.highlightInset, dy: 0), cornerSize: CGSize(width: radius, height: radius),
      continuous: true)
  }

  private func line(_ separator: ListRowDecoration.Separator, y: CGFloat, height: CGFloat, width: CGFloat) -> CGRect {
    let start = separator.leading ?? separatorStart
    let end = separatorEnd ?? width - separator.trailing
    let scale = root.scale
    let left = (start * scale).rounded() / scale
    let length = max(end - left, 0)
    return CGRect(
      x: direction == .leftToRight ? left : width - left - length, y: y, width: length, height: height)
  }

  // MARK: Where separators begin

  private var separatorStart: CGFloat {
    if let explicit = child.explicitGuide(
      HorizontalAlignment.listRowSeparatorLeading.key, size: frame.size, proposal: proposal)
    {
      return explicit
    }
    return textStart ?? contentStart
  }

  private var separatorEnd: CGFloat? {
    child.explicitGuide(HorizontalAlignment.listRowSeparatorTrailing.key, size: frame.size, proposal: proposal)
  }

  /// The leading side of the text that stands nearest to the row's.
  private var textStart: CGFloat? {
    var first: CGFloat?
    func visit(_ node: RenderNode) {
      guard node.isPlaced, !node.isLeaving else { return }
      if node is TextRenderNode {
        let rect = node.convert(node.bounds, to: self, laidOut: true)
        let start = direction == .leftToRight ? rect.minX : frame.width - rect.maxX
        if first.map({ start < $0 }) ?? true { first = start }
      } else {
        node.forEachChild(visit)
      }
    }
    visit(child)
    return first
  }

  /// The leading side of what the row was made around.
  private var contentStart: CGFloat {
    var node: RenderNode = child
    while let unary = node as? UnaryRenderNode, !(unary is ElementHolder) { node = unary.child }
    let rect = node.convert(node.bounds, to: self, laidOut: true)
    return direction == .leftToRight ? rect.minX : frame.width - rect.maxX
  }
}
