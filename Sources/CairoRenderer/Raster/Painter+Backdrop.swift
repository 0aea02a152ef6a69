import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  func drawBackdrop(
    _ style: BackdropStyle, _ shape: ShapeGeometry, _ transform: CGAffineTransform, _ clip: PKRect,
    alpha: Double
  ) {
  }
}
