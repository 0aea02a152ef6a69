import CoreGraphics

/// The screens of a stack: which there are, and how they move.
@MainActor
final class NavigationModel: ObservableObject {
  /// From the root upwards. Screens on their way out are still here.
  private(set) var pages: [NavigationPage] = []
  /// How far a finger has moved the screen in front aside, in widths; nil when no finger does.
  private(set) var swipe: CGFloat?
  /// Where the path lives: with the program, or here.
  private var writePath: (([AnyHashable]) -> Void)?
  private(set) var path: [AnyHashable] = []
  /// Where links of a sidebar show their destinations; nil for a stack of its own.
  var detail: NavigationModel?
  /// Told when the stack is in the middle of going back by itself.
  private var transition = 0

  nonisolated init() {}

  // MARK: Looking up

  var livePages: [NavigationPage] { pages.filter(\.isLive) }

  var front: NavigationPage? { pages.last(where: \.isLive) }

  func page(below page: NavigationPage) -> NavigationPage? {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return nil }
    return pages[..<index].last(where: \.isLive)
  }

  func page(from source: NavigationPage.Source) -> NavigationPage? { livePages.first { $0.source == source } }

  /// How far aside a screen stands, in widths.
  func offset(of page: NavigationPage) -> CGFloat {
    switch page.position {
    case .outside: return 1
    case .front: return swipe ?? 0
    case .covered:
      let progress = page === pageUnderSwipe ? swipe ?? 0 : 0
      return -Metrics.NavigationStack.coveredShift * (1 - progress)
    }
  }

  /// 0 for the screen in front, 1 for one that is wholly covered or aside.
  func distance(of page: NavigationPage) -> CGFloat {
    switch page.position {
    case .outside: 1
    case .front: swipe ?? 0
    case .covered: page === pageUnderSwipe ? 1 - (swipe ?? 0) : 1
    }
  }

  private var pageUnderSwipe: NavigationPage? {
    guard swipe != nil, let front else { return nil }
    return page(below: front)
  }

  // MARK: The root and the path

  func setRoot(_ content: AnyView) {
    if rootIsReplaced { return }
    if let root = pages.first, root.isRoot {
      root.setRootContent(content)
    } else {
      pages.insert(NavigationPage(source: .root, model: self, content: content), at: 0)
    }
  }

  /// Puts another screen in place of everything that is there: what a sidebar's link does to the detail.
  func replaceRoot(
    _ content: AnyView, from source: ObjectIdentifier, objects: EnvironmentObjects, onPop: (() -> Void)? = nil
  ) {
    objectWillChange.send()
    let popped = pages
    let page = NavigationPage(source: .view(source), model: self, content: content, objects: objects)
    page.onPop = onPop
    pages = [page]
    rootIsReplaced = true
    for page in popped { didPop(page) }
  }

  /// True while a sidebar's link decides what the root is.
  private var rootIsReplaced = false

  func connectPath(_ write: (([AnyHashable]) -> Void)?) { writePath = write }

  /// Brings the screens in line with a new path.
  func setPath(_ new: [AnyHashable]) {
    let common = zip(path, new).prefix { $0 == $1 }.count
    let keptValues = common
    path = new
    var live: [NavigationPage] = []
    var values = 0
    for page in livePages {
      if case .value = page.source {
        if values == keptValues { break }
        values += 1
      }
      live.append(page)
    }
    // Views pushed by links stay above the values that stay only if no value comes or goes.
    if new.count > keptValues || valueCount(livePages) > keptValues {
      while let last = live.last, case .view = last.source { live.removeLast() }
    }
    for value in new.dropFirst(keptValues) {
      live.append(makePage(for: value, below: live))
    }
    show(live)
  }

  private func valueCount(_ pages: [NavigationPage]) -> Int {
    pages.count { page in
      if case .value = page.source { return true }
      return false
    }
  }

  private func makePage(for value: AnyHashable, below live: [NavigationPage]) -> NavigationPage {
    let destination = destination(for: value, in: live)
    return NavigationPage(
      source: .value(value), model: self,
      content: destination?.makeView(value) ?? AnyView(MissingDestination(value: value)),
      objects: destination?.objects ?? EnvironmentObjects())
  }

  private func destination(for value: AnyHashable, in pages: [NavigationPage]) -> NavigationDestination? {
    let kind = NavigationDestinationKind(of: value)
    return pages.lazy.compactMap { $0.destinations[kind] }.first
  }

  /// The views for values are made anew: what the closures captured has changed.
  func destinationsDidChange() {
    let live = livePages
    for (index, page) in live.enumerated() {
      guard case .value(let value) = page.source,
        let destination = destination(for: value, in: Array(live[..<index]))
      else { continue }
      page.setContent(destination.makeView(value), objects: destination.objects)
    }
  }

  func optionsDidChange(of page: NavigationPage) {
    // Screens above inherit the title's display mode; the bar shows the title of the one below.
    objectWillChange.send()
  }

  // MARK: Going there and back

  func push(_ value: AnyHashable) { changePath(path + [value]) }

  func push(
    _ content: AnyView, from source: ObjectIdentifier, objects: EnvironmentObjects, onPop: (() -> Void)? = nil
  ) {
    if let page = page(from: .view(source)) {
      page.setContent(content, objects: objects)
      return
    }
    let page = NavigationPage(source: .view(source), model: self, content: content, objects: objects)
    page.onPop = onPop
    show(livePages + [page])
  }

  /// Takes the screen in front off the stack.
  func pop() {
    guard let front, !front.isRoot else { return }
    pop(to: page(below: front))
  }

  func popToRoot() { pop(to: livePages.first) }

  /// Takes the screen and everything above it off the stack.
  func remove(_ page: NavigationPage) {
    guard page.isLive, !page.isRoot else { return }
    pop(to: self.page(below: page))
  }

  private func pop(to page: NavigationPage?) {
    let live = livePages
    guard let page, let index = live.firstIndex(where: { $0 === page }) else { return }
    let kept = Array(live[...index])
    let values = valueCount(kept)
    show(kept)
    if values < path.count { changePath(Array(path.prefix(values))) }
  }

  private func changePath(_ new: [AnyHashable]) {
    if let writePath {
      writePath(new)
    } else {
      setPath(new)
    }
  }

  // MARK: Showing

  /// Makes the given screens the ones that are there, sliding from the one in front before to the one in front now.
  private func show(_ live: [NavigationPage]) {
    let old = livePages
    guard let next = live.last else { return }
    let removed = old.filter { page in !live.contains { $0 === page } }
    guard let previous = old.last, previous !== next else {
      guard !removed.isEmpty || live.count != old.count else { return }
      objectWillChange.send()
      pages = live
      for page in removed { didPop(page) }
      return
    }
    objectWillChange.send()
    transition += 1
    let isPop = old.contains { $0 === next }
    for page in removed { page.isLive = false }
    // Only the two screens that are seen take part in the slide.
    for page in pages where page !== previous && page !== next { page.isShown = false }
    for page in live where page !== previous && page !== next {
      page.isShown = false
      page.position = .covered
    }
    next.isShown = true
    if isPop {
      pages = live + [previous]
      next.position = .covered
      animate {
        previous.position = .outside
        next.position = .front
      }
    } else {
      pages = removed.contains { $0 === previous } ? live.dropLast() + [previous, next] : live
      next.position = .outside
      enteringPage = (next, previous)
    }
    for page in removed { didPop(page) }
  }

  /// A screen that is on its way in, from the moment it is there.
  private var enteringPage: (next: NavigationPage, previous: NavigationPage)?

  func pageDidAppear(_ page: NavigationPage) {
    guard let entering = enteringPage, entering.next === page else { return }
    enteringPage = nil
    animate {
      entering.next.position = .front
      entering.previous.position = .covered
    }
  }

  private func animate(_ change: () -> Void) {
    let number = transition
    withAnimation(.navigationPush) {
      objectWillChange.send()
      swipe = nil
      change()
    } completion: { [weak self] in
      MainActor.assumeIsolated { self?.transitionDidEnd(number) }
    }
  }

  private func transitionDidEnd(_ number: Int) {
    guard number == transition else { return }
    objectWillChange.send()
    pages.removeAll { !$0.isLive }
    for page in pages { page.isShown = page.position == .front }
  }

  private func didPop(_ page: NavigationPage) {
    page.isLive = false
    let onPop = page.onPop
    page.onPop = nil
    onPop?()
  }

  // MARK: Swiping back

  var canSwipe: Bool {
    guard let front, !front.isRoot else { return false }
    return front.options.hidesBackButton != true && pages.last === front
  }

  func moveSwipe(to fraction: CGFloat) {
    guard canSwipe, let front, let below = page(below: front) else { return }
    objectWillChange.send()
    if swipe == nil {
      transition += 1
      below.isShown = true
      below.position = .covered
    }
    swipe = min(max(fraction, 0), 1)
  }

  /// The finger is lifted: goes back if it was far or fast enough.
  func endSwipe(predicted fraction: CGFloat) {
    guard swipe != nil, let front, let below = page(below: front) else { return }
    if fraction > Metrics.NavigationStack.swipeThreshold {
      pop(to: below)
      return
    }
    animate {
      front.position = .front
      below.position = .covered
    }
  }

  func cancelSwipe() { endSwipe(predicted: 0) }
}
