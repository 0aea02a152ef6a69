import Foundation
import Rendering
import SwiftUITesting
import Testing

@MainActor
@Suite struct AsyncImageTests {
  private static func file(width: Int, height: Int) throws -> URL {
    let image = DecodedImage(
      width: width, height: height, scale: 1, pixels: Array(repeating: 255, count: width * height * 4), isOpaque: true)
    _ = TestHost(EmptyView())
    let data = try HeadlessHost.sharedBackend.imageDecoder.encodePNG(image)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("async-\(UUID().uuidString).png")
    try data.write(to: url)
    return url
  }

  private func wait(_ host: TestHost, until condition: () -> Bool) async {
    for _ in 0..<500 {
      await host.yield()
      if condition() { return }
      try? await Task.sleep(nanoseconds: 4_000_000)
    }
  }

  @Test func aFileIsShownAtItsSize() async throws {
    let url = try Self.file(width: 40, height: 20)
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost(
      AsyncImage(url: url, scale: 2) { phase in
        if let image = phase.image {
          image.accessibilityLabel("picture")
        } else {
          Text(phase.error == nil ? "loading" : "failed")
        }
      })
    #expect(host.exists("loading"))
    await wait(host) { host.exists("picture") }
    #expect(host.element("picture")?.frame.size == CGSize(width: 20, height: 10))
  }

  @Test func whatCannotBeLoadedFails() async throws {
    let host = TestHost(
      AsyncImage(url: URL(fileURLWithPath: "/nowhere/at-all.png")) { phase in
        Text(phase.error == nil ? "loading" : "failed")
      })
    await wait(host) { host.exists("failed") }
    #expect(host.exists("failed"))
  }

  @Test func placeholdersGiveWay() async throws {
    let url = try Self.file(width: 10, height: 10)
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost(
      VStack {
        AsyncImage(url: url) {
          $0.resizable().frame(width: 30, height: 30).accessibilityLabel("picture")
        } placeholder: {
          Text("placeholder")
        }
        AsyncImage(url: nil).frame(width: 50, height: 50).accessibilityLabel("empty")
      })
    #expect(host.exists("placeholder"))
    await wait(host) { host.exists("picture") }
    #expect(!host.exists("placeholder"))
  }

  @Test func aNewAddressStartsAnew() async throws {
    let first = try Self.file(width: 10, height: 10)
    let second = try Self.file(width: 30, height: 10)
    defer { for url in [first, second] { try? FileManager.default.removeItem(at: url) } }
    struct Switching: View {
      var urls: [URL]
      @State private var index = 0
      var body: some View {
        VStack {
          AsyncImage(url: urls[index]) {
            $0.accessibilityLabel("picture")
          } placeholder: {
            Text("loading")
          }
          Button("Next") { index = 1 }
        }
      }
    }
    let host = TestHost(Switching(urls: [first, second]))
    await wait(host) { host.exists("picture") }
    #expect(host.element("picture")?.frame.width == 10)
    try host.tap("Next")
    #expect(host.exists("loading"))
    await wait(host) { host.exists("picture") }
    #expect(host.element("picture")?.frame.width == 30)
  }
}
