/// Whether part of a control is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the control decides.
  case automatic
  case visible
  case hidden
}
