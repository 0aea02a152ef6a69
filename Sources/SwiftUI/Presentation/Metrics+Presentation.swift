import CoreGraphics

extension Metrics {
  enum Tooltip {
    static let delay = 0.7
    static let textSize: CGFloat = 11
    static let mostWidth: CGFloat = 260
    static let radius: CGFloat = 5
    static let inset = EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6)
    /// Below the pointer's tip, so that it does not cover the text.
    static let pointerHeight: CGFloat = 20
    static let margin: CGFloat = 4
  }

  enum Sheet {
    static let radius: CGFloat = 10
    /// Distance from the top of the safe area.
    static let topGap: CGFloat = 10
    /// The same in windows without a status bar.
    static let bareTopGap: CGFloat = 20
    static let dimming = 0.2
    static let darkDimming = 0.48
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberInset: CGFloat = 5
    /// How far the screen behind is inset at both sides.
    static let recededInset: CGFloat = 16
    static let formWidth: CGFloat = 540
    static let formHeight: CGFloat = 620
    static let formMargin: CGFloat = 20
    /// Part of the height below which a sheet that is let go closes.
    static let dismissThreshold: CGFloat = 0.5
  }

  enum Alert {
    static let width: CGFloat = 270
    static let radius: CGFloat = 14
    static let inset: CGFloat = 16
    static let topInset: CGFloat = 19
    static let bottomInset: CGFloat = 19
    static let textSpacing: CGFloat = 3
    static let fieldSpacing: CGFloat = 10
    static let titleSize: CGFloat = 17
    static let messageSize: CGFloat = 13
    static let actionSize: CGFloat = 17
    static let actionHeight: CGFloat = 44
    static let enterScale: CGFloat = 1.2
    static let shadowRadius: CGFloat = 20
    static let margin: CGFloat = 24
  }

  enum ActionSheet {
    static let margin: CGFloat = 8
    static let radius: CGFloat = 14
    static let rowHeight: CGFloat = 57
    static let actionSize: CGFloat = 20
    static let messageSize: CGFloat = 13
    static let headerInset: CGFloat = 16
    static let mostWidth: CGFloat = 500
  }

  enum Popover {
    static let radius: CGFloat = 13
    static let arrowWidth: CGFloat = 26
    static let arrowHeight: CGFloat = 13
    static let margin: CGFloat = 10
    static let shadowRadius: CGFloat = 24
    static let standardWidth: CGFloat = 320
  }

  enum Menu {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let radius: CGFloat = 13
    static let anchorGap: CGFloat = 6
    static let enterScale: CGFloat = 0.4
  }
}

extension Animation {
  /// How a sheet comes and goes.
  static var sheet: Animation { .spring(duration: 0.45, bounce: 0) }
  static var alert: Animation { .spring(duration: 0.35, bounce: 0) }
  static var alertDismissal: Animation { .easeOut(duration: 0.2) }
  static var menu: Animation { .spring(duration: 0.3, bounce: 0.15) }
}
