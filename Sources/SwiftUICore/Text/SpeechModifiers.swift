// How assistive programs speak a text. On a desktop the reader's own settings decide, so that these only travel along.

extension Text {
  /// Says signs such as commas; it has no meaning on a desktop, where the screen reader's own setting counts.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Spells the text; it has no meaning on a desktop, where the screen reader's own setting counts.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Speaks higher or lower; it has no meaning on a desktop, where the screen reader's own setting counts.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Waits for other announcements; it has no meaning on a desktop, where the screen reader's own setting counts.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Says signs such as commas; it has no meaning on a desktop, where the screen reader's own setting counts.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Spells texts; it has no meaning on a desktop, where the screen reader's own setting counts.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Speaks higher or lower; it has no meaning on a desktop, where the screen reader's own setting counts.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Waits for other announcements; it has no meaning on a desktop, where the screen reader's own setting counts.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
