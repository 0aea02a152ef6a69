import Foundation

/// What texts take over from the attributes of a run.
enum AttributedTextStyle {
  static func read(
    _ run: AttributedString.Runs.Run, into apply: (Text.Modifier) -> Void, link: (URL) -> Void
  ) {
    if let url = run.link { link(url) }
  }
}
