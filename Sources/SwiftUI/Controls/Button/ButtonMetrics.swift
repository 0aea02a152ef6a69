import CoreGraphics
import SwiftUICore

extension Metrics {
  enum Button {
    static let pressedPlainOpacity = 0.5
    static let pressedBorderedOpacity = 0.75
    /// Opacity of a tint as the background of a bordered button.
    static let tintedFillOpacity = 0.15

    struct Size {
      var horizontalPadding: CGFloat
      var verticalPadding: CGFloat
      var cornerRadius: CGFloat
    }

    static func size(_ size: ControlSize) -> Size {
      switch size {
      case .mini, .small: Size(horizontalPadding: 10, verticalPadding: 5, cornerRadius: 14)
      case .regular: Size(horizontalPadding: 12, verticalPadding: 7, cornerRadius: 8)
      case .large: Size(horizontalPadding: 20, verticalPadding: 15, cornerRadius: 12)
      case .extraLarge: Size(horizontalPadding: 24, verticalPadding: 20, cornerRadius: 14)
      }
    }
  }
}
