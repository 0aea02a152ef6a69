import CoreGraphics

extension Metrics {
  enum Picker {
    static let indicatorSize: CGFloat = 13
    static let indicatorGap: CGFloat = 5
    static let checkmarkSize: CGFloat = 17
    static let radioSize: CGFloat = 20
    static let radioSpacing: CGFloat = 8
  }

  enum Segments {
    static let height: CGFloat = 32
    static let radius: CGFloat = 9
    static let thumbRadius: CGFloat = 7
    static let inset: CGFloat = 2
    static let textSize: CGFloat = 13
    static let sideInset: CGFloat = 10
    static let separatorHeight: CGFloat = 14
    static let shadowOpacity = 0.12
    static let shadowRadius: CGFloat = 4
    static let shadowOffset: CGFloat = 3
    static let animation = 0.25
    /// The thumb in the dark.
    static let darkThumb: (red: Double, green: Double, blue: Double) = (99 / 255, 99 / 255, 102 / 255)
  }

  enum Wheel {
    static let height: CGFloat = 216
    static let rowHeight: CGFloat = 32
    static let textSize: CGFloat = 21
    static let idealWidth: CGFloat = 320
    static let bandRadius: CGFloat = 8
    static let bandInset: CGFloat = 9
    /// Radius of the cylinder.
    static let radius: CGFloat = 98
    static let settling = 0.3
    /// Rows above and below the middle that exist.
    static let reach = 5
  }
}
