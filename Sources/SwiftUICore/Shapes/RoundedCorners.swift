import CoreGraphics
import Rendering

/// Outlines of rectangles with rounded corners.
enum RoundedCorners {
  /// A corner has no more than half the short side.
  static func limited(_ cornerSize: CGSize, in rect: CGRect) -> CGSize {
    let half = min(rect.width, rect.height) / 2
    return CGSize(width: min(max(cornerSize.width, 0), half), height: min(max(cornerSize.height, 0), half))
  }

  static func outline(of rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> PathStorage {
    let size = limited(cornerSize, in: rect)
    guard size.width > 0, size.height > 0 else {
      var elements = PathStorage()
      elements.addRect(rect)
      return elements
    }
    return PathStorage(roundedRect: rect, corners: CornerSizes(size), continuous: style == .continuous)
  }

  /// `leading` is left here; shapes are mirrored as a whole.
  static func outline(of rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) -> PathStorage {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    return PathStorage(
      roundedRect: rect,
      corners: CornerSizes(
        topLeft: size(radii.topLeading), topRight: size(radii.topTrailing), bottomRight: size(radii.bottomTrailing),
        bottomLeft: size(radii.bottomLeading)), continuous: style == .continuous)
  }
}
