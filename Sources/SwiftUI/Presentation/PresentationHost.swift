import CoreGraphics
import Rendering

/// The place for everything that is presented over a window's content.
struct PresentationHost: ViewModifier {
  @StateObject private var stack = PresentationStack()
  @State private var tooltips = TooltipModel()
  /// What is behind the content, up to the window's edges.
  let background: ContainerSurface?

  nonisolated init(background: ContainerSurface? = nil) { self.background = background }

  func body(content: Content) -> some View {
    ZStack {
      if isPushedBack { Color.black.ignoresSafeArea() }
      ReceivingContent(isPushedBack: isPushedBack, isInert: isInert) {
        if let background { ContainerSurfaceView(surface: background).ignoresSafeArea() }
        content
      }
      if !stack.presentations.isEmpty {
        GeometryReader { window in
          layers(in: PresentationSpace(size: window.size, safeArea: window.safeAreaInsets))
        }
      }
      TooltipLayer(model: tooltips)
    }
    .environment(\.presentationStack, stack)
    .environment(\.tooltips, tooltips)
  }

  private var isPushedBack: Bool { stack.pushesBack(from: 0) }

  private var isInert: Bool { stack.presentations.contains { !$0.isLeaving && $0.blocksBackground } }

  private func layers(in space: PresentationSpace) -> some View {
    ZStack {
      ForEach(Array(stack.presentations.enumerated()), id: \.element.id) { index, presentation in
        PresentationLayer(
          presentation: presentation, space: space, isPushedBack: stack.pushesBack(from: index + 1)
        )
        .modifier(InertModifier(isInert: isCovered(index)))
      }
    }
    .frame(width: space.size.width, height: space.size.height)
  }

  private func isCovered(_ index: Int) -> Bool {
    stack.presentations[index].isLeaving
      || stack.presentations[(index + 1)...].contains { !$0.isLeaving && $0.blocksBackground }
  }
}

/// The room that presentations have: the window without what the safe area takes, and what that is.
struct PresentationSpace: Equatable {
  var size: CGSize
  var safeArea: EdgeInsets

  /// The whole window.
  var fullSize: CGSize {
    CGSize(width: size.width + safeArea.horizontal, height: size.height + safeArea.vertical)
  }

  /// The greatest height of a sheet, down to the window's lower edge.
  var sheetHeight: CGFloat {
    let gap = safeArea.top > 0 ? Metrics.Sheet.topGap : Metrics.Sheet.bareTopGap
    return max(fullSize.height - safeArea.top - gap, 0)
  }
}

/// Content that gives way to a sheet above it.
private struct ReceivingContent<Content: View>: View {
  let isPushedBack: Bool
  let isInert: Bool
  nonisolated(unsafe) private let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(isPushedBack: Bool, isInert: Bool, @ViewBuilder content: () -> Content) {
    self.isPushedBack = isPushedBack
    self.isInert = isInert
    self.content = content()
  }

  var body: some View {
    content
      .modifier(PushBackEffect(progress: isPushedBack && sizeClass != .regular ? 1 : 0))
      .modifier(InertModifier(isInert: isInert))
  }
}

/// Makes a screen smaller and rounds its corners, as the one behind a sheet.
struct PushBackEffect: Equatable {
  var progress: CGFloat
  /// Points by which it moves up, to show behind a card of the same height.
  var lift: CGFloat = 0
}

extension PushBackEffect: RenderEffect {
  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  /// How far a screen may reach beyond its frame into the safe area.
  private static let reach: CGFloat = 120

  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    guard progress > 0, !content.isEmpty, size.width > 0 else { return content }
    let inset = Metrics.Sheet.recededInset * progress
    let scale = (size.width - 2 * inset) / size.width
    let area = content.bounds.intersection(
      CGRect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach))
    let outline = RoundedRectangle(cornerRadius: Metrics.Sheet.radius * progress / scale)
    let clipped = Fragment(.clip(outline.path(in: area).geometry, evenOdd: false, antialiased: true, content))
    let transform = CGAffineTransform(translationX: size.width / 2, y: -lift * progress)
      .scaledBy(x: scale, y: scale).translatedBy(x: -size.width / 2, y: 0)
    return Fragment(.transform(transform, clipped))
  }
}

/// One presentation with what surrounds its content.
private struct PresentationLayer: View {
  @ObservedObject var presentation: Presentation
  let space: PresentationSpace
  let isPushedBack: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    layer
      .onAppear { presentation.enter() }
      .modifier(
        ShortcutModifier(shortcut: isCancellable ? .cancelAction : nil) {
          presentation.dismissInteractively()
        })
  }

  /// Alerts and dialogs have buttons for that.
  private var isCancellable: Bool {
    guard !presentation.isLeaving else { return false }
    switch presentation.kind {
    case .alert, .dialog: return false
    default: return true
    }
  }

  @ViewBuilder private var layer: some View {
    switch presentation.kind {
    case .sheet:
      SheetLayer(presentation: presentation, space: space, isPushedBack: isPushedBack)
    case .cover:
      CoverLayer(presentation: presentation, space: space)
    case .alert:
      AlertLayer(presentation: presentation, space: space)
    case .dialog:
      DialogLayer(presentation: presentation, space: space)
    case .popover(let anchor, let edge):
      switch adaptation {
      case .sheet: SheetLayer(presentation: presentation, space: space, isPushedBack: isPushedBack)
      case .fullScreenCover: CoverLayer(presentation: presentation, space: space)
      default: PopoverLayer(presentation: presentation, space: space, anchor: anchor, edge: edge)
      }
    case .menu(let place):
      MenuLayer(presentation: presentation, space: space, place: place)
    }
  }

  /// What a popover is shown as.
  private var adaptation: PresentationAdaptation {
    if sizeClass == .regular { return .popover }
    let wanted = presentation.options.compactAdaptation ?? .automatic
    return wanted == .automatic ? .sheet : wanted
  }
}

extension Presentation {
  /// Whether what is behind is out of reach.
  var blocksBackground: Bool {
    guard kind == .sheet else { return true }
    switch options.backgroundInteraction?.kind ?? .automatic {
    case .automatic, .disabled: return true
    case .enabled: return false
    case .upThrough(let limit):
      let detents = options.detents ?? [.large]
      guard let current = detent ?? options.selectedDetent ?? detents.min() else { return true }
      return current > limit
    }
  }
}

/// Covers the window and takes the taps beside what is presented.
struct DimmingView: View {
  let isVisible: Bool
  let opacity: Double
  let action: @MainActor () -> Void

  var body: some View {
    Color.black
      .opacity(isVisible ? opacity : 0)
      .ignoresSafeArea()
      .contentShape(Rectangle())
      .onTapGesture { action() }
      .accessibilityHidden(true)
  }
}
