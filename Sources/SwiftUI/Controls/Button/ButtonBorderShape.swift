import CoreGraphics
import SwiftUICore

/// The outline of bordered buttons.
public struct ButtonBorderShape: InsettableShape, Equatable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    /// Nil leaves the radius to the control's size.
    case roundedRectangle(radius: CGFloat?)
  }

  let kind: Kind
  private var insetAmount: CGFloat = 0

  private init(kind: Kind) { self.kind = kind }

  /// A rounded rectangle; a capsule for small controls.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  /// - Parameter radius: points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  public func path(in rect: CGRect) -> Path {
    path(in: rect, standardRadius: Metrics.Button.size(.regular).cornerRadius)
  }

  func path(in rect: CGRect, standardRadius: CGFloat) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    switch kind {
    case .automatic, .roundedRectangle(radius: nil):
      return RoundedRectangle(cornerRadius: standardRadius).path(in: rect)
    case .roundedRectangle(let radius?): return RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    }
  }

  public var animatableData: CGFloat {
    get { insetAmount }
    set { insetAmount = newValue }
  }

  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// The outline of a button of a size.
struct ButtonOutline: Shape, Equatable {
  var shape: ButtonBorderShape
  var size: ControlSize

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect, standardRadius: Metrics.Button.size(size).cornerRadius)
  }
}

/// Makes its content as wide as it is high, whichever is more.
struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
