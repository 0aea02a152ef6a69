import CoreGraphics
import Foundation
import Rendering

/// How a run of text is to look, collected from the outside to the inside.
struct TextRunStyle {
  var font: Font?
  var weight: Font.Weight?
  var isBold = false
  var isItalic: Bool?
  var isMonospaced = false
  var hasMonospacedDigits = false
  var design: Font.Design?
  var width: Font.Width?
  var foreground: AnyShapeStyle?
  /// The colour that the run has by itself, which links take instead of the tint.
  var ownForeground: AnyShapeStyle?
  var background: Color?
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale: CGFloat = 1
  var link: URL?
  var attributes: [TextAttributeBox] = []
  var language: TypesettingLanguage?
  var paragraph = TextRequest.ParagraphStyle()
  /// What is said in the place of the text.
  var label: Text?

  mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .font(let font): self.font = font ?? self.font
    case .color(let color): foreground = AnyShapeStyle(color)
    case .foreground(let style): foreground = style
    case .background(let color): background = color
    case .weight(let weight): self.weight = weight
    case .bold(let isBold): self.isBold = isBold
    case .italic(let isItalic): self.isItalic = isItalic
    case .monospaced(let isMonospaced): self.isMonospaced = isMonospaced
    case .monospacedDigit: hasMonospacedDigits = true
    case .design(let design): self.design = design
    case .width(let width): self.width = width
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .textScale(let scale): self.scale = scale.factor
    case .custom(let attribute): attributes.append(attribute)
    case .language(let language): self.language = language
    case .label(let label): self.label = label
    }
  }

  /// Takes over what Markdown says about the run. `expand` puts the arguments into a link's address.
  mutating func apply(_ traits: MarkdownInline.Traits, expand: (String) -> String) {
    if traits.isStrong { isBold = true }
    if traits.isEmphasised { isItalic = true }
    if traits.isStruck { strikethrough = .single }
    if traits.isCode { isMonospaced = true }
    if let address = traits.link { link = URL(string: expand(address)) }
  }

  var resolvedFont: Font {
    var font = font ?? .body
    if let weight { font = font.weight(weight) }
    if isBold { font = font.bold() }
    if isItalic == true { font = font.italic() }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if let width { font = font.width(width) }
    if scale != 1 { font = font.scaled(by: scale) }
    return font
  }
}
