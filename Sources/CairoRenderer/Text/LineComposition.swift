import CoreGraphics
import Foundation
import Rendering

/// Places the glyphs of lines that are already broken.
struct LineComposition {
  private let composer: LayoutComposer
  private let scale: Double
  private let extraSpacing: Double

  private var lines: [TextLayout.Line] = []
  private var runs: [TextLayout.GlyphRun] = []
  private var decorations: [TextLayout.Decoration] = []
  private var attachments: [TextLayout.PlacedAttachment] = []
  private var ink = CGRect.null

  init(_ composer: LayoutComposer, scale: Double, extraSpacing: Double) {
    self.composer = composer
    self.scale = scale
    self.extraSpacing = extraSpacing
  }

  private var request: TextRequest { composer.request }
  private var text: ShapedText { composer.text }

  mutating func make(_ shown: [LayoutComposer.ShownLine], width: CGFloat?) -> TextLayout {
    let pixel = max(request.pixelLength, 1e-3)
    func roundedUp(_ value: CGFloat) -> CGFloat { ((value / pixel - 1e-4).rounded(.up)) * pixel }

    let widest = shown.reduce(0.0) { max($0, $1.line.width) }
    var reported = roundedUp(CGFloat(widest))
    // A letter that is wider than the room hangs over.
    if let width, CGFloat(widest) > width + CGFloat(LineBreaker.tolerance) { reported = max(width, 0) }

    var baseline = 0.0
    var bottom = 0.0
    var first = 0.0
    var pitch = 0.0
    var previous: LayoutComposer.LineMetrics?
    for (index, line) in shown.enumerated() {
      let metrics = composer.metrics(of: line.line, scale: scale)
      baseline =
        previous.map { baseline + metrics.distance(from: $0) + Double(request.lineSpacing) } ?? metrics.ascent
      previous = metrics
      if index == 0 { first = baseline }
      pitch = metrics.pitch + Double(request.lineSpacing)
      bottom = baseline + metrics.descent
      place(line, metrics, baseline: CGFloat(baseline), width: max(reported, 0))
    }
    if shown.count < request.reservedLines { bottom += Double(request.reservedLines - shown.count) * pitch }
    return TextLayout(
      size: CGSize(width: reported, height: roundedUp(CGFloat(bottom))), firstBaseline: CGFloat(first),
      lastBaseline: CGFloat(baseline), lines: lines, runs: runs, decorations: decorations,
      attachments: attachments, inkBounds: ink.isNull ? .null : ink.insetBy(dx: -1, dy: -1),
      scale: CGFloat(scale))
  }

  // MARK: A line

  /// A cluster and where it comes from: the text or a sign for hidden text.
  private struct Item {
    var cluster: Cluster
    var segment: Segment
    var isSign: Bool
    /// Clusters that the sign stands for.
    var hidden: Range<Int>
    var x = 0.0
    var width: Double
    /// The sign's own glyphs.
    var glyphs: [ShapedGlyph] = []
  }

  private mutating func place(
    _ shown: LayoutComposer.ShownLine, _ metrics: LayoutComposer.LineMetrics, baseline: CGFloat,
    width: CGFloat
  ) {
    let left = lineStart(shown.line, width: width)
    let rect = CGRect(
      x: left, y: baseline - CGFloat(metrics.ascent), width: CGFloat(shown.line.width),
      height: CGFloat(metrics.ascent + metrics.descent))
    if !text.isBidirectional, !shown.line.isRightToLeft, !shown.isTruncated, shown.parts.count == 1,
      case .clusters(let range)? = shown.parts.first
    {
      placeForward(range, left: Double(left), rect: rect, baseline: baseline)
      return
    }
    placeInAnyOrder(shown, left: Double(left), rect: rect, baseline: baseline)
  }

