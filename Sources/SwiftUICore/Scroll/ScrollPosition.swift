import CoreGraphics

/// Where a scroll view stands, or is to go.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, @unchecked Sendable {
    case none
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case coordinate(Axis, CGFloat)
    /// Where the user moved the content: the view in front, if there is one.
    case user(AnyHashable?)
  }

  private(set) var place = Place.none
  /// Grows with every request, so that asking for the same place again is noticed.
  private(set) var request = 0

  /// - Parameter idType: the type of the ids that views are found by.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// - Parameter idType: the type of the ids that views are found by.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }

  /// - Parameter anchor: the point that the view and the viewport have in common; nil moves as little as possible.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor: anchor) }

  /// - Parameter point: of the content, in points from its corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { place = .point(point) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(CGPoint(x: x, y: y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .coordinate(.horizontal, x) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .coordinate(.vertical, y) }

  private mutating func go(_ new: Place) {
    place = new
    request += 1
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(AnyHashable(id), anchor: anchor))
  }

  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }

  public mutating func scrollTo(point: CGPoint) { go(.point(point)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(CGPoint(x: x, y: y))) }

  public mutating func scrollTo(x: CGFloat) { go(.coordinate(.horizontal, x)) }

  public mutating func scrollTo(y: CGFloat) { go(.coordinate(.vertical, y)) }

  mutating func noteUser(_ id: AnyHashable?) { place = .user(id) }

  /// True after the user moved the content.
  public var isPositionedByUser: Bool {
    if case .user = place { true } else { false }
  }

  /// The edge that was asked for; nil once the content stands elsewhere.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The point that was asked for.
  public var point: CGPoint? {
    if case .point(let point) = place { point } else { nil }
  }

  public var x: CGFloat? {
    switch place {
    case .point(let point): point.x
    case .coordinate(.horizontal, let x): x
    default: nil
    }
  }

  public var y: CGFloat? {
    switch place {
    case .point(let point): point.y
    case .coordinate(.vertical, let y): y
    default: nil
    }
  }

  /// The view that was asked for, or the one in front after the user moved the content.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _), .user(.some(let id)):
      // Nothing at run time tells a value that is also sendable; those that are kept here came as such.
      (id.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
    default: nil
    }
  }

  /// The same as a value of a known type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    switch place {
    case .view(let id, _), .user(.some(let id)): id.base as? T
    default: nil
    }
  }
}

/// Connects a binding with the scroll view that it speaks of.
@MainActor
final class ScrollPositionLink {
  private weak var scroll: ScrollRenderNode?
  private var pending: (place: ScrollPosition.Place, transaction: Transaction)?
  var anchor: UnitPoint?
  /// Tells the binding which view is in front.
  nonisolated(unsafe) var userDidMove: ((AnyHashable?) -> Void)?
  private var lastFront: AnyHashable?

  nonisolated init() {}

  /// Goes there, as soon as there is a scroll view that has been laid out.
  func go(to place: ScrollPosition.Place, transaction: Transaction = Transaction()) {
    pending = (place, transaction)
    if let scroll, scroll.isAttached {
      // The views that it speaks of may come with the same update.
      scroll.root.enqueueAction { [weak self] in self?.goNow() }
    }
  }

  private func goNow() {
    guard let (place, transaction) = pending, let scroll else { return }
    pending = nil
    scroll.go(to: place, anchor: anchor, transaction: transaction)
  }

  func scrollDidReport(_ scroll: ScrollRenderNode) {
    if self.scroll !== scroll { self.scroll = scroll }
    if pending != nil {
      scroll.root.enqueueAction { [weak self] in self?.goNow() }
      return
    }
    guard scroll.isMovedByUser, let userDidMove else { return }
    let front = scroll.idOfViewInFront(anchor: anchor)
    guard front != lastFront else { return }
    lastFront = front
    scroll.root.enqueueAction { userDidMove(front) }
  }
}

extension ScrollRenderNode {
  fileprivate func go(to place: ScrollPosition.Place, anchor: UnitPoint?, transaction: Transaction) {
    switch place {
    case .none, .user: break
    case .view(let id, let own):
      if let identity { ScrollSearch.reveal(id, below: identity, anchor: own ?? anchor, transaction: transaction) }
    case .edge(let edge):
      let range = offsetRange
      var target = offset
      let isMirrored = options?.direction == .rightToLeft
      switch edge {
      case .top: target.y = range.vertical.lowerBound
      case .bottom: target.y = range.vertical.upperBound
      case .leading: target.x = isMirrored ? range.horizontal.upperBound : range.horizontal.lowerBound
      case .trailing: target.x = isMirrored ? range.horizontal.lowerBound : range.horizontal.upperBound
      }
      scroll(to: target, transaction: transaction)
    case .point(let point):
      scroll(to: CGPoint(x: point.x - insets.leading, y: point.y - insets.top), transaction: transaction)
    case .coordinate(let axis, let value):
      var target = offset
      target[axis] = value - insets.start(axis)
      scroll(to: target, transaction: transaction)
    }
  }

