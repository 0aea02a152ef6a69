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

private final class TextNode: ValueNode<Text> {
  private lazy var render = TextRenderNode(in: NodeContext(below: self))
  /// When a timer will make the text anew; infinite when none runs.
  private var refreshTime = Double.infinity
  private var contentTransition = ContentTransition.identity

  override init(_ view: Text, in context: NodeContext) {
    super.init(view, in: context)
    resolve()
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
    let resolved = tracking {
      let environment = environment
      let root = root
      let resolved = TextResolver.resolve(view, in: environment) { root.date(by: environment.textClock) }
      render.isSelectable = environment.allowsTextSelection
      contentTransition = environment.contentTransition
      render.environment = resolved.renderer == nil ? nil : environment
      render.openURL = resolved.links.isEmpty ? nil : environment.openURL
      if let change = resolved.nextChange {
        refresh(in: change.timeIntervalSince(root.date(by: environment.textClock)))
      }
      return resolved
    }
    render.set(resolved, contentTransition, transaction: transaction)
  }

  private func refresh(in delay: Double) {
    let due = root.time + max(delay, 0)
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
