import CoreGraphics
import Rendering

/// A colour, a gradient, a material or another way to fill a shape.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in these surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is drawn in these surroundings.
  func _resolve(in context: _StyleContext) -> _ResolvedStyle

  /// Whether a style of the type can be a material.
  static var _mayBeMaterial: Bool { get }

  /// The material that the style is in these surroundings.
  func _material(in environment: EnvironmentValues) -> Material?
}

extension ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    resolve(in: context.environment)._resolve(in: context)
  }

  public static var _mayBeMaterial: Bool { Resolved.self != Never.self && Resolved._mayBeMaterial }

  public func _material(in environment: EnvironmentValues) -> Material? {
    Self._mayBeMaterial ? resolve(in: environment)._material(in: environment) : nil
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is resolved by the engine")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle { fatalError("Never has no value") }
}

/// The surroundings in which a style is resolved.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// 0 is primary, 1 secondary, and so on.
  package var level: Int

  package init(environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle { base._resolve(in: context) }

  public static var _mayBeMaterial: Bool { true }

  public func _material(in environment: EnvironmentValues) -> Material? { base._material(in: environment) }
}

extension AnyShapeStyle: Equatable {
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    if let left = lhs.base as? Color, let right = rhs.base as? Color { return left == right }
    func isEqual<E: Equatable>(_ left: E) -> Bool { (rhs.base as? E) == left }
    guard let left = lhs.base as? any Equatable else { return false }
    return isEqual(left)
  }
}
