import CoreGraphics

/// The screens of a stack with their bars, as they stand and move.
struct NavigationStackContent: View {
  @ObservedObject var model: NavigationModel
  let root: AnyView
  /// Shows and hides the sidebar; nil outside of columns.
  var sidebarToggle: (@MainActor () -> Void)?
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.tabReselection) private var tabReselection

  var body: some View {
    model.setRoot(root)
    return ZStack(alignment: .top) {
      ForEach(model.pages) { page in
        NavigationPageView(page: page, content: page.content)
          .modifier(
            PagePlacement(offset: model.offset(of: page), distance: model.distance(of: page), page: page)
          )
          .modifier(RetainedContentModifier(isShown: page.isShown))
      }
      ForEach(model.pages.filter(\.isShown)) { page in
        NavigationBar(
          page: page, below: model.page(below: page), distance: model.distance(of: page), width: width,
          sidebarToggle: sidebarToggle)
      }
    }
    .highPriorityGesture(swipe)
    .onChange(of: isSwiping) { if !isSwiping { model.cancelSwipe() } }
    .modifier(WidthReader { width = $0 })
    .onAppear { tabReselection?.add(model) }
    .onDisappear { tabReselection?.remove(model) }
    .preference(key: WindowTitleKey.self, value: model.front?.options.title)
    .preference(key: TabBarOptionsKey.self, value: tabBarOptions)
    .preference(
      key: ContainerBackgroundsKey.self, value: model.front?.backgrounds.without(.navigation) ?? [:])
  }

  @State private var width: CGFloat = 0
  /// Goes back to false also when the touch is taken away.
  @GestureState private var isSwiping = false

  private var tabBarOptions: TabBarOptions {
    guard let options = model.front?.options else { return TabBarOptions() }
    return TabBarOptions(options)
  }

  private var swipe: some Gesture {
    EdgePanGesture(
      edge: .leading, width: model.canSwipe ? Metrics.NavigationStack.swipeEdge : -1,
      direction: layoutDirection
    )
    .updating($isSwiping) { _, isSwiping, _ in isSwiping = true }
    .onChanged { value in model.moveSwipe(to: fraction(value.translation)) }
    .onEnded { value in model.endSwipe(predicted: fraction(value.predictedEndTranslation)) }
  }

  private func fraction(_ translation: CGSize) -> CGFloat {
    guard width > 0 else { return 0 }
    return translation.width / width * (layoutDirection == .leftToRight ? 1 : -1)
  }
}

/// Tells the width that its content got.
struct WidthReader: ViewModifier {
  nonisolated(unsafe) let action: (CGFloat) -> Void

  nonisolated init(_ action: @escaping (CGFloat) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      action($0)
    }
  }
}

/// Moves a screen aside, and dims it while another covers it. Screens that have no background fade.
private struct PagePlacement: ViewModifier {
  let offset: CGFloat
  let distance: CGFloat
  let page: NavigationPage
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.isOnContainerSurface) private var isOnSurface

  private var isClear: Bool { isOnSurface && page.backgrounds[.navigation] == nil }

  private var opacity: Double {
    if page.position == .covered { return isClear ? Double(1 - distance) : 1 }
    return reduceMotion ? Double(1 - distance) : 1
  }

  private var dimming: Double {
    page.position == .covered && !isClear ? Metrics.NavigationStack.coveredDimming * Double(distance) : 0
  }

  func body(content: Content) -> some View {
    content
      .overlay(
        Color.black
          .opacity(dimming)
          .ignoresSafeArea()
          .allowsHitTesting(false)
      )
      .opacity(opacity)
      .modifier(EdgeOffsetEffect(x: reduceMotion ? 0 : offset, y: 0))
      .modifier(InertModifier(isInert: page.position != .front))
  }
}

/// The content of one screen, between its bars.
struct NavigationPageView: View {
  @ObservedObject var page: NavigationPage
  let content: AnyView
  @Environment(\.presentationContext) private var outerPresentation
  @Environment(\.isOnContainerSurface) private var isOnSurface

  var body: some View {
    content
      .modifier(EnvironmentObjectsModifier(page.objects))
      .modifier(PreferenceSinkModifier(NavigationBarOptionsKey.self) { page.setOptions($0) })
      .modifier(PreferenceSinkModifier(NavigationDestinationsKey.self) { page.setDestinations($0) })
      .modifier(PreferenceSinkModifier(ContainerBackgroundsKey.self) { page.setBackgrounds($0) })
      .modifier(ScreenFrame())
      .modifier(
        SafeAreaPaddingModifier(insets: EdgeInsets(top: page.barHeight, bottom: page.bottomBarHeight))
      )
      .modifier(ContainerBacking(surface: page.backgrounds[.navigation] ?? (isOnSurface ? nil : .plain)))
      .overlay(alignment: .bottom) { BottomBar(page: page) }
      .modifier(PageEnvironment(page: page, presentation: presentation))
      .onAppear { page.model.pageDidAppear(page) }
  }

  private var presentation: PresentationContext {
    if page.isRoot { return outerPresentation }
    return PresentationContext(isPresented: true) { [weak page] in
      guard let page else { return }
      page.model.remove(page)
    }
  }
}

/// What views in a screen find around them.
private struct PageEnvironment: ViewModifier {
  let page: NavigationPage
  let presentation: PresentationContext

  func body(content: Content) -> some View {
    content
      .modifier(
        EnvironmentWritingModifier { values in
          values.navigationPage = page
          values.presentationContext = presentation
          values.scrollObserver = page.scrollObserver
        })
  }
}

extension EdgeInsets {
  init(top: CGFloat, bottom: CGFloat) {
    self.init(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
