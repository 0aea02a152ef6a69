import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite struct ImageRendererTests {
  private final class Model: ObservableObject { @Published var width: CGFloat = 30 }

  private struct Bar: View {
    @ObservedObject var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 10) }
  }

  @Test func picturesHaveTheViewsSizeAndScale() throws {
    let renderer = ImageRenderer(content: Text("Hello").padding(4).background(.yellow))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width > 60 && image.width < 140)
    renderer.scale = 1
    #expect(abs((renderer.cgImage?.width ?? 0) * 2 - image.width) <= 2)
  }

  @Test func theProposalCounts() {
    let renderer = ImageRenderer(content: Color.blue)
    #expect(renderer.cgImage?.width == 10)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 20)
    #expect(renderer.cgImage?.width == 50)
    #expect(renderer.cgImage?.height == 20)
  }

  @Test func contentsChange() {
    let model = Model()
    let renderer = ImageRenderer(content: Bar(model: model))
    #expect(renderer.cgImage?.width == 30)
    var changes = 0
    let watching = renderer.objectWillChange.sink { changes += 1 }
    defer { watching.cancel() }
    model.width = 44
    #expect(renderer.cgImage?.width == 44)
    renderer.scale = 3
    #expect(changes >= 1)
  }

  @Test func documentsKeepVectors() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Text("Hello"); Circle().fill(.red).frame(width: 20, height: 20)
      })
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("<path"))
    #expect(!svg.contains("<image"))
    #expect(try renderer.pdfData().starts(with: Data("%PDF".utf8)))
    #expect(try renderer.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func documentsOfSeveralPages() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(content: Text("Page"))
    renderer.render { size, context in
      var box = CGRect(origin: .zero, size: size)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      for _ in 0..<2 {
        pdf.beginPDFPage(nil)
        context(pdf)
        pdf.endPDFPage()
      }
      pdf.closePDF()
    }
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
  }
}
