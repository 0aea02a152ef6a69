import CoreGraphics
import Foundation
import Rendering

/// Text with everything settled that its layout and its colours depend on.
struct ResolvedText {
  var request: TextRequest
  var paints: [_ResolvedStyle]
  /// Which of the paints is the foreground style of the surroundings.
  var foregroundPaint: Int?
  var plainText: String
  /// What assistive programs say.
  var spokenText: String
  var links: [(range: Range<Int>, url: URL)]
  /// Values of the program's own, by UTF-16 ranges.
  var attributes: [(range: Range<Int>, attribute: TextAttributeBox)] = []
  /// What draws the text in place of the engine.
  var renderer: ErasedTextRenderer?
  /// Colours behind parts of the text, by UTF-16 ranges.
  var backgrounds: [(range: Range<Int>, color: RGBA)]
  /// Pictures of what stands in the lines, by the attachments' numbers.
  var attachmentFragments: [Int: Fragment]
  /// The colour of the bars that stand for the lines of a redacted text.
  var redaction: Paint?
  /// When the text says something else.
  var nextChange: Date?
  /// From what stands above and below.
  var distances: TextDistances?
}

/// Settles a text in its surroundings.
struct TextResolver {
  let environment: EnvironmentValues
  /// How many steps shorter than the longest form the text is.
  private let shortening: Int
  private let moment: (() -> Date)?
  private var runs: [TextRequest.Run] = []
  private var paints: [_ResolvedStyle] = []
  private var plainText = ""
  /// If it is something else than the plain text.
  private var spokenText: String?
  /// More than 0 while what is said is something else than what is shown.
  private var labelDepth = 0
  private var length = 0
  private var links: [(range: Range<Int>, url: URL)] = []
  private var backgrounds: [(range: Range<Int>, color: RGBA)] = []
  private var attributes: [(range: Range<Int>, attribute: TextAttributeBox)] = []
  private var attachments: [Int: Fragment] = [:]
  private var nextChange: Date?
  private var largestSize: CGFloat = 0
  private var distances: TextDistances?

  private init(environment: EnvironmentValues, shortening: Int, moment: (() -> Date)?) {
    self.environment = environment
    self.shortening = shortening
    self.moment = moment
  }

  private var now: Date { moment?() ?? environment.textClock.now }

  private var surroundings: FormatSurroundings {
    var surroundings = FormatSurroundings(environment)
    surroundings.shortening = shortening
    return surroundings
  }

  /// - Parameters:
  ///   - shortening: how many steps shorter than the longest form the text is.
  ///   - moment: what texts about the time go by, asked only by those; the environment's clock when nil.
  static func resolve(
    _ text: Text, in environment: EnvironmentValues, shortening: Int = 0, at moment: (() -> Date)? = nil
  ) -> ResolvedText {
    var resolver = TextResolver(environment: environment, shortening: shortening, moment: moment)
    var style = TextRunStyle()
    style.font = environment.font ?? environment.platformMetrics.defaultFont
    style.paragraph.lineHeight = environment.lineHeight?.height
    for modifier in environment.textStyle.modifiers { style.apply(modifier) }
    resolver.append(text, style)
    return resolver.finish()
  }

  // MARK: What the text is made of

