import CoreGraphics

extension Metrics {
  enum TextField {
    /// Above and below a field without a border.
    static let plainPadding: CGFloat = 0.75
    static let borderedPadding: CGFloat = 7
    static let cornerRadius: CGFloat = 5
    static let borderWidth: CGFloat = 0.65
    static let borderOpacity = 0.2
    static let squareRadius: CGFloat = 0
  }

  enum TextEditor {
    static let horizontalPadding: CGFloat = 5
    static let verticalPadding: CGFloat = 8
  }
}
