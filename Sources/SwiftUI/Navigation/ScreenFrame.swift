import CoreGraphics

/// Gives a screen exactly the room there is. Content that is larger reaches over the sides evenly, and bars beside it
/// stay where they are; several views stand below each other. Frames relative to their container are measured by it.
struct ScreenFrame: ViewModifier {
  func body(content: Content) -> some View {
    ScreenLayout { content }.modifier(RelativeContainerModifier())
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { 1 }
}

private struct ScreenLayout: Layout {
  func makeCache(subviews: Subviews) -> VStackLayout.Cache { VStackLayout().makeCache(subviews: subviews) }

  func updateCache(_ cache: inout VStackLayout.Cache, subviews: Subviews) {
    VStackLayout().updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
    return proposal.replacingUnspecifiedDimensions(by: contentSize(proposal, subviews, &cache))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) {
    let proposal = ProposedViewSize(bounds.size)
    if subviews.count == 1 {
      subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    } else if !subviews.isEmpty {
      let size = contentSize(proposal, subviews, &cache)
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      VStackLayout().placeSubviews(
        in: CGRect(origin: origin, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private func contentSize(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout VStackLayout.Cache
  ) -> CGSize {
    subviews.count == 1
      ? subviews[0].sizeThatFits(proposal)
      : VStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
}