  private func lineStart(_ line: LineBreaker.Line, width: CGFloat) -> CGFloat {
    let free = width - CGFloat(line.width)
    switch composer.style(of: line)?.side {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    case nil: break
    }
    let isRightToLeft = request.alignsByParagraph ? line.isRightToLeft : request.isRightToLeft
    switch request.alignment {
    case .center: return free / 2
    case .leading: return isRightToLeft ? free : 0
    case .trailing: return isRightToLeft ? 0 : free
    }
  }

  /// The usual line: all of it from left to right.
  private mutating func placeForward(_ range: Range<Int>, left: Double, rect: CGRect, baseline: CGFloat) {
    var carets: [CGFloat] = []
    let start = range.isEmpty ? lineOffset(range.lowerBound) : Int(text.clusters[range.lowerBound].start)
    let end =
      range.isEmpty
      ? start : Int(text.clusters[range.upperBound - 1].start + text.clusters[range.upperBound - 1].length)
    carets.reserveCapacity(end - start + 1)
    var x = left
    var index = range.lowerBound
    text.clusters.withUnsafeBufferPointer { clusters in
      text.glyphs.withUnsafeBufferPointer { glyphs in
        while index < range.upperBound {
          let number = clusters[index].segment
          var segmentEnd = index
          while segmentEnd < range.upperBound, clusters[segmentEnd].segment == number { segmentEnd += 1 }
          let segment = text.segments[Int(number)]
          let segmentLeft = x
          var placed: [TextLayout.Glyph] = []
          placed.reserveCapacity(segmentEnd - index)
          let raise = CGFloat(request.runs[Int(segment.run)].baselineOffset)
          for position in index..<segmentEnd {
            let cluster = clusters[position]
            if cluster.length == 1 {
              carets.append(CGFloat(x))
            } else {
              appendCarets(of: cluster, x, isReversed: false, to: &carets)
            }
            var pen = x
            for glyph in Int(cluster.glyphStart)..<Int(cluster.glyphStart + cluster.glyphCount) {
              let shaped = glyphs[glyph]
              if shaped.id != ShapedGlyph.invisible, !cluster.flags.contains(.space) {
                placed.append(
                  TextLayout.Glyph(
                    id: shaped.id, x: CGFloat(pen + Double(shaped.dx) * scale),
                    y: baseline - raise + CGFloat(Double(shaped.dy) * scale)))
              }
              pen += shaped.advance * scale
            }
            if cluster.width != 0 { x += cluster.width * scale + extraSpacing }
          }
          let units =
            Int(
              clusters[index].start)..<Int(
              clusters[segmentEnd - 1].start + clusters[segmentEnd - 1].length)
          finish(
            segment, placed, units: units, from: segmentLeft, to: x, visible: rect,
            baseline: baseline - raise)
          index = segmentEnd
        }
      }
    }
    carets.append(CGFloat(x))
    lines.append(
      TextLayout.Line(rect: rect, baseline: baseline, range: start..<end, isTruncated: false, carets: carets))
  }

  private func lineOffset(_ cluster: Int) -> Int {
    cluster < text.clusters.count ? Int(text.clusters[cluster].start) : text.length
  }

  private func appendCarets(of cluster: Cluster, _ x: Double, isReversed: Bool, to carets: inout [CGFloat]) {
    let width = cluster.width * scale
    let length = max(Int(cluster.length), 1)
    let stops = max(Int(cluster.stops), 1)
    for unit in 0..<Int(cluster.length) {
      let share = Double(unit * stops / length) / Double(stops)
      carets.append(CGFloat(isReversed ? x + width * (1 - share) : x + width * share))
    }
  }

