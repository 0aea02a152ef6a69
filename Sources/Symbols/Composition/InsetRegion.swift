import CoreGraphics

/// A part of a frame, as names call it.
struct InsetRegion {
  private let x: ClosedRange<CGFloat>
  private let y: ClosedRange<CGFloat>

  private static let whole: ClosedRange<CGFloat> = 0...1
  private static let near: ClosedRange<CGFloat> = 0...0.5
  private static let far: ClosedRange<CGFloat> = 0.5...1
  private static let first: ClosedRange<CGFloat> = 0...0.42
  private static let middle: ClosedRange<CGFloat> = 0.29...0.71
  private static let last: ClosedRange<CGFloat> = 0.58...1

  private init(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) {
    self.x = x
    self.y = y
  }

  var isWhole: Bool { x == Self.whole && y == Self.whole }

  func frame(in box: CGRect) -> CGRect {
    CGRect(
      x: box.minX + box.width * x.lowerBound, y: box.minY + box.height * y.lowerBound,
      width: box.width * (x.upperBound - x.lowerBound), height: box.height * (y.upperBound - y.lowerBound))
  }

  /// The half a name such as `tophalf` means.
  static func half(_ name: Substring) -> InsetRegion? { name.hasSuffix("half") ? named(name) : nil }

  static func named(_ name: Substring) -> InsetRegion? {
    switch name {
    case "lefthalf", "leadinghalf", "left", "leading": InsetRegion(near, whole)
    case "righthalf", "trailinghalf", "right", "trailing": InsetRegion(far, whole)
    case "tophalf", "top": InsetRegion(whole, near)
    case "bottomhalf", "bottom": InsetRegion(whole, far)
    case "leftthird", "leadingthird": InsetRegion(first, whole)
    case "rightthird", "trailingthird": InsetRegion(last, whole)
    case "middlethird": InsetRegion(middle, whole)
    case "topthird": InsetRegion(whole, first)
    case "bottomthird": InsetRegion(whole, last)
    case "topleft", "topleading", "topleftquarter", "topleadingquarter": InsetRegion(near, near)
    case "topright", "toptrailing", "toprightquarter", "toptrailingquarter": InsetRegion(far, near)
    case "bottomleft", "bottomleading", "bottomleftquarter", "bottomleadingquarter": InsetRegion(near, far)
    case "bottomright", "bottomtrailing", "bottomrightquarter", "bottomtrailingquarter":
      InsetRegion(far, far)
    case "center": InsetRegion(0.24...0.76, 0.24...0.76)
    default: nil
    }
  }
}
