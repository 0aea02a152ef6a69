import CoreGraphics

/// A rectangle whose corners are square, rounded by a fixed radius, or concentric with those of the container's shape
/// that `containerShape(_:)` has set.
///
/// In a container whose shape is no ``RoundedRectangularShape`` concentric corners cannot be worked out; the shape then
/// looks like a ``ContainerRelativeShape``. Where there is no container at all they are as round as their minimum. Unlike
/// Apple's, the shape can be inset.
public struct ConcentricRectangle: InsettableShape {
  private var corners: RoundedRectangularShapeCorners
  /// The edges whose two corners have one radius, the larger of those that each would have by itself.
  private var uniformEdges: Edge.Set
  private var insetAmount: CGFloat = 0

  private init(_ corners: RoundedRectangularShapeCorners, _ uniformEdges: Edge.Set) {
    self.corners = corners
    self.uniformEdges = uniformEdges
  }

  /// Each corner is concentric with the container's.
  public init() { self.init(.concentric, []) }

  /// - Parameter isUniform: whether all corners have the largest radius that one of them has.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), isUniform ? .all : [])
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), [])
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), .top)
  }

  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), .bottom)
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
        bottomTrailing: bottomTrailingCorner), .leading)
  }

  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: uniformTrailingCorners), .trailing)
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), .vertical)
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners, bottomLeading: uniformLeadingCorners,
        bottomTrailing: uniformTrailingCorners), .horizontal)
  }

  public func path(in rect: CGRect) -> Path {
    let place = ContainerPlace.current
    let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
    if corners.isConcentric, let place, place.radii == nil { return place.path(in: inner) }
    let radii = evened(corners.inset(by: insetAmount).radii(in: inner, container: place?.roundedRect))
    return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
  }

  private func evened(_ radii: RectangleCornerRadii) -> RectangleCornerRadii {
    var result = radii
    func even(
      _ edge: Edge.Set, _ first: WritableKeyPath<RectangleCornerRadii, CGFloat>,
      _ second: WritableKeyPath<RectangleCornerRadii, CGFloat>
    ) {
      guard uniformEdges.contains(edge) else { return }
      let most = max(result[keyPath: first], result[keyPath: second])
      result[keyPath: first] = most
      result[keyPath: second] = most
    }
    even(.top, \.topLeading, \.topTrailing)
    even(.bottom, \.bottomLeading, \.bottomTrailing)
    even(.leading, \.topLeading, \.bottomLeading)
    even(.trailing, \.topTrailing, \.bottomTrailing)
    return result
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  public var animatableData: AnimatablePair<RoundedRectangularShapeCorners.AnimatableData, CGFloat> {
    get { AnimatablePair(corners.animatableData, insetAmount) }
    set {
      corners.animatableData = newValue.first
      insetAmount = newValue.second
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style for all corners.
  ///
  /// - Parameter isUniform: whether all corners have the largest radius that one of them has.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }

  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
