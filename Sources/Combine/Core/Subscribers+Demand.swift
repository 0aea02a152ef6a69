extension Subscribers {
  /// How many values a subscriber asks for: a count, or no limit.
  ///
  /// Sums and products that exceed the largest count are unlimited. Where a difference would be negative it is
  /// none. Anything done to an unlimited demand leaves it unlimited; an unlimited demand taken from a limited one
  /// leaves none.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    private let rawValue: UInt

    private static let limit = UInt(Int.max) + 1

    private init(rawValue: UInt) {
      self.rawValue = min(rawValue, Self.limit)
    }

    /// As many values as the publisher has.
    public static let unlimited = Demand(rawValue: limit)

    /// No values.
    public static let none = Demand(rawValue: 0)

    /// A limited number of values.
    ///
    /// - Precondition: `value` is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values asked for, or nil if there is no limit.
    public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    public var description: String {
      self == .unlimited ? "unlimited" : "max(\(rawValue))"
    }

    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}

extension Subscribers.Demand {
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
    return overflow ? .unlimited : Self(rawValue: sum)
  }

  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - Self(rawValue: rhs.magnitude) : lhs + Self(rawValue: UInt(rhs))
  }

  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
  }

  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + Self(rawValue: rhs.magnitude) : lhs - Self(rawValue: UInt(rhs))
  }

  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }

  /// - Precondition: `rhs` is not negative.
  public static func * (lhs: Self, rhs: Int) -> Self {
    precondition(rhs >= 0, "demand cannot be negative")
    if lhs == .unlimited { return .unlimited }
    let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
    return overflow ? .unlimited : Self(rawValue: product)
  }

  /// - Precondition: `rhs` is not negative.
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  public static func == (lhs: Int, rhs: Self) -> Bool {
    rhs == lhs
  }

  public static func != (lhs: Self, rhs: Int) -> Bool {
    !(lhs == rhs)
  }

  public static func != (lhs: Int, rhs: Self) -> Bool {
    !(rhs == lhs)
  }

  public static func < (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 < rhs } ?? false
  }

  public static func < (lhs: Int, rhs: Self) -> Bool {
    rhs.max.map { lhs < $0 } ?? true
  }

  public static func <= (lhs: Self, rhs: Int) -> Bool {
    !(rhs < lhs)
  }

  public static func <= (lhs: Int, rhs: Self) -> Bool {
    !(rhs < lhs)
  }

  public static func > (lhs: Self, rhs: Int) -> Bool {
    rhs < lhs
  }

  public static func > (lhs: Int, rhs: Self) -> Bool {
    rhs < lhs
  }

  public static func >= (lhs: Self, rhs: Int) -> Bool {
    !(lhs < rhs)
  }

  public static func >= (lhs: Int, rhs: Self) -> Bool {
    !(lhs < rhs)
  }
}
