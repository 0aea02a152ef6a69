import CoreGraphics
import Foundation
import Rendering

/// Makes a layout out of shaped text: breaks it, cuts what does not fit, stacks and aligns the lines.
struct LayoutComposer {
  let request: TextRequest
  let text: ShapedText
  /// Draws a sign of the layout's own, for what was cut or where a word is divided, in a run's font.
  let sign: (String, TextRequest.Run) -> ShapedText
  /// The number of a font at another size.
  let scaledFont: (Int, Double) -> Int

  /// A line as it is shown: pieces of the text, perhaps with an ellipsis between them.
  struct ShownLine {
    enum Part {
      case clusters(Range<Int>)
      /// Standing for text hidden from one cluster to another; drawn like the run.
      case sign(ShapedText, run: Int32, hidden: Range<Int>)
    }

    var parts: [Part]
    var line: LineBreaker.Line
    var isTruncated: Bool
  }

  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let room = width.map { Double(max($0, 0)) } ?? .infinity
    var breaker = LineBreaker(width: room, scale: 1, extraSpacing: 0)
    if text.hasSoftHyphens {
      breaker.hyphenWidths = request.runs.map { run in sign("-", run).clusters.reduce(0) { $0 + $1.width } }
    }
    let limit = request.lineLimit.map { max($0, 1) } ?? Int.max
    var attempt = fit(breaker, limit: limit, height: height)
    if attempt.isCut, request.allowsTightening {
      let size = request.runs.map { Double($0.font.size) }.max() ?? 0
      for share in [0.012, 0.025, 0.04] where attempt.isCut {
        breaker.extraSpacing = -share * size
        attempt = fit(breaker, limit: limit, height: height)
      }
      if attempt.isCut, request.minimumScaleFactor >= 1 {
        breaker.extraSpacing = 0
        attempt = fit(breaker, limit: limit, height: height)
      }
    }
    if attempt.isCut || attempt.breaksWord, request.minimumScaleFactor < 1, request.minimumScaleFactor > 0 {
      breaker = scaled(breaker, limit: limit, height: height)
      attempt = fit(breaker, limit: limit, height: height)
    }
    let shown = attempt.isCut ? truncated(attempt.lines, breaker) : attempt.lines.map(whole)
    var composition = LineComposition(self, scale: breaker.scale, extraSpacing: breaker.extraSpacing)
    return composition.make(shown, width: width)
  }

  private func whole(_ line: LineBreaker.Line) -> ShownLine {
    var shown = ShownLine(parts: [.clusters(line.clusters)], line: line, isTruncated: false)
    if line.endsWithHyphen {
      let end = line.clusters.upperBound
      let run = text.segments[Int(text.clusters[end - 1].segment)].run
      shown.parts.append(.sign(sign("-", request.runs[Int(run)]), run: run, hidden: end..<end))
    }
    return shown
  }

  // MARK: What fits

  private struct Attempt {
    /// The lines that are allowed.
    var lines: [LineBreaker.Line]
    /// Whether there is more text than these lines hold.
    var isCut: Bool
    /// Whether a word had to be broken by letters.
    var breaksWord: Bool
  }

  private func fit(_ breaker: LineBreaker, limit: Int, height: CGFloat?) -> Attempt {
    var lines = breaker.lines(of: text, limit: limit)
    var isCut = false
    if lines.count > limit {
      lines.removeSubrange(limit...)
      isCut = true
    }
    if let height {
      var baseline = 0.0
      var previous: LineMetrics?
      for (index, line) in lines.enumerated() {
        let metrics = self.metrics(of: line, scale: breaker.scale)
        baseline =
          previous.map { baseline + metrics.distance(from: $0) + Double(request.lineSpacing) } ?? metrics.ascent
        previous = metrics
        if index > 0, baseline + metrics.descent > Double(height) + 0.01 {
          lines.removeSubrange(index...)
          isCut = true
          break
        }
      }
    }
    let breaksWord = lines.contains { line in
      !line.endsParagraph && line.clusters.upperBound < text.clusters.count
        && !text.clusters[line.clusters.upperBound].flags.contains(.canBreakBefore)
    }
    // A single line that is too wide is cut too.
    return Attempt(lines: lines, isCut: isCut, breaksWord: breaksWord)
  }

  /// The largest scale at which everything fits.
  private func scaled(_ breaker: LineBreaker, limit: Int, height: CGFloat?) -> LineBreaker {
    var candidate = breaker
    var low = Double(request.minimumScaleFactor)
    var high = 1.0
    for _ in 0..<7 {
      candidate.scale = (low + high) / 2
      let attempt = fit(candidate, limit: limit, height: height)
      if attempt.isCut || attempt.breaksWord { high = candidate.scale } else { low = candidate.scale }
    }
    candidate.scale = low
    return candidate
  }

  // MARK: Cutting

  private func truncated(_ lines: [LineBreaker.Line], _ breaker: LineBreaker) -> [ShownLine] {
    guard let last = lines.last else { return [] }
    var shown = lines.dropLast().map(whole)
    shown.append(cut(last, breaker))
    return shown
  }

  private func cut(_ line: LineBreaker.Line, _ breaker: LineBreaker) -> ShownLine {
    let everything = line.clusters.lowerBound..<text.clusters.count
    let rest = breaker.unbrokenLine(of: text, from: line)
    let visible = line.clusters.lowerBound..<max(rest.visibleEnd, line.clusters.lowerBound)
    func width(_ index: Int) -> Double {
      let cluster = text.clusters[index]
      return cluster.width == 0 ? 0 : cluster.width * breaker.scale + breaker.extraSpacing
    }
    func mark(_ index: Int) -> (shaped: ShapedText, run: Int32, width: Double) {
      let cluster = min(max(index, 0), text.clusters.count - 1)
      let run = cluster >= 0 ? text.segments[Int(text.clusters[cluster].segment)].run : 0
      let shaped = self.sign("…", request.runs[Int(run)])
      return (shaped, run, shaped.clusters.reduce(0) { $0 + $1.width } * breaker.scale)
    }
    func isSpace(_ index: Int) -> Bool { text.clusters[index].flags.contains(.space) }
    /// How far from `start` the text fits into the room, spaces at the end left out.
    func prefix(_ start: Int, _ end: Int, _ room: Double) -> (end: Int, width: Double) {
      var x = 0.0
      var index = start
      while index < end, x + width(index) <= room + LineBreaker.tolerance {
        x += width(index)
        index += 1
      }
      while index > start, isSpace(index - 1) {
        index -= 1
        x -= width(index)
      }
      return (index, x)
    }
    func suffix(_ start: Int, _ end: Int, _ room: Double) -> (start: Int, width: Double) {
      var x = 0.0
      var index = end
      while index > start, x + width(index - 1) <= room + LineBreaker.tolerance {
        x += width(index - 1)
        index -= 1
      }
      while index < end, isSpace(index) {
        x -= width(index)
        index += 1
      }
      return (index, x)
    }

    var parts: [ShownLine.Part] = []
    var total = 0.0
    switch request.truncation {
    case .tail:
      // The sign looks like the last letter that stays.
      var sign = mark(line.visibleEnd - 1)
      var kept = prefix(visible.lowerBound, visible.upperBound, breaker.width - sign.width)
      sign = mark(kept.end - 1)
      kept = prefix(visible.lowerBound, visible.upperBound, breaker.width - sign.width)
      parts = [
        .clusters(visible.lowerBound..<kept.end),
        .sign(sign.shaped, run: sign.run, hidden: kept.end..<everything.upperBound),
      ]
      total = kept.width + sign.width
    case .head:
      let textEnd = lastVisibleEnd(everything)
      let sign = mark(textEnd - 1)
      let kept = suffix(visible.lowerBound, textEnd, breaker.width - sign.width)
      parts = [
        .sign(sign.shaped, run: sign.run, hidden: everything.lowerBound..<kept.start),
        .clusters(kept.start..<textEnd),
      ]
      total = kept.width + sign.width
    case .middle:
      let textEnd = lastVisibleEnd(everything)
      let sign = mark(line.visibleEnd - 1)
      let room = max(breaker.width - sign.width, 0)
      let front = prefix(visible.lowerBound, visible.upperBound, room.isFinite ? room / 2 : room)
      let back = suffix(front.end, textEnd, room.isFinite ? room - front.width : 0)
      parts = [
        .clusters(visible.lowerBound..<front.end),
        .sign(sign.shaped, run: sign.run, hidden: front.end..<back.start),
        .clusters(back.start..<textEnd),
      ]
      total = front.width + back.width + sign.width
    }
    var cutLine = line
    cutLine.clusters = everything
    cutLine.width = total
    return ShownLine(parts: parts, line: cutLine, isTruncated: true)
  }

  private func lastVisibleEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].flags.contains(.space) { end -= 1 }
    return end
  }

  // MARK: Heights

  struct LineMetrics {
    /// Above and below the baseline.
    var ascent = 0.0
    var descent = 0.0
    /// From the baseline of a like line before.
    var pitch = 0.0
    /// Whether the line fills its height and stands on the bottom of the one before.
    var isBox = false

    /// From the baseline of the line before.
    func distance(from previous: LineMetrics) -> Double {
      guard isBox || previous.isBox else { return pitch }
      return previous.descent + max(pitch - ascent - descent, 0) + ascent
    }
  }

  /// What holds for the paragraph of the line.
  func style(of line: LineBreaker.Line) -> TextRequest.ParagraphStyle? {
    guard text.paragraphs.indices.contains(line.paragraph) else { return nil }
    return request.runs[Int(text.paragraphs[line.paragraph].runs.lowerBound)].paragraph
  }

  func metrics(of line: LineBreaker.Line, scale: Double) -> LineMetrics {
    var metrics = metrics(of: line.clusters, scale: scale)
    guard let height = style(of: line)?.lineHeight else { return metrics }
    let content = metrics.ascent + metrics.descent
    let runs = text.paragraphs[line.paragraph].runs
    let size = request.runs[Int(runs.lowerBound)...Int(runs.upperBound)].reduce(0) { max($0, $1.font.size) }
    let extra = Double(height.points(fontSize: size * CGFloat(scale), content: CGFloat(content))) - content
    metrics.ascent += extra / 2
    metrics.descent += extra / 2
    metrics.pitch = metrics.ascent + metrics.descent
    metrics.isBox = true
    return metrics
  }

  private func metrics(of clusters: Range<Int>, scale: Double) -> LineMetrics {
    var result = LineMetrics()
    var attachmentAscent = 0.0
    var lastSegment: Int32 = -1
    func add(_ run: TextRequest.Run) {
      if let attachment = run.attachment {
        let descent = Double(attachment.descent)
        let ascent = Double(attachment.size.height) - descent + Double(run.baselineOffset)
        attachmentAscent = max(attachmentAscent, ascent)
        result.ascent = max(result.ascent, ascent)
        result.descent = max(result.descent, descent - Double(run.baselineOffset))
      }
      let offset = Double(run.baselineOffset)
      result.ascent = max(result.ascent, Double(run.ascent) * scale + max(offset, 0))
      result.descent = max(result.descent, Double(run.descent) * scale + max(-offset, 0))
      result.pitch = max(result.pitch, Double(run.lineHeight) * scale + abs(offset))
    }
    text.clusters.withUnsafeBufferPointer { all in
      var index = clusters.lowerBound
      while index < clusters.upperBound {
        let segment = all[index].segment
        if segment != lastSegment {
          lastSegment = segment
          add(request.runs[Int(text.segments[Int(segment)].run)])
        }
        index += 1
      }
    }
    if clusters.isEmpty {
      // An empty line is as high as the text around it.
      let index = min(clusters.lowerBound, text.clusters.count) - 1
      if index >= 0 {
        add(request.runs[Int(text.segments[Int(text.clusters[index].segment)].run)])
      } else if let run = request.runs.first {
        add(run)
      }
    }
    if attachmentAscent > 0 { result.pitch = max(result.pitch, result.ascent + result.descent) }
    return result
  }
}
