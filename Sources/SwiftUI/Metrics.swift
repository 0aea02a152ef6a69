import CoreGraphics

/// The numbers that controls are drawn with: points, unless a name says otherwise.
enum Metrics {
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

  enum Label {
    static let spacing: CGFloat = 8
    /// In rows of a list, icons stand centred in a column and titles begin behind it.
    static let rowIconWidth: CGFloat = 28
    static let rowSpacing: CGFloat = 16
  }

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
