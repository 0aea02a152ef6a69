import CoreGraphics
import SwiftUICore

/// The track with its thumb.
struct SliderTrack: View {
  let range: SliderRange
  let onEditingChanged: (Bool) -> Void
  /// Where the thumb was taken hold of, from its middle; nil while it is not held.
  @State private var hold: CGFloat?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let fraction = range.fraction
    GeometryReader { proxy in
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .center)) {
        Capsule(style: .circular)
          .fill(Color.primaryFill)
          .overlay(alignment: .leading) {
            PartOfBar(start: 0, end: fraction).fill(.tint)
          }
          .frame(height: Metrics.Slider.trackHeight)
        Circle()
          .fill(Color.white)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .shadow(color: .black.opacity(0.12), radius: 0.5)
          .frame(width: Metrics.Slider.thumb, height: Metrics.Slider.thumb)
          .padding(.leading, max((proxy.size.width - Metrics.Slider.thumb) * CGFloat(fraction), 0))
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
      .contentShape(Rectangle())
      .gesture(drag(width: proxy.size.width))
    }
    .frame(height: Metrics.Slider.height)
    .opacity(isEnabled ? 1 : Metrics.Control.disabledOpacity)
    .modifier(FocusableModifier(onKey: handleKey))
  }

  private func drag(width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        let way = max(width - Metrics.Slider.thumb, 1)
        let x = layoutDirection == .leftToRight ? value.location.x : width - value.location.x
        if hold == nil {
          let middle = way * CGFloat(range.fraction) + Metrics.Slider.thumb / 2
          // A press beside the thumb brings it there.
          hold = abs(x - middle) <= Metrics.Slider.reach ? x - middle : 0
          onEditingChanged(true)
        }
        withTransaction(\.isContinuous, true) {
          range.set(fraction: Double((x - (hold ?? 0) - Metrics.Slider.thumb / 2) / way))
        }
      }
      .onEnded { _ in
        hold = nil
        onEditingChanged(false)
      }
  }

  private func handleKey(_ event: KeyInput) -> Bool {
    guard event.phase != .up else { return false }
    let isLeftToRight = layoutDirection == .leftToRight
    switch event.key {
    case .rightArrow: range.move(forward: isLeftToRight)
    case .leftArrow: range.move(forward: !isLeftToRight)
    case .upArrow: range.move(forward: true)
    case .downArrow: range.move(forward: false)
    case .home: range.set(fraction: 0)
    case .end: range.set(fraction: 1)
    default: return false
    }
    return true
  }
}
