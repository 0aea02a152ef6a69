import CoreGraphics
import Foundation
import Rendering

extension Text: View {
  public typealias Body = Never
  public var body: Never { fatalError("shown by the engine") }

  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> {
    TextNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class TextNode: ViewNode<Text> {
  private lazy var render = TextRenderNode(in: NodeContext(below: self))

  override init(_ view: Text, in context: NodeContext) {
    super.init(view, in: context)
    resolve()
  }

  override func update(to newView: Text) {
    if !needsUpdate, view == newView { return }
    view = newView
    resolve()
  }

  override func update() { resolve() }

  private func resolve() {
    needsUpdate = false
    let resolved = tracking { TextResolver.resolve(view, in: environment) }
    render.set(resolved)
    if let interval = resolved.refreshInterval {
      root.schedule(after: interval) { [weak self] in self?.invalidate() }
    }
  }

  override func appendElements(to list: inout ElementList) { list.append(render) }
}

final class TextRenderNode: RenderNode {
  private var text: ResolvedText?
  private var layouts: [(width: CGFloat?, height: CGFloat?, layout: TextLayout)] = []
  private var baselineMayMove = false

  func set(_ new: ResolvedText) {
    let old = text
    text = new
    guard let old else {
      invalidateLayout()
      return
    }
    if old.request != new.request {
      layouts = []
      baselineMayMove = old.request.runs.map(\.font) != new.request.runs.map(\.font)
      invalidateLayout()
    }
    root.noteSemanticsChange()
    invalidateDisplay()
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
    guard let text else { return nil }
    func finite(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? $0 : nil } }
    let (width, height) = (finite(proposal.width), finite(proposal.height))
    for entry in layouts where entry.width == width && entry.height == height { return entry.layout }
    let layout = root.backend.textShaper.layout(text.request, width: width, height: height)
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((width, height, layout))
    return layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal)?.size ?? .zero }

  override func measureSpacing() -> ViewSpacing {
    var spacing = ViewSpacing()
    guard let text else { return spacing }
    let size = text.request.runs.map(\.font.size).max() ?? 0
    let (ascent, descent, cap) = (1980 / 2048 * size, 432 / 2048 * size, 1443 / 2048 * size)
    let pixel = text.request.pixelLength
    let extra = (0.1 * (ascent + descent) / pixel).rounded(.up) * pixel
    spacing.top = ViewSpacing.EdgePreference(text: .init(toOther: descent + extra, toText: 0))
    spacing.bottom = ViewSpacing.EdgePreference(
      text: .init(toOther: ascent + descent - cap + extra, toText: 0))
    return spacing
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.id == VerticalAlignment.FirstTextBaseline.self { return layout(proposal)?.firstBaseline }
    if key.id == VerticalAlignment.LastTextBaseline.self { return layout(proposal)?.lastBaseline }
    return nil
  }

  override var guidesMayHaveChanged: Bool { baselineMayMove }

  override func record() -> Fragment {
    guard let text, let layout = layout(proposal) else { return .empty }
    baselineMayMove = false
    let rect = CGRect(origin: .zero, size: layout.size)
    let fragment = Fragment(.text(layout, paints: text.paints.map { $0.paint(in: rect) }))
    if layout.attachments.isEmpty { return fragment }
    var placed = [PlacedFragment(fragment)]
    for attachment in layout.attachments {
      guard let drawing = text.attachmentFragments[attachment.id] else { continue }
      placed.append(PlacedFragment(drawing, at: attachment.rect.origin))
    }
    return Fragment(.group(placed))
  }

  override func containsHit(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The link at a point, if there is one.
  func link(at point: CGPoint) -> URL? {
    guard let text, !text.links.isEmpty, let layout = layout(proposal) else { return nil }
    for link in text.links where layout.rects(for: link.range).contains(where: { $0.contains(point) }) {
      return link.url
    }
    return nil
  }

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    guard let text, !text.plainText.isEmpty else { return }
    builder.add(node: self, role: .staticText, label: text.plainText)
  }

  override var dumpDetails: String { text.map { "\"\($0.plainText.prefix(40))\"" } ?? "" }
}

extension Text {
  /// The text laid out at a width without being shown. For measurements.
  @MainActor package func layout(width: CGFloat?, in environment: EnvironmentValues, root: ViewRoot) -> TextLayout {
    root.backend.textShaper.layout(
      TextResolver.resolve(self, in: environment).request, width: width, height: nil)
  }
}
