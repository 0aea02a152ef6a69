import CoreGraphics
import Foundation
import Rendering

/// Text with everything settled that its layout and its colours depend on.
struct ResolvedText {
  var request: TextRequest
  var paints: [_ResolvedStyle]
  var plainText: String
  var links: [(range: Range<Int>, url: URL)]
  /// Pictures of what stands in the lines, by the attachments' numbers.
  var attachmentFragments: [Int: Fragment]
  /// Seconds after which the text says something else.
  var refreshInterval: TimeInterval?
}

/// Settles a text in its surroundings.
struct TextResolver {
  fileprivate struct Style {
    var font: Font?
    var weight: Font.Weight?
    var isBold = false
    var isItalic: Bool?
    var isMonospaced = false
    var hasMonospacedDigits = false
    var design: Font.Design?
    var width: Font.Width?
    var foreground: AnyShapeStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale: CGFloat = 1
    var link: URL?

    mutating func apply(_ modifier: Text.Modifier) {
      switch modifier {
      case .font(let font): self.font = font ?? self.font
      case .foreground(let style): foreground = style
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
      }
    }
  }

  let environment: EnvironmentValues
  private var runs: [TextRequest.Run] = []
  private var paints: [_ResolvedStyle] = []
  private var plainText = ""
  private var links: [(Range<Int>, URL)] = []
  private var attachments: [Int: Fragment] = [:]
  private var refreshInterval: TimeInterval?

  init(environment: EnvironmentValues) { self.environment = environment }

  static func resolve(_ text: Text, in environment: EnvironmentValues) -> ResolvedText {
    var resolver = TextResolver(environment: environment)
    var style = Style()
    style.font = environment.font
    for modifier in environment.textStyle.modifiers { style.apply(modifier) }
    resolver.append(text, style)
    return resolver.finish()
  }

