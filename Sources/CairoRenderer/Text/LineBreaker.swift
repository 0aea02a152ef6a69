import CoreGraphics
import Rendering

/// Breaks shaped text into lines of at most a width: as many words as fit, a word that is too long by letters.
struct LineBreaker {
  struct Line {
    /// Clusters, hanging spaces and newline included.
    var clusters: Range<Int>
    /// The end of what is seen.
    var visibleEnd: Int
    /// Without the spaces that hang at the end.
    var width: Double
    var isRightToLeft: Bool
    /// Whether the paragraph ends with this line.
    var endsParagraph: Bool
    /// The number of the paragraph.
    var paragraph = 0
    /// Whether the line ends within a word, at a soft hyphen.
    var endsWithHyphen = false
  }

  /// Sums of the same widths in another order differ by less than this.
  static let tolerance = 0.002

  /// Points; infinity for one line a paragraph.
  var width: Double
  /// Multiplies all widths.
  var scale: Double
  /// Points added after each cluster, for tightening.
  var extraSpacing: Double
  /// The widths of hyphens in the fonts of the runs, if the text has soft hyphens.
  var hyphenWidths: [Double] = []

  /// Lines until the text ends or there are more than `limit`.
  func lines(of text: ShapedText, limit: Int) -> [Line] {
    var result: [Line] = []
    for (number, paragraph) in text.paragraphs.enumerated() {
      var start = paragraph.clusters.lowerBound
      let end = paragraph.clusters.upperBound
      repeat {
        var line = nextLine(of: text, from: start, paragraphEnd: end, isRightToLeft: paragraph.isRightToLeft)
        line.paragraph = number
        result.append(line)
        if result.count > limit { return result }
        start = line.clusters.upperBound
      } while start < end
    }
    return result
  }

  private func nextLine(
    of text: ShapedText, from start: Int, paragraphEnd end: Int, isRightToLeft: Bool
  ) -> Line {
    let room = width + Self.tolerance
    var x = 0.0
    /// Everything before, without trailing spaces.
    var visibleWidth = 0.0
    var visibleEnd = start
    var lastBreak = start
    var widthAtBreak = 0.0
    var endAtBreak = start
    var hyphenAtBreak = false
    return text.clusters.withUnsafeBufferPointer { clusters in
      var index = start
      while index < end {
        let cluster = clusters[index]
        if cluster.flags.contains(.canBreakBefore), index > start {
          let hyphen = hyphenWidth(after: clusters[index - 1], in: text)
          if hyphen == 0 || visibleWidth + hyphen <= room {
            lastBreak = index
            widthAtBreak = visibleWidth + hyphen
            endAtBreak = visibleEnd
            hyphenAtBreak = hyphen > 0
          }
        }
        let advance = cluster.width == 0 ? 0 : cluster.width * scale + extraSpacing
        x += advance
        if !cluster.flags.contains(.space) {
          let trailing = text.segments[Int(cluster.segment)].trailingSpacing * scale
          if x - trailing > room, visibleEnd > start || index > start {
            if lastBreak > start {
              return Line(
                clusters: start..<lastBreak, visibleEnd: endAtBreak, width: widthAtBreak,
                isRightToLeft: isRightToLeft, endsParagraph: false, endsWithHyphen: hyphenAtBreak)
            }
            return Line(
              clusters: start..<index, visibleEnd: visibleEnd, width: visibleWidth,
              isRightToLeft: isRightToLeft, endsParagraph: false)
          }
          visibleWidth = x - trailing
          visibleEnd = index + 1
        }
        index += 1
      }
      return Line(
        clusters: start..<end, visibleEnd: visibleEnd, width: visibleWidth, isRightToLeft: isRightToLeft,
        endsParagraph: true)
    }
  }

  /// The width of the hyphen that is shown when a line ends with the cluster.
  private func hyphenWidth(after cluster: Cluster, in text: ShapedText) -> Double {
    guard cluster.flags.contains(.softHyphen), !hyphenWidths.isEmpty else { return 0 }
    return hyphenWidths[Int(text.segments[Int(cluster.segment)].run)] * scale
  }

  /// The line from its first cluster to the end of the paragraph, however wide.
  func unbrokenLine(of text: ShapedText, from line: Line) -> Line {
    var whole = self
    whole.width = .infinity
    let end =
      text.paragraphs.first { $0.clusters.contains(line.clusters.lowerBound) }?.clusters.upperBound
      ?? line.clusters.upperBound
    return whole.nextLine(
      of: text, from: line.clusters.lowerBound, paragraphEnd: end, isRightToLeft: line.isRightToLeft)
  }
}
