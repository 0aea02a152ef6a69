import CoreGraphics
import Foundation
import Rendering

/// The root of one view tree: it owns what the passes share and runs the frame loop.
///
/// A window, a picture and a test each have one. Nothing in it asks for the time: it is told with each frame.
@MainActor
package final class ViewRoot {
  package let backend: RenderingBackend
  package let mutations = MutationQueue()
  /// Whether state was written that no update has taken in yet.
  package var hasPendingChanges: Bool { !mutations.isEmpty }
  package var counters = EngineCounters()
  package let scope: EnvironmentScope

  /// Called when something has become dirty and a frame is wanted.
  package var onNeedsFrame: (() -> Void)?

  package private(set) var size = CGSize.zero
  package private(set) var safeAreaInsets = EdgeInsets()
  /// What an on-screen keyboard covers of the window, from below, in points.
  package private(set) var keyboardHeight: CGFloat = 0
  package private(set) var scale: CGFloat = 1
  /// Seconds on the frame clock.
  package private(set) var time: Double = 0

  private var rootNode: Node?
  private(set) var rootRender: RootRenderNode?

  // Update pass
  var updateQueue = DepthQueue<_Node>()
  package internal(set) var transaction = Transaction()
  let observedProperties = ObservedProperties()
  /// Counts updates; modifiers that act on a change compare with it.
  private(set) var updateNumber = 0
  /// Counts changes of what assistive programs see.
  package var semanticsVersion = 0
  private var scrollViews: [WeakScroll] = []
  // Layout pass
  var layoutQueue = DepthQueue<RenderNode>()
  var geometryObservers: [WeakObserver] = []
  var geometryObserverIDs: Set<ObjectIdentifier> = []
  var geometryHasChanged = false
  var isScrolling = false
  var matchedGroups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
  // Display pass
  var displayIsDirty = true
  // Animation
  var animators = AnimatorList()
  /// True while bodies run and places are given because of a step of an animation.
  var isTicking = false
  /// False makes every change take effect at once.
  package var allowsAnimation = true
  /// False keeps animated images at their first frame.
  package var playsImages = true
  // Actions
  var actions: [@MainActor () -> Void] = []
  /// Those of elements that have appeared; they run before `actions`, what is inside first.
  var appearances: [(node: RenderNode, action: @MainActor () -> Void)] = []
  /// Those of elements that went without delay; they run before `appearances`.
  var earlyActions: [@MainActor () -> Void] = []
  /// Actions that run after `actions`, in the same pass.
  var lateActions: [@MainActor () -> Void] = []
  private var disappearancesAreLate: Bool?
  private var nextFrame: [@MainActor () -> Void] = []
  var preferenceReaders: [any PreferenceReader] = []
  var preferenceReaderIDs: Set<ObjectIdentifier> = []
  var readPreferenceBits: UInt64 = 0
  private var warnings: Set<String> = []

  package private(set) var lastFragment = Fragment.empty
  private(set) lazy var sceneStore = SceneStore(queue: mutations)
  let undoManager = UndoManager()
  package let focus = FocusManager()
  private(set) lazy var focusedValues = FocusedValuesStore(root: self)
  package private(set) lazy var events = EventDispatcher(root: self)
  package var services = HostServices()
  package let openedURLs = OpenedURLs()

  package init(backend: RenderingBackend) {
    self.backend = backend
    AssetCatalogs.shared.use(backend)
    scope = EnvironmentScope(parent: nil)
    updateQueue = DepthQueue()
    setEnvironment { [unowned self] values in
      values.editMode = makeEditMode()
      values.viewRoot = WeakRoot(root: self)
      values._undoManager = undoManager
    }
    mutations.onFirstChange { [weak self] in
      Task { @MainActor in self?.onNeedsFrame?() }
    }
  }

  /// Shows the view. May be called once.
  package func setContent<Content: View>(_ content: Content) {
    let node = Content._makeNode(content, in: NodeContext(root: self, scope: scope))
    rootNode = node
    let render = RootRenderNode(content: node, in: NodeContext(below: node))
    rootRender = render
    render.attach()
    render.invalidateLayout()
  }

  package func setEnvironment(_ write: (inout EnvironmentValues) -> Void) {
    var environment = EnvironmentValues(scope: scope, reader: nil)
    write(&environment)
    scope.addValues(environment.overrides)
    onNeedsFrame?()
  }

  /// The values that hold for the whole tree.
  package var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: nil) }

  package func resize(to size: CGSize, scale: CGFloat, safeAreaInsets: EdgeInsets) {
    guard size != self.size || scale != self.scale || safeAreaInsets != self.safeAreaInsets else { return }
    let scaleChanged = scale != self.scale
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    if scaleChanged { rootRender?.invalidateSubtreeForScale() }
    rootRender?.invalidateLayout()
    rootRender?.markForPlacement()
    onNeedsFrame?()
  }

  /// An on-screen keyboard came, went or changed its height.
  /// - Parameter animation: how the content makes room; at once when nil.
  package func setKeyboardHeight(_ height: CGFloat, animation: Animation? = nil) {
    guard height != keyboardHeight else { return }
    withTransaction(Transaction(animation: animation)) {
      mutations.add(
        .action { [weak self] in
          self?.keyboardHeight = height
          self?.rootRender?.markForPlacement()
          self?.rootRender?.invalidateLayout()
        })
    }
  }

  /// What bars, the window's edges and the keyboard cover.
  var coveredInsets: EdgeInsets {
    var insets = safeAreaInsets
    insets.bottom = max(insets.bottom, keyboardHeight)
    return insets
  }

  func elementsDidChangeAtRoot() { rootRender?.elementsDidChange() }

  // MARK: The frame loop

  /// True when `update(at:)` would do something.
  package var needsFrame: Bool {
    !mutations.isEmpty || !updateQueue.isEmpty || !layoutQueue.isEmpty || displayIsDirty || !animators.isEmpty
      || hasActions || !nextFrame.isEmpty || !preferenceReaders.isEmpty
      || events.hasWork(at: time)
  }

  package var isAnimating: Bool { !animators.isEmpty || events.needsTicks }

  /// A frame tells the time, and so does an event: a window without anything to draw has had no frame for long.
  func clockDidReach(_ time: Double) { self.time = max(time, self.time) }

  /// Brings everything up to date for the frame that is shown at `time`, and returns its picture.
  @discardableResult
  package func update(at time: Double) -> Fragment {
    clockDidReach(time)
    let postponed = nextFrame
    nextFrame = []
    for action in postponed { action() }
    DefaultsObservers.poll()
    tickPass()
    events.tick(at: self.time)
    settle()
    lastFragment = displayPass()
    counters.frames += 1
    return lastFragment
  }

  /// Most passes in one update; what is then still dirty waits for the next frame.
  private static let maximumPasses = 8

  /// Repeats update and layout until nothing is dirty. Actions that callbacks ask for may make more work.
  package func settle() { MainActor.makingFrame(runPasses) }

  private func runPasses() {
    for _ in 0..<Self.maximumPasses {
      updateNumber += 1
      updatePass()
      layoutPass()
      preferencePass()
      geometryPass()
      actionPass()
      if mutations.isEmpty, updateQueue.isEmpty, layoutQueue.isEmpty, !hasActions,
        preferenceReaders.isEmpty, !geometryHasChanged
      {
        break
      }
    }
    if !layoutQueue.isEmpty, let node = layoutQueue.first {
      warnOnce(
        "Layout of \(type(of: node)) did not come to an end: it was asked again after \(Self.maximumPasses) rounds.")
    }
    if !mutations.isEmpty || !updateQueue.isEmpty {
      warnOnce(
        "\(updateQueue.first.map { String(describing: type(of: $0)) } ?? "A view") tried to update multiple times per frame."
      )
      onNeedsFrame?()
    }
  }

  // MARK: Queues

  func enqueueUpdate(_ node: Node) {
    updateQueue.insert(node, depth: node.depth)
    onNeedsFrame?()
  }

  func enqueueLayout(_ node: RenderNode) {
    layoutQueue.insert(node, depth: node.depth)
    onNeedsFrame?()
  }

  func enqueueAction(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    onNeedsFrame?()
  }

  func enqueueForNextFrame(_ action: @escaping @MainActor () -> Void) {
    nextFrame.append(action)
    onNeedsFrame?()
  }

  /// Asks for the action of something that is gone.
  func enqueueDisappearance(_ action: @escaping @MainActor () -> Void) {
    switch disappearancesAreLate {
    case nil: actions.append(action)
    case true?: lateActions.append(action)
    case false?: earlyActions.append(action)
    }
    onNeedsFrame?()
  }

  func enqueueAppearance(of node: RenderNode, _ action: @escaping @MainActor () -> Void) {
    appearances.append((node, action))
    onNeedsFrame?()
  }

  var hasActions: Bool {
    !actions.isEmpty || !appearances.isEmpty || !earlyActions.isEmpty || !lateActions.isEmpty
  }

  /// Lets what disappears in the closure say so after everything that appears in the same pass.
  func disappearancesWait(_ wait: Bool, _ body: () -> Void) {
    let outer = disappearancesAreLate
    disappearancesAreLate = wait
    body()
    disappearancesAreLate = outer
  }

  func animate(_ animator: any Animator) {
    animators.insert(animator)
    onNeedsFrame?()
  }

  func noteRemoval() { counters.nodesRemoved += 1 }

  private var lastScrollID = 0

  /// A name for a viewport that no other viewport of the tree has.
  func makeScrollID() -> Int {
    lastScrollID += 1
    return lastScrollID
  }

  private var lastNamespaceID = 0

  func makeNamespaceID() -> Int {
    lastNamespaceID += 1
    return lastNamespaceID
  }

  func register(_ scroll: any ScrollResponder) { scrollViews.append(WeakScroll(responder: scroll)) }

  func unregister(_ scroll: any ScrollResponder) {
    scrollViews.removeAll { $0.responder == nil || $0.responder === scroll }
  }

  var scrollResponders: [any ScrollResponder] { scrollViews.compactMap(\.responder) }

  // MARK: Messages

  package func warn(_ message: String) { Diagnostics.warn(message) }

  package func warnOnce(_ message: String) {
    if warnings.insert(message).inserted { Diagnostics.warn(message) }
  }

  var rootNodeForDump: Node? { rootNode }
}