  /// Adds what belongs to a stretch of one segment: its glyphs, lines under or through it, its attachment.
  private mutating func finish(
    _ segment: Segment, _ glyphs: [TextLayout.Glyph], units: Range<Int>, from left: Double, to right: Double,
    visible: CGRect, baseline: CGFloat
  ) {
    let run = request.runs[Int(segment.run)]
    if let attachment = run.attachment {
      attachments.append(
        TextLayout.PlacedAttachment(
          id: attachment.id,
          rect: CGRect(
            x: CGFloat(left), y: baseline + attachment.descent - attachment.size.height,
            width: attachment.size.width, height: attachment.size.height)))
      return
    }
    if !glyphs.isEmpty {
      runs.append(
        TextLayout.GlyphRun(
          font: composer.scaledFont(segment.font, scale), style: run.style, glyphs: glyphs,
          isColor: segment.isColor, range: units))
      let reach = segment.ink
      ink = ink.union(
        CGRect(
          x: CGFloat(left - reach.before * scale), y: baseline - CGFloat(reach.above * scale),
          width: CGFloat(right - left + (reach.before + reach.after) * scale),
          height: CGFloat((reach.above + reach.below) * scale)))
    }
    // Spaces that hang have no line under them.
    let start = max(left, Double(visible.minX))
    let end = min(right, Double(visible.maxX))
    guard end > start else { return }
    let size = run.font.size * CGFloat(scale)
    let thickness = max(size * 0.07, request.pixelLength)
    if let underline = run.underline {
      decorate(underline, run, start, end, y: baseline + size * 0.12, thickness, isAboveText: false)
    }
    if let strikethrough = run.strikethrough {
      decorate(
        strikethrough, run, start, end, y: baseline - size * 0.27 - thickness / 2, thickness, isAboveText: true)
    }
  }

  private mutating func decorate(
    _ decoration: TextRequest.LineDecoration, _ run: TextRequest.Run, _ left: Double, _ right: Double,
    y: CGFloat, _ thickness: CGFloat, isAboveText: Bool
  ) {
    let rect = CGRect(x: CGFloat(left), y: y, width: CGFloat(right - left), height: thickness)
    decorations.append(
      TextLayout.Decoration(
        rect: rect, style: decoration.style ?? run.style, pattern: decoration.pattern, isAboveText: isAboveText))
    ink = ink.union(rect)
  }

  // MARK: Lines that need an order of their own

  private mutating func placeInAnyOrder(
    _ shown: LayoutComposer.ShownLine, left: Double, rect: CGRect, baseline: CGFloat
  ) {
    var items = items(of: shown)
    let order = visualOrder(items, isRightToLeft: shown.line.isRightToLeft)
    // Spaces that hang stand outside, on the side where the line ends.
    var x = left
    if shown.line.isRightToLeft {
      let total = items.reduce(0) { $0 + $1.width }
      x = left - (total - shown.line.width)
    }
    for index in order {
      items[index].x = x
      x += items[index].width
    }
    var position = 0
    while position < order.count {
      let item = items[order[position]]
      var end = position + 1
      while end < order.count, items[order[end]].cluster.segment == item.cluster.segment,
        items[order[end]].isSign == item.isSign
      {
        end += 1
      }
      placeStretch(items, order[position..<end], rect: rect, baseline: baseline)
      position = end
    }
    lines.append(
      TextLayout.Line(
        rect: rect, baseline: baseline, range: range(of: shown.line), isTruncated: shown.isTruncated,
        carets: carets(items, shown)))
  }

  private func range(of line: LineBreaker.Line) -> Range<Int> {
    guard !line.clusters.isEmpty else {
      let offset = lineOffset(line.clusters.lowerBound)
      return offset..<offset
    }
    let last = text.clusters[line.clusters.upperBound - 1]
    return Int(text.clusters[line.clusters.lowerBound].start)..<Int(last.start + last.length)
  }

  private func items(of shown: LayoutComposer.ShownLine) -> [Item] {
    var items: [Item] = []
    for part in shown.parts {
      switch part {
      case .clusters(let range):
        for index in range {
          let cluster = text.clusters[index]
          items.append(
            Item(
              cluster: cluster, segment: text.segments[Int(cluster.segment)], isSign: false, hidden: 0..<0,
              width: cluster.width == 0 ? 0 : cluster.width * scale + extraSpacing))
        }
      case .sign(let sign, let run, let hidden):
        for cluster in sign.clusters {
          var segment = sign.segments[Int(cluster.segment)]
          segment.run = run
          segment.level = shown.line.isRightToLeft ? 1 : 0
          items.append(
            Item(
              cluster: cluster, segment: segment, isSign: true, hidden: hidden, width: cluster.width * scale,
              glyphs: sign.glyphs))
        }
      }
    }
    return items
  }

