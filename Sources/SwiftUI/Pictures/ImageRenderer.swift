import Combine
import CoreGraphics
import Foundation
import Rendering
import SwiftUICore

/// Makes pictures and documents of a view, with or without a display.
///
/// Beside what Apple's type has, a renderer gives the bytes of PNG, PDF and SVG files. Shapes and text stay vectors in
/// documents; blurs, materials and the like become pictures of two pixels a point.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before the view's own changes, or changes of the renderer's settings, make another picture.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  public var content: Content {
    didSet {
      box.content = content
      objectWillChange.send()
    }
  }

  /// What the view is offered; where nothing is said it has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }

  /// Pixels a point.
  public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }

  /// True fills what the view leaves free with the background colour.
  public var isOpaque = false { didSet { objectWillChange.send() } }

  /// Pictures are gamma-encoded sRGB whatever is asked for.
  public var colorMode = ColorRenderingMode.nonLinear

  private let box: ContentBox<Content>
  private let backend = HeadlessHost.sharedBackend
  private lazy var rasterizer = backend.makeRasterizer()
  private lazy var host: ViewHost = {
    let host = ViewHost(backend: backend) { BoxedContent(box: box) }
    host.root.allowsAnimation = false
    host.root.onNeedsFrame = { [weak self] in
      if let self, !self.isDrawing { self.objectWillChange.send() }
    }
    return host
  }()
  private var isDrawing = false

  public init(content view: Content) {
    content = view
    box = ContentBox(view)
  }

  // MARK: Pictures

  private func lay(out scale: CGFloat) -> CGSize {
    isDrawing = true
    defer { isDrawing = false }
    let host = host
    if host.root.size == .zero { host.resize(to: CGSize(width: 10, height: 10), scale: scale) }
    let time = host.root.time
    host.update(at: time)
    let wanted = host.root.contentSize(for: proposedSize)
    func fitted(_ length: CGFloat) -> CGFloat { min(max((length * scale).rounded(.up), 1), 16_384) / scale }
    let size = CGSize(width: fitted(wanted.width), height: fitted(wanted.height))
    host.resize(to: size, scale: scale)
    host.update(at: time)
    return size
  }

  private func picture() -> DecodedImage? {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = lay(out: scale)
    return rasterizer.image(
      of: host.root.lastFragment, size: size, scale: scale, background: isOpaque ? host.background : .clear)
  }

  /// The view as it is now; nil if it has no size.
  public var cgImage: CGImage? {
    picture().flatMap {
      CGImage(width: $0.width, height: $0.height, bytesPerRow: $0.width * 4, premultipliedBGRA: $0.pixels)
    }
  }

  /// The view as a PNG file.
  public func pngData() throws -> Data {
    guard let picture = picture() else { throw CocoaError(.fileWriteUnknown) }
    return try backend.imageDecoder.encodePNG(picture)
  }

  /// The view as a PDF document of one page.
  public func pdfData() throws -> Data { try document(.pdf) }

  /// The view as an SVG document.
  public func svgData() throws -> Data { try document(.svg) }

  private func document(_ format: VectorFormat) throws -> Data {
    let size = lay(out: 1)
    return try backend.vectorWriter.write([(page(size), size)], as: format)
  }

  private func page(_ size: CGSize) -> Fragment {
    guard isOpaque else { return host.root.lastFragment }
    let ground = Fragment(
      .fill(.rect(CGRect(origin: .zero, size: size)), .color(host.background), evenOdd: false, antialiased: false))
    return Fragment(.group([PlacedFragment(ground), PlacedFragment(host.root.lastFragment)]))
  }

  /// Gives the view's size, and a closure that draws the view into a document.
  ///
  /// - Parameter rasterizationScale: accepted as Apple's is; what has to be a picture has two pixels a point.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    let size = lay(out: 1)
    let page = page(size)
    renderer(size) { $0.draw(page, height: size.height) }
  }
}

@MainActor
private final class ContentBox<Content: View>: ObservableObject {
  @Published var content: Content
  init(_ content: Content) { self.content = content }
}

private struct BoxedContent<Content: View>: View {
  @ObservedObject var box: ContentBox<Content>
  var body: some View { box.content }
}
