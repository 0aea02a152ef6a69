import CPixelKernels
import CoreGraphics
import Foundation
import Rendering
import Symbols

extension Painter {
  func drawSymbol(
    _ drawing: SymbolDrawing, _ paints: [Paint], monochrome: Bool, _ transform: CGAffineTransform,
    _ clip: PKRect, alpha: Double
  ) {
  }
}
