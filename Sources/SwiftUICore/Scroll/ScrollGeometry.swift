import CoreGraphics

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down that may become a scroll.
  case tracking
  /// The user moves the content.
  case interacting
  /// The content goes on after it was let go.
  case decelerating
  /// The content goes to a place that a program or a key asked for.
  case animating

  /// True in every phase but `idle`.
  public var isScrolling: Bool { self != .idle }
}

/// Where a scroll view's content stands.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content's point in the viewport's corner; at rest minus the insets.
  public var contentOffset: CGPoint
  /// Without insets and margins.
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// The viewport without the insets.
  public var containerSize: CGSize
  /// The part of the content in the viewport, insets included.
  public private(set) var visibleRect: CGRect
  /// From the offset, as large as the container.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    visibleRect = CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
      height: containerSize.height + contentInsets.vertical)
  }
}

/// Wants to know what the nearest scroll view inside of a view does.
@MainActor
package protocol ScrollListener: AnyObject {
  func geometryDidChange(_ geometry: ScrollGeometry, in phase: ScrollPhase)
  func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, geometry: ScrollGeometry, velocity: CGVector?)
}

private enum ScrollListenersKey: EnvironmentKey {
  static var defaultValue: [any ScrollListener] { [] }
}

extension EnvironmentValues {
  package var scrollListeners: [any ScrollListener] {
    get { self[ScrollListenersKey.self] }
    set { self[ScrollListenersKey.self] = newValue }
  }
}

extension ScrollRenderNode {
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: offset, contentSize: contentSize, contentInsets: insets,
      containerSize: CGSize(
        width: max(viewport.width - insets.horizontal, 0), height: max(viewport.height - insets.vertical, 0)))
  }

  /// Tells observers and listeners where the content stands.
  func report() {
    if let observer = options?.observer, observer.source === self {
      var state = ScrollObserver.State()
      state.offset = offset.y - offsetRange.vertical.lowerBound
      state.remaining = contentSize.height + insets.bottom - viewport.height - offset.y
      state.topInset = insets.top
      state.isMoving = phase.isScrolling
      observer.report(state)
    }
    for link in options?.positionLinks ?? [] { link.scrollDidReport(self) }
    guard !listeners.isEmpty else { return }
    if !hasReported {
      hasReported = true
      // Listeners begin with a scroll view that has no content yet and rests.
      let empty = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
      for listener in listeners {
        listener.geometryDidChange(empty, in: phase)
        listener.phaseDidChange(from: phase, to: phase, geometry: empty, velocity: nil)
      }
    }
    let geometry = geometry
    for listener in listeners { listener.geometryDidChange(geometry, in: phase) }
  }

  /// Points a second, while the content moves by itself.
  var velocity: CGVector? {
    guard !motion.isAtRest else { return nil }
    let x = motion[.horizontal]?.state(at: root.time).velocity ?? 0
    let y = motion[.vertical]?.state(at: root.time).velocity ?? 0
    return CGVector(dx: x, dy: y)
  }
}

/// Keeps what a modifier wants to be told.
@MainActor
private final class ScrollGeometryListener<Value: Equatable>: ScrollListener {
  nonisolated(unsafe) var transform: ((ScrollGeometry) -> Value)?
  nonisolated(unsafe) var action: ((Value, Value) -> Void)?
  private var last: Value?

  nonisolated init() {}

  func geometryDidChange(_ geometry: ScrollGeometry, in phase: ScrollPhase) {
    guard let transform, let action else { return }
    let value = transform(geometry)
    guard value != last else { return }
    let old = last ?? value
    last = value
    action(old, value)
  }

  func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, geometry: ScrollGeometry, velocity: CGVector?
  ) {}
}

@MainActor
private final class ScrollPhaseListener: ScrollListener {
  nonisolated(unsafe) var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  nonisolated init() {}

  func geometryDidChange(_ geometry: ScrollGeometry, in phase: ScrollPhase) {}

  func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, geometry: ScrollGeometry, velocity: CGVector?
  ) {
    action?(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: velocity))
  }
}

/// Where the content stood when the phase changed.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points a second; nil when unknown.
  public let velocity: CGVector?
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  nonisolated(unsafe) let transform: (ScrollGeometry) -> Value
  nonisolated(unsafe) let action: (Value, Value) -> Void
  @State private var listener = ScrollGeometryListener<Value>()

  nonisolated init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }

  func body(content: Content) -> some View {
    listener.transform = transform
    listener.action = action
    return content.transformEnvironment(\.scrollListeners) { [listener] in $0.append(listener) }
  }
}

private struct ScrollPhaseModifier: ViewModifier {
  nonisolated(unsafe) let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var listener = ScrollPhaseListener()

  nonisolated init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  func body(content: Content) -> some View {
    listener.action = action
    return content.transformEnvironment(\.scrollListeners) { [listener] in $0.append(listener) }
  }
}

extension View {
  /// Calls the action with a value taken from the geometry of the scroll view in this view, whenever it has changed.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls the action when the scroll view in this view begins or ends to move.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// The same with where the content stands.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
      Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
