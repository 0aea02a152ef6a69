import CoreGraphics
import Foundation
import Rendering
import Synchronization

/// Lays text out with Pango's glyphs and break opportunities, and lines of our own.
///
/// Text is itemised and shaped once, word by word where it is plain; a new width only breaks the known words again.
/// Answers are kept, those not asked for longest forgotten first.
public final class PangoShaper: TextShaper {
  private let state: Mutex<ShaperState>

  init(registry: FontRegistry) {
    state = Mutex(ShaperState(registry: registry))
  }

  /// Opens the fonts now instead of when the first text is laid out.
  func open() {
    state.withLock { $0.open() }
  }

  public func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
    state.withLock { $0.layout(request, width: width, height: height) }
  }

  public func metrics(of font: FontDescriptor) -> FontMetrics {
    state.withLock { $0.metrics(of: font) }
  }

  public func hasFont(named name: String) -> Bool {
    state.withLock { $0.hasFont(named: name) }
  }

  public func registerFont(at path: String) throws {
    try state.withLock { try $0.registerFont(at: path) }
  }
}

/// Everything the shaper keeps; only used under its lock.
private final class ShaperState {
  private let registry: FontRegistry
  private var opened: TextShaping?
  private var entries: [TextRequest: Entry] = [:]
  private var metrics: [FontDescriptor: FontMetrics] = [:]
  private var clock = 0
  private var characters = 0
  private static let characterLimit = 400_000
  private static let answersPerRequest = 6

  /// What is known about one request.
  private final class Entry {
    let text: ShapedText
    var answers: [(width: CGFloat?, height: CGFloat?, layout: TextLayout)] = []
    var lastUse = 0

    init(text: ShapedText) { self.text = text }
  }

  init(registry: FontRegistry) {
    self.registry = registry
  }

  /// Fonts are looked for when the first text is.
  private var shaping: TextShaping {
    if let opened { return opened }
    let made = TextShaping(library: FontLibrary(registry: registry, isDefault: false))
    opened = made
    return made
  }

  func open() {
    if opened != nil { return }
    let made = TextShaping(library: FontLibrary(registry: registry, isDefault: true))
    opened = made
    let font = FontDescriptor(size: 17)
    _ = made.shape("Warm", made.style(ShapingStyle.Key(font: font, kerning: 0, tracking: 0)), language: "en")
  }

  func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
    clock += 1
    let entry: Entry
    if let known = entries[request] {
      entry = known
    } else {
      entry = Entry(text: shaping.shape(request))
      entries[request] = entry
      characters += entry.text.length + 16
      if characters > Self.characterLimit { forgetOldest() }
    }
    entry.lastUse = clock
    if let answer = entry.answers.first(where: { $0.width == width && $0.height == height }) {
      return answer.layout
    }
    let layout = compose(request, entry.text, width: width, height: height)
    if entry.answers.count == Self.answersPerRequest { entry.answers.removeFirst() }
    entry.answers.append((width, height, layout))
    return layout
  }

  private func compose(
    _ request: TextRequest, _ text: ShapedText, width: CGFloat?, height: CGFloat?
  ) -> TextLayout {
    guard !request.runs.isEmpty else { return TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0) }
    let shaping = shaping
    let composer = LayoutComposer(
      request: request, text: text,
      sign: { text, run in
        let key = ShapingStyle.Key(font: run.font, kerning: run.kerning, tracking: run.tracking)
        return shaping.shape(text, shaping.style(key), language: request.language)
      },
      scaledFont: { shaping.library.number(of: $0, scaledBy: $1) })
    return composer.layout(width: width, height: height)
  }

  func metrics(of font: FontDescriptor) -> FontMetrics {
    if let known = metrics[font] { return known }
    let style = shaping.style(ShapingStyle.Key(font: font, kerning: 0, tracking: 0))
    let made = shaping.library.metrics(of: style)
    metrics[font] = made
    return made
  }

  func hasFont(named name: String) -> Bool { shaping.library.named(name) != nil }

  func registerFont(at path: String) throws {
    try shaping.library.add(fontFile: path)
    shaping.reset()
    entries.removeAll()
    metrics.removeAll()
    characters = 0
  }

  private func forgetOldest() {
    for (request, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if characters <= Self.characterLimit / 2 { break }
      entries[request] = nil
      characters -= entry.text.length + 16
    }
  }
}
