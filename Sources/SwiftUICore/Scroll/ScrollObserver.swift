import CoreGraphics

/// Learns where the scroll view stands that fills a screen.
///
/// A bar puts one into the environment of its content. The first scroll view that meets it and scrolls vertically
/// reports to it, for as long as it is on screen; scroll views inside that one don't.
@MainActor
package final class ScrollObserver {
  package struct State: Equatable {
    /// Points that the content was moved up from where it rests; negative while it is pulled down.
    package var offset: CGFloat = 0
    /// Points of content that are still hidden below the viewport's end; negative when the content is shorter.
    package var remaining: CGFloat = 0
    /// What bars cover at the top.
    package var topInset: CGFloat = 0
    /// True while a finger holds the content or it moves on by itself.
    package var isMoving = false

    package init() {}
  }

  /// Called after layout, and while the content moves, whenever the state is another.
  package var didChange: ((State) -> Void)?
  package private(set) var state = State()
  weak var source: ScrollRenderNode?

  package init() {}

  /// True when a scroll view reports here.
  package var isConnected: Bool { source != nil }

  /// Moves the content back to its beginning, animated.
  package func scrollToTop() { source?.scrollToTop() }

  func report(_ new: State) {
    guard new != state else { return }
    state = new
    didChange?(new)
  }
}

private enum ScrollObserverKey: EnvironmentKey {
  static var defaultValue: ScrollObserver? { nil }
}

extension EnvironmentValues {
  /// Who wants to know where the screen's scroll view stands.
  package var scrollObserver: ScrollObserver? {
    get { self[ScrollObserverKey.self] }
    set { self[ScrollObserverKey.self] = newValue }
  }
}
