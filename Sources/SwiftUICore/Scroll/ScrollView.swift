import CoreGraphics

/// A viewport over content that can be larger than it.
///
/// Along its axes the content is offered no length and takes its ideal one; the scroll view itself takes all that it is
/// offered there. Across, it is as wide as its content. Several views in it form a `VStack`.
public struct ScrollView<Content: View> {
  nonisolated(unsafe) public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  /// - Parameters:
  ///   - axes: the directions in which the content moves; vertical unless given.
  ///   - showsIndicators: whether thumbs show where the content stands while it moves.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  public static func _makeNode(_ view: ScrollView, in context: _NodeContext) -> _ViewNode<ScrollView> {
    ScrollNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// What a proxy looks for in the tree of identities.
@MainActor
protocol ScrollContainerNode: Node {
  var scrollRender: ScrollRenderNode { get }
}

private final class ScrollNode<Content: View>: ValueNode<ScrollView<Content>>, ScrollContainerNode {
  private typealias Stack = _LayoutTree<VStackLayout, Content>

  private var child: ViewNode<Stack>?
  private var render: ScrollRenderNode?
  private let inner: EnvironmentScope

  override init(_ view: ScrollView<Content>, in context: NodeContext) {
    inner = EnvironmentScope(parent: context.scope)
    super.init(view, in: context)
    var innerContext = NodeContext(below: self)
    innerContext.scope = inner
    var cleared = EnvironmentValues()
    cleared.scrollObserver = nil
    cleared.contentMargins = ContentMargins()
    cleared.scrollAnchors = ScrollAnchors()
    cleared.scrollListeners = []
    cleared.scrollPositionLinks = []
    inner.initializeValues(cleared.overrides)
    let child = Stack._makeNode(stack, in: innerContext)
    let render = ScrollRenderNode(content: child, in: NodeContext(below: self))
    self.child = child
    self.render = render
    render.identity = self
    configure()
  }

  private var stack: Stack { Stack(layout: VStackLayout(), content: view.content) }

  var scrollRender: ScrollRenderNode {
    guard let render else { preconditionFailure("made by the initialiser") }
    return render
  }

  override func update(to newView: ScrollView<Content>) {
    view = newView
    configure()
    child?.update(to: stack)
  }

  override func update() { configure() }

  private func configure() {
    needsUpdate = false
    let options = tracking {
      ScrollOptions(axes: view.axes, showsIndicators: view.showsIndicators, environment: environment)
    }
    render?.configure(options)
  }

  override func elementsDidChange() { render?.contentDidChange() }

  override func willRemove() { inner.close() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    if let render { list.append(render) }
  }
}

/// Everything about a scroll view that its description and its surroundings decide.
struct ScrollOptions {
  var axes: Axis.Set
  var isEnabled: Bool
  var clips: Bool
  var direction: LayoutDirection
  var isDark: Bool
  var reducesMotion: Bool
  var indicators: AxisPair<ScrollIndicatorVisibility>
  var bounces: AxisPair<ScrollBounceBehavior>
  var margins: ContentMargins
  var anchors: ScrollAnchors
  var targetBehavior: (any ScrollTargetBehavior)?
  var listeners: [any ScrollListener]
  var positionLinks: [ScrollPositionLink]
  var refresh: RefreshAction?
  var flash: ScrollFlash
  let environment: EnvironmentValues
  weak var observer: ScrollObserver?

  @MainActor
  init(axes: Axis.Set, showsIndicators: Bool, environment: EnvironmentValues) {
    self.axes = axes
    self.environment = environment
    isEnabled = environment.isScrollEnabled && environment.isEnabled
    clips = !environment.isScrollClipDisabled
    direction = environment.layoutDirection
    isDark = environment.colorScheme == .dark
    reducesMotion = environment.accessibilityReduceMotion
    indicators = AxisPair(
      horizontal: environment.horizontalScrollIndicatorVisibility,
      vertical: environment.verticalScrollIndicatorVisibility)
    if !showsIndicators { indicators = AxisPair(horizontal: .hidden, vertical: .hidden) }
    bounces = AxisPair(
      horizontal: environment.horizontalScrollBounceBehavior,
      vertical: environment.verticalScrollBounceBehavior)
    margins = environment.contentMargins
    anchors = environment.scrollAnchors
    targetBehavior = environment.scrollTargetBehavior
    listeners = environment.scrollListeners
    positionLinks = environment.scrollPositionLinks
    refresh = environment.refresh
    flash = environment.scrollFlash
    observer = environment.scrollObserver
  }
}

/// One value for each direction.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
