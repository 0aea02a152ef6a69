import CoreGraphics

extension Edge {
  /// One corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable, CustomDebugStringConvertible {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Several corners.
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8

      public init(rawValue: Int8) { self.rawValue = rawValue }

      public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let none: Set = []
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]

      public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
    }

    public var debugDescription: String {
      switch self {
      case .topLeading: "topLeading"
      case .topTrailing: "topTrailing"
      case .bottomLeading: "bottomLeading"
      case .bottomTrailing: "bottomTrailing"
      }
    }
  }
}

extension Edge.Corner {
  /// How a corner of a rectangular shape is rounded. A number stands for a fixed radius in points.
  public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private indirect enum Kind: Hashable, Sendable {
      case fixed(CGFloat)
      case concentric(minimum: Style?)
    }

    private var kind: Kind

    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    private init(_ kind: Kind) { self.kind = kind }

    /// A radius in points. One that is too large for the shape makes the corner as round as can be.
    public static func fixed(_ radius: CGFloat) -> Style { Style(.fixed(radius)) }

    /// Rounded about the same centre as the container's corner.
    public static var concentric: Style { Style(.concentric(minimum: nil)) }

    /// Rounded about the same centre as the container's corner, but no less than a minimum, which is a square corner if
    /// none is given.
    public static func concentric(minimum: Style? = nil) -> Style { Style(.concentric(minimum: minimum)) }

    /// Whether the corner depends on the container's.
    var isConcentric: Bool {
      if case .concentric = kind { return true }
      return false
    }

    /// The radius where that of the container's corner about the same centre is known, in points.
    func radius(concentric: CGFloat) -> CGFloat {
      switch kind {
      case .fixed(let radius): max(radius, 0)
      case .concentric(let minimum): max(concentric, minimum?.radius(concentric: concentric) ?? 0, 0)
      }
    }

    /// The style of a corner that lies inside of this one by a distance.
    func inset(by amount: CGFloat) -> Style {
      if case .fixed(let radius) = kind { return .fixed(max(radius - amount, 0)) }
      return self
    }

    /// The number in the style.
    var animatableRadius: CGFloat {
      get {
        switch kind {
        case .fixed(let radius): radius
        case .concentric(let minimum): minimum?.animatableRadius ?? 0
        }
      }
      set {
        switch kind {
        case .fixed: kind = .fixed(newValue)
        case .concentric(var minimum):
          minimum?.animatableRadius = newValue
          kind = .concentric(minimum: minimum)
        }
      }
    }
  }
}
