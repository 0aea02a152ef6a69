import CoreGraphics
import Foundation
import Rendering

/// Measures text by looking it up. What was not recorded is estimated from another shaper's widths.
struct RecordedShaper: TextShaper {
  let recorded: RecordedText
  let fallback: any TextShaper

  func metrics(of font: FontDescriptor) -> FontMetrics { fallback.metrics(of: font) }

  func hasFont(named name: String) -> Bool { fallback.hasFont(named: name) }

  func registerFont(at path: String) throws { try fallback.registerFont(at: path) }

  func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let runs = request.runs
    let pixel = max(request.pixelLength, 1e-3)
    func up(_ value: CGFloat) -> CGFloat { ((value / pixel) - 1e-6).rounded(.up) * pixel }
    let ascent = runs.map { $0.ascent + max($0.baselineOffset, 0) }.max() ?? 0
    let descent = runs.map { $0.descent + max(-$0.baselineOffset, 0) }.max() ?? 0
    let pitch = ascent + descent + request.lineSpacing

    var limit = request.lineLimit ?? .max
    if let height { limit = min(limit, max(1, Int(((height + request.lineSpacing) / pitch + 1e-6).rounded(.down)))) }
    let text = wrap(request, width: width, limit: limit)
    let count = max(text.lineCount, request.reservedLines)
    // A single line's box can be higher than its pitch.
    let single = recorded.height(of: parts(runs)) ?? up(ascent + descent)
    let isPlain = runs.allSatisfy { $0.baselineOffset == 0 }
    let first = isPlain ? single : up(ascent + descent)
    let size = CGSize(width: text.width, height: up(first + CGFloat(count - 1) * pitch))
    return TextLayout(
      size: size, firstBaseline: ascent, lastBaseline: ascent + CGFloat(text.lineCount - 1) * pitch)
  }

  private func parts(_ runs: [TextRequest.Run]) -> [RecordedText.Part] {
    runs.map { RecordedText.Part(string: $0.text, font: RecordedFont($0)) }
  }

  // MARK: Lines

  private struct Block {
    var width: CGFloat
    var lineCount: Int
  }

  private func wrap(_ request: TextRequest, width: CGFloat?, limit: Int) -> Block {
    let whole = parts(request.runs)
    let truncation: String? =
      switch request.truncation {
      case .head: "head"
      case .middle: "middle"
      case .tail: nil
      }
    if let width {
      let known = recorded.wrapped(whole)
      let fitting = known.filter { $0.proposedWidth >= width && $0.width <= width }
      // The text cut to just so many lines.
      if limit != .max,
        let exact = fitting.first(where: { $0.lineLimit == limit && $0.truncation == truncation })
      {
        return Block(width: exact.width, lineCount: exact.lineCount)
      }
      if let free = fitting.first(where: { $0.lineLimit == nil && $0.truncation == nil }), free.lineCount <= limit {
        return Block(width: free.width, lineCount: free.lineCount)
      }
    }
    return estimate(request, width: width, limit: limit)
  }

  private func estimate(_ request: TextRequest, width: CGFloat?, limit: Int) -> Block {
    let all = paragraphs(request.runs)
    if all.count > 1, all.count <= limit, let known = recorded.width(of: parts(request.runs)),
      known <= width ?? .infinity
    {
      return Block(width: known, lineCount: all.count)
    }
    var block = Block(width: 0, lineCount: 0)
    for paragraph in all {
      let ideal = idealWidth(paragraph)
      guard let width, width < ideal else {
        block.width = max(block.width, ideal)
        block.lineCount += 1
        continue
      }
      let lines = brokenLines(paragraph, width: width, ideal: ideal)
      block.width = max(block.width, lines.max() ?? 0)
      block.lineCount += max(lines.count, 1)
    }
    if block.lineCount > limit {
      block.lineCount = limit
      if let width { block.width = max(min(block.width, width), 0) }
    }
    return block
  }

  private func paragraphs(_ runs: [TextRequest.Run]) -> [[TextRequest.Run]] {
    var result: [[TextRequest.Run]] = [[]]
    for run in runs {
      for (index, piece) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { result.append([]) }
        if piece.isEmpty { continue }
        var part = run
        part.text = String(piece)
        result[result.count - 1].append(part)
      }
    }
    return result
  }

  private func idealWidth(_ runs: [TextRequest.Run]) -> CGFloat {
    if runs.isEmpty { return 0 }
    if let known = recorded.width(of: parts(runs)) { return known }
    return runs.reduce(0) { $0 + (recorded.width(of: parts([$1])) ?? measured($1)) }
  }

  private func measured(_ run: TextRequest.Run) -> CGFloat {
    if let attachment = run.attachment { return attachment.size.width }
    var request = TextRequest(runs: [run])
    request.pixelLength = 0.5
    return fallback.layout(request, width: nil, height: nil).size.width
  }

  /// Widths of lines broken at spaces, scaled so that the whole paragraph is as wide as recorded.
  private func brokenLines(_ runs: [TextRequest.Run], width: CGFloat, ideal: CGFloat) -> [CGFloat] {
    guard var run = runs.first else { return [] }
    let text = runs.map(\.text).joined()
    run.text = text
    let scale = ideal / max(measured(run), 1e-3)
    func length(_ string: some StringProtocol) -> CGFloat {
      var part = run
      part.text = String(string)
      return (measured(part) * scale * 2).rounded(.up) / 2
    }
    if width <= 0 { return text.map { _ in 0 } }
    var lines: [CGFloat] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if length(longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(length(line)) }
      line = ""
      // A word that is too long is broken anywhere.
      for character in word {
        if !line.isEmpty, length(line + String(character)) > width {
          lines.append(length(line))
          line = ""
        }
        line.append(character)
      }
    }
    if !line.isEmpty { lines.append(min(length(line), width)) }
    return lines
  }
}