  /// The id of the target view in front: the one at the anchor, or the first that is in view.
  fileprivate func idOfViewInFront(anchor: UnitPoint?) -> AnyHashable? {
    let visible = CGRect(
      x: offset.x + insets.leading, y: offset.y + insets.top,
      width: viewport.width - insets.horizontal, height: viewport.height - insets.vertical)
    let places = targetElements.map { (element: $0, rect: $0.convert($0.bounds, to: plane, laidOut: true)) }
    let inView = places.filter { $0.rect.intersects(visible) }
    let chosen: RenderNode?
    if let anchor {
      let point = CGPoint(
        x: visible.minX + visible.width * anchor.x, y: visible.minY + visible.height * anchor.y)
      chosen = inView.min { distance($0.rect, point) < distance($1.rect, point) }?.element
    } else {
      // Half a point of a view is not enough to be in front.
      chosen =
        (inView.first { $0.rect.maxY > visible.minY + 0.5 && $0.rect.maxX > visible.minX + 0.5 } ?? inView.first)?
        .element
    }
    guard let chosen else { return nil }
    return chosen.outermostID ?? identity.flatMap { ScrollSearch.dataID(of: chosen, below: $0) }
  }

  private func distance(_ rect: CGRect, _ point: CGPoint) -> CGFloat {
    let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
    let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
    return x * x + y * y
  }
}

private enum ScrollPositionLinksKey: EnvironmentKey {
  static var defaultValue: [ScrollPositionLink] { [] }
}

extension EnvironmentValues {
  var scrollPositionLinks: [ScrollPositionLink] {
    get { self[ScrollPositionLinksKey.self] }
    set { self[ScrollPositionLinksKey.self] = newValue }
  }
}

/// Scrolls when an id that a binding leads to is set, and tells it which view is in front.
private struct ScrolledIDModifier<ID: Hashable>: ViewModifier {
  nonisolated(unsafe) let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var link = ScrollPositionLink()
  @State private var memory = Memory()

  nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  /// What the binding said last, so that its own words are not taken for a wish.
  @MainActor final class Memory {
    var last: ID??
    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    let new = id.wrappedValue
    let transaction = Transaction.current
    link.anchor = anchor
    link.userDidMove = { [id, memory] front in
      MainActor.assumeIsolated {
        guard let value = front?.base as? ID, id.wrappedValue != value else { return }
        memory.last = .some(value)
        id.wrappedValue = value
      }
    }
    // The first value describes, it does not move.
    if case .some(let old) = memory.last, old != new, let new {
      link.go(to: .view(AnyHashable(new), anchor: nil), transaction: transaction)
    }
    memory.last = .some(new)
    return content.transformEnvironment(\.scrollPositionLinks) { [link] in $0.append(link) }
  }
}

/// Scrolls to a position that a binding leads to, and tells it when the user moves the content.
private struct ScrolledPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var link = ScrollPositionLink()
  @State private var memory = Memory()

  nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  @MainActor final class Memory {
    var last: ScrollPosition?
    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    let new = position.wrappedValue
    let transaction = Transaction.current
    link.anchor = anchor
    link.userDidMove = { [position, memory] front in
      MainActor.assumeIsolated {
        var value = position.wrappedValue
        value.noteUser(front)
        memory.last = value
        position.wrappedValue = value
      }
    }
    if new != memory.last, !new.isPositionedByUser { link.go(to: new.place, transaction: transaction) }
    memory.last = new
    return content.transformEnvironment(\.scrollPositionLinks) { [link] in $0.append(link) }
  }
}

extension View {
  /// Connects the scroll view in this view with the id of one of the views in its `scrollTargetLayout`.
  ///
  /// Setting the id shows the view with it, as little as needed unless there is an anchor. While the user scrolls, the id
  /// becomes that of the view in front. The value that the binding has at first does not scroll.
  /// - Parameter anchor: the point of the viewport where the view is to be; also the place that is looked at for the view
  ///   in front.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }

  /// Connects the scroll view in this view with a position that can be asked for and tells what the user did.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledPositionModifier(position: position, anchor: anchor))
  }
}
