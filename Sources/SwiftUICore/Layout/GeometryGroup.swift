extension View {
  /// Lets views in this one move with it, instead of each going its own way to where it is in the end.
  ///
  /// Here each view's place is animated within the view that it stands in, so that every view is such a group, and this
  /// changes nothing.
  nonisolated public func geometryGroup() -> some View { self }
}
