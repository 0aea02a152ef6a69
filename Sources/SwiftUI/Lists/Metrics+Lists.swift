import SwiftUICore

extension Metrics {
  enum List {
    static let minimumRowHeight: CGFloat = 44
    static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    static let cardMargin: CGFloat = 16
    static let cardRadius: CGFloat = 10
    static let sectionGap: CGFloat = 35
    static let compactSectionGap: CGFloat = 20
    static let firstGap: CGFloat = 18
    static let headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 7, trailing: 16)
    static let prominentHeaderInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    static let footerInsets = EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16)
    static let plainHeaderInsets = EdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
    static let bottomMargin: CGFloat = 22
    static let sidebarRadius: CGFloat = 10
    static let sidebarMargin: CGFloat = 8
    static let headerChevronSize: CGFloat = 14
    /// Between the content of a row and its badge or handle.
    static let accessoryGap: CGFloat = 8
  }

  enum EditedRow {
    /// What the circle at the beginning of a row takes.
    static let shift: CGFloat = 38
    static let circleSize: CGFloat = 22
    static let handleSize: CGFloat = 17
    static let duration = 0.25
  }

  enum SwipedRow {
    static let minimumDistance: CGFloat = 12
    static let leastActionWidth: CGFloat = 74
    static let actionPadding: CGFloat = 16
    static let titleSize: CGFloat = 15
    static let iconSize: CGFloat = 19
    /// Part of the row's width past which the first action happens at once.
    static let fullSwipe: CGFloat = 0.6
    /// Part of the actions' width past which they stay.
    static let openPart: CGFloat = 0.5
    static let duration = 0.25
    /// How much of a movement is shown where there is nothing to see.
    static let resistance: CGFloat = 0.2
  }

  enum MovedRow {
    static let shadowRadius: CGFloat = 6
    static let shadowOpacity = 0.25
    static let opacity = 0.96
    static let duration = 0.2
    /// Seconds after which a row that is held can be moved.
    static let hold = 0.5
    /// Distance from the ends of the list within which it scrolls.
    static let scrollZone: CGFloat = 60
    /// Points a frame at the very end.
    static let fastestScroll: CGFloat = 12
  }

  enum Disclosure {
    static let chevronSize: CGFloat = 14
    static let indentation: CGFloat = 20
    static let spacing: CGFloat = 8
    static let duration = 0.25
  }
}
