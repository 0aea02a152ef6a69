import CoreGraphics

extension NavigationPage {
  /// Height of the bar at the bottom; 0 while there is none.
  var bottomBarHeight: CGFloat { showsBottomBar ? Metrics.Toolbar.height : 0 }

  var showsBottomBar: Bool {
    options.visibility[.bottomBar] != .hidden && !options.items(in: .bottom).isEmpty
  }
}

/// The bar at the bottom of a screen.
struct BottomBar: View {
  @ObservedObject var page: NavigationPage

  var body: some View {
    if page.showsBottomBar {
      HStack(spacing: Metrics.NavigationBar.itemSpacing) {
        ForEach(page.options.items(in: .bottom)) { item in
          PortalExit(item.portal)
        }
      }
      .padding(.horizontal, Metrics.Toolbar.sideInset)
      .frame(maxWidth: .infinity)
      .frame(height: Metrics.Toolbar.height)
      .modifier(
        BarBackground(
          style: page.options.background[.bottomBar], visibility: page.options.backgroundVisibility[.bottomBar])
      )
      .modifier(BarColorScheme(scheme: page.options.colorScheme[.bottomBar]))
    }
  }
}

/// What is behind a bar at the bottom, with a line above it.
struct BarBackground: ViewModifier {
  let style: AnyShapeStyle?
  let visibility: Visibility?

  func body(content: Content) -> some View {
    content
      .background(isShown ? style ?? AnyShapeStyle(.bar) : AnyShapeStyle(.clear))
      .overlay(alignment: .top) { if isShown { Hairline() } }
  }

  private var isShown: Bool { visibility != .hidden }
}

/// The colour scheme that a bar is asked to have.
struct BarColorScheme: ViewModifier {
  let scheme: ColorScheme?
  @Environment(\.colorScheme) private var outer

  func body(content: Content) -> some View {
    content.environment(\.colorScheme, scheme ?? outer)
  }
}

/// A line one device pixel thick.
struct Hairline: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Color.separatorLine.frame(height: pixelLength)
  }
}
