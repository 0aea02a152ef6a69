import CoreGraphics

extension Metrics {
  enum MenuRow {
    static let textSize: CGFloat = 17
    static let titleSize: CGFloat = 13
    static let sideInset: CGFloat = 16
    static let checkmarkSize: CGFloat = 15
    /// What check marks take at the beginning of rows.
    static let checkmarkWidth: CGFloat = 22
    static let iconWidth: CGFloat = 24
    static let gap: CGFloat = 10
    /// The band between sections.
    static let sectionGap: CGFloat = 8
    static let headerHeight: CGFloat = 30
    static let indentation: CGFloat = 12
    static let groupIconSize: CGFloat = 20
    static let previewHeight: CGFloat = 180
  }

  enum MenuButton {
    static let indicatorGap: CGFloat = 5
    static let indicatorSize: CGFloat = 12
    static let longPress = 0.35
  }
}
