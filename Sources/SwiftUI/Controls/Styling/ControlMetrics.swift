import CoreGraphics

extension Metrics {
  /// What several controls share.
  enum Control {
    /// Opacity of a label under the finger.
    static let pressedOpacity = 0.2
    /// Seconds in which a released control gets its look back.
    static let releaseDuration = 0.25
    /// Opacity of disabled controls that keep their colours.
    static let disabledOpacity = 0.5
    static let labelSpacing: CGFloat = 8
    /// The height of a line of body text, which controls in rows of a list take at most.
    static let rowLineHeight: CGFloat = 22
  }
}
