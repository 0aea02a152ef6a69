import CoreGraphics
import Foundation
import Rendering

/// What a program draws in place of a picture.
final class DrawnImage: Equatable, Sendable {
  let size: CGSize
  private let renderer: @Sendable (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping @Sendable (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }

  func fragment(in environment: EnvironmentValues) -> Fragment {
    guard size.width > 0, size.height > 0 else { return .empty }
    let target = GraphicsContext.Target()
    var context = GraphicsContext(
      target: target, size: size, environment: environment, root: environment.viewRoot.root, symbols: nil)
    renderer(&context)
    let bounds = ShapeGeometry.rect(CGRect(origin: .zero, size: size))
    return Fragment(.clip(bounds, evenOdd: false, antialiased: false, target.isolatedFragment))
  }
}

extension Image {
  /// An image that is drawn when it is needed, as sharp as the place where it is shown allows; with `resizable(capInsets:)`,
  /// tiles or as a template it is drawn into pixels first.
  ///
  /// Drawing is in gamma-encoded sRGB whatever mode is asked for, and an opaque image isn't drawn faster.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - label: what assistive programs say; nil hides the image from them.
  ///   - renderer: draws into a context of the size. It has no views to draw by tag.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping @Sendable (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawn(DrawnImage(size: size, renderer: renderer)), label: label, isDecorative: label == nil)
  }
}
