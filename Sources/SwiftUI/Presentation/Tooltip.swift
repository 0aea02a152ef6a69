import CoreGraphics
import SwiftUICore

/// The text that explains the view below the pointer, in one window.
@MainActor
final class TooltipModel: ObservableObject {
  struct Shown {
    var text: Text
    /// In the window.
    var point: CGPoint
    fileprivate var owner: TooltipOwner
  }

  private(set) var shown: Shown?

  nonisolated init() {}

  func show(_ text: Text, at point: CGPoint, for owner: TooltipOwner) {
    // Of views in each other the innermost, which is told first, explains itself.
    if let shown, shown.owner !== owner { return }
    objectWillChange.send()
    shown = Shown(text: text, point: point, owner: owner)
  }

  func hide(_ owner: TooltipOwner) {
    guard shown?.owner === owner else { return }
    objectWillChange.send()
    shown = nil
  }
}

/// Tells the tooltips of a window apart.
@MainActor
final class TooltipOwner {
  nonisolated init() {}
}

private enum TooltipsKey: EnvironmentKey {
  static var defaultValue: TooltipModel? { nil }
}

extension EnvironmentValues {
  var tooltips: TooltipModel? {
    get { self[TooltipsKey.self] }
    set { self[TooltipsKey.self] = newValue }
  }
}

private struct HelpModifier: ViewModifier {
  let text: Text
  @State private var owner = TooltipOwner()
  @Environment(\.tooltips) private var tooltips

  nonisolated init(text: Text) { self.text = text }

  func body(content: Content) -> some View {
    content
      .modifier(
        PointerRestModifier(after: Metrics.Tooltip.delay) { [text, owner, tooltips] point in
          if let point { tooltips?.show(text, at: point, for: owner) } else { tooltips?.hide(owner) }
        }
      )
      .modifier(RemovalModifier { [owner, tooltips] in tooltips?.hide(owner) })
      .accessibilityHint(text)
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}

extension View {
  /// Explains the view: in a small field beside the pointer when it rests there, and to assistive programs.
  nonisolated public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// Draws the tooltip of a window, above everything else.
struct TooltipLayer: View {
  @ObservedObject var model: TooltipModel

  var body: some View {
    if let shown = model.shown {
      GeometryReader { window in
        TooltipPlacement(
          point: CGPoint(
            x: shown.point.x - window.safeAreaInsets.leading, y: shown.point.y - window.safeAreaInsets.top)
        ) {
          TooltipCard(text: shown.text)
        }
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
}

private struct TooltipCard: View {
  let text: Text

  var body: some View {
    text
      .font(.system(size: Metrics.Tooltip.textSize))
      .foregroundStyle(.primary)
      .frame(maxWidth: Metrics.Tooltip.mostWidth)
      .fixedSize(horizontal: true, vertical: true)
      .padding(Metrics.Tooltip.inset)
      .background(
        Color.secondarySystemBackground, in: RoundedRectangle(cornerRadius: Metrics.Tooltip.radius)
      )
      .overlay {
        RoundedRectangle(cornerRadius: Metrics.Tooltip.radius).strokeBorder(.separator, lineWidth: 0.5)
      }
      .shadow(color: Color.black.opacity(0.15), radius: 3, y: 1)
  }
}

/// Puts a tooltip below the pointer, or above it where there is no room, inside the window.
private struct TooltipPlacement: Layout {
  let point: CGPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let room = bounds.insetBy(dx: Metrics.Tooltip.margin, dy: Metrics.Tooltip.margin)
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(room.size))
      var place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y + Metrics.Tooltip.pointerHeight)
      if place.y + size.height > room.maxY { place.y = bounds.minY + point.y - Metrics.Tooltip.margin - size.height }
      place.x = max(min(place.x, room.maxX - size.width), room.minX)
      subview.place(at: place, proposal: ProposedViewSize(size))
    }
  }
}
