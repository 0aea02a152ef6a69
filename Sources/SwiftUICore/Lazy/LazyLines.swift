import CoreGraphics

/// How the elements of a lazy container fall into lines: one to a line in a stack, several in a grid; headers and
/// footers of sections have lines of their own.
@MainActor
struct LazyLines {
  struct Run {
    var firstElement: Int
    var elementCount: Int
    var firstLine: Int
    var lineCount: Int
    var perLine: Int
    var role: ElementList.SectionRole
    /// Index in `sections`.
    var section: Int?
  }

  struct Section {
    var lines: Range<Int>
    var header: Range<Int>
    var footer: Range<Int>
  }

  private(set) var runs: [Run] = []
  private(set) var sections: [Section] = []
  private(set) var count = 0
  /// Elements that stay only until their removal transitions end; they are in no line.
  private(set) var leaving: [RenderNode] = []

  init() {}

  init(_ list: ElementList, perLine: Int) {
    var sectionIndices: [ObjectIdentifier: Int] = [:]
    for entry in list.entries {
      if case .element(let element) = entry.part, element.isLeaving {
        leaving.append(element)
        continue
      }
      var section: Int?
      if let node = entry.section {
        let key = ObjectIdentifier(node)
        if let known = sectionIndices[key] {
          section = known
        } else {
          section = sections.count
          sectionIndices[key] = section
          sections.append(Section(lines: count..<count, header: count..<count, footer: count..<count))
        }
      }
      append(entry, section: section, perLine: entry.role == .content ? max(perLine, 1) : 1)
    }
  }

  private mutating func append(_ entry: ElementList.Entry, section: Int?, perLine: Int) {
    if let last = runs.indices.last, runs[last].role == entry.role, runs[last].section == section,
      runs[last].firstElement + runs[last].elementCount == entry.start
    {
      runs[last].elementCount += entry.count
      count -= runs[last].lineCount
      runs[last].lineCount = (runs[last].elementCount + perLine - 1) / perLine
      count += runs[last].lineCount
    } else {
      let lineCount = (entry.count + perLine - 1) / perLine
      runs.append(
        Run(
          firstElement: entry.start, elementCount: entry.count, firstLine: count, lineCount: lineCount,
          perLine: perLine, role: entry.role, section: section))
      count += lineCount
    }
    guard let section else { return }
    sections[section].lines = sections[section].lines.lowerBound..<count
    let own = runs[runs.count - 1]
    let lines = own.firstLine..<(own.firstLine + own.lineCount)
    if entry.role == .header { sections[section].header = lines }
    if entry.role == .footer { sections[section].footer = lines }
  }

  private func runIndex(where isAtOrBefore: (Run) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if isAtOrBefore(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  func run(ofLine line: Int) -> Run { runs[runIndex { $0.firstLine <= line }] }

  /// The indices of the line's elements in the list.
  func elements(ofLine line: Int) -> Range<Int> {
    let run = run(ofLine: line)
    let first = (line - run.firstLine) * run.perLine
    let last = min(first + run.perLine, run.elementCount)
    return (run.firstElement + first)..<(run.firstElement + last)
  }

  func line(ofElement element: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[runIndex { $0.firstElement <= element }]
    return run.firstLine + min(max(element - run.firstElement, 0), run.elementCount - 1) / run.perLine
  }
}
