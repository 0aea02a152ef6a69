import CoreGraphics
import Rendering

/// What a text's layout looks like to programs, worked out when they ask for it.
final class TextLayoutContent {
  struct PlacedGlyph {
    var x: CGFloat
    var width: CGFloat
    /// UTF-16 offset of the first character that it stands for.
    var offset: Int
  }

  struct PlacedRun {
    var line: Int
    var glyphs: [PlacedGlyph]
    var isRightToLeft: Bool
    var attributes: [TextAttributeBox]
    var baseline: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var source: Source

    enum Source {
      case letters(TextLayout.GlyphRun)
      case picture(TextLayout.PlacedAttachment)
    }

    func bounds(of indices: Range<Int>) -> Text.Layout.TypographicBounds {
      let part = glyphs[indices]
      let left = part.map(\.x).min() ?? glyphs.first?.x ?? 0
      let right = part.map { $0.x + $0.width }.max() ?? left
      return Text.Layout.TypographicBounds(
        origin: CGPoint(x: left, y: baseline), width: right - left, ascent: ascent, descent: descent, leading: leading)
    }
  }

  let layout: TextLayout
  private let text: ResolvedText
  /// Where each run of the request begins, by UTF-16 offsets, and where the last one ends.
  private let starts: [Int]
  /// From left to right, of each line.
  private(set) lazy var runs: [[PlacedRun]] = placedRuns()

  init(_ layout: TextLayout, text: ResolvedText) {
    self.layout = layout
    self.text = text
    var starts = [0]
    for run in text.request.runs { starts.append(starts[starts.count - 1] + run.text.utf16.count) }
    self.starts = starts
  }

  /// The request's run that a character is in.
  private func request(at offset: Int) -> TextRequest.Run? {
    let index = starts.partitioningIndex { $0 > offset } - 1
    return text.request.runs.indices.contains(index) ? text.request.runs[index] : text.request.runs.last
  }

  private func leading(_ run: TextRequest.Run?) -> CGFloat {
    guard let run, run.paragraph?.lineHeight == nil else { return 0 }
    return max(run.lineHeight - run.ascent - run.descent, 0) * layout.scale
  }

  func leading(ofLine number: Int) -> CGFloat {
    runs[number].map(\.leading).max() ?? leading(request(at: layout.lines[number].range.lowerBound))
  }

  // MARK: Runs

  private func placedRuns() -> [[PlacedRun]] {
    var letters = [[TextLayout.GlyphRun]](repeating: [], count: layout.lines.count)
    var number = 0
    for run in layout.runs where !run.glyphs.isEmpty {
      // Signs such as hyphens stand for no characters and belong to the line before them.
      while number + 1 < layout.lines.count, !run.range.isEmpty,
        run.range.lowerBound >= layout.lines[number].range.upperBound
      {
        number += 1
      }
      letters[number].append(run)
    }
    return layout.lines.indices.map { placedRuns(letters[$0], ofLine: $0) }
  }

  private func placedRuns(_ letters: [TextLayout.GlyphRun], ofLine number: Int) -> [PlacedRun] {
    let line = layout.lines[number]
    let pictures = layout.attachments.filter { line.rect.minY <= $0.rect.midY && $0.rect.midY < line.rect.maxY }
    let starts = (letters.flatMap(\.glyphs).map(\.x) + pictures.map(\.rect.minX)).sorted()
    let placed =
      letters.map { self.letters($0, ofLine: number, starts: starts) } + pictures.map { picture($0, ofLine: number) }
    return placed.sorted { ($0.glyphs.first?.x ?? 0) < ($1.glyphs.first?.x ?? 0) }
  }

  private func letters(_ run: TextLayout.GlyphRun, ofLine number: Int, starts: [CGFloat]) -> PlacedRun {
    let line = layout.lines[number]
    let request = request(at: run.range.isEmpty ? run.range.lowerBound - 1 : run.range.lowerBound)
    let first = caret(run.range.lowerBound, line)
    let middle = run.glyphs.reduce(0) { $0 + $1.x } / CGFloat(run.glyphs.count)
    // The first character's caret is at the end where the run begins.
    let isRightToLeft = middle < first - 0.01
    let glyphs = run.glyphs.map { glyph -> PlacedGlyph in
      let end = starts.partitioningIndex { $0 > glyph.x + 0.01 }
      let right = end < starts.count ? starts[end] : max(line.rect.maxX, glyph.x)
      return PlacedGlyph(
        x: glyph.x, width: right - glyph.x,
        offset: offset(of: glyph, in: run.range, line, isRightToLeft: isRightToLeft))
    }
    let raise = request?.baselineOffset ?? 0
    return PlacedRun(
      line: number, glyphs: glyphs, isRightToLeft: isRightToLeft,
      attributes: text.attributes.filter { $0.range.overlaps(run.range) }.map(\.attribute),
      baseline: line.baseline - raise, ascent: (request?.ascent ?? 0) * layout.scale,
      descent: (request?.descent ?? 0) * layout.scale, leading: leading(request), source: .letters(run))
  }

