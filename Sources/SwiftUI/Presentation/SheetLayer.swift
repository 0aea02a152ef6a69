import CoreGraphics

/// A sheet: a card from the bottom edge in a narrow window, a form in the middle of a wide one.
struct SheetLayer: View {
  @ObservedObject var presentation: Presentation
  let space: PresentationSpace
  let isPushedBack: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.self) private var environment

  var body: some View {
    ZStack(alignment: isForm ? .center : .bottom) {
      DimmingView(isVisible: presentation.isVisible && dims, opacity: dimming) {
        presentation.dismissInteractively()
      }
      .allowsHitTesting(presentation.blocksBackground)
      if isForm { form } else { card }
    }
    .frame(width: space.size.width, height: space.size.height)
  }

  private var isForm: Bool { sizeClass == .regular }

  private var dimming: Double { colorScheme == .dark ? Metrics.Sheet.darkDimming : Metrics.Sheet.dimming }

  private var dims: Bool { presentation.blocksBackground }

  // MARK: The card

  private var card: some View {
    content
      .modifier(SafeAreaPaddingModifier(insets: EdgeInsets(top: 0, bottom: space.safeArea.bottom)))
      .frame(width: space.fullSize.width, height: height + max(-presentation.drag, 0), alignment: .top)
      .modifier(SheetCard(presentation: presentation, roundsBottom: false, showsGrabber: showsGrabber))
      .modifier(PushBackEffect(progress: isPushedBack ? 1 : 0, lift: Metrics.Sheet.topGap))
      .offset(y: presentation.isVisible ? max(presentation.drag, 0) : height + Metrics.Sheet.topGap)
      .gesture(dragging)
      .padding(.bottom, -space.safeArea.bottom)
      .padding(.horizontal, -space.safeArea.leading)
  }

  private var content: some View { SheetContent(portal: presentation.portal) }

  private var context: PresentationDetent.Context {
    PresentationDetent.Context(maxDetentValue: space.sheetHeight, environment: environment)
  }

  /// Heights and the detents they belong to, the lowest first.
  private var stops: [(height: CGFloat, detent: PresentationDetent)] {
    var result: [(height: CGFloat, detent: PresentationDetent)] = []
    for detent in presentation.options.detents ?? [.large] {
      if let height = detent.height(in: context) { result.append((height, detent)) }
    }
    if result.isEmpty { result = [(space.sheetHeight, .large)] }
    return result.sorted { $0.height < $1.height }
  }

  private var height: CGFloat {
    let stops = stops
    let wanted = presentation.options.selectedDetent ?? presentation.detent
    return stops.first { $0.detent == wanted }?.height ?? stops[0].height
  }

  private var showsGrabber: Bool {
    switch presentation.options.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: stops.count > 1
    }
  }

  // MARK: Dragging

  private var dragging: some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { value in presentation.move(to: resisted(value.translation.height)) }
      .onEnded { value in release(predicted: value.predictedEndTranslation.height) }
  }

  /// A finger moves the sheet with it between the heights, and less beyond them.
  private func resisted(_ translation: CGFloat) -> CGFloat {
    let stops = stops
    let highest = stops[stops.count - 1].height
    if translation < 0 {
      let free = highest - height
      return -translation <= free ? translation : -(free + rubberBand(-translation - free))
    }
    let canDismiss = presentation.options.isDismissDisabled != true
    if canDismiss || translation <= height - stops[0].height { return translation }
    let free = height - stops[0].height
    return free + rubberBand(translation - free)
  }

  private func rubberBand(_ distance: CGFloat) -> CGFloat {
    let limit: CGFloat = 60
    return limit * distance / (distance + 2 * limit)
  }

  private func release(predicted: CGFloat) {
    let target = height - predicted
    let stops = stops
    let canDismiss = presentation.options.isDismissDisabled != true
    if canDismiss, target < stops[0].height * (1 - Metrics.Sheet.dismissThreshold) {
      presentation.dismissInteractively()
      return
    }
    let nearest = stops.min { abs($0.height - target) < abs($1.height - target) }
    withAnimation(.sheet) { presentation.select(nearest?.detent) }
  }

  // MARK: The form

  private var form: some View {
    content
      .environment(\.horizontalSizeClass, .compact)
      .modifier(FormSize(sizing: presentation.options.sizing, space: space))
      .modifier(SheetCard(presentation: presentation, roundsBottom: true, showsGrabber: false))
      .offset(y: presentation.isVisible ? 0 : space.fullSize.height)
  }
}

/// The size of a sheet in a wide window.
private struct FormSize: ViewModifier {
  let sizing: PresentationSizing?
  let space: PresentationSpace

  func body(content: Content) -> some View {
    if sizing == .fitted {
      content.fixedSize()
    } else {
      content.frame(
        width: min(width, space.size.width - 2 * Metrics.Sheet.formMargin),
        height: min(Metrics.Sheet.formHeight, space.size.height - 2 * Metrics.Sheet.formMargin))
    }
  }

  private var width: CGFloat { sizing == .page ? 704 : Metrics.Sheet.formWidth }
}

/// The views in a sheet, filling it.
private struct SheetContent: View {
  let portal: Portal

  var body: some View {
    ZStack { PortalExit(portal) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(RelativeContainerModifier())
  }
}

/// The surface of a sheet.
private struct SheetCard: ViewModifier {
  @ObservedObject var presentation: Presentation
  let roundsBottom: Bool
  let showsGrabber: Bool

  func body(content: Content) -> some View {
    let radius = presentation.options.cornerRadius ?? Metrics.Sheet.radius
    content
      .background { ContainerSurfaceView(surface: presentation.surface) }
      .environment(\.isElevated, true)
      .overlay(alignment: .top) {
        if showsGrabber {
          Capsule()
            .fill(Color.tertiaryLabel)
            .frame(width: Metrics.Sheet.grabberSize.width, height: Metrics.Sheet.grabberSize.height)
            .padding(.top, Metrics.Sheet.grabberInset)
            .accessibilityHidden(true)
        }
      }
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: radius, bottomLeadingRadius: roundsBottom ? radius : 0,
          bottomTrailingRadius: roundsBottom ? radius : 0, topTrailingRadius: radius)
      )
      .modifier(PresentedColorScheme(presentation: presentation))
      .semantics {
        $0.role = .sheet
        $0.children = .contain
      }
      .accessibilityAction(named: Text("Dismiss")) { presentation.dismissInteractively() }
  }
}

/// A screen that covers the whole window.
struct CoverLayer: View {
  @ObservedObject var presentation: Presentation
  let space: PresentationSpace

  var body: some View {
    SheetContent(portal: presentation.portal)
      .modifier(SafeAreaPaddingModifier(insets: space.safeArea))
      .frame(width: space.fullSize.width, height: space.fullSize.height)
      .background { ContainerSurfaceView(surface: presentation.surface) }
      .modifier(PresentedColorScheme(presentation: presentation))
      .offset(y: presentation.isVisible ? 0 : space.fullSize.height)
      .padding(.top, -space.safeArea.top)
      .padding(.bottom, -space.safeArea.bottom)
      .padding(.leading, -space.safeArea.leading)
      .padding(.trailing, -space.safeArea.trailing)
      .semantics {
        $0.role = .sheet
        $0.children = .contain
      }
  }
}
