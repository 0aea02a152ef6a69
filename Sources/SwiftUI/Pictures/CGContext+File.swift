import CoreGraphics
import Foundation
import Rendering
import SwiftUICore

extension CGContext {
  /// A PDF document that is written to a file when it is closed.
  ///
  /// - Parameter mediaBox: the rectangle of pages without one of their own; A4 when nil.
  public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [AnyHashable: Any]?) {
    guard url.isFileURL else { return nil }
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 595, height: 842)
    self.init(
      CGContextDocument(mediaBox: box) { pages in
        do {
          try HeadlessHost.sharedBackend.vectorWriter.write(pages, as: .pdf).write(to: url)
        } catch {
          Diagnostics.warn("The PDF document cannot be written: \(error)")
        }
      })
  }
}

public typealias CFURL = URL
