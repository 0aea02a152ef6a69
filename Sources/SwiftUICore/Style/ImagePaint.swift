import CoreGraphics
import Rendering

/// Fills with a part of an image, repeated over the whole area.
public struct ImagePaint: ShapeStyle, Equatable {
  public var image: Image
  /// The part of the image that repeats, as fractions of its size.
  public var sourceRect: CGRect
  /// Points for each point of the image.
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let resolved = ImageResolver.resolve(image, in: context.environment)
    let opacity = HierarchicalShapeStyle.opacities[min(context.level, 4)]
    switch resolved.content {
    case .bitmap(let drawing):
      return .tile(ImageTile(image: drawing.image, sourceRect: sourceRect, scale: scale, opacity: opacity))
    case .missing:
      return .color(.clear)
    case .symbol, .layered, .drawing:
      guard let picture = AssetCatalogs.shared.picture(of: resolved, scale: context.environment.displayScale) else {
        return .color(.clear)
      }
      return .tile(ImageTile(image: picture, sourceRect: sourceRect, scale: scale, opacity: opacity))
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
