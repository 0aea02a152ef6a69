import CoreGraphics

/// The bar of one screen: its title, its items, and the way back. While screens slide, the bars of both are there and
/// fade into each other.
struct NavigationBar: View {
  @ObservedObject var page: NavigationPage
  let below: NavigationPage?
  /// 0 in front, 1 when the screen is covered or aside.
  let distance: CGFloat
  let width: CGFloat
  var sidebarToggle: (@MainActor () -> Void)?

  var body: some View {
    if !page.hidesBar {
      VStack(spacing: 0) {
        if !page.isSearching {
          NavigationBarLayout {
            leading
            title
            trailing
          }
          .frame(height: Metrics.NavigationBar.height)
          if page.hasLargeTitle { largeTitle }
        }
        if let search = page.options.search {
          PortalExit(search.portal)
            .opacity(visible)
            .offset(y: page.hasLargeTitle ? -page.scrolledUp : 0)
        }
      }
      .frame(maxWidth: .infinity, alignment: .top)
      .background(alignment: .top) { backdrop }
      .modifier(InertModifier(isInert: page.position != .front))
      .semantics {
        $0.role = .navigationBar
        $0.children = .contain
        $0.label = page.options.title
      }
      .modifier(BarColorScheme(scheme: page.options.colorScheme[.navigationBar]))
    }
  }

  /// How the bar's parts move: to the trailing side while the screen is aside, to the leading one while it is covered.
  private var side: CGFloat { page.position == .covered ? -distance : distance }

  private var visible: Double { Double(1 - distance) }

  // MARK: The small bar

  private var leading: some View {
    HStack(spacing: Metrics.NavigationBar.itemSpacing) {
      if let below, page.options.hidesBackButton != true {
        BackButton(title: below.options.title, shift: side * width / 4) { page.model.pop() }
      }
      HStack(spacing: Metrics.NavigationBar.itemSpacing) {
        if let sidebarToggle, page.isRoot { SidebarToggle(action: sidebarToggle) }
        items(.leading)
      }
      .padding(.leading, showsBackButton ? 0 : Metrics.NavigationBar.sideInset)
    }
    .opacity(visible)
  }

  private var showsBackButton: Bool { below != nil && page.options.hidesBackButton != true }

  private var trailing: some View {
    HStack(spacing: Metrics.NavigationBar.itemSpacing) { items(.trailing) }
      .padding(.trailing, Metrics.NavigationBar.sideInset)
      .opacity(visible)
  }

  private func items(_ slot: BarItem.Slot) -> some View {
    ForEach(page.options.items(in: slot)) { item in PortalExit(item.portal) }
  }

  @ViewBuilder
  private var title: some View {
    if page.options.items(in: .principal).isEmpty {
      VStack(spacing: 0) {
        if let title = page.options.title {
          title
            .font(.system(size: Metrics.NavigationBar.inlineTitleSize, weight: .semibold))
            .accessibilityAddTraits(.isHeader)
        }
        if let subtitle = page.options.subtitle {
          subtitle
            .font(.system(size: Metrics.NavigationBar.subtitleSize))
            .foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      .offset(x: side * width / 2)
      .opacity(visible * Double(page.collapse))
      .accessibilityHidden(page.collapse < 0.5)
    } else {
      HStack(spacing: Metrics.NavigationBar.itemSpacing) { items(.principal) }
        .offset(x: side * width / 2)
        .opacity(visible)
    }
  }

  // MARK: The large title

  private var largeTitle: some View {
    page.options.title
      .font(.system(size: Metrics.NavigationBar.largeTitleSize, weight: .bold))
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHidden(page.collapse >= 0.5)
      .padding(.horizontal, Metrics.NavigationBar.sideInset)
      .padding(.bottom, Metrics.NavigationBar.largeTitleBottomInset)
      .frame(
        maxWidth: .infinity, minHeight: Metrics.NavigationBar.largeTitleHeight,
        maxHeight: Metrics.NavigationBar.largeTitleHeight, alignment: .bottomLeading
      )
      .offset(x: page.position == .covered ? side * width / 4 : side * width, y: -page.scrolledUp)
      .opacity(page.position == .covered ? visible * visible : 1)
      .opacity(Double(1 - page.collapse))
      .clipShape(BelowTop())
      .allowsHitTesting(false)
  }

  // MARK: The background

  private var backdrop: some View {
    Rectangle()
      .fill(page.options.background[.navigationBar] ?? AnyShapeStyle(.bar))
      .ignoresSafeArea(edges: .top)
      .frame(height: page.barHeight - page.collapseDistance)
      .overlay(alignment: .bottom) { Hairline() }
      .opacity(page.backgroundOpacity * visible)
      .allowsHitTesting(page.backgroundOpacity > 0)
  }
}

extension NavigationPage {
  /// How far the large title has been scrolled up with the content; negative while it is pulled down.
  var scrolledUp: CGFloat { min(scrollOffset, collapseDistance) }
}

/// Everything below the upper side of a view.
private struct BelowTop: Shape {
  private static let reach: CGFloat = 1000

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - Self.reach, y: rect.minY, width: rect.width + 2 * Self.reach,
        height: rect.height + Self.reach))
  }
}

