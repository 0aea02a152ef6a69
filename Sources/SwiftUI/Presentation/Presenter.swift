import CoreGraphics

/// Presents content while there is an item. Stands beside the view that presents, and shows nothing in its place.
struct Presenter<Item, Presented: View>: View {
  let kind: PresentationKind
  let item: Item?
  /// Another identity presents anew; nil presents nothing.
  nonisolated(unsafe) let identity: AnyHashable?
  let source: FrameProbe
  /// Takes the item away.
  let clear: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  nonisolated(unsafe) let content: (Item) -> Presented
  @StateObject private var model = PresenterModel<Item>()
  @Environment(\.presentationStack) private var stack
  @Environment(\.barPlacement) private var barPlacement

  var body: some View {
    let shown = model.remember(item)
    Group {
      if let presentation = model.current, let shown {
        PortalEntrance(presentation.portal) {
          content(shown)
            .modifier(
              PreferenceSinkModifier(PresentationOptionsKey.self) { [weak presentation] in
                presentation?.setOptions($0)
              }
            )
            .modifier(
              PreferenceSinkModifier(PreferredColorSchemeKey.self) { [weak presentation] in
                presentation?.setColorScheme($0)
              }
            )
            .modifier(PresentedSurface(presentation: presentation))
            .modifier(PresentedColorScheme(presentation: presentation))
            .modifier(PresentedEnvironment(dismiss: clear, isInBar: barPlacement != nil))
        }
      }
    }
    .onChange(of: identity, initial: true) { update() }
    .modifier(
      RemovalModifier { [model, stack] in
        if let current = model.current { stack?.remove(current) }
      })
  }

  nonisolated static var _elementCount: Int? { 0 }

  private func update() {
    guard let stack else {
      if identity != nil {
        Diagnostics.warnOnce("Nothing can be presented here: the view is not in a window.")
      }
      return
    }
    if let current = model.current {
      guard identity == nil || identity != model.identity else { return }
      model.isReplacing = identity != nil
      stack.dismiss(current) {
        model.finish(current)
        onDismiss?()
        if model.isReplacing { present(in: stack) }
      }
    } else if identity != nil {
      present(in: stack)
    }
  }

  private func present(in stack: PresentationStack) {
    let presentation = Presentation(kind: kind, source: source, requestDismissal: clear)
    model.begin(presentation, identity: identity)
    stack.present(presentation)
  }
}

/// What a presenter presents at the moment.
@MainActor
final class PresenterModel<Item>: ObservableObject {
  private(set) var current: Presentation?
  private(set) var identity: AnyHashable?
  var isReplacing = false
  private var last: Item?

  nonisolated init() {}

  /// The item to show: the last one while the presentation leaves.
  func remember(_ item: Item?) -> Item? {
    if let item { last = item }
    return last
  }

  func begin(_ presentation: Presentation, identity: AnyHashable?) {
    objectWillChange.send()
    current = presentation
    self.identity = identity
    isReplacing = false
  }

  func finish(_ presentation: Presentation) {
    guard current === presentation else { return }
    objectWillChange.send()
    current = nil
    identity = nil
    last = nil
  }
}

/// What presented content finds around it: the environment of the view that presents it, without what belongs to the
/// bar or the row that this view stands in.
private struct PresentedEnvironment: EnvironmentModifier {
  let dismiss: @MainActor () -> Void
  let isInBar: Bool

  func modify(_ values: inout EnvironmentValues) {
    values.presentationContext = PresentationContext(isPresented: true, dismiss: dismiss)
    values.navigationPage = nil
    values.tabReselection = nil
    values.scrollObserver = nil
    values.sidebarSelection = nil
    values.listRowContext = nil
    values.isSidebar = false
    values.isElevated = true
    if isInBar {
      values.barPlacement = nil
      values.font = nil
      values.imageScale = .medium
      values.lineLimit = nil
      values.labelStyles = ControlStyles()
    }
  }
}

/// Puts a presenter beside its content without changing what the content is to a container.
struct PresentationModifier<Item, Presented: View>: ViewModifier {
  let kind: PresentationKind
  nonisolated(unsafe) let item: Item?
  nonisolated(unsafe) let identity: AnyHashable?
  let clear: @MainActor () -> Void
  nonisolated(unsafe) let onDismiss: (() -> Void)?
  nonisolated(unsafe) let content: (Item) -> Presented
  @State private var source = FrameProbe()

  nonisolated init(
    kind: PresentationKind, item: Item?, identity: AnyHashable?, clear: @escaping @MainActor () -> Void,
    onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> Presented
  ) {
    self.kind = kind
    self.item = item
    self.identity = identity
    self.clear = clear
    self.onDismiss = onDismiss
    self.content = content
  }

  func body(content: Content) -> some View {
    content.modifier(FrameProbeModifier(source))
    Presenter(
      kind: kind, item: item, identity: identity, source: source, clear: clear, onDismiss: onDismiss,
      content: self.content)
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}

extension View {
  nonisolated func present<Presented: View>(
    _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Presented
  ) -> some View {
    let isOn = isPresented.wrappedValue
    return modifier(
      PresentationModifier(
        kind: kind, item: isOn ? () : nil, identity: isOn ? AnyHashable(true) : nil,
        clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: { _ in content() }))
  }

  nonisolated func present<Item: Identifiable, Presented: View>(
    _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Presented
  ) -> some View {
    nonisolated(unsafe) let item = item
    let current = item.wrappedValue
    return modifier(
      PresentationModifier(
        kind: kind, item: current, identity: current.map { AnyHashable($0.id) },
        clear: { item.wrappedValue = nil }, onDismiss: onDismiss, content: content))
  }
}
