import Foundation
import Rendering
import SwiftUITesting
import Testing

/// What a program shows first. Each test has a process of its own.
@Suite struct FirstPictureTests {
  @Test func aTreeWithoutAWindowKnowsTheImages() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("first-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/dot.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let image = DecodedImage(width: 1, height: 1, scale: 1, pixels: [0, 0, 255, 255], isOpaque: true)
        let backend = HeadlessHost.sharedBackend
        try backend.imageDecoder.encodePNG(image).write(to: set.appendingPathComponent("dot.png"))
        try Data(#"{"images": [{"filename": "dot.png", "scale": "1x"}]}"#.utf8)
          .write(to: set.appendingPathComponent("Contents.json"))
        let view = Image("dot", bundle: Bundle(url: folder)).resizable()
        // As when the previews of a program are counted.
        let root = ViewRoot(backend: backend)
        root.setContent(view)
        root.resize(to: CGSize(width: 10, height: 10), scale: 1, safeAreaInsets: EdgeInsets())
        root.update(at: 0)
        let pixel = TestHost(view, size: CGSize(width: 10, height: 10)).pixel(x: 5, y: 5)
        guard pixel.red == 255, pixel.green == 0 else { exit(1) }
      }
    }
  }
}
