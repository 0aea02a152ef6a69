import CoreGraphics
import Foundation
import Rendering

/// The lines of a text on screen.
final class TextRenderNode: RenderNode {
  @exclusivity(unchecked) private var longest: ResolvedText?
  /// Forms that take less and less room.
  @exclusivity(unchecked) private var shorter: [ResolvedText] = []
  @exclusivity(unchecked) private var layouts: [Answer] = []
  @exclusivity(unchecked) private var baselineMayMove = false
  @exclusivity(unchecked) private var lastPublicLayout: Text.Layout?
  var openURL: OpenURLAction?
  /// What a renderer of the program's own draws in.
  var environment: EnvironmentValues?
  var isSelectable = false {
    didSet { if !isSelectable { selection = nil } }
  }
  /// The selected part, by UTF-16 offsets.
  var selection: Range<Int>? {
    didSet { if selection != oldValue { invalidateDisplay() } }
  }

  @exclusivity(unchecked) private var exchange: ContentExchange?

  private struct Answer {
    var width: CGFloat?
    var height: CGFloat?
    var layout: TextLayout
    /// The number of the form, 0 being the longest.
    var form: Int
  }

  /// What is shown.
  private var text: ResolvedText? {
    guard !shorter.isEmpty, isPlaced, let answer = answer(proposal), answer.form > 0 else { return longest }
    return shorter[answer.form - 1]
  }

  func set(
    _ new: ResolvedText, shorter newShorter: [ResolvedText] = [], _ transition: ContentTransition = .identity,
    transaction: @autoclosure () -> Transaction
  ) {
    let shown = text
    let old = longest
    if let shown, transition != .identity, isPlaced, shown.request != new.request {
      let transaction = transaction()
      if transaction.animation != nil { beginExchange(from: shown, to: new, transition, transaction) }
    }
    longest = new
    let hasOtherForms = !shorter.elementsEqual(newShorter) { $0.request == $1.request }
    shorter = newShorter
    lastPublicLayout = nil
    guard let old else {
      invalidateLayout()
      return
    }
    if hasOtherForms || old.request != new.request {
      layouts = []
      baselineMayMove = old.request.runs.map(\.font) != new.request.runs.map(\.font)
      selection = nil
      invalidateLayout()
    }
    root.noteSemanticsChange()
    invalidateDisplay()
  }

  var plainText: String { text?.plainText ?? "" }

  // MARK: Layout

  private func layout(_ proposal: ProposedViewSize) -> TextLayout? { answer(proposal)?.layout }

