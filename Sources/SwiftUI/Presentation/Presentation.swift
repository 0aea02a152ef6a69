import CoreGraphics

/// What kind of layer stands above the window's content.
enum PresentationKind: Equatable {
  case sheet
  case cover
  case alert
  case dialog
  case popover(PopoverAnchor, arrowEdge: Edge?)
  case menu(MenuPlace?)

  /// Whether what is below is out of reach.
  var isModal: Bool { true }
}

/// The place of a view that a popover points at.
public enum PopoverAttachmentAnchor: Equatable, Sendable {
  case rect(Anchor)
  case point(UnitPoint)

  /// A rectangle in the view.
  public enum Anchor: Equatable, Sendable {
    case bounds
    case rect(CGRect)
  }
}

/// Where a menu opens that does not open at its view.
@MainActor
final class MenuPlace: Equatable {
  /// In the window; nil is at the view.
  var point: CGPoint?

  nonisolated init() {}

  nonisolated static func == (lhs: MenuPlace, rhs: MenuPlace) -> Bool { lhs === rhs }
}

typealias PopoverAnchor = PopoverAttachmentAnchor

/// Something that is presented, from the moment it is asked for until it is gone from the screen.
@MainActor
final class Presentation: ObservableObject, Identifiable {
  let kind: PresentationKind
  /// Leads to the content, which lives below the view that presents it.
  let portal = Portal()
  /// Where the view that presents it stands.
  let source: FrameProbe
  /// What the content asks for.
  private(set) var options = PresentationOptions()
  /// The appearance that the content asks for; nil is that of what is behind.
  private(set) var colorScheme: ColorScheme?
  /// False before it has come in, and on its way out.
  private(set) var isVisible = false
  private(set) var isLeaving = false
  /// Points by which a finger has moved it down.
  var drag: CGFloat = 0
  /// The height that the user chose last.
  var detent: PresentationDetent?
  /// Asks the presenter to end it.
  let requestDismissal: @MainActor () -> Void
  /// Where it is presented; what stands below depends on how it looks.
  fileprivate weak var stack: PresentationStack?

  init(kind: PresentationKind, source: FrameProbe, requestDismissal: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.source = source
    self.requestDismissal = requestDismissal
  }

  func setOptions(_ new: PresentationOptions) {
    guard new != options else { return }
    willChange()
    options = new
  }

  func setColorScheme(_ new: ColorScheme?) {
    guard new != colorScheme else { return }
    willChange()
    colorScheme = new
  }

  /// The user wants it gone: by swiping, with Escape, or by a tap outside.
  func dismissInteractively() {
    guard !isLeaving, options.isDismissDisabled != true else { return }
    requestDismissal()
  }

  func move(to drag: CGFloat) {
    objectWillChange.send()
    self.drag = drag
  }

  func select(_ detent: PresentationDetent?) {
    willChange()
    self.detent = detent
    drag = 0
    if let detent { options.select?(detent) }
  }

  func enter() {
    guard !isLeaving, !isVisible else { return }
    withAnimation(animation) {
      willChange()
      isVisible = true
    }
  }

  fileprivate func leave(completion: @escaping @MainActor () -> Void) {
    isLeaving = true
    withAnimation(kind == .alert ? .alertDismissal : animation) {
      willChange()
      isVisible = false
    } completion: {
      MainActor.assumeIsolated { completion() }
    }
  }

  private func willChange() {
    objectWillChange.send()
    stack?.objectWillChange.send()
  }

  private var animation: Animation {
    switch kind {
    case .sheet, .cover, .dialog: .sheet
    case .alert: .alert
    case .popover, .menu: .menu
    }
  }
}

/// Everything that is presented in a window, from the bottom up.
@MainActor
final class PresentationStack: ObservableObject {
  private(set) var presentations: [Presentation] = []

  nonisolated init() {}

  func present(_ presentation: Presentation) {
    objectWillChange.send()
    presentation.stack = self
    presentations.append(presentation)
  }

  /// Lets it leave, and calls the closure when it is gone. What was presented from within goes too.
  func dismiss(_ presentation: Presentation, then onRemoval: @escaping @MainActor () -> Void) {
    guard presentations.contains(where: { $0 === presentation }) else {
      onRemoval()
      return
    }
    guard !presentation.isLeaving else { return }
    objectWillChange.send()
    presentation.leave { [weak self] in
      self?.remove(presentation)
      onRemoval()
    }
  }

  /// Takes it away at once: the view that presented it is gone.
  func remove(_ presentation: Presentation) {
    guard presentations.contains(where: { $0 === presentation }) else { return }
    objectWillChange.send()
    presentations.removeAll { $0 === presentation }
  }

  /// The topmost presentation that is not on its way out.
  var front: Presentation? { presentations.last { !$0.isLeaving } }

  /// The number of sheets that push back what is below the presentation at an index.
  func pushesBack(from index: Int) -> Bool {
    presentations[index...].contains { $0.isVisible && $0.kind == .sheet && $0.fillsWindow }
  }
}

extension Presentation {
  /// What the content stands in front of.
  var surface: ContainerSurface {
    switch kind {
    case .sheet, .cover, .popover: options.background ?? .plain
    case .alert, .dialog, .menu: .card
    }
  }

  /// True for sheets at their full height.
  var fillsWindow: Bool {
    let detents = options.detents ?? [.large]
    let current = detent ?? options.selectedDetent ?? detents.sorted().first
    return current == .large
  }
}

private enum PresentationStackKey: EnvironmentKey {
  static var defaultValue: PresentationStack? { nil }
}

extension EnvironmentValues {
  /// What is presented in the window.
  var presentationStack: PresentationStack? {
    get { self[PresentationStackKey.self] }
    set { self[PresentationStackKey.self] = newValue }
  }
}
