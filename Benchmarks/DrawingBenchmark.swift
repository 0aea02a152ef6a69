import CairoRenderer
import Rendering
import SwiftUI

/// Draws pictures of 1280 × 800 points without a window, again and again.
@MainActor
struct DrawingBenchmark {
  let task: BenchmarkTask

  private static let size = CGSize(width: 1280, height: 800)

  func run() {
    switch task {
    case .rects:
      draw(
        afresh: Scattered(count: 10_000) { index in
          RoundedRectangle(cornerRadius: 3).fill(palette[index % 8]).frame(width: 12, height: 9)
        })
    case .glyphs:
      draw(
        afresh: Scattered(count: 10_000) { index in
          Text(verbatim: String(index % 10)).font(.pixels(11)).foregroundColor(.black)
        })
    case .shadows:
      draw(
        afresh: Scattered(count: 500) { index in
          RoundedRectangle(cornerRadius: 8).fill(.white).frame(width: 60, height: 40).shadow(radius: 6, y: 3)
        })
    case .material: scrollBelowMaterial()
    case .png: write { try $0.pngData() }
    case .pdf: write { try $0.pdfData() }
    default: preconditionFailure("\(task) needs a window")
    }
  }

  /// Every step draws the whole picture, with nothing known from the last one but what the rasteriser keeps.
  private func draw<Content: View>(afresh content: Content) {
    let host = makeHost(content)
    let rasterizer = HeadlessHost.sharedBackend.makeRasterizer()
    let fragment = host.root.lastFragment
    _ = rasterizer.image(of: fragment, size: Self.size, scale: 1, background: .white)
    EventLog.write("begin")
    for _ in 0..<task.steps {
      _ = rasterizer.image(of: fragment, size: Self.size, scale: 1, background: .white)
    }
    EventLog.write("end", "frames=\(task.steps)")
  }

  private func makeHost<Content: View>(_ content: Content) -> HeadlessHost {
    var configuration = HeadlessHost.Configuration()
    configuration.size = Self.size
    configuration.scale = 1
    return HeadlessHost(configuration) { content }
  }

  /// Rows move below a sheet of material as large as the window.
  private func scrollBelowMaterial() {
    let host = makeHost(
      RowsView(rows: 1000).overlay { Rectangle().fill(.regularMaterial).allowsHitTesting(false) })
    let rasterizer = HeadlessHost.sharedBackend.makeRasterizer()
    let (width, height) = (Int(Self.size.width), Int(Self.size.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var shown = host.root.lastFragment
    EventLog.write("begin")
    for _ in 0..<task.steps {
      host.scroll(at: CGPoint(x: 640, y: 400), by: CGSize(width: 0, height: -7))
      host.advance(by: 1.0 / 60)
      let new = host.root.lastFragment
      let change = Fragment.change(
        from: shown, to: new, in: CGRect(origin: .zero, size: Self.size), scale: 1)
      shown = new
      pixels.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
        rasterizer.move(change.moves, scale: 1, in: buffer)
        rasterizer.draw(new, damage: change.damage, scale: 1, background: .white, into: buffer)
      }
    }
    EventLog.write("end", "frames=\(task.steps)")
  }

  /// A page of 300 rows as a file.
  private func write(_ file: (ImageRenderer<LongPage>) throws -> Data) {
    let renderer = ImageRenderer(content: LongPage())
    var bytes = 0
    EventLog.write("begin")
    for _ in 0..<task.steps { bytes = (try? file(renderer).count) ?? 0 }
    EventLog.write("end", "frames=\(task.steps) bytes=\(bytes)")
  }
}

private struct LongPage: View {
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<300, id: \.self) { RowView(index: $0) } }
      .frame(width: 600).background(.white)
  }
}

/// Views in places that chance gives them.
private struct Scattered<Item: View>: View {
  let count: Int
  let item: (Int) -> Item

  private var places: [CGPoint] {
    var random = BenchmarkRandom()
    return (0..<count).map { _ in CGPoint(x: random.next() % 1280, y: random.next() % 800) }
  }

  var body: some View {
    let places = places
    ZStack { ForEach(0..<count, id: \.self) { item($0).position(places[$0]) } }
  }
}