/// How much work the engine has done; tests assert on it.
package struct EngineCounters: Equatable, Sendable {
  package init() {}

  package var frames = 0
  package var nodesMade = 0
  package var nodesRemoved = 0
  package var renderNodesMade = 0
  package var bodiesRun = 0
  package var bodiesSkipped = 0
  package var measurements = 0
  package var nodesLaidOut = 0
  package var nodesPlaced = 0
  package var fragmentsRecorded = 0
}

/// Dirty nodes in the order of their depth.
@MainActor
struct DepthQueue<Element: AnyObject> {
  /// The elements of each depth, in the order in which they became dirty; those before `heads` are done.
  private var levels: [[Element]] = []
  private var heads: [Int] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ element: Element, depth: Int) {
    while levels.count <= depth {
      levels.append([])
      heads.append(0)
    }
    levels[depth].append(element)
    count += 1
  }

  var first: Element? {
    for index in levels.indices where heads[index] < levels[index].count { return levels[index][heads[index]] }
    return nil
  }

  mutating func popShallowest() -> Element? {
    guard count > 0 else { return nil }
    for index in levels.indices where !levels[index].isEmpty { return pop(at: index) }
    return nil
  }

  private mutating func pop(at index: Int) -> Element {
    count -= 1
    let element = levels[index][heads[index]]
    heads[index] += 1
    if heads[index] == levels[index].count {
      levels[index].removeAll(keepingCapacity: true)
      heads[index] = 0
    }
    return element
  }

  /// The deepest element, if it lies deeper than `limit`.
  mutating func popDeepest(below limit: Int = -1) -> Element? {
    guard count > 0 else { return nil }
    var index = levels.count - 1
    while index > limit {
      if !levels[index].isEmpty { return pop(at: index) }
      index -= 1
    }
    return nil
  }
}

struct WeakScroll {
  weak var responder: (any ScrollResponder)?
}

extension ViewRoot {
  /// The size that the content has when it may choose.
  package var idealContentSize: CGSize { contentSize(for: .unspecified) }

  /// The size that the content takes of what it is offered.
  package func contentSize(for proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    rootRender?.forEachChild { child in
      let ideal = child.size(for: proposal)
      size = CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
    return size
  }

  /// Where the content's own elements are, by accessibility order. For tests of layout.
  package var dump: String { TreeDump(self).text }
}
