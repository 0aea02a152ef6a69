/// How a drawing and the picture below it replace each other. Only where the drawing lies: what is around it stays.
public enum CoverageMode: Hashable, Sendable, CaseIterable {
  /// Nothing is left.
  case clear
  /// The drawing, whatever was there.
  case copy
  /// The drawing, as far as there was something.
  case sourceIn
  /// The drawing, as far as there was nothing.
  case sourceOut
  /// What was there, as far as the drawing is opaque.
  case destinationIn
  /// As `destinationIn`, and the drawing where there was nothing.
  case destinationAtop
  /// What of the drawing and of what was there does not lie on the other.
  case xor
}
