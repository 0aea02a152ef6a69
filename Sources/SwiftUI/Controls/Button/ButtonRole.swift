/// What a button is for, which decides its look and its place.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Sendable { case destructive, cancel, close, confirm }

  private let kind: Kind

  /// Deletes something: shown in red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Puts away what is shown.
  public static let close = ButtonRole(kind: .close)
  /// Takes over what was chosen.
  public static let confirm = ButtonRole(kind: .confirm)
}
