import CoreGraphics
import Rendering

/// Flexible space: along the stack it stands in, or in both directions outside of stacks.
public struct Spacer: Sendable {
  /// Points; nil is 8.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
    SpacerNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class SpacerNode: ValueNode<Spacer> {
  private lazy var render = SpacerRenderNode(in: NodeContext(below: self))

  override func update() {
    needsUpdate = false
    render.setMinLength(view.minLength)
  }

  override func appendElements(to list: inout ElementList) {
    render.setMinLength(view.minLength)
    list.append(render)
  }
}

final class SpacerRenderNode: RenderNode {
  private var minLength: CGFloat?
  private var orientation: Axis?

  func setMinLength(_ new: CGFloat?) {
    guard new != minLength else { return }
    minLength = new
    invalidateLayout()
  }

  override func containerDidChange(orientation: Axis?) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? ViewSpacing.defaultDistance
    func length(_ axis: Axis) -> CGFloat {
      if let orientation, orientation != axis { return 0 }
      return max(proposal[axis] ?? least, least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override func measureSpacing() -> ViewSpacing {
    var spacing = ViewSpacing()
    if orientation != .vertical {
      spacing.leading = .none
      spacing.trailing = .none
    }
    if orientation != .horizontal {
      spacing.top = .none
      spacing.bottom = .none
    }
    return spacing
  }

  override var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? -.infinity }
}

/// A line across the stack it stands in; horizontal outside of stacks.
public struct Divider: Sendable {
  nonisolated public init() {}
}

extension Divider: PrimitiveView {
  public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode<Divider> {
    DividerNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class DividerNode: ValueNode<Divider> {
  private lazy var render = DividerRenderNode(in: NodeContext(below: self))

  override init(_ view: Divider, in context: NodeContext) {
    super.init(view, in: context)
    update()
  }

  override func update() {
    needsUpdate = false
    let (color, length) = tracking {
      let environment = environment
      return (
        SystemColors.separator.resolved(in: environment),
        environment.platformMetrics.dividerThickness ?? environment.pixelLength
      )
    }
    render.configure(color: color, thickness: length)
  }

  override func appendElements(to list: inout ElementList) { list.append(render) }
}

final class DividerRenderNode: RenderNode {
  private var color = RGBA.clear
  private var thickness: CGFloat = 1
  private var orientation: Axis?

  func configure(color: RGBA, thickness: CGFloat) {
    if color != self.color {
      self.color = color
      invalidateDisplay()
    }
    if thickness != self.thickness {
      self.thickness = thickness
      invalidateLayout()
    }
  }

  override func containerDidChange(orientation: Axis?) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    orientation == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func record() -> Fragment {
    var size = drawingSize
    // A hairline never vanishes between two pixels.
    size.width = max(size.width, 1 / root.scale)
    size.height = max(size.height, 1 / root.scale)
    return Fragment(
      .fill(.rect(CGRect(origin: .zero, size: size)), .color(color), evenOdd: false, antialiased: true))
  }
}
