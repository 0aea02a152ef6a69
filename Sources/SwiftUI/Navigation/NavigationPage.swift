import CoreGraphics

/// One screen of a stack, with what it tells the bars.
@MainActor
final class NavigationPage: ObservableObject, Identifiable {
  /// Where the screen came from.
  enum Source: Equatable {
    case root
    /// A value of the stack's path.
    case value(AnyHashable)
    /// A link or a modifier that brings its own view.
    case view(ObjectIdentifier)
  }

  /// Where the screen stands, in the order of its way through the stack.
  enum Position {
    case outside, front, covered
  }

  let source: Source
  unowned let model: NavigationModel
  private(set) var content: AnyView
  /// The observable objects at the place of the link that brought the screen here.
  private(set) var objects = EnvironmentObjects()
  private(set) var options = NavigationBarOptions()
  /// What the content asks of the containers around it, of which the screen is one.
  private(set) var backgrounds: ContainerBackgroundsKey.Value = [:]
  private(set) var destinations: [NavigationDestinationKind: NavigationDestination] = [:]
  /// Called once when the user or the program takes the screen off the stack.
  var onPop: (() -> Void)?

  var position = Position.front
  /// False while the screen is wholly covered.
  var isShown = true
  /// False once the screen is on its way out.
  var isLive = true

  let scrollObserver = ScrollObserver()
  /// How far content is scrolled up, within the distance over which the bar changes.
  private(set) var scrollOffset: CGFloat = 0

  init(
    source: Source, model: NavigationModel, content: AnyView,
    objects: EnvironmentObjects = EnvironmentObjects()
  ) {
    self.source = source
    self.model = model
    self.content = content
    self.objects = objects
    scrollObserver.didChange = { [weak self] in self?.scrollDidChange($0) }
  }

  func setContent(_ content: AnyView, objects: EnvironmentObjects? = nil) {
    objectWillChange.send()
    self.content = content
    if let objects { self.objects = objects }
  }

  /// Takes the root's view while the stack itself is updated, which brings the page up to date as well.
  func setRootContent(_ content: AnyView) { self.content = content }

  func setOptions(_ options: NavigationBarOptions) {
    objectWillChange.send()
    self.options = options
    model.optionsDidChange(of: self)
  }

  func setBackgrounds(_ backgrounds: ContainerBackgroundsKey.Value) {
    guard backgrounds != self.backgrounds else { return }
    objectWillChange.send()
    self.backgrounds = backgrounds
    model.optionsDidChange(of: self)
  }

  func setDestinations(_ destinations: [NavigationDestinationKind: NavigationDestination]) {
    self.destinations = destinations
    model.destinationsDidChange()
  }

  // MARK: The navigation bar

  var isRoot: Bool { source == .root }

  var hidesBar: Bool { options.hidesNavigationBar }

  /// Whether the title is large while nothing is scrolled.
  var hasLargeTitle: Bool { displayMode == .large && options.title != nil && !isSearching }

  /// While the user searches, only the search field is left of the bar.
  var isSearching: Bool { options.search?.isActive ?? false }

  var displayMode: NavigationBarItem.TitleDisplayMode {
    if let mode = options.displayMode, mode != .automatic { return mode }
    return model.page(below: self)?.displayMode ?? .large
  }

  /// Height of the bar while nothing is scrolled.
  var barHeight: CGFloat {
    if hidesBar { return 0 }
    var height = isSearching ? 0 : Metrics.NavigationBar.height
    if hasLargeTitle { height += Metrics.NavigationBar.largeTitleHeight }
    if let search = options.search { height += search.height }
    return height
  }

  /// Distance of scrolling after which only the small bar is left.
  var collapseDistance: CGFloat { hasLargeTitle ? Metrics.NavigationBar.largeTitleHeight : 0 }

  /// 0 while the large title is shown, 1 when it has gone under the bar.
  var collapse: CGFloat {
    guard hasLargeTitle else { return 1 }
    let hidden = scrollOffset - (collapseDistance - Metrics.NavigationBar.fade)
    return min(max(hidden / Metrics.NavigationBar.fade, 0), 1)
  }

  /// How strongly the bar's background shows because content is under it.
  var backgroundOpacity: Double {
    switch options.backgroundVisibility[.navigationBar] ?? .automatic {
    case .visible: return 1
    case .hidden: return 0
    case .automatic:
      guard scrollObserver.isConnected else { return 0 }
      let under = scrollOffset - collapseDistance
      return Double(min(max(under / Metrics.NavigationBar.fade, 0), 1))
    }
  }

  /// Greatest distance of pulling down that moves the large title.
  private static let greatestPull: CGFloat = 400

  private func scrollDidChange(_ state: ScrollObserver.State) {
    let offset = min(max(state.offset, -Self.greatestPull), collapseDistance + Metrics.NavigationBar.fade)
    guard offset != scrollOffset else { return }
    objectWillChange.send()
    scrollOffset = offset
  }
}
