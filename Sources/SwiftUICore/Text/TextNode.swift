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

private final class TextNode: ValueNode<Text>, GeometryObserver {
  private lazy var render = TextRenderNode(in: NodeContext(below: self))
  /// When a timer will make the text anew; infinite when none runs.
  private var refreshTime = Double.infinity
  private var contentTransition = ContentTransition.identity

  override init(_ view: Text, in context: NodeContext) {
    super.init(view, in: context)
    resolve()
    if root.readsPreference(Text.LayoutKey.self) {
      announcePreference(PreferenceBits.bit(for: Text.LayoutKey.self))
      root.observeGeometry(self)
    }
  }

  override func update(to newView: Text) {
    if !needsUpdate, view == newView { return }
    view = newView
    resolve()
  }

  override func update(to newView: Borrowed<Text>) {
    if needsUpdate || !newView.hasSameBytes(as: &view) { update(to: newView.value) }
  }

  override func update() { resolve() }

  private func resolve() {
    needsUpdate = false
    var shorter: [ResolvedText] = []
    let resolved = tracking {
      let environment = environment
      let root = root
      let moment = { root.date(by: environment.textClock) }
      let resolved = TextResolver.resolve(view, in: environment, at: moment)
      if environment.choosesTextVariantBySize {
        shorter = shorterVariants(of: resolved, in: environment, at: moment)
      }
      render.isSelectable = environment.allowsTextSelection
      contentTransition = environment.contentTransition
      render.environment = resolved.renderer == nil ? nil : environment
      render.openURL = resolved.links.isEmpty ? nil : environment.openURL
      if let change = resolved.nextChange {
        refresh(in: change.timeIntervalSince(root.date(by: environment.textClock)))
      }
      return resolved
    }
    AppFonts.warnOfMissing(in: resolved.request, root.backend.textShaper)
    render.set(resolved, shorter: shorter, contentTransition, transaction: transaction)
    if tellsLayout { parent?.preferenceDidChange(Text.LayoutKey.self) }
  }

  private func shorterVariants(
    of longest: ResolvedText, in environment: EnvironmentValues, at moment: @escaping () -> Date
  ) -> [ResolvedText] {
    var variants: [ResolvedText] = []
    for steps in 1...SizeVariants.maximum {
      var variant = TextResolver.resolve(view, in: environment, shortening: steps, at: moment)
      guard variant.request != (variants.last ?? longest).request else { continue }
      variant.spokenText = longest.spokenText
      variants.append(variant)
    }
    return variants
  }

  private func refresh(in delay: Double) {
    // Dates are not exact: a little later the change has come for sure.
    let due = root.time + max(delay, 0) + 1e-6
    // A running timer that fires sooner asks anew.
    guard due < refreshTime else { return }
    refreshTime = due
    root.schedule(after: due - root.time) { [weak self] in
      guard let self, !isRemoved else { return }
      if refreshTime <= root.time + 1e-6 { refreshTime = .infinity }
      invalidate()
    }
  }

  override func appendElements(to list: inout ElementList) { list.append(render) }

  // MARK: Readers of the layout

  private var tellsLayout: Bool { preferenceBits & PreferenceBits.bit(for: Text.LayoutKey.self) != 0 }
  private var lastLayout: Text.LayoutKey.AnchoredLayout?

  func geometryDidChange() {
    let layout = render.anchoredLayout
    guard layout != lastLayout else { return }
    lastLayout = layout
    parent?.preferenceDidChange(Text.LayoutKey.self)
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    guard key == Text.LayoutKey.self, let layout = render.anchoredLayout, let value = [layout] as? K.Value else {
      return
    }
    accumulator.add(value)
  }

  override func willRemove() { if tellsLayout { parent?.preferenceDidChange(Text.LayoutKey.self) } }
}

extension ViewRoot {
  /// The date of the frame that is being made.
  func date(by clock: TextClock) -> Date { clock.fixed.map { $0.addingTimeInterval(time) } ?? Date() }
}

extension Text {
  /// The text laid out at a width without being shown. For measurements.
  @MainActor package func layout(width: CGFloat?, in environment: EnvironmentValues, root: ViewRoot) -> TextLayout {
    root.backend.textShaper.layout(
      TextResolver.resolve(self, in: environment).request, width: width, height: nil)
  }
}
