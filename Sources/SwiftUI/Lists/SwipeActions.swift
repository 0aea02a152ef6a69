import SwiftUICore

/// The actions at one side of a row.
struct RowSwipeActions {
  nonisolated(unsafe) var content: AnyView
  var allowsFullSwipe: Bool
}

enum LeadingSwipeActionsTrait: ViewTraitKey {
  static var defaultValue: RowSwipeActions? { nil }
}
enum TrailingSwipeActionsTrait: ViewTraitKey {
  static var defaultValue: RowSwipeActions? { nil }
}

extension View {
  /// Adds actions that show beside the view's row in a list when the row is swiped.
  ///
  /// Actions at the trailing edge take the place of the one that `onDelete` adds.
  /// - Parameters:
  ///   - edge: the side that the actions stand at; the first one is nearest to it.
  ///   - allowsFullSwipe: whether swiping all the way does the first action.
  ///   - content: buttons. Those with the destructive role are red, others grey unless they have a tint.
  @ViewBuilder
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = RowSwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    modifier(SwipeActionsModifier(edge: edge, actions: actions))
  }
}

private struct SwipeActionsModifier: ViewModifier {
  let edge: HorizontalEdge
  let actions: RowSwipeActions

  nonisolated init(edge: HorizontalEdge, actions: RowSwipeActions) {
    self.edge = edge
    self.actions = actions
  }

  @ViewBuilder func body(content: Content) -> some View {
    switch edge {
    case .leading: content.trait(LeadingSwipeActionsTrait.self, actions)
    case .trailing: content.trait(TrailingSwipeActionsTrait.self, actions)
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}

/// What a button tells the row whose actions it is one of.
private struct SwipeAction {
  var isDestructive: Bool
  var trigger: @MainActor () -> Void
}

private enum SwipeActionTrait: ViewTraitKey {
  static var defaultValue: SwipeAction? { nil }
  static var affectsLayout: Bool { false }
  static var affectsStructure: Bool { true }
}

/// What a row finds out about the actions that it shows.
@MainActor
final class SwipeActionsReport {
  /// Width at which every action has the room it wants.
  fileprivate(set) var width: CGFloat = Metrics.SwipedRow.leastActionWidth
  fileprivate var first: SwipeAction?

  nonisolated init() {}

  var isFirstDestructive: Bool { first?.isDestructive ?? false }

  func performFirst() { first?.trigger() }
}

/// The actions at one side of a row, as far as they are uncovered.
struct SwipeActionsView: View {
  let actions: RowSwipeActions
  let edge: HorizontalEdge
  /// Points that are uncovered.
  let reveal: CGFloat
  /// Whether the first action takes all the room.
  let isFull: Bool
  let report: SwipeActionsReport
  let close: @MainActor () -> Void

  var body: some View {
    SubviewsReader(
      actions.content
        .buttonStyle(SwipeButtonStyle(close: close))
        .environment(\.tintStyle, nil)
        .environment(\.listRowContext, nil)
        .environment(\.foregroundStyles, [])
        .environment(\.font, nil)
    ) { subviews in
      report.first = subviews.lazy.compactMap { $0.trait(SwipeActionTrait.self) }.first
      return SwipeActionsLayout(edge: edge, isFull: isFull, report: report) {
        // Those nearer to the edge lie above the others.
        ForEach(Array(subviews.reversed())) { subview in subview }
      }
    }
    .frame(width: max(reveal, 0))
    .frame(maxHeight: .infinity)
    .clipped()
  }
}

/// Places actions one after the other from an edge, each with its share of the room.
private struct SwipeActionsLayout: Layout {
  let edge: HorizontalEdge
  let isFull: Bool
  let report: SwipeActionsReport

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let natural = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    MainActor.assumeIsolated { report.width = max(natural, 1) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: natural, height: Metrics.List.minimumRowHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let natural = max(widths.reduce(0, +), 1)
    var used: CGFloat = 0
    // The last one stands at the edge.
    for index in subviews.indices.reversed() {
      let isFirst = index == subviews.count - 1
      let share = isFull ? (isFirst ? bounds.width : 0) : bounds.width * widths[index] / natural
      used += share
      let width = max(share, widths[index])
      let x = edge == .trailing ? bounds.maxX - used : bounds.minX + used - width
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  nonisolated init(close: @escaping @MainActor () -> Void) { self.close = close }

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, close: close)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .labelStyle(.iconOnly)
      .symbolVariant(.fill)
      .font(.system(size: Metrics.SwipedRow.titleSize))
      .imageScale(.large)
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, Metrics.SwipedRow.actionPadding)
      .frame(minWidth: Metrics.SwipedRow.leastActionWidth, maxWidth: .infinity, maxHeight: .infinity)
      .background(background)
      .opacity(isPressed ? 0.8 : 1)
      .contentShape(Rectangle())
      .modifier(PressModifier(onPressing: { isPressed = $0 }, action: activate))
      .semantics { $0.activate = activate }
      .trait(
        SwipeActionTrait.self,
        SwipeAction(isDestructive: configuration.role == .destructive) { configuration.trigger() })
  }

  nonisolated static var _elementCount: Int? { 1 }

  private var background: AnyShapeStyle {
    if let tint { return tint }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.gray)
  }

  private func activate() {
    guard isEnabled else { return }
    configuration.trigger()
    close()
  }
}
