import CoreGraphics

extension Metrics {
  enum Slider {
    static let height: CGFloat = 31
    static let trackHeight: CGFloat = 4
    static let thumb: CGFloat = 28
    /// How far from the thumb's middle a press still takes hold of it.
    static let reach: CGFloat = 22
    static let labelSpacing: CGFloat = 8
    static let minimumWidth: CGFloat = 60
    /// Share of the range that the keyboard moves a slider without steps.
    static let keyboardShare = 0.1
  }

  enum Stepper {
    static let size = CGSize(width: 94, height: 32)
    static let cornerRadius: CGFloat = 8
    static let divider = CGSize(width: 1, height: 18)
    static let glyph: CGFloat = 17
    static let minimumGap: CGFloat = 8
  }
}
