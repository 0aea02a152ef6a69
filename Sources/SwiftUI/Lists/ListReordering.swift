import Foundation
import SwiftUICore

/// A row of a list on its way to another place, led by a finger at its handle.
@MainActor
final class ListReordering: ObservableObject {
  /// What is being moved.
  struct Lift {
    let id: AnyHashable
    let content: DynamicContentActions
    /// Place in the content's data.
    let source: Int
    /// Distance between the tops of this row and the one after it.
    let pitch: CGFloat
    /// Where the finger holds the row, from its middle.
    let grip: CGFloat
    /// The place where it would be let go.
    var target: Int
  }

  @Published private(set) var lift: Lift?
  private var finger: CGFloat = 0
  private var rows: [AnyHashable: Entry] = [:]
  private var isScrolling = false

  private struct Entry {
    let row: ElementRow
    let probe: FrameProbe
  }

  nonisolated init() {}

  // MARK: The rows in view

  func register(_ row: ElementRow, probe: FrameProbe) { rows[row.id] = Entry(row: row, probe: probe) }

  func unregister(_ row: ElementRow, probe: FrameProbe) {
    if rows[row.id]?.probe === probe { rows[row.id] = nil }
  }

  private func place(_ entry: Entry) -> Int? {
    guard let lift, entry.row.relocation === lift.content else { return nil }
    return lift.content.position(of: entry.row.element)
  }

  // MARK: Moving

  func isLifted(_ row: ElementRow) -> Bool { lift?.id == row.id }

  /// How far a row gives way to the one that is moved.
  func shift(of row: ElementRow) -> CGFloat {
    guard let lift, lift.id != row.id, row.relocation === lift.content,
      let place = lift.content.position(of: row.element)
    else { return 0 }
    if place > lift.source, place <= lift.target { return -lift.pitch }
    if place < lift.source, place >= lift.target { return lift.pitch }
    return 0
  }

  func begin(_ row: ElementRow, at finger: CGFloat) {
    guard lift == nil, let content = row.relocation, let source = content.position(of: row.element),
      let frame = rows[row.id]?.probe.frame
    else { return }
    self.finger = finger
    lift = Lift(
      id: row.id, content: content, source: source, pitch: frame.height, grip: finger - frame.midY, target: source)
  }

  /// Returns how far the row has to be shown from its place.
  func follow(_ finger: CGFloat) -> CGFloat {
    self.finger = finger
    retarget()
    scrollIfNeeded()
    return offset
  }

  private var offset: CGFloat {
    guard let lift, let frame = rows[lift.id]?.probe.frame else { return 0 }
    return finger - lift.grip - frame.midY
  }

  /// Called when the content moved below the finger.
  var onScroll: ((CGFloat) -> Void)?

  private func retarget() {
    guard let lift else { return }
    let middle = finger - lift.grip
    var target = lift.source
    for entry in rows.values {
      guard entry.row.id != lift.id, let place = place(entry), let frame = entry.probe.frame else { continue }
      if place > lift.source, middle > frame.midY {
        target = max(target, place)
      } else if place < lift.source, middle < frame.midY {
        target = min(target, place)
      }
    }
    guard target != lift.target else { return }
    withAnimation(.easeInOut(duration: Metrics.MovedRow.duration)) { self.lift?.target = target }
  }

  /// Lets the row go. The program is told to move it; it then glides to its place.
  /// - Returns: how far the row is from its new place.
  func end() -> CGFloat {
    guard let lift else { return 0 }
    let travelled = travel(lift)
    let rest = offset - travelled
    self.lift = nil
    onScroll = nil
    guard lift.target != lift.source else { return rest + travelled }
    let destination = lift.target > lift.source ? lift.target + 1 : lift.target
    lift.content.move?(IndexSet(integer: lift.source), destination)
    return rest
  }

  /// The distance between the places of the row before and after.
  private func travel(_ lift: Lift) -> CGFloat {
    guard let own = rows[lift.id]?.probe.frame else { return 0 }
    for entry in rows.values {
      guard entry.row.id != lift.id, place(entry) == lift.target, let frame = entry.probe.frame else { continue }
      return lift.target > lift.source ? frame.maxY - own.maxY : frame.minY - own.minY
    }
    return 0
  }

  func cancel() {
    guard lift != nil else { return }
    lift = nil
    onScroll = nil
  }

  // MARK: Scrolling at the ends

  private func scrollIfNeeded() {
    guard !isScrolling, speed != 0, let lift, let probe = rows[lift.id]?.probe else { return }
    isScrolling = true
    probe.afterNextFrame { [weak self] in
      guard let self else { return }
      self.isScrolling = false
      guard let current = self.lift, let probe = self.rows[current.id]?.probe, self.speed != 0,
        probe.scroll(by: self.speed) != 0
      else { return }
      self.retarget()
      self.onScroll?(self.offset)
      self.scrollIfNeeded()
    }
  }

