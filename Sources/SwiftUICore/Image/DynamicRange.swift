extension Image {
  /// How much brighter than white a picture may be.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }

  /// How bright the image may be; it has no meaning on a desktop without such screens, where white is the brightest.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// How bright images in the view may be; this only travels along, since here white is the brightest.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// How bright images in the view may be; it has no meaning on a desktop without such screens, where white is the
  /// brightest.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