  /// The longest form that fits, or the shortest.
  private func answer(_ proposal: ProposedViewSize) -> Answer? {
    guard let longest else { return nil }
    func finite(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? $0 : nil } }
    let (width, height) = (finite(proposal.width), finite(proposal.height))
    for entry in layouts where entry.width == width && entry.height == height { return entry }
    let shaper = root.backend.textShaper
    var answer = Answer(
      width: width, height: height, layout: shaper.layout(longest.request, width: width, height: height), form: 0)
    while answer.form < shorter.count, !answer.layout.fits(width: width, height: height) {
      answer.layout = shaper.layout(shorter[answer.form].request, width: width, height: height)
      answer.form += 1
    }
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append(answer)
    return answer
  }

  /// The layout that is on screen.
  var currentLayout: TextLayout? { layout(proposal) }

  /// The layout as programs see it, the same one for as long as nothing about it has changed.
  private func publicLayout(_ layout: TextLayout, of text: ResolvedText) -> Text.Layout {
    if let lastPublicLayout, lastPublicLayout.isLayout(layout) { return lastPublicLayout }
    let made = Text.Layout(layout, text: text)
    lastPublicLayout = made
    return made
  }

  /// The layout that is on screen and where it is; nil before the text has its place.
  var anchoredLayout: Text.LayoutKey.AnchoredLayout? {
    guard isPlaced, let text, let layout = currentLayout else { return nil }
    return Text.LayoutKey.AnchoredLayout(
      origin: Anchor<CGPoint>.Source.point(.zero).anchor(in: self), layout: publicLayout(layout, of: text),
      place: convert(bounds, to: nil, laidOut: true))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = { [self] (proposal: ProposedViewSize) -> CGSize in layout(proposal)?.size ?? .zero }
    guard let renderer = text?.renderer else { return size(proposal) }
    return renderer.renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: size))
  }

  override func measureSpacing() -> ViewSpacing {
    var spacing = ViewSpacing()
    guard let distances = text?.distances else { return spacing }
    spacing.top = ViewSpacing.EdgePreference(text: .init(toOther: distances.above, toText: distances.toText))
    spacing.bottom = ViewSpacing.EdgePreference(text: .init(toOther: distances.below, toText: 0))
    return spacing
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.id == VerticalAlignment.FirstTextBaseline.self { return layout(proposal)?.firstBaseline }
    if key.id == VerticalAlignment.LastTextBaseline.self { return layout(proposal)?.lastBaseline }
    return nil
  }

  override func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool { key.isTextBaseline }

  override var guidesMayHaveChanged: Bool { baselineMayMove }

  private func beginExchange(
    from old: ResolvedText, to new: ResolvedText, _ transition: ContentTransition, _ transaction: Transaction
  ) {
    let exchange = exchange ?? ContentExchange(node: self)
    self.exchange = exchange
    let layout = currentLayout
    let common = zip(old.plainText.utf16, new.plainText.utf16).prefix { $0 == $1 }.count
    exchange.begin(
      from: drawing(), size: layout?.size ?? .zero, transition, changedFrom: layout?.caret(at: common).minX ?? 0,
      countsDown: Self.number(in: new.plainText) < Self.number(in: old.plainText), transaction: transaction)
  }

  private static func number(in text: String) -> Double {
    Double(text.filter { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) ?? 0
  }

  // MARK: Drawing

  override func record() -> Fragment {
    let drawing = drawing()
    return exchange?.apply(to: drawing, size: currentLayout?.size ?? .zero) ?? drawing
  }

  private func drawing() -> Fragment {
    guard let text, let layout = currentLayout else { return .empty }
    baselineMayMove = false
    if let redaction = text.redaction { return Self.bars(for: layout, paint: redaction) }
    if let renderer = text.renderer, let environment {
      return renderer.fragment(publicLayout(layout, of: text), environment: environment, root: root)
    }
    let rect = CGRect(origin: .zero, size: layout.size)
    let fragment = Fragment.letters(layout, styles: text.paints, in: rect)
    if layout.attachments.isEmpty, text.backgrounds.isEmpty, selection == nil { return fragment }
    var placed: [PlacedFragment] = []
    for background in text.backgrounds {
      placed += Self.fills(layout.rects(for: background.range), .color(background.color))
    }
    if let selection {
      let color = SystemColors.blue.light.color.multiplyingAlpha(by: 0.25)
      placed += Self.fills(layout.rects(for: selection), .color(color))
    }
    placed.append(PlacedFragment(fragment))
    for attachment in layout.attachments {
      guard let drawing = text.attachmentFragments[attachment.id] else { continue }
      placed.append(PlacedFragment(drawing, at: attachment.rect.origin))
    }
    return Fragment(.group(placed))
  }

  private static func fills(_ rects: [CGRect], _ paint: Paint) -> [PlacedFragment] {
    rects.map { PlacedFragment(Fragment(.fill(.rect($0), paint, evenOdd: false, antialiased: false))) }
  }

  /// Bars in the place of the lines.
  private static func bars(for layout: TextLayout, paint: Paint) -> Fragment {
    var placed: [PlacedFragment] = []
    for line in layout.lines where line.rect.width > 0 {
      let bar = line.rect.insetBy(dx: 0, dy: line.rect.height * 0.1)
      let corner = CGSize(width: bar.height * 0.25, height: bar.height * 0.25)
      let shape = ShapeGeometry.roundedRect(bar, cornerSize: corner, continuous: true)
      placed.append(PlacedFragment(Fragment(.fill(shape, paint, evenOdd: false, antialiased: true))))
    }
    return Fragment(.group(placed))
  }

  override func containsHit(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Links

  struct Link {
    var url: URL
    var range: Range<Int>
    var rects: [CGRect]
  }

  private func links(in layout: TextLayout) -> [Link] {
    guard let text else { return [] }
    return text.links.map { Link(url: $0.url, range: $0.range, rects: layout.rects(for: $0.range)) }
  }

  /// The link at a point, if there is one.
  func link(at point: CGPoint) -> URL? {
    guard let text, !text.links.isEmpty, let layout = currentLayout else { return nil }
    for link in text.links where layout.rects(for: link.range).contains(where: { $0.contains(point) }) {
      return link.url
    }
    return nil
  }

  override func cursor(inWindow location: CGPoint) -> PointerCursor? {
    if let text, !text.links.isEmpty, link(at: convertFromRoot(location)) != nil { return .pointingHand }
    return isSelectable ? .text : nil
  }

  // MARK: Semantics

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    guard let text, !text.spokenText.isEmpty else { return }
    if text.redaction != nil { return }
    builder.add(node: self, role: .staticText, label: text.spokenText)
    guard !text.links.isEmpty, let layout = currentLayout, let openURL else { return }
    let units = Array(text.plainText.utf16)
    for link in links(in: layout) {
      guard let first = link.rects.first, link.range.upperBound <= units.count else { continue }
      let frame = convert(link.rects.dropFirst().reduce(first) { $0.union($1) }, to: nil)
      var element = SemanticsNode(
        role: .link, label: String(decoding: units[link.range], as: UTF16.self), frame: frame)
      element.node = self
      element.value = link.url.absoluteString
      element.activate = { openURL(link.url) }
      builder.add(element)
    }
  }

  override var dumpDetails: String { text.map { "\"\($0.plainText.prefix(40))\"" } ?? "" }
}

extension TextLayout {
  /// Whether nothing is cut and nothing hangs over.
  fileprivate func fits(width: CGFloat?, height: CGFloat?) -> Bool {
    if isTruncated { return false }
    if let height, size.height > height + 0.01 { return false }
    guard let width else { return true }
    return lines.allSatisfy { $0.rect.width <= width + 0.01 }
  }
}
