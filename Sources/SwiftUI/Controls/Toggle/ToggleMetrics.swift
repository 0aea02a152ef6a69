import CoreGraphics

extension Metrics {
  enum Toggle {
    static let track = CGSize(width: 51, height: 31)
    static let thumb: CGFloat = 27
    /// The thumb gets wider under the finger.
    static let pressedThumb: CGFloat = 33
    static let inset: CGFloat = 2
    static let animation = 0.3
    static let minimumGap: CGFloat = 8
    static let checkbox: CGFloat = 18
    static let checkboxRadius: CGFloat = 4
    static let checkboxSpacing: CGFloat = 8
  }
}
