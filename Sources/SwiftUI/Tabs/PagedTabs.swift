import CoreGraphics

/// Screens side by side through which the user swipes, with dots that tell where one is.
struct PagedTabs: View {
  let tabs: [TabEntry]
  let selected: Int
  let showsDots: Bool
  let select: @MainActor (Int) -> Void
  /// Points by which a finger has moved the pages; nil while none does.
  @State private var drag: CGFloat?
  @State private var width: CGFloat = 0
  @GestureState private var isDragging = false
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    ZStack(alignment: .bottom) {
      ZStack {
        ForEach(tabs) { tab in
          tab.subview
            .modifier(ScreenFrame())
            .modifier(ContainerBacking(surface: tab.subview.trait(PageSurfaceTrait.self)))
            .modifier(EdgeOffsetEffect(x: place(of: tab.index), y: 0))
            .modifier(RetainedContentModifier(isShown: abs(tab.index - selected) <= 1))
            .modifier(InertModifier(isInert: tab.index != selected))
        }
      }
      .animation(.navigationPush, value: selected)
      .contentShape(Rectangle())
      .gesture(swipe)
      .clipped()
      if showsDots { PageDots(count: tabs.count, selected: selected, select: select) }
    }
    .modifier(WidthReader { width = $0 })
    .onChange(of: isDragging) { if !isDragging { settle(on: selected) } }
    .semantics {
      $0.children = .contain
      $0.increment = { select(min(selected + 1, tabs.count - 1)) }
      $0.decrement = { select(max(selected - 1, 0)) }
    }
    .modifier(ShortcutModifier(shortcut: KeyboardShortcut(.tab, modifiers: .control)) { select(next(1)) })
    .modifier(
      ShortcutModifier(shortcut: KeyboardShortcut(.tab, modifiers: [.control, .shift])) { select(next(-1)) })
  }

  /// In widths; 0 is in the middle.
  private func place(of index: Int) -> CGFloat {
    let moved = width > 0 ? (drag ?? 0) / width : 0
    return CGFloat(index - selected) + moved
  }

  private func next(_ step: Int) -> Int { tabs.isEmpty ? 0 : (selected + step + tabs.count) % tabs.count }

  private var swipe: some Gesture {
    DragGesture()
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { value in
        guard drag != nil || abs(value.translation.width) > abs(value.translation.height) else { return }
        drag = resisted(value.translation.width * direction)
      }
      .onEnded { value in
        guard drag != nil, width > 0 else { return }
        let predicted = value.predictedEndTranslation.width * direction
        let steps =
          predicted < -width * Metrics.PageDots.swipeThreshold
          ? 1 : predicted > width * Metrics.PageDots.swipeThreshold ? -1 : 0
        settle(on: min(max(selected + steps, 0), tabs.count - 1))
      }
  }

  private var direction: CGFloat { layoutDirection == .leftToRight ? 1 : -1 }

  /// Beyond the first and the last page a finger moves half as far.
  private func resisted(_ translation: CGFloat) -> CGFloat {
    let isBeyond = translation > 0 && selected == 0 || translation < 0 && selected == tabs.count - 1
    return isBeyond ? translation / 2 : translation
  }

  private func settle(on index: Int) {
    guard drag != nil else { return }
    withAnimation(.navigationPush) {
      drag = nil
      if index != selected { select(index) }
    }
  }
}

/// A dot for each page.
private struct PageDots: View {
  let count: Int
  let selected: Int
  let select: @MainActor (Int) -> Void
  @Environment(\.pageIndexBackground) private var background

  var body: some View {
    if count > 1 {
      HStack(spacing: Metrics.PageDots.pitch - Metrics.PageDots.diameter) {
        ForEach(0..<count, id: \.self) { index in
          Circle()
            .fill(color(index))
            .frame(width: Metrics.PageDots.diameter, height: Metrics.PageDots.diameter)
        }
      }
      .padding(.horizontal, Metrics.PageDots.backgroundInset)
      .frame(height: Metrics.PageDots.height)
      .background(
        background == .always ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(Color.clear), in: Capsule()
      )
      .contentShape(Rectangle())
      .onTapGesture { select((selected + 1) % count) }
      .padding(.bottom, Metrics.PageDots.bottomInset)
      .semantics {
        $0.role = .adjustable
        $0.children = .ignore
        $0.label = Text("Pages")
        $0.value = Text(verbatim: "page \(selected + 1) of \(count)")
        $0.increment = { select(min(selected + 1, count - 1)) }
        $0.decrement = { select(max(selected - 1, 0)) }
      }
    }
  }

  private func color(_ index: Int) -> Color {
    let base = background == .always ? Color.primary : Color.white
    return index == selected ? base : base.opacity(0.3)
  }
}
