import CoreGraphics

extension Metrics {
  enum TabBar {
    static let height: CGFloat = 49
    static let iconSize: CGFloat = 18
    static let titleSize: CGFloat = 10
    /// Title size where icon and title stand side by side.
    static let wideTitleSize: CGFloat = 13
    static let iconHeight: CGFloat = 28
    static let wideGap: CGFloat = 6
    static let topInset: CGFloat = 4
    static let mostTabs = 5
    static let iconPadding: CGFloat = 4
  }

  enum PageDots {
    static let diameter: CGFloat = 7
    static let pitch: CGFloat = 16
    static let height: CGFloat = 26
    static let bottomInset: CGFloat = 8
    static let backgroundInset: CGFloat = 10
    /// Part of the width after which a swipe goes on to the next page.
    static let swipeThreshold: CGFloat = 0.5
    static let slideDuration = 0.35
  }

  enum Badge {
    static let height: CGFloat = 18
    static let textSize: CGFloat = 13
    static let sideInset: CGFloat = 5
    static let offset = CGSize(width: 12, height: -4)
  }
}
