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
      .background(.bar)
      .overlay(alignment: .top) { Hairline() }
    }
  }
}

/// A line one device pixel thick.
struct Hairline: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Color.separatorLine.frame(height: pixelLength)
  }
}
