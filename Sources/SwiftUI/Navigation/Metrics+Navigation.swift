import CoreGraphics

extension Metrics {
  enum NavigationBar {
    static let height: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52
    static let largeTitleBottomInset: CGFloat = 8
    static let sideInset: CGFloat = 16
    static let backChevronInset: CGFloat = 8
    static let backChevronGap: CGFloat = 6
    static let itemSpacing: CGFloat = 16
    /// Least distance between the title and the items beside it.
    static let titleGap: CGFloat = 8
    static let inlineTitleSize: CGFloat = 17
    static let subtitleSize: CGFloat = 12
    static let largeTitleSize: CGFloat = 34
    static let itemSize: CGFloat = 17
    /// Distance of scrolling over which the title and the background fade.
    static let fade: CGFloat = 10
    /// Most characters of a title that the back button shows.
    static let longestBackTitle = 14
  }

  enum NavigationStack {
    static let pushDuration = 0.35
    /// How far the screen that is covered moves aside, in widths.
    static let coveredShift: CGFloat = 0.3
    static let coveredDimming = 0.08
    static let edgeShadow: CGFloat = 8
    /// Width of the strip at the edge where a swipe back begins.
    static let swipeEdge: CGFloat = 24
    /// Part of the width after which a swipe back is completed on release.
    static let swipeThreshold: CGFloat = 0.5
  }

  enum NavigationLink {
    static let chevronSize: CGFloat = 14
    static let chevronGap: CGFloat = 8
  }

  enum Toolbar {
    static let height: CGFloat = 44
    static let sideInset: CGFloat = 16
  }

  enum SplitView {
    static let sidebarWidth: CGFloat = 320
    /// Width from which columns stand beside each other.
    static let regularWidth: CGFloat = 700
  }

  enum SearchField {
    static let height: CGFloat = 36
    static let radius: CGFloat = 10
    static let barHeight: CGFloat = 52
    static let sideInset: CGFloat = 16
    static let iconGap: CGFloat = 6
    static let innerInset: CGFloat = 8
    static let textSize: CGFloat = 17
    static let bottomInset: CGFloat = 8
    static let cancelGap: CGFloat = 12
    /// What the choice of scopes takes below the field.
    static let scopesHeight: CGFloat = 40
  }
}

extension Animation {
  /// How screens slide in and out.
  static var navigationPush: Animation {
    .timingCurve(0.3, 0.75, 0.2, 1, duration: Metrics.NavigationStack.pushDuration)
  }
}
