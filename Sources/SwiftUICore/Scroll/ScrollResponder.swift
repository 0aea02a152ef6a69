import CoreGraphics

/// A node whose content the user can move.
@MainActor
protocol ScrollResponder: RenderNode {
  func canScroll(by delta: CGSize) -> Bool
  func wheel(_ event: ScrollEvent)
  func makePanRecognizer() -> ErasedRecognizer?
  func handleKey(_ event: KeyInput) -> Bool
  /// Moves on by itself; false when it has come to rest.
  func step(to time: Double) -> Bool
}