/// The way back: a chevron and the title of the screen below.
private struct BackButton: View {
  let title: Text?
  let shift: CGFloat
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.self) private var environment

  var body: some View {
    HStack(spacing: Metrics.NavigationBar.backChevronGap) {
      Image(systemName: "chevron.backward")
        .imageScale(.large)
        .fontWeight(.semibold)
      label.offset(x: shift)
    }
    .font(.system(size: Metrics.NavigationBar.itemSize))
    .foregroundStyle(.tint)
    .lineLimit(1)
    .fixedSize()
    .opacity(isPressed ? 0.3 : 1)
    .padding(.leading, Metrics.NavigationBar.backChevronInset)
    .frame(height: Metrics.NavigationBar.height)
    .contentShape(Rectangle())
    .modifier(PressModifier(onPressing: { isPressed = $0 }, action: action))
    .modifier(ShortcutModifier(shortcut: .cancelAction, action: action))
    .modifier(ShortcutModifier(shortcut: KeyboardShortcut(.leftArrow, modifiers: .option), action: action))
    .modifier(ShortcutModifier(shortcut: KeyboardShortcut("[", modifiers: .command), action: action))
    .semantics {
      $0.children = .ignore
      $0.role = .button
      $0.label = label
      $0.identifier = "BackButton"
      $0.activate = action
    }
  }

  /// The title if it is short enough to leave room for the screen's own.
  private var label: Text {
    guard let title else { return Text("Back") }
    return title.plainText(in: environment).count <= Metrics.NavigationBar.longestBackTitle
      ? title : Text("Back")
  }
}

/// Shows and hides the sidebar.
private struct SidebarToggle: View {
  let action: @MainActor () -> Void

  var body: some View {
    Image(systemName: "sidebar.leading")
      .font(.system(size: Metrics.NavigationBar.itemSize))
      .imageScale(.large)
      .foregroundStyle(.tint)
      .frame(height: Metrics.NavigationBar.height)
      .contentShape(Rectangle())
      .modifier(PressModifier(onPressing: { _ in }, action: action))
      .semantics {
        $0.children = .ignore
        $0.role = .button
        $0.label = Text("Toggle Sidebar")
        $0.activate = action
      }
  }
}

/// Places the items at both sides and the title in the middle, or beside the middle where the items leave no room.
private struct NavigationBarLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: Metrics.SplitView.sidebarWidth, height: Metrics.NavigationBar.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let sides = ProposedViewSize(width: nil, height: bounds.height)
    let leading = subviews[0].sizeThatFits(sides)
    let trailing = subviews[2].sizeThatFits(sides)
    subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: sides)
    subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: sides)

    let gap = Metrics.NavigationBar.titleGap
    let free = max(bounds.width - leading.width - trailing.width - 2 * gap, 0)
    let titleProposal = ProposedViewSize(width: free, height: bounds.height)
    let title = subviews[1].sizeThatFits(titleProposal)
    var x = bounds.midX - title.width / 2
    x = min(x, bounds.maxX - trailing.width - gap - title.width)
    x = max(x, bounds.minX + leading.width + gap)
    subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: titleProposal)
  }
}
