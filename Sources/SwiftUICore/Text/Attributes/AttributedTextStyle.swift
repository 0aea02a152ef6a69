import CoreGraphics
import Foundation
import Rendering

/// What texts take over from the attributes of a run.
enum AttributedTextStyle {
  /// Reports the run's own style as text modifiers, the ones that count least first.
  static func read(
    _ run: AttributedString.Runs.Run, into apply: (Text.Modifier) -> Void, link: (URL) -> Void
  ) {
    typealias SwiftUI = AttributeScopes.SwiftUIAttributes
    if let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
      if intent.contains(.emphasized) { apply(.italic(true)) }
      if intent.contains(.stronglyEmphasized) { apply(.bold(true)) }
      if intent.contains(.code) { apply(.monospaced(true)) }
      if intent.contains(.strikethrough) { apply(.strikethrough(.single)) }
    }
    if let font = run[SwiftUI.FontAttribute.self] { apply(.font(font)) }
    if let color = run[SwiftUI.ForegroundColorAttribute.self] { apply(.foreground(AnyShapeStyle(color))) }
    if let color = run[SwiftUI.BackgroundColorAttribute.self] { apply(.background(color)) }
    if let line = run[SwiftUI.UnderlineStyleAttribute.self] { apply(.underline(line)) }
    if let line = run[SwiftUI.StrikethroughStyleAttribute.self] { apply(.strikethrough(line)) }
    if let kern = run[SwiftUI.KerningAttribute.self] { apply(.kerning(kern)) }
    if let tracking = run[SwiftUI.TrackingAttribute.self] { apply(.tracking(tracking)) }
    if let offset = run[SwiftUI.BaselineOffsetAttribute.self] { apply(.baselineOffset(offset)) }
    if let url = run.link { link(url) }
  }

  /// Takes over what the run says about its paragraph.
  static func read(_ run: AttributedString.Runs.Run, into paragraph: inout TextRequest.ParagraphStyle) {
    typealias CoreText = AttributeScopes.CoreTextAttributes
    if let height = run[CoreText.LineHeightAttribute.self] { paragraph.lineHeight = height.height }
    switch run[CoreText.TextAlignmentAttribute.self] {
    case .left: paragraph.side = .left
    case .right: paragraph.side = .right
    case .center: paragraph.side = .center
    case nil: break
    }
    if let direction = run[AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self] {
      paragraph.isRightToLeft = direction == .rightToLeft
    }
  }
}
