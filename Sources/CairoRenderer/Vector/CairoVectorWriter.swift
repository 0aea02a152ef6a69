import CCairo
import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Writes display lists as PDF or SVG. Shapes, text and images stay what they are; effects that documents cannot
/// express are drawn at two pixels a point and put in as pictures.
public struct CairoVectorWriter: VectorWriter {
  let fonts: FontRegistry

  /// Throws when there is no page, or when cairo reports an error. SVG holds one page, the first.
  public func write(_ pages: [(fragment: Fragment, size: CGSize)], as format: VectorFormat) throws -> Data {
    guard let first = pages.first else { throw VectorWritingError("a document needs a page") }
    let output = DocumentOutput()
    guard
      let surface = output.makeSurface(
        format, width: max(Double(first.size.width), 1), height: max(Double(first.size.height), 1)),
      let context = cairo_create(surface)
    else { throw VectorWritingError("out of memory") }
    let painter = VectorPainter(context: context, fonts: fonts)
    for (index, page) in pages.enumerated() {
      if index > 0 {
        if format == .svg { break }
        cairo_pdf_surface_set_size(
          surface, max(Double(page.size.width), 1), max(Double(page.size.height), 1))
      }
      painter.page(page.fragment, size: page.size)
      cairo_show_page(context)
    }
    let contextStatus = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let status = contextStatus == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : contextStatus
    cairo_surface_destroy(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw VectorWritingError(String(cString: cairo_status_to_string(status)))
    }
    return output.data
  }
}

struct VectorWritingError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Collects the bytes that cairo writes.
final class DocumentOutput {
  private(set) var data = Data()

  /// The surface keeps no reference: it must be finished before the output goes.
  func makeSurface(_ format: VectorFormat, width: Double, height: Double) -> OpaquePointer? {
    let write: cairo_write_func_t = { closure, bytes, length in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<DocumentOutput>.fromOpaque(closure).takeUnretainedValue().data.append(
        bytes, count: Int(length))
      return CAIRO_STATUS_SUCCESS
    }
    let closure = Unmanaged.passUnretained(self).toOpaque()
    switch format {
    case .pdf: return cairo_pdf_surface_create_for_stream(write, closure, width, height)
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(write, closure, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
  }
}