  /// The items from left to right.
  private func visualOrder(_ items: [Item], isRightToLeft: Bool) -> [Int] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    var levels = items.map(\.segment.level)
    var end = items.count
    while end > 0, items[end - 1].cluster.flags.contains(.space) {
      end -= 1
      levels[end] = base
    }
    var order = Array(items.indices)
    guard let highest = levels.max() else { return order }
    var level = highest
    while level > 0 {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var stop = index
        while stop < order.count, levels[order[stop]] >= level { stop += 1 }
        order[index..<stop].reverse()
        index = stop
      }
      level -= 1
    }
    return order
  }

  private mutating func placeStretch(
    _ items: [Item], _ stretch: ArraySlice<Int>, rect: CGRect, baseline: CGFloat
  ) {
    guard let first = stretch.first, let last = stretch.last else { return }
    let segment = items[first].segment
    let raise = CGFloat(request.runs[Int(segment.run)].baselineOffset)
    var placed: [TextLayout.Glyph] = []
    var low = Int.max
    var high = 0
    for index in stretch {
      let item = items[index]
      let source = item.isSign ? item.glyphs : text.glyphs
      low = min(low, item.isSign ? lineOffset(item.hidden.lowerBound) : Int(item.cluster.start))
      high = max(
        high,
        item.isSign ? lineOffset(item.hidden.upperBound) : Int(item.cluster.start + item.cluster.length))
      if item.cluster.flags.contains(.space) { continue }
      var pen = item.x
      for glyph in Int(item.cluster.glyphStart)..<Int(item.cluster.glyphStart + item.cluster.glyphCount) {
        let shaped = source[glyph]
        if shaped.id != ShapedGlyph.invisible {
          placed.append(
            TextLayout.Glyph(
              id: shaped.id, x: CGFloat(pen + Double(shaped.dx) * scale),
              y: baseline - raise + CGFloat(Double(shaped.dy) * scale)))
        }
        pen += shaped.advance * scale
      }
    }
    finish(
      segment, placed, units: low..<max(high, low), from: items[first].x,
      to: items[last].x + items[last].width, visible: rect, baseline: baseline - raise)
  }

  /// A caret for each UTF-16 offset of the line and its end; those of hidden text stand at the sign.
  private func carets(_ items: [Item], _ shown: LayoutComposer.ShownLine) -> [CGFloat] {
    let range = range(of: shown.line)
    var result = [CGFloat](repeating: CGFloat.nan, count: range.count + 1)
    for item in items {
      let isReversed = item.segment.level % 2 == 1
      if item.isSign {
        let x = CGFloat(isReversed ? item.x + item.width : item.x)
        for offset in lineOffset(item.hidden.lowerBound)..<lineOffset(item.hidden.upperBound)
        where range.contains(offset) {
          result[offset - range.lowerBound] = x
        }
        continue
      }
      var own: [CGFloat] = []
      appendCarets(of: item.cluster, item.x, isReversed: isReversed, to: &own)
      for (unit, x) in own.enumerated() {
        let index = Int(item.cluster.start) - range.lowerBound + unit
        if result.indices.contains(index) { result[index] = x }
      }
    }
    if let last = items.last {
      result[range.count] = CGFloat(last.segment.level % 2 == 1 ? last.x : last.x + last.width)
    }
    var known = shown.line.isRightToLeft ? CGFloat(shown.line.width) : 0
    for index in result.indices {
      if result[index].isNaN { result[index] = known } else { known = result[index] }
    }
    return result
  }
}
