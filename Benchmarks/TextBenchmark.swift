import CairoRenderer
import Rendering
import SwiftUI

/// Measures 2,000 paragraphs at a width of 300.
@MainActor
enum TextBenchmark {
  private static let words =
    """
    time year people way day man thing woman life child world school state family student group country problem hand \
    part place case week company system program question work government number night point
    """.split(separator: " ")

  static func run() {
    var random = BenchmarkRandom()
    let paragraphs = (0..<2000).map { _ -> String in
      var text = ""
      while text.utf8.count < 200 {
        if !text.isEmpty { text += " " }
        text += words[random.next() % 32]
      }
      text = String(text.prefix(200))
      if text.hasSuffix(" ") { text = text.dropLast() + "x" }
      return text
    }
    let root = ViewRoot(backend: HeadlessHost.sharedBackend)
    let environment = EnvironmentValues()
    EventLog.write("begin")
    var height: CGFloat = 0
    var lines = 0
    for paragraph in paragraphs {
      let layout = Text(verbatim: paragraph).font(.pixels(17)).layout(width: 300, in: environment, root: root)
      height += layout.size.height
      lines += layout.lines.count
    }
    EventLog.write("end", "frames=\(paragraphs.count) height=\(Int(height)) lines=\(lines)")
  }
}
