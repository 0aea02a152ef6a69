import Foundation

/// A function from 0…1 to progress.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularIn, circularOut, circularInOut
  }

  private let kind: Kind

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      kind: .bezier(
        x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
        x2: min(max(endControlPoint.x, 0), 1),
        y2: endControlPoint.y))
  }

  public static let linear = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 1, y2: 1))
  public static let easeIn = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The progress at a point in time, both as fractions.
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return p }
      let t = Self.parameter(for: p, x1, x2)
      return Self.bezier(t, y1, y2)
    case .circularIn: return 1 - (1 - p * p).squareRoot()
    case .circularOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularInOut:
      if p < 0.5 { return (1 - (1 - 4 * p * p).squareRoot()) / 2 }
      let q = 2 * p - 2
      return (1 + (1 - q * q).squareRoot()) / 2
    }
  }

  /// The rate of change of the progress.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let low = max(progress - step, 0)
    let high = min(progress + step, 1)
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      return UnitCurve(kind: .bezier(x1: y1, y1: x1, x2: y2, y2: x2))
    case .circularIn: return .circularEaseOut
    case .circularOut: return .circularEaseIn
    case .circularInOut: return .circularEaseInOut
    }
  }

  private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func parameter(for x: Double, _ x1: Double, _ x2: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = bezier(t, x1, x2) - x
      if abs(error) < 1e-7 { return t }
      let u = 1 - t
      let slope = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (1 - x2)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var low = 0.0
    var high = 1.0
    while high - low > 1e-7 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
