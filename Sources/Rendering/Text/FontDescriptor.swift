import CoreGraphics

/// Everything that decides which glyphs a run of text gets.
public struct FontDescriptor: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    case system, rounded, serif, monospaced
    /// A family or PostScript name; the system family when there is none of that name.
    case named(String)
  }

  public enum Capitals: Hashable, Sendable {
    case normal, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
  }

  public var family: Family
  /// Points.
  public var size: CGFloat
  /// 100 (ultra light) … 900 (black).
  public var weight: Int
  public var isItalic: Bool
  /// Fraction of the normal advance: 1 is standard, below condensed, above expanded.
  public var width: CGFloat
  public var hasMonospacedDigits: Bool
  public var capitals: Capitals

  public init(
    family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false, width: CGFloat = 1,
    hasMonospacedDigits: Bool = false, capitals: Capitals = .normal
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.capitals = capitals
  }
}
