import CoreGraphics
import Foundation
import Rendering
import SwiftUICore

/// A PDF document that is being written: what ``ImageRenderer`` draws into.
@MainActor
public final class CGContext {
  private let url: URL?
  private let consumer: ((Data) -> Void)?
  private let box: CGRect
  private var pages: [(fragment: Fragment, size: CGSize)] = []
  private var current: [PlacedFragment]?
  private var currentBox = CGRect.zero
  private var transform = CGAffineTransform.identity
  private var isClosed = false

  /// A document that is written to a file when it is closed.
  ///
  /// - Parameter mediaBox: the size of the pages; A4 when nil.
  public init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [AnyHashable: Any]?) {
    guard url.isFileURL else { return nil }
    self.url = url
    consumer = nil
    box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 595, height: 842)
  }

  /// A document whose bytes are handed over when it is closed.
  package init(mediaBox: CGRect, consumer: @escaping (Data) -> Void) {
    url = nil
    self.consumer = consumer
    box = mediaBox
  }

  public func beginPDFPage(_ pageInfo: [AnyHashable: Any]?) {
    endPDFPage()
    current = []
    currentBox = box
    transform = .identity
  }

  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPDFPage(nil)
    if let mediaBox { currentBox = mediaBox.pointee }
  }

  public func endPDFPage() {
    guard let current else { return }
    pages.append((Fragment(.group(current)), currentBox.size))
    self.current = nil
  }

  public func endPage() { endPDFPage() }

  /// Writes the document. A document without pages is not written.
  public func closePDF() {
    endPDFPage()
    guard !isClosed, !pages.isEmpty else { return }
    isClosed = true
    do {
      let data = try HeadlessHost.sharedBackend.vectorWriter.write(pages, as: .pdf)
      try url.map { try data.write(to: $0) }
      consumer?(data)
    } catch {
      Diagnostics.warn("The PDF document cannot be written: \(error)")
    }
  }

  public func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: -y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  func draw(_ fragment: Fragment) {
    guard !fragment.isEmpty else { return }
    current?.append(PlacedFragment(transform.isIdentity ? fragment : Fragment(.transform(transform, fragment))))
  }
}

public typealias CFURL = URL