  /// Points that the content moves in a frame; positive towards its end.
  private var speed: CGFloat {
    guard let lift, let viewport = rows[lift.id]?.probe.viewport else { return 0 }
    let zone = Metrics.MovedRow.scrollZone
    let (above, below) = (finger - viewport.minY, viewport.maxY - finger)
    if above < zone { return -Metrics.MovedRow.fastestScroll * (1 - max(above, 0) / zone) }
    if below < zone { return Metrics.MovedRow.fastestScroll * (1 - max(below, 0) / zone) }
    return 0
  }
}

/// Lets a row be moved by its handle and give way to others.
struct MovableRow: ViewModifier {
  let row: ElementRow
  let handle: ReorderHandle
  /// While the list is edited the row is moved by its handle alone; else by holding it.
  let isEditing: Bool
  @ObservedObject var reordering: ListReordering
  @State private var probe = FrameProbe()
  /// How far the row is shown from its place while it is moved.
  @State private var offset: CGFloat = 0
  @State private var isSettling = false
  @GestureState private var isHeld = false

  func body(content: Content) -> some View {
    let isLifted = reordering.isLifted(row)
    handle.begin = { reordering.begin(row, at: $0) }
    handle.follow = { follow($0) }
    handle.end = { end() }
    handle.isMoving = { reordering.isLifted(row) }
    return
      content
      .opacity(isLifted ? Metrics.MovedRow.opacity : 1)
      .shadow(
        color: Color.black.opacity(isLifted ? Metrics.MovedRow.shadowOpacity : 0),
        radius: isLifted ? Metrics.MovedRow.shadowRadius : 0
      )
      .offset(y: isLifted || isSettling ? offset : reordering.shift(of: row))
      .gesture(hold, including: isEditing ? .subviews : .all)
      .onChange(of: isHeld) { if !isHeld { end() } }
      .modifier(FrameProbeModifier(probe))
      .onAppear { reordering.register(row, probe: probe) }
      .onChange(of: row) { reordering.register(row, probe: probe) }
      .onDisappear { reordering.unregister(row, probe: probe) }
      .zIndex(isLifted || isSettling ? 1 : 0)
      .trait(HeldElementTrait.self, isLifted)
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { 1 }

  private var hold: some Gesture {
    LongPressGesture(minimumDuration: Metrics.MovedRow.hold)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($isHeld) { value, isHeld, _ in
        if case .second = value { isHeld = true }
      }
      .onChanged { value in
        guard case .second(_, let drag?) = value else { return }
        if !reordering.isLifted(row) { reordering.begin(row, at: drag.startLocation.y) }
        follow(drag.location.y)
      }
      .onEnded { _ in end() }
  }

  private func follow(_ finger: CGFloat) {
    guard reordering.isLifted(row) else { return }
    offset = reordering.follow(finger)
    reordering.onScroll = { offset = $0 }
  }

  private func end() {
    guard reordering.isLifted(row) else { return }
    // The data is moved at once, with the row where the finger left it; then the row glides to its place.
    withTransaction(Transaction(animation: nil)) {
      offset = reordering.end()
      isSettling = true
    }
    withAnimation(.easeOut(duration: Metrics.MovedRow.duration)) {
      offset = 0
    } completion: {
      MainActor.assumeIsolated { isSettling = false }
    }
  }
}

/// What connects a row's handle with what moves the row.
@MainActor
final class ReorderHandle {
  fileprivate(set) var begin: ((CGFloat) -> Void)?
  fileprivate(set) var follow: ((CGFloat) -> Void)?
  fileprivate(set) var end: (() -> Void)?
  fileprivate(set) var isMoving: (() -> Bool)?

  nonisolated init() {}
}

/// The lines at the end of a row by which it is moved.
struct ReorderHandleView: View {
  let handle: ReorderHandle
  @GestureState private var isHeld = false

  var body: some View {
    Image(systemName: "line.3.horizontal")
      .font(.system(size: Metrics.EditedRow.handleSize))
      .foregroundStyle(Color.tertiaryLabel)
      .frame(width: Metrics.EditedRow.shift)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .highPriorityGesture(drag)
      .onChange(of: isHeld) { if !isHeld { handle.end?() } }
      .accessibilityLabel("Reorder")
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isHeld) { _, isHeld, _ in isHeld = true }
      .onChanged { value in
        if handle.isMoving?() != true { handle.begin?(value.startLocation.y) }
        handle.follow?(value.location.y)
      }
      .onEnded { _ in handle.end?() }
  }
}