  private mutating func append(_ text: Text, _ outer: TextRunStyle) {
    var style = outer
    // The innermost modifier of a kind counts, so the outer ones are applied first.
    var modifiers = text.modifiers
    while let link = modifiers {
      style.apply(link.last)
      modifiers = link.previous
    }
    let isLabelled = style.label != nil
    if let label = style.label {
      if labelDepth == 0 { say(label.plainText(in: environment)) }
      style.label = nil
      labelDepth += 1
    }
    defer { if isLabelled { labelDepth -= 1 } }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table, let bundle):
      let format = StringTables.shared.format(
        for: key.key, table: table, bundle: bundle, locale: environment.locale, arguments: key.arguments,
        shortening: shortening)
      append(format, key.arguments, style)
    case .resource(let resource):
      append(resource.format(in: environment.locale, shortening: shortening), resource.arguments, style)
    case .attributed(let string): append(string, style)
    case .concatenation(let first, let second):
      append(first, style)
      append(second, style)
    case .image(let image): append(image, style)
    case .formatted(let value):
      append(value.output(in: surroundings), style)
    case .date(let date, let dateStyle):
      let now = now
      append(
        DateText.string(date, style: dateStyle, now: now, environment: environment, shortening: shortening), style)
      noteChange(DateText.nextChange(of: date, style: dateStyle, after: now))
    case .timer(let timer):
      let now = now
      append(timer.string(at: now, locale: environment.locale), style)
      noteChange(timer.nextChange(after: now))
    case .live(let value): append(value, style)
    }
  }

  private mutating func append(_ value: LiveValue, _ style: TextRunStyle) {
    let output = value.output(at: now, in: surroundings)
    append(output.text, style)
    noteChange(output.nextChange)
  }

  private mutating func append(_ output: FormattedOutput, _ style: TextRunStyle) {
    switch output {
    case .string(let string): append(string, style)
    case .attributed(let string): append(string, style)
    }
  }

  /// Adds what is not shown in the same words.
  private mutating func say(_ text: String) { spokenText = (spokenText ?? plainText) + text }

  private mutating func noteChange(_ date: Date?) {
    guard let date else { return }
    nextChange = nextChange.map { min($0, date) } ?? date
  }

  private mutating func append(
    _ format: LocalizedFormat, _ arguments: [LocalizationArgument], _ style: TextRunStyle
  ) {
    let locale = environment.locale
    for piece in MarkdownInline.pieces(of: format.flattened) {
      var pieceStyle = style
      pieceStyle.apply(piece.traits) { LocalizedFormat(format: $0).string(arguments, locale: locale) }
      if piece.traits.attributes["inflect"] == "true" {
        let text = LocalizedFormat(format: piece.text).string(arguments, locale: locale)
        append(Inflection.agreeing(text, locale: locale), pieceStyle)
      } else {
        append(piece.text, arguments, pieceStyle)
      }
    }
  }

  /// Puts the arguments in the place of the specifiers.
  private mutating func append(_ format: String, _ arguments: [LocalizationArgument], _ style: TextRunStyle) {
    guard !arguments.isEmpty, format.contains("%") else { return append(format, style) }
    var literal = ""
    for part in FormatString.parts(of: format) {
      switch part {
      case .literal(let text): literal += text
      case .variable: continue
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        if case .text(let text) = arguments[index] {
          append(literal, style)
          literal = ""
          append(text, style)
        } else {
          literal += arguments[index].string(specifier, in: surroundings)
        }
      }
    }
    append(literal, style)
  }

  private mutating func append(_ string: AttributedString, _ style: TextRunStyle) {
    for run in string.runs {
      var runStyle = style
      AttributedTextStyle.read(
        run,
        into: {
          runStyle.apply($0)
          if case .foreground(let own) = $0 { runStyle.ownForeground = own }
        }, link: { runStyle.link = $0 })
      AttributedTextStyle.read(run, into: &runStyle.paragraph)
      append(String(string[run.range].characters), runStyle)
    }
  }

  private mutating func append(_ string: String, _ style: TextRunStyle) {
    guard !string.isEmpty else { return }
    var string = string
    switch environment.textCase {
    case .uppercase: string = string.uppercased(with: environment.locale)
    case .lowercase: string = string.lowercased(with: environment.locale)
    case nil: break
    }
    var run = makeRun(string, style)
    let range = length..<(length + string.utf16.count)
    length = range.upperBound
    if let link = style.link {
      links.append((range, link))
      run.style = paintIndex(style.ownForeground ?? AnyShapeStyle(TintShapeStyle()))
    }
    if !style.attributes.isEmpty {
      // A paint of its own keeps the run apart from its neighbours.
      paints.append(paints[run.style])
      paintKeys.append(AnyShapeStyle(AttributedRunStyle(number: paints.count)))
      run.style = paints.count - 1
      for attribute in style.attributes { attributes.append((range, attribute)) }
    }
    if let background = style.background {
      backgrounds.append((range, background.resolved(in: environment)))
    }
    if labelDepth == 0 { spokenText?.append(string) }
    plainText += string
    if let last = runs.indices.last, runs[last].attachment == nil, runs[last].canJoin(run) {
      runs[last].text += string
    } else {
      runs.append(run)
    }
  }

  private mutating func append(_ image: Image, _ style: TextRunStyle) {
    var run = makeRun("\u{FFFC}", style)
    var surroundings = environment
    surroundings.font = style.resolvedFont
    if let foreground = style.foreground { surroundings.setForegroundStyles([foreground]) }
    let resolved = ImageResolver.resolve(image, in: surroundings)
    let id = attachments.count
    attachments[id] = resolved.fragment(size: resolved.size)
    run.attachment = TextRequest.Attachment(id: id, size: resolved.size, descent: resolved.baselineOffset)
    runs.append(run)
    if labelDepth == 0 { say(resolved.label ?? "") }
    plainText += "\u{FFFC}"
    length += 1
  }

  // MARK: Runs and paints

  private mutating func makeRun(_ string: String, _ style: TextRunStyle) -> TextRequest.Run {
    var resolved = style.resolvedFont.resolved(
      size: environment.dynamicTypeSize, lines: environment.platformMetrics.fonts)
    if resolved.descriptor.size >= largestSize {
      largestSize = resolved.descriptor.size
      distances =
        resolved.distances
        ?? TextDistances(fontSize: resolved.descriptor.size, pixelLength: environment.pixelLength)
    }
    if let design = style.design {
      switch design {
      case .default: resolved.descriptor.family = .system
      case .serif: resolved.descriptor.family = .serif
      case .rounded: resolved.descriptor.family = .rounded
      case .monospaced: resolved.descriptor.family = .monospaced
      }
    }
    if environment.legibilityWeight == .bold { resolved.descriptor.weight = min(resolved.descriptor.weight + 200, 900) }
    var run = TextRequest.Run(
      text: string, font: resolved.descriptor, ascent: resolved.ascent, descent: resolved.descent,
      lineHeight: resolved.lineHeight, style: paintIndex(style.foreground ?? AnyShapeStyle(ForegroundStyle()))
    )
    run.kerning = style.kerning
    run.tracking = style.tracking
    run.baselineOffset = style.baselineOffset
    run.language = style.language?.code
    run.paragraph = style.paragraph.isPlain ? nil : style.paragraph
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
      var style = TextRunStyle()
      style.font = environment.font ?? environment.platformMetrics.defaultFont
      style.paragraph.lineHeight = environment.lineHeight?.height
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
    let overrides = environment.textStyle
    request.followsLetters = overrides.directionStrategy != .layoutBased
    request.alignsByParagraph = overrides.alignmentStrategy == .writingDirectionBased
    request.pixelLength = environment.pixelLength
    request.language = TextLanguage.code(of: environment.locale)
    var resolved = ResolvedText(
      request: request, paints: paints,
      foregroundPaint: paintKeys.firstIndex(of: AnyShapeStyle(ForegroundStyle())), plainText: plainText,
      spokenText: spokenText ?? plainText, links: links,
      backgrounds: backgrounds,
      attachmentFragments: attachments, redaction: Redaction.paint(in: environment), nextChange: nextChange,
      distances: distances)
    resolved.attributes = attributes
    resolved.renderer = environment.textRenderer
    return resolved
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
  /// The characters that are shown.
  package func plainText(in environment: EnvironmentValues) -> String {
    TextResolver.resolve(self, in: environment).plainText
  }
}

/// Stands in the list of paints for a run with attributes, which shares its paint with no other.
private struct AttributedRunStyle: ShapeStyle, Equatable {
  var number: Int

  func _resolve(in context: _StyleContext) -> _ResolvedStyle { .color(.clear) }
}
