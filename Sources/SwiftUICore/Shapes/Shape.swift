import CoreGraphics

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated static var role: ShapeRole { get }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// False for shapes that never look like the container they stand in.
  nonisolated static var _followsContainer: Bool { get }
}

public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// Whether a shape is mirrored in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public static var _followsContainer: Bool { true }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  @MainActor @preconcurrency
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassthroughNode(view, content: { _ShapeView(shape: $0, style: ForegroundStyle()) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// A shape that can be drawn smaller by a distance on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

// MARK: Built-in shapes

/// A rectangle.
public struct Rectangle: InsettableShape {
  public static var _followsContainer: Bool { false }

  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetByShape(base: self, amount: amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  public static var _followsContainer: Bool { false }

  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// - Parameter cornerRadius: points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  private struct Inset: InsettableShape {
    static var _followsContainer: Bool { false }

    var base: RoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      let size = CGSize(
        width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
      return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: base.style)
    }

    var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }

    func inset(by more: CGFloat) -> some InsettableShape { Inset(base: base, amount: amount + more) }
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  public static var _followsContainer: Bool { false }

  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  private struct Inset: InsettableShape {
    static var _followsContainer: Bool { false }

    var base: UnevenRoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      let radii = base.cornerRadii
      func shrunk(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
      return Path(
        roundedRect: rect.insetBy(dx: amount, dy: amount),
        cornerRadii: RectangleCornerRadii(
          topLeading: shrunk(radii.topLeading), bottomLeading: shrunk(radii.bottomLeading),
          bottomTrailing: shrunk(radii.bottomTrailing), topTrailing: shrunk(radii.topTrailing)), style: base.style)
    }

    var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }

    func inset(by more: CGFloat) -> some InsettableShape { Inset(base: base, amount: amount + more) }
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  public static var _followsContainer: Bool { false }

  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetByShape(base: self, amount: amount) }
}

/// An ellipse that fills the rectangle.
public struct Ellipse: InsettableShape {
  public static var _followsContainer: Bool { false }

  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetByShape(base: self, amount: amount) }
}

/// A circle in the middle of the rectangle.
public struct Circle: InsettableShape {
  public static var _followsContainer: Bool { false }

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetByShape(base: self, amount: amount) }
}

/// The shape of the container that the view stands in, set by `containerShape(_:)`, with corners that keep an equal
/// distance to the container's. A rectangle where there is none.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { ContainerPlace.current?.path(in: rect) ?? Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetByShape(base: self, amount: amount) }
}

extension Path: Shape {
  public static var _followsContainer: Bool { false }

  public func path(in rect: CGRect) -> Path { self }
}

/// A shape drawn smaller on all sides.
struct InsetByShape<Base: Shape>: InsettableShape {
  static var _followsContainer: Bool { Base._followsContainer }

  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func inset(by more: CGFloat) -> InsetByShape { InsetByShape(base: base, amount: amount + more) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
