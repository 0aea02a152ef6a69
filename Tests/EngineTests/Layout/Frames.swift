import SwiftUITesting

/// Puts a name on a view's frame, to be asked for by tests.
struct FrameReader {
  enum Key: PreferenceKey {
    static var defaultValue: [String: CGRect] { [:] }
    static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
      value.merge(nextValue()) { $1 }
    }
  }

  @MainActor final class Box {
    var frames: [String: CGRect] = [:]

    subscript(name: String) -> CGRect? { frames[name] }
  }
}

extension View {
  /// Names the view's frame in the window.
  func named(_ name: String) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: FrameReader.Key.self, value: [name: proxy.frame(in: .global)])
      })
  }

  func readingFrames(into box: FrameReader.Box) -> some View {
    onPreferenceChange(FrameReader.Key.self) { value in
      MainActor.assumeIsolated { box.frames = value }
    }
  }
}

/// A view on screen whose named frames can be asked for.
@MainActor
final class FrameHost {
  let host: TestHost
  private let box = FrameReader.Box()

  init(
    _ view: some View, size: CGSize = CGSize(width: 200, height: 200), direction: LayoutDirection? = nil,
    safeArea: EdgeInsets = EdgeInsets()
  ) {
    host = TestHost(view.readingFrames(into: box), size: size, layoutDirection: direction, safeArea: safeArea)
    host.settle()
  }

  subscript(name: String) -> CGRect? { box[name] }

  var names: Set<String> { Set(box.frames.keys) }

  var all: [String: CGRect] { box.frames }
}
