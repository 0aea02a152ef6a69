import CoreGraphics

extension Font {
  /// What fonts depend on besides themselves: the text size that the user prefers.
  public struct Context: Hashable, Sendable {
    fileprivate var typeSize: DynamicTypeSize
    fileprivate var lines: FontLines
  }

  /// A font as it is drawn in some surroundings.
  public struct Resolved: Hashable, Sendable {
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isSmallCaps: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool
    public let leading: Leading
    /// Points.
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
  }

  /// The font with everything settled that depends on the surroundings.
  public func resolve(in context: Context) -> Resolved {
    let font = resolved(size: context.typeSize, lines: context.lines).descriptor
    return Resolved(
      isBold: font.weight >= 600, isItalic: font.isItalic, isMonospaced: font.family == .monospaced,
      isSmallCaps: font.capitals == .smallCaps, isLowercaseSmallCaps: font.capitals == .lowercaseSmallCaps,
      isUppercaseSmallCaps: font.capitals == .uppercaseSmallCaps, leading: Self.leading(provider),
      pointSize: font.size, weight: Weight(value: font.weight), width: Width(((font.width - 1) * 1000).rounded() / 1000)
    )
  }

  private static func leading(_ provider: Provider) -> Leading {
    switch provider {
    case .modified(_, .leading(let leading)): leading
    case .modified(let base, _): leading(base)
    case .style, .system, .custom: .standard
    }
  }
}

extension EnvironmentValues {
  /// For ``Font/resolve(in:)``.
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: dynamicTypeSize, lines: platformMetrics.fonts)
  }
}
