import CoreGraphics
import SwiftUICore

/// The options beside each other in a bar, the chosen one on a thumb that slides.
struct SegmentedPicker: View {
  let parts: PickerParts

  var body: some View {
    SubviewsReader(
      parts.content
        .font(.system(size: Metrics.Segments.textSize, weight: .medium))
        .foregroundStyle(Color.primary)
        .labelStyle(.titleOnly)
        .lineLimit(1)
    ) { options in
      SegmentBar(parts: parts, options: options, chosen: options.firstIndex(where: parts.selection.contains))
    }
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    .semantics {
      $0.role = .picker
      $0.children = .contain
      if let title = parts.title { $0.label = title }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private struct SegmentBar: View {
  let parts: PickerParts
  let options: [SubviewElement]
  let chosen: Int?
  /// The segment below a finger that is down.
  @State private var pressed: Int?
  @State private var width: CGFloat = 0
  @GestureState private var isDragging = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    SegmentLayout(thumb: chosen) {
      thumb.opacity(chosen == nil ? 0 : 1)
      ForEach(Array(options.enumerated()), id: \.offset) { index, option in
        segment(option, index)
      }
    }
    .frame(minHeight: Metrics.Segments.height, maxHeight: Metrics.Segments.height)
    .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: Metrics.Segments.radius))
    .animation(.easeInOut(duration: Metrics.Segments.animation), value: chosen)
    .modifier(WidthReader { width = $0 })
    .contentShape(Rectangle())
    .gesture(press)
    .opacity(isEnabled ? 1 : Metrics.Control.disabledOpacity)
    .modifier(FocusableModifier(ring: FocusRing(cornerRadius: Metrics.Segments.radius), onKey: handleKey))
    .onChange(of: isDragging) { if !isDragging { pressed = nil } }
  }

  private var thumb: some View {
    let dark = Metrics.Segments.darkThumb
    return RoundedRectangle(cornerRadius: Metrics.Segments.thumbRadius)
      .fill(colorScheme == .dark ? Color(red: dark.red, green: dark.green, blue: dark.blue) : Color.white)
      .shadow(
        color: Color.black.opacity(Metrics.Segments.shadowOpacity), radius: Metrics.Segments.shadowRadius,
        y: Metrics.Segments.shadowOffset
      )
      .padding(Metrics.Segments.inset)
  }

  private func segment(_ option: SubviewElement, _ index: Int) -> some View {
    option
      .padding(.horizontal, Metrics.Segments.sideInset)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .opacity(pressed == index && index != chosen ? Metrics.Control.pressedOpacity : 1)
      .overlay(alignment: .trailing) {
        if hasSeparator(after: index) {
          Color.separatorLine.frame(width: 1, height: Metrics.Segments.separatorHeight).accessibilityHidden(true)
        }
      }
      .contentShape(Rectangle())
      .semantics {
        $0.role = .button
        $0.children = .combine
        if index == chosen { $0.addedTraits = .isSelected }
        if isEnabled { $0.activate = { parts.selection.select(option) } }
      }
  }

  private func hasSeparator(after index: Int) -> Bool {
    index < options.count - 1 && index != chosen && index + 1 != chosen
  }

  /// The segment at which the touch ends is chosen.
  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { pressed = index(at: $0.location) }
      .onEnded { value in
        if let index = index(at: value.location) { parts.selection.select(options[index]) }
      }
  }

  private func index(at location: CGPoint) -> Int? {
    guard width > 0, !options.isEmpty, location.x >= 0, location.x <= width else { return nil }
    let x = layoutDirection == .leftToRight ? location.x : width - location.x
    return min(Int(x / width * CGFloat(options.count)), options.count - 1)
  }

  private func handleKey(_ event: KeyInput) -> Bool {
    guard event.phase != .up, !options.isEmpty else { return false }
    let forwards: KeyInput.Key = layoutDirection == .leftToRight ? .rightArrow : .leftArrow
    switch event.key {
    case .leftArrow, .rightArrow:
      let next = (chosen ?? -1) + (event.key == forwards ? 1 : -1)
      if options.indices.contains(next) { parts.selection.select(options[next]) }
      return true
    default: return false
    }
  }
}

/// Segments of the same width over a thumb.
private struct SegmentLayout: Layout {
  /// The segment that the thumb lies below.
  let thumb: Int?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = CGSize(width: widest * CGFloat(subviews.count - 1), height: Metrics.Segments.height)
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count > 1 else { return }
    let width = bounds.width / CGFloat(subviews.count - 1)
    let size = ProposedViewSize(width: width, height: bounds.height)
    for index in 1..<subviews.count {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + CGFloat(index - 1) * width, y: bounds.minY), proposal: size)
    }
    subviews[0].place(at: CGPoint(x: bounds.minX + CGFloat(thumb ?? 0) * width, y: bounds.minY), proposal: size)
  }
}
