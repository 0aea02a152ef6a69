import SwiftUICore

/// A row that is moved aside by a finger and shows actions there.
struct SwipeableRow<Content: View>: View {
  let leading: RowSwipeActions?
  let trailing: RowSwipeActions?
  /// Goes up when the button at the beginning of an edited row asks for the actions.
  let openRequests: Int
  let isEditing: Bool
  nonisolated(unsafe) let content: Content

  /// How far the row is moved and what it shows. Positive distances uncover the leading actions.
  private struct Position: Equatable {
    var offset: CGFloat = 0
    var openEdge: HorizontalEdge?
    var isFull = false
  }

  @State private var position = Position()
  @State private var probe = FrameProbe()
  @State private var leadingReport = SwipeActionsReport()
  @State private var trailingReport = SwipeActionsReport()
  @GestureState private var isDragging = false
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    leading: RowSwipeActions?, trailing: RowSwipeActions?, openRequests: Int, isEditing: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.leading = leading
    self.trailing = trailing
    self.openRequests = openRequests
    self.isEditing = isEditing
    self.content = content()
  }

  var body: some View {
    content
      .overlay {
        if position.openEdge != nil {
          Color.clear.contentShape(Rectangle()).onTapGesture { close() }.accessibilityHidden(true)
        }
      }
      .offset(x: position.offset)
      .background(alignment: .leading) { actions(leading, .leading) }
      .background(alignment: .trailing) { actions(trailing, .trailing) }
      .clipped()
      .modifier(FrameProbeModifier(probe))
      .gesture(swipe, including: isEditing && position.openEdge == nil ? .subviews : .all)
      .modifier(OutsidePressModifier(isActive: position.openEdge != nil) { close() })
      .onChange(of: openRequests) { open(.trailing) }
      .onChange(of: isEditing) { if position.openEdge != nil { close() } }
      .onChange(of: isDragging) { if !isDragging { settleIfLost() } }
  }

  @ViewBuilder private func actions(_ actions: RowSwipeActions?, _ edge: HorizontalEdge) -> some View {
    if let actions, isShown(edge) {
      SwipeActionsView(
        actions: actions, edge: edge, reveal: abs(position.offset), isFull: position.isFull, report: report(edge)
      ) { close() }
    }
  }

  private func isShown(_ edge: HorizontalEdge) -> Bool {
    edge == .leading ? position.offset > 0 : position.offset < 0
  }

  private func report(_ edge: HorizontalEdge) -> SwipeActionsReport {
    edge == .leading ? leadingReport : trailingReport
  }

  private func actions(at edge: HorizontalEdge) -> RowSwipeActions? { edge == .leading ? leading : trailing }

  private func sign(_ edge: HorizontalEdge) -> CGFloat { edge == .leading ? 1 : -1 }

  private var width: CGFloat { max(probe.frame?.width ?? 0, 1) }

  // MARK: Following a finger

  private var swipe: some Gesture {
    DragGesture(minimumDistance: Metrics.SwipedRow.minimumDistance)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { value in follow(value.translation) }
      .onEnded { value in release(velocity: value.velocity.width * reading) }
  }

  /// 1 where the leading side is at the left.
  private var reading: CGFloat { layoutDirection == .leftToRight ? 1 : -1 }

  private func follow(_ translation: CGSize) {
    guard position.offset != 0 || abs(translation.width) > abs(translation.height) else { return }
    let start = position.openEdge.map { sign($0) * report($0).width } ?? 0
    let wanted = start + translation.width * reading
    let edge: HorizontalEdge = wanted >= 0 ? .leading : .trailing
    guard let actions = actions(at: edge) else {
      position.offset = wanted * Metrics.SwipedRow.resistance
      return
    }
    var distance = abs(wanted)
    let natural = report(edge).width
    if !actions.allowsFullSwipe, distance > natural {
      distance = natural + (distance - natural) * Metrics.SwipedRow.resistance
    }
    position.offset = sign(edge) * distance
    let isFull = actions.allowsFullSwipe && distance > width * Metrics.SwipedRow.fullSwipe
    if isFull != position.isFull {
      withAnimation(.easeOut(duration: Metrics.SwipedRow.duration)) { position.isFull = isFull }
    }
  }

  private func release(velocity: CGFloat) {
    guard position.offset != 0 else { return }
    let edge: HorizontalEdge = position.offset > 0 ? .leading : .trailing
    guard let actions = actions(at: edge) else { return close() }
    if position.isFull, actions.allowsFullSwipe { return performFirst(at: edge) }
    let distance = abs(position.offset) + velocity * sign(edge) / 8
    if distance > report(edge).width * Metrics.SwipedRow.openPart { open(edge) } else { close() }
  }

  /// The touch was taken away without an end.
  private func settleIfLost() {
    guard position.offset != 0 else { return }
    let resting = position.openEdge.map { sign($0) * report($0).width } ?? 0
    if position.offset != resting { move(to: position.openEdge) }
  }

  private func performFirst(at edge: HorizontalEdge) {
    let report = report(edge)
    if report.isFirstDestructive {
      withAnimation(.easeOut(duration: Metrics.SwipedRow.duration)) {
        position.offset = sign(edge) * width
      } completion: {
        MainActor.assumeIsolated { close() }
      }
    } else {
      close()
    }
    report.performFirst()
  }

  // MARK: Opening and closing

  private func open(_ edge: HorizontalEdge) {
    guard actions(at: edge) != nil else { return }
    move(to: edge)
  }

  private func close() { move(to: nil) }

  private func move(to edge: HorizontalEdge?) {
    withAnimation(.easeOut(duration: Metrics.SwipedRow.duration)) {
      position = Position(offset: edge.map { sign($0) * report($0).width } ?? 0, openEdge: edge)
    }
  }
}
