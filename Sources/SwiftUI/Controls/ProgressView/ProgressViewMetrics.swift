import CoreGraphics
import SwiftUICore

extension Metrics {
  enum ProgressView {
    static let barHeight: CGFloat = 4
    static let barRadius: CGFloat = 2
    static let labelSpacing: CGFloat = 4
    static let blades = 8
    /// Seconds for a whole turn.
    static let turn = 1.0
    static let ringWidth: CGFloat = 2.5
    /// Share of the bar that moves while the progress is unknown, and seconds for its way.
    static let movingShare: CGFloat = 0.35
    static let movingDuration = 1.6

    static func spinner(_ size: ControlSize) -> CGFloat {
      switch size {
      case .mini, .small: 16
      case .regular: 20
      case .large, .extraLarge: 37
      }
    }
  }
}