  private mutating func append(_ text: Text, _ outer: Style) {
    var style = outer
    // The innermost modifier of a kind counts, so the outer ones are applied first.
    for modifier in text.modifiers.reversed() { style.apply(modifier) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table, let bundle): append(key, table: table, bundle: bundle, style)
    case .attributed(let string): append(string, style)
    case .concatenation(let first, let second):
      append(first, style)
      append(second, style)
    case .image(let image): append(image, style)
    case .formatted(let value): append(value.string(in: environment.locale), style)
    case .date(let date, let dateStyle):
      let now = environment.textClock.now
      append(DateText.string(date, style: dateStyle, now: now, environment: environment), style)
      if let interval = DateText.refreshInterval(date, style: dateStyle, now: now) {
        refreshInterval = min(refreshInterval ?? interval, interval)
      }
    }
  }

  private mutating func append(_ key: LocalizedStringKey, table: String?, bundle: URL?, _ style: Style) {
    let format = StringTables.shared.string(
      for: key.key, table: table, bundle: bundle, locale: environment.locale, arguments: key.arguments)
    for piece in MarkdownInline.pieces(of: format) {
      var pieceStyle = style
      piece.traits.apply(to: &pieceStyle)
      appendFormat(piece.text, key.arguments, pieceStyle)
    }
  }

  /// Puts the arguments in the place of the specifiers.
  private mutating func appendFormat(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ style: Style
  ) {
    if !format.contains("%") {
      append(format, style)
      return
    }
    var literal = ""
    for part in FormatString.parts(of: format) {
      switch part {
      case .literal(let text): literal += text
      case .argument(let index):
        guard index < arguments.count else { continue }
        switch arguments[index] {
        case .text(let text):
          append(literal, style)
          literal = ""
          append(text, style)
        case .string(let string), .specified(let string): literal += string
        case .integer(let value):
          literal += value.formatted(.number.grouping(.never).locale(environment.locale))
        case .unsigned(let value):
          literal += value.formatted(.number.grouping(.never).locale(environment.locale))
        case .double(let value): literal += String(format: "%f", locale: environment.locale, value)
        case .formatted(let value): literal += value.string(in: environment.locale)
        }
      }
    }
    append(literal, style)
  }

  private mutating func append(_ string: AttributedString, _ style: Style) {
    for run in string.runs {
      var runStyle = style
      AttributedTextStyle.read(run, into: { runStyle.apply($0) }, link: { runStyle.link = $0 })
      append(String(string[run.range].characters), runStyle)
    }
  }

  private mutating func append(_ string: String, _ style: Style) {
    guard !string.isEmpty else { return }
    var string = string
    switch environment.textCase {
    case .uppercase: string = string.uppercased(with: environment.locale)
    case .lowercase: string = string.lowercased(with: environment.locale)
    case nil: break
    }
    var run = makeRun(string, style)
    if let link = style.link {
      let start = plainText.utf16.count
      links.append((start..<(start + string.utf16.count), link))
      run.style = paintIndex(style.foreground ?? AnyShapeStyle(TintShapeStyle()))
    }
    plainText += string
    if let last = runs.indices.last, runs[last].attachment == nil, runs[last].canJoin(run) {
      runs[last].text += string
    } else {
      runs.append(run)
    }
  }

  private mutating func append(_ image: Image, _ style: Style) {
    var run = makeRun("\u{FFFC}", style)
    let resolved = ImageResolver.resolve(image, in: inlineEnvironment(style))
    let id = attachments.count
    attachments[id] = resolved.fragment(size: resolved.size)
    run.attachment = TextRequest.Attachment(id: id, size: resolved.size, descent: resolved.baselineOffset)
    runs.append(run)
    plainText += "\u{FFFC}"
  }

  private func inlineEnvironment(_ style: Style) -> EnvironmentValues {
    var environment = environment
    environment.font = font(style)
    return environment
  }

  private func font(_ style: Style) -> Font {
    var font = style.font ?? .body
    if let weight = style.weight { font = font.weight(weight) }
    if style.isBold { font = font.bold() }
    if style.isItalic == true { font = font.italic() }
    if style.isMonospaced { font = font.monospaced() }
    if style.hasMonospacedDigits { font = font.monospacedDigit() }
    if let width = style.width { font = font.width(width) }
    if style.scale != 1 { font = font.scaled(by: style.scale) }
    return font
  }

  private mutating func makeRun(_ string: String, _ style: Style) -> TextRequest.Run {
    var resolved = font(style).resolved(size: environment.dynamicTypeSize)
    if let design = style.design {
      switch design {
      case .default: resolved.descriptor.family = .system
      case .serif: resolved.descriptor.family = .serif
      case .rounded: resolved.descriptor.family = .rounded
      case .monospaced: resolved.descriptor.family = .monospaced
      }
    }
    var run = TextRequest.Run(
      text: string, font: resolved.descriptor, ascent: resolved.ascent, descent: resolved.descent,
      lineHeight: resolved.lineHeight, style: paintIndex(style.foreground ?? AnyShapeStyle(ForegroundStyle()))
    )
    run.kerning = style.kerning
    run.tracking = style.tracking
    run.baselineOffset = style.baselineOffset
    run.underline = style.underline.map { decoration($0) }
    run.strikethrough = style.strikethrough.map { decoration($0) }
    return run
  }

  private mutating func decoration(_ line: Text.LineStyle) -> TextRequest.LineDecoration {
    TextRequest.LineDecoration(
      pattern: line.pattern.pattern, style: line.color.map { paintIndex(AnyShapeStyle($0)) })
  }

  private var paintKeys: [AnyShapeStyle] = []

  private mutating func paintIndex(_ style: AnyShapeStyle) -> Int {
    if let known = paintKeys.firstIndex(of: style) { return known }
    paintKeys.append(style)
    paints.append(style._resolve(in: _StyleContext(environment: environment)))
    return paints.count - 1
  }

  private mutating func finish() -> ResolvedText {
    if runs.isEmpty {
      var style = Style()
      style.font = environment.font
      runs.append(makeRun("", style))
    }
    var request = TextRequest(runs: runs)
    switch environment.multilineTextAlignment {
    case .leading: request.alignment = .leading
    case .center: request.alignment = .center
    case .trailing: request.alignment = .trailing
    }
    request.lineLimit = environment.lineLimit.map { max($0, 1) }
    request.reservedLines = environment.lowerLineLimit
    switch environment.truncationMode {
    case .head: request.truncation = .head
    case .middle: request.truncation = .middle
    case .tail: request.truncation = .tail
    }
    request.lineSpacing = environment.lineSpacing
    request.minimumScaleFactor = min(max(environment.minimumScaleFactor, 0.01), 1)
    request.allowsTightening = environment.allowsTightening
    request.isRightToLeft = environment.layoutDirection == .rightToLeft
    request.pixelLength = environment.pixelLength
    request.language = environment.locale.language.languageCode?.identifier ?? "en"
    return ResolvedText(
      request: request, paints: paints, plainText: plainText, links: links.map { (range: $0.0, url: $0.1) },
      attachmentFragments: attachments, refreshInterval: refreshInterval)
  }
}

extension TextResolver.Style {
  // Used by the Markdown pieces.
  mutating func embolden() { isBold = true }
  mutating func slant() { isItalic = true }
  mutating func strike() { strikethrough = .single }
  mutating func useMonospaced() { isMonospaced = true }
  mutating func setLink(_ url: URL) { link = url }
}

extension MarkdownInline.Traits {
  fileprivate func apply(to style: inout TextResolver.Style) {
    if isStrong { style.embolden() }
    if isEmphasised { style.slant() }
    if isStruck { style.strike() }
    if isCode { style.useMonospaced() }
    if let link { style.setLink(link) }
  }
}

extension TextRequest.Run {
  /// True when the other run's text can be appended to this one.
  fileprivate func canJoin(_ other: TextRequest.Run) -> Bool {
    var copy = other
    copy.text = text
    return copy == self && attachment == nil
  }
}

extension Text {
  /// The characters that are shown, for accessibility.
  package func plainText(in environment: EnvironmentValues) -> String {
    TextResolver.resolve(self, in: environment).plainText
  }
}
