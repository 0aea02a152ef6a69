import CoreGraphics
import Foundation
import Rendering

/// A document whose pages are drawn with a ``CGContext``.
package final class CGContextDocument {
  private let box: CGRect
  private let write: ([(fragment: Fragment, size: CGSize)]) -> Void
  private var pages: [(fragment: Fragment, size: CGSize)] = []
  private var page: (target: GraphicsContext.Target, box: CGRect)?
  private var isClosed = false

  /// - Parameters:
  ///   - mediaBox: of pages without one of their own.
  ///   - write: is given the pages once, when the document is closed, unless there are none.
  package init(mediaBox: CGRect, write: @escaping ([(fragment: Fragment, size: CGSize)]) -> Void) {
    box = mediaBox
    self.write = write
  }

  var isInPage: Bool { page != nil }

  fileprivate func begin(_ ownBox: CGRect?, in context: CGContext) {
    end()
    let target = GraphicsContext.Target()
    let box = ownBox ?? box
    page = (target, box)
    context.beginRecording(box.size, into: target)
    context.translateBy(x: -box.minX, y: -box.minY)
  }

  fileprivate func end() {
    guard let page else { return }
    pages.append((page.target.fragment, page.box.size))
    self.page = nil
  }

  fileprivate func close() {
    end()
    guard !isClosed, !pages.isEmpty else { return }
    isClosed = true
    write(pages)
  }
}

extension CGContext {
  /// Begins a page of a document, of the document's own size. In a canvas this does nothing.
  public func beginPDFPage(_ pageInfo: [AnyHashable: Any]?) { document?.begin(nil, in: self) }

  /// Begins a page of a document. In a canvas this does nothing.
  ///
  /// - Parameter mediaBox: the page's rectangle, in points; nil is that of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { document?.begin(mediaBox?.pointee, in: self) }

  public func endPDFPage() { document?.end() }
  public func endPage() { endPDFPage() }

  /// Writes the document. A document without pages is not written.
  public func closePDF() { document?.close() }
}

extension GraphicsContext {
  /// Draws in the manner of Core Graphics, with this context's transform, clip, opacity and blend mode.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext(self)) }
}
