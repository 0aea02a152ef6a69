import Foundation
import Rendering

/// Drawing on the processor: shapes by own kernels and cairo, text by Pango, images by gdk-pixbuf and librsvg.
///
/// Works without a display and without GTK.
public enum CairoBackend {
  private static let fonts = FontRegistry()
  private static let shaper = PangoShaper(registry: fonts)

  /// Opens the fonts in the background, so that the first text need not wait for them. Call it first of all, before
  /// GTK starts: for a moment the fonts are the process's default ones.
  public static func prepare() {
    let shaper = shaper
    Thread.detachNewThread { shaper.open() }
  }

  /// A back end. All of them share one text shaper, so that fonts are opened and text is measured once.
  public static func make() -> RenderingBackend {
    let fonts = fonts
    return RenderingBackend(
      textShaper: shaper, imageDecoder: PixbufDecoder(), vectorWriter: CairoVectorWriter(fonts: fonts),
      makeRasterizer: { CairoRaster(fonts: fonts) })
  }
}
