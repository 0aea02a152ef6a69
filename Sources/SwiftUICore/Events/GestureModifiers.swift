import CoreGraphics

/// Which gestures of a view take part: its own, those of its subviews, or both.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

enum GesturePriority {
  case normal, high, simultaneous
}

/// Attaches a gesture to its content.
struct GestureModifier<G: Gesture> {
  nonisolated(unsafe) var gesture: G
  var priority: GesturePriority
  var mask: GestureMask
}

extension GestureModifier: RenderModifier {
  static func makeWrapper(_ modifier: GestureModifier, around child: RenderNode, node: Node)
    -> GestureRenderNode
  {
    GestureRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: GestureRenderNode, from old: GestureModifier, to modifier: GestureModifier,
    environment: EnvironmentValues, node: Node
  ) {
    let gesture = modifier.gesture
    wrapper.priority = modifier.priority
    wrapper.mask = modifier.mask
    wrapper.isEnabled = environment.isEnabled
    wrapper.makeRecognizer = { ErasedRecognizer(gesture._makeRecognizer()) }
    wrapper.primaryAction = (modifier.gesture as? any TapLikeGesture)?.tapAction
  }
}

/// Gestures that a script or an assistive program can perform without a pointer.
@MainActor
protocol TapLikeGesture {
  var tapAction: (@MainActor () -> Void)? { get }
}

extension _EndedGesture: TapLikeGesture {
  var tapAction: (@MainActor () -> Void)? {
    guard let tap = self as? _EndedGesture<TapGesture>, tap.content.count == 1 else { return nil }
    return { tap.action(()) }
  }
}

/// A recogniser whose value's type does not matter.
@MainActor
final class ErasedRecognizer {
  enum State { case possible, active, ended, failed }

  private let handleEvent: (_GestureEvent) -> Void
  private let deliverPhase: () -> Void
  private let cancelGesture: () -> Void
  private let readState: () -> State
  private let readDeadline: () -> Double?
  private let readAwaits: () -> Bool

  init<Value>(_ recognizer: _Recognizer<Value>) {
    handleEvent = recognizer.handle
    deliverPhase = recognizer.deliver
    cancelGesture = recognizer.cancel
    readDeadline = { recognizer.deadline }
    readAwaits = { recognizer.awaitsMore }
    readState = {
      switch recognizer.phase {
      case .possible: .possible
      case .active: .active
      case .ended: .ended
      case .failed: .failed
      }
    }
  }

  var state: State { readState() }
  var deadline: Double? { readDeadline() }
  var awaitsMore: Bool { readAwaits() }
  func handle(_ event: _GestureEvent) { handleEvent(event) }
  func deliver() { deliverPhase() }
  func cancel() { cancelGesture() }
}

final class GestureRenderNode: UnaryRenderNode {
  var priority = GesturePriority.normal
  var mask = GestureMask.all
  var isEnabled = true
  var makeRecognizer: (() -> ErasedRecognizer)?
  var primaryAction: (@MainActor () -> Void)?

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    var inner = SemanticsBuilder()
    child.appendSemantics(to: &inner)
    for var element in inner.nodes {
      if element.activate == nil, isEnabled, let primaryAction { element.activate = primaryAction }
      builder.add(element)
    }
  }
}

extension View {
  /// Adds a gesture that recognises after those of the view's content.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that recognises before those of the view's content.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that recognises beside those of the view's content.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Calls the action when the view is tapped.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(
      GestureModifier(
        gesture: _EndedGesture(content: TapGesture(count: count), action: { _ in action() }),
        priority: .normal,
        mask: .all))
  }

  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: _EndedGesture(
          content: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace),
          action: { action($0.location) }), priority: .normal, mask: .all))
  }

  /// Calls the action when the view is pressed for a while.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: LongPressActionGesture(
          duration: minimumDuration, distance: maximumDistance, action: action, pressing: onPressingChanged),
        priority: .normal, mask: .all))
  }

  @available(
    *, deprecated,
    message: "Use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

struct LongPressActionGesture: Gesture {
  let duration: Double
  let distance: CGFloat
  nonisolated(unsafe) let action: () -> Void
  nonisolated(unsafe) let pressing: ((Bool) -> Void)?
  typealias Body = Never

  func _makeRecognizer() -> _Recognizer<Bool> {
    let pressing = pressing
    pressing?(true)
    return CallbackRecognizer(
      LongPressRecognizer(duration: duration, distance: distance), ended: { _ in action() },
      finished: { pressing?(false) })
  }
}