  private func caret(_ offset: Int, _ line: TextLayout.Line) -> CGFloat {
    guard !line.carets.isEmpty else { return line.rect.minX }
    return line.carets[min(max(offset - line.range.lowerBound, 0), line.carets.count - 1)]
  }

  /// The first of the characters whose caret is nearest to the glyph, on the side where the glyph begins.
  private func offset(
    of glyph: TextLayout.Glyph, in range: Range<Int>, _ line: TextLayout.Line, isRightToLeft: Bool
  ) -> Int {
    var best = (offset: range.lowerBound, distance: CGFloat.infinity)
    for offset in range {
      let caret = caret(offset, line)
      let distance = isRightToLeft ? caret - glyph.x : glyph.x - caret
      if distance > (isRightToLeft ? 0.01 : -0.01), distance < best.distance - 0.001 { best = (offset, distance) }
    }
    return best.offset
  }

  private func picture(_ attachment: TextLayout.PlacedAttachment, ofLine number: Int) -> PlacedRun {
    let line = layout.lines[number]
    let offset =
      line.range.min { abs(caret($0, line) - attachment.rect.minX) < abs(caret($1, line) - attachment.rect.minX) }
      ?? line.range.lowerBound
    return PlacedRun(
      line: number, glyphs: [PlacedGlyph(x: attachment.rect.minX, width: attachment.rect.width, offset: offset)],
      isRightToLeft: false,
      attributes: text.attributes.filter { $0.range.contains(offset) }.map(\.attribute), baseline: line.baseline,
      ascent: line.baseline - attachment.rect.minY, descent: attachment.rect.maxY - line.baseline,
      leading: 0, source: .picture(attachment))
  }

  // MARK: Drawing

  func fragment(of run: PlacedRun, _ indices: Range<Int>) -> Fragment {
    let whole: TextLayout.GlyphRun
    switch run.source {
    case .picture(let attachment):
      let drawing = text.attachmentFragments[attachment.id] ?? .empty
      return Fragment(.group([PlacedFragment(drawing, at: attachment.rect.origin)]))
    case .letters(let letters): whole = letters
    }
    var part = whole
    part.glyphs = Array(whole.glyphs[indices])
    let bounds = run.bounds(of: indices)
    let reach = run.ascent + run.descent
    let decorations = self.decorations(ofLine: run.line, from: bounds.origin.x, to: bounds.rect.maxX)
    let ink = decorations.reduce(bounds.rect.insetBy(dx: -reach / 2, dy: -reach / 2)) { $0.union($1.rect) }
    let shown = TextLayout(
      size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline, runs: [part],
      decorations: decorations, inkBounds: ink, scale: layout.scale)
    let letters = Fragment.letters(shown, styles: text.paints, in: CGRect(origin: .zero, size: layout.size))
    let backgrounds = self.backgrounds(of: whole, from: bounds.origin.x, to: bounds.rect.maxX)
    return backgrounds.isEmpty ? letters : Fragment(.group(backgrounds + [PlacedFragment(letters)]))
  }

  /// The lines under and through a part of a line.
  private func decorations(ofLine number: Int, from left: CGFloat, to right: CGFloat) -> [TextLayout.Decoration] {
    layout.decorations.compactMap { decoration in
      let y = decoration.rect.midY
      let nearest = layout.lines.indices.min { abs(layout.lines[$0].baseline - y) < abs(layout.lines[$1].baseline - y) }
      guard nearest == number else { return nil }
      var part = decoration
      part.rect.origin.x = max(decoration.rect.minX, left)
      part.rect.size.width = min(decoration.rect.maxX, right) - part.rect.minX
      return part.rect.width > 0.01 ? part : nil
    }
  }

  private func backgrounds(of run: TextLayout.GlyphRun, from left: CGFloat, to right: CGFloat) -> [PlacedFragment] {
    text.backgrounds.filter { $0.range.overlaps(run.range) }.flatMap { background in
      layout.rects(for: background.range.clamped(to: run.range)).compactMap { rect in
        let start = max(rect.minX, left)
        let part = CGRect(x: start, y: rect.minY, width: min(rect.maxX, right) - start, height: rect.height)
        guard part.width > 0.01 else { return nil }
        return PlacedFragment(
          Fragment(.fill(.rect(part), .color(background.color), evenOdd: false, antialiased: false)))
      }
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index for whose element the condition holds, of elements that are sorted by it.
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
