import CoreGraphics

extension Metrics {
  enum Label {
    static let spacing: CGFloat = 8
    /// In rows of a list, icons stand centred in a column and titles begin behind it.
    static let rowIconWidth: CGFloat = 28
    static let rowSpacing: CGFloat = 16
  }
}
