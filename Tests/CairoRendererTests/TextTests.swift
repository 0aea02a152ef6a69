import Foundation
import Rendering
import Testing

@testable import CairoRenderer

@Suite struct TextTests {
  private let pangram = "The quick brown fox jumps over the lazy dog"

  @Test func longerTextIsWider() {
    #expect(layout("Hello").size.width < layout("Hello, world").size.width)
    #expect(layout("Hello", size: 13).size.width < layout("Hello", size: 17).size.width)
    #expect(layout("Hello").size.height == layout("Hello, world").size.height)
  }

  @Test func oneLineIsAsHighAsItsFont() {
    let one = layout("Hello")
    #expect(one.size.height == (17 * 1.2).rounded(.up))
    #expect(one.firstBaseline == 17 * 0.95)
    #expect(one.lines.count == 1)
    #expect(layout("Hello") { $0.pixelLength = 0.5 }.size.height == 20.5)
  }

  @Test func linesAreStackedByTheirPitch() {
    let two = layout("Hello\nworld")
    #expect(two.lines.count == 2)
    #expect(abs(two.lastBaseline - two.firstBaseline - 17 * 1.3) < 1e-9)
    let loose = layout("Hello\nworld") { $0.lineSpacing = 10 }
    #expect(abs(loose.lastBaseline - two.lastBaseline - 10) < 1e-9)
    #expect(layout("a\n").lines.count == 2)
    #expect(layout("a\r\nb").lines.count == 2)
    #expect(layout("a\u{2028}b").lines.count == 2)
    #expect(layout("\n\n").size.height > layout("\n").size.height)
  }

  @Test func emptyTextHasOneLineAndNoWidth() {
    let empty = layout("")
    #expect(empty.size.width == 0)
    #expect(empty.size.height == layout("x").size.height)
    #expect(empty.lines.count == 1)
    #expect(empty.caret(at: 0).height > 0)
    #expect(layout([]).size == .zero)
  }

  @Test func wordsWrap() {
    let natural = layout(pangram)
    for share in [0.75, 0.5, 0.3] {
      let width = natural.size.width * share
      let wrapped = layout(pangram, width: width)
      #expect(wrapped.lines.count >= Int(1 / share))
      #expect(wrapped.size.width <= width)
      for line in wrapped.lines { #expect(line.rect.maxX <= width + 0.01) }
      // Lines hold the whole text, one after the other, and break after spaces.
      #expect(wrapped.lines.first?.range.lowerBound == 0)
      #expect(wrapped.lines.last?.range.upperBound == pangram.utf16.count)
      for (line, next) in zip(wrapped.lines, wrapped.lines.dropFirst()) {
        #expect(line.range.upperBound == next.range.lowerBound)
        let units = Array(pangram.utf16)
        #expect(units[line.range.upperBound - 1] == 0x20)
      }
    }
  }

  @Test func theReportedWidthFitsAgain() {
    for text in [pangram, "WWWWW iiiii", "a b c d e f g"] {
      for width: CGFloat in [40, 77, 123.5, 200] {
        let first = layout(text, width: width)
        let second = layout(text, width: first.size.width)
        #expect(second.size == first.size)
        let limited = layout(text, width: first.size.width, height: first.size.height)
        #expect(limited.size == first.size)
        #expect(!limited.isTruncated)
      }
    }
  }

  @Test func longWordsBreakByLetters() {
    let word = "Donaudampfschifffahrt"
    let wrapped = layout(word, width: 60)
    #expect(wrapped.lines.count > 2)
    #expect(wrapped.size.width <= 60)
    let hyphened = layout("well-known fact", width: layout("well-known").size.width - 2)
    #expect(hyphened.lines[0].range == 0..<5)
  }

  @Test func widthZeroGivesALetterALine() {
    let narrow = layout("Hello", width: 0)
    #expect(narrow.lines.count == 5)
    #expect(narrow.size.width == 0)
  }

  @Test func hangingSpacesDoNotCount() {
    #expect(layout("Hello   ").lines[0].rect.width == layout("Hello").lines[0].rect.width)
    let wrapped = layout("Hello      world", width: layout("world").size.width + 5)
    #expect(wrapped.lines.count == 2)
    #expect(wrapped.lines[1].rect.minX == 0)
  }

  @Test func lettersAreEvenlySpaced() {
    let glyphs = layout("illilliilli").runs[0].glyphs
    var advances: [UInt32: Set<Int>] = [:]
    for (glyph, next) in zip(glyphs, glyphs.dropFirst()) {
      advances[glyph.id, default: []].insert(Int(((next.x - glyph.x) * 1000).rounded()))
    }
    for steps in advances.values { #expect(steps.max().map { $0 - (steps.min() ?? 0) } ?? 0 <= 1) }
    #expect(advances.count == 2)
  }

  @Test func glyphsStartAtQuartersOfAPixel() {
    let stroke = text("l")
    let pictures = [0, 0.25, 0.5, 0.75].map { Picture(moved(stroke, 5 + $0, 5)).image.pixels }
    #expect(Set(pictures).count == 4)
    #expect(Picture(moved(stroke, 5.05, 5)).image.pixels == pictures[0])
    #expect(Picture(moved(stroke, 6, 5)).ink == Picture(moved(stroke, 5, 5)).ink)
  }

  @Test func linesAreTruncated() {
    let limit: (inout TextRequest) -> Void = { $0.lineLimit = 1 }
    let tail = layout(pangram, width: 100, limit)
    #expect(tail.lines.count == 1)
    #expect(tail.isTruncated)
    #expect(tail.size.width <= 100 && tail.size.width > 80)
    let ellipsis = layout("…").runs[0].glyphs[0].id
    #expect(tail.runs.last?.glyphs.last?.id == ellipsis)
    let head = layout(pangram, width: 100) {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(head.runs.first?.glyphs.first?.id == ellipsis)
    #expect(head.runs.last?.glyphs.last?.id == layout("g").runs[0].glyphs[0].id)
    let middle = layout(pangram, width: 140) {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    let ids = middle.runs.flatMap(\.glyphs).map(\.id)
    #expect(ids.firstIndex(of: ellipsis).map { $0 > 3 && $0 < ids.count - 3 } == true)
    #expect(ids.first == layout("T").runs[0].glyphs[0].id)
    #expect(middle.size.width <= 140)
    #expect(!layout("Hi", width: 100, limit).isTruncated)
    let two = layout(pangram, width: 100) { $0.lineLimit = 2 }
    #expect(two.lines.count == 2)
    #expect(two.lines.map(\.isTruncated) == [false, true])
    let paragraphs = layout("One\nTwo\nThree") { $0.lineLimit = 2 }
    #expect(paragraphs.isTruncated)
    #expect(paragraphs.runs.last?.glyphs.last?.id == ellipsis)
    let sliver = layout(pangram, width: 3, limit)
    #expect(sliver.lines.count == 1)
  }

  @Test func heightLimitsLines() {
    let full = layout(pangram, width: 80)
    #expect(full.lines.count > 3)
    let two = layout(pangram, width: 80, height: layout("a\nb").size.height)
    #expect(two.lines.count == 2)
    #expect(two.isTruncated)
    #expect(layout(pangram, width: 80, height: 1).lines.count == 1)
    #expect(layout(pangram, width: 80, height: 1000).lines.count == full.lines.count)
  }

  @Test func scalesDownBeforeCutting() {
    let natural = layout(pangram).size.width
    let scaled = layout(pangram, width: natural * 0.8) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!scaled.isTruncated)
    #expect(scaled.scale < 0.81 && scaled.scale > 0.76)
    #expect(scaled.size.height < layout(pangram).size.height)
    let cut = layout(pangram, width: natural * 0.3) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(cut.isTruncated)
    #expect(abs(cut.scale - 0.5) < 0.02)
  }

  @Test func tightensBeforeCutting() {
    let natural = layout(pangram).size.width
    let tight = layout(pangram, width: natural - 6) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!tight.isTruncated)
    #expect(tight.size.width <= natural - 6)
  }

  @Test func alignmentActsWithinTheWidestLine() {
    func lefts(_ alignment: TextRequest.Alignment, rightToLeft: Bool = false) -> [CGFloat] {
      layout("A much longer line\nshort") {
        $0.alignment = alignment
        $0.isRightToLeft = rightToLeft
      }.lines.map(\.rect.minX)
    }
    #expect(lefts(.leading)[1] == 0)
    #expect(lefts(.center)[1] > 20)
    #expect(lefts(.trailing)[1] > lefts(.center)[1])
    #expect(lefts(.leading, rightToLeft: true) == lefts(.trailing))
  }

  @Test func reservedLinesKeepTheirHeight() {
    let reserved = layout("One") { $0.reservedLines = 3 }
    #expect(reserved.size.height == layout("One\nTwo\nThree").size.height)
  }

  @Test func weightsAndDesignsDiffer() {
    let widths = [100, 300, 400, 600, 700, 900].map { layout([run("Hamburgefonts", weight: $0)]).size.width }
    #expect(Set(widths).count == widths.count)
    #expect(widths.last ?? 0 > widths[2])
    var fonts = Set<Int>()
    for family: FontDescriptor.Family in [.system, .rounded, .serif, .monospaced, .named("No such font")] {
      var request = run("abc")
      request.font.family = family
      fonts.insert(layout([request]).runs[0].font)
    }
    #expect(fonts.count == 4)
    var mono = run("illi")
    mono.font.family = .monospaced
    var wide = run("WWWW")
    wide.font.family = .monospaced
    #expect(layout([mono]).size.width == layout([wide]).size.width)
  }

  @Test func digitsAreMonospacedOnRequest() {
    var ones = run("1111")
    var zeros = run("0000")
    #expect(layout([ones]).size.width < layout([zeros]).size.width)
    ones.font.hasMonospacedDigits = true
    zeros.font.hasMonospacedDigits = true
    #expect(layout([ones]).size.width == layout([zeros]).size.width)
  }

  @Test func typedArrowsStayWhatTheyAre() {
    #expect(layout("a->b").runs.flatMap(\.glyphs).count == 4)
    var mono = run("!= =>")
    mono.font.family = .monospaced
    #expect(layout([mono]).runs.flatMap(\.glyphs).count == 4)
  }

  @Test func trackingAndKerningSpread() {
    let plain = layout("Hello").lines[0].rect.width
    var tracked = run("Hello")
    tracked.tracking = 2
    var kerned = run("Hello")
    kerned.kerning = 2
    #expect(abs(layout([tracked]).lines[0].rect.width - plain - 8) < 0.01)
    #expect(abs(layout([kerned]).lines[0].rect.width - plain - 10) < 0.01)
  }

  @Test func runsShareALine() {
    let mixed = layout([run("Hel"), run("lo ", weight: 700, style: 1), run("wide world", size: 24, style: 2)])
    #expect(mixed.lines.count == 1)
    #expect(mixed.runs.map(\.style) == [0, 1, 2])
    #expect(mixed.size.height == (24 * 1.2).rounded(.up))
    #expect(mixed.runs.map(\.range) == [0..<3, 3..<6, 6..<16])
    // A word across runs does not break at their border.
    let word = layout([run("Hello wo"), run("rld", weight: 700)], width: layout("Hello wo").size.width + 2)
    #expect(word.lines.count == 2)
    #expect(word.lines[0].range == 0..<6)
  }

  @Test func attachmentsStandInTheLine() {
    var star = run("\u{FFFC}")
    star.attachment = TextRequest.Attachment(id: 7, size: CGSize(width: 30, height: 40), descent: 10)
    let mixed = layout([run("A"), star, run("B")])
    #expect(mixed.attachments.count == 1)
    let rect = mixed.attachments[0].rect
    #expect(rect.width == 30 && rect.height == 40)
    #expect(abs(rect.maxY - mixed.firstBaseline - 10) < 0.01)
    #expect(mixed.size.height == 40)
    #expect(abs(mixed.size.width - 30 - layout("A").size.width - layout("B").size.width) <= 2)
  }

  @Test func decorationsLieUnderAndThrough() {
    var underlined = run("Hello")
    underlined.underline = TextRequest.LineDecoration(pattern: .dash, style: 3)
    underlined.strikethrough = TextRequest.LineDecoration()
    let text = layout([underlined])
    #expect(text.decorations.count == 2)
    #expect(text.decorations[0].style == 3)
    #expect(text.decorations[0].rect.minY > text.firstBaseline)
    #expect(text.decorations[1].rect.maxY < text.firstBaseline)
    #expect(abs(text.decorations[0].rect.width - text.lines[0].rect.width) < 0.5)
  }

  @Test func linesThroughTextLieOnTop() {
    var struck = run("HHHH", size: 30)
    struck.strikethrough = TextRequest.LineDecoration(style: 1)
    struck.underline = TextRequest.LineDecoration(style: 1)
    let text = layout([struck])
    #expect(text.decorations.map(\.isAboveText) == [false, true])
    let picture = Picture(
      Fragment(.text(text, paints: [.color(.black), .color(.red)])), width: 100, height: 40, scale: 1)
    // Red all along the line, also across the stems.
    let y = Int(text.decorations[1].rect.midY)
    #expect((2..<Int(text.size.width) - 2).allSatisfy { picture.red($0, y) > 200 })
  }

  @Test func dashesStayWhenTextIsTurned() {
    var dotted = run("HHHHHH", size: 30)
    dotted.underline = TextRequest.LineDecoration(pattern: .dash)
    let solid = run("HHHHHH", size: 30)
    let turn = CGAffineTransform(rotationAngle: 0.3)
    func ink(_ run: TextRequest.Run, _ transform: CGAffineTransform) -> Double {
      Picture(
        Fragment(.transform(transform, Fragment(.text(layout([run]), paints: [.color(.black)])))), width: 160,
        height: 100
      ).ink
    }
    let flat = ink(dotted, .identity) - ink(solid, .identity)
    #expect(abs(ink(dotted, turn) - ink(solid, turn) - flat) < flat * 0.25)
  }

  @Test func hangingSpacesHaveNoLineUnderThem() {
    for text in ["some words here", "שלום עולם טוב"] {
      var underlined = run(text)
      underlined.underline = TextRequest.LineDecoration()
      let wrapped = layout([underlined], width: 90)
      #expect(wrapped.lines.count == 2)
      for decoration in wrapped.decorations {
        let line = wrapped.lines.min {
          abs($0.baseline - decoration.rect.minY) < abs($1.baseline - decoration.rect.minY)
        }
        #expect(decoration.rect.minX >= (line?.rect.minX ?? 0) - 0.01)
        #expect(decoration.rect.maxX <= (line?.rect.maxX ?? 0) + 0.01)
      }
    }
  }

  @Test func wordsAreDividedAtSoftHyphens() {
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    let hyphen = layout("-").runs[0].glyphs[0].id
    let whole = layout(word)
    #expect(whole.lines.count == 1)
    #expect(whole.size.width == layout("Donaudampfschiff").size.width)
    #expect(!whole.runs.flatMap(\.glyphs).contains { $0.id == hyphen })
    let width = layout("Donaudampf-").size.width
    let divided = layout(word, width: width)
    #expect(divided.lines.count == 2)
    #expect(divided.runs.flatMap(\.glyphs).filter { $0.id == hyphen }.count == 1)
    #expect(abs(divided.lines[0].rect.width - width) < 1.5)
    #expect(divided.lines[0].carets.count == divided.lines[0].range.count + 1)
    #expect(divided.lines.last?.range.upperBound == word.utf16.count)
    // Too narrow for the hyphen: the word is divided one place earlier.
    let narrow = layout(word, width: layout("Donaudampf").size.width)
    #expect(narrow.lines[0].range.upperBound == 6)
    #expect(narrow.lines.allSatisfy { $0.rect.maxX <= layout("Donaudampf").size.width })
  }

  @Test func caretsFollowTheLetters() {
    let text = layout("Hello")
    let line = text.lines[0]
    #expect(line.carets.count == 6)
    #expect(line.carets == line.carets.sorted())
    #expect(text.offset(at: CGPoint(x: -5, y: 3)) == 0)
    #expect(text.offset(at: CGPoint(x: 500, y: 3)) == 5)
    for offset in 0...5 { #expect(text.offset(at: CGPoint(x: text.caret(at: offset).minX, y: 3)) == offset) }
    let family = layout("a👨‍👩‍👧b")
    let carets = family.lines[0].carets
    #expect(carets.count == "a👨‍👩‍👧b".utf16.count + 1)
    #expect(Set(carets[1..<9]).count == 1)
    #expect(carets[9] > carets[8])
    let accent = layout("e\u{301}x").lines[0].carets
    #expect(accent[0] == accent[1] && accent[2] > accent[1])
    #expect(text.rects(for: 1..<3).count == 1)
  }

  @Test func rightToLeftTextRunsTheOtherWay() {
    let hebrew = layout("שלום עולם")
    let carets = hebrew.lines[0].carets
    #expect(carets.first ?? 0 > carets.last ?? 0)
    #expect(abs((carets.first ?? 0) - hebrew.lines[0].rect.width) < 0.01)
    let mixed = layout("abc שלום")
    #expect(mixed.lines[0].carets[0] == 0)
    #expect(mixed.lines[0].carets[4] > mixed.lines[0].carets[7])
    let wrapped = layout("שלום עולם טוב מאוד", width: 60)
    #expect(wrapped.lines.count > 1)
    for line in wrapped.lines { #expect(line.rect.minX >= 0 && line.rect.maxX <= 60.01) }
    let cut = layout("שלום עולם טוב מאוד", width: 60) { $0.lineLimit = 1 }
    #expect(cut.isTruncated)
    // The sign stands at the left, where the text ends.
    let ellipsis = layout("…").runs[0].glyphs[0].id
    let leftmost = cut.runs.flatMap(\.glyphs).min { $0.x < $1.x }
    #expect(leftmost?.id == ellipsis)
  }

  @Test func leftToRightTextEndsAtTheEdgeAmongRightToLeft() {
    let text = layout("Some words here and here", width: 100) { $0.isRightToLeft = true }
    #expect(text.lines.count > 1)
    for line in text.lines {
      #expect(abs(line.rect.maxX - text.size.width) < 1)
      let glyphs = text.runs.filter { line.range.contains($0.range.lowerBound) }.flatMap(\.glyphs)
      let last = glyphs.map(\.x).max() ?? 0
      #expect(last > line.rect.maxX - 17)
    }
    let cut = layout("Some words here and here", width: 100) {
      $0.isRightToLeft = true
      $0.lineLimit = 1
    }
    // The sign stands where this text ends, at the right.
    let ellipsis = layout("…").runs[0].glyphs[0].id
    #expect(cut.runs.flatMap(\.glyphs).max { $0.x < $1.x }?.id == ellipsis)
    // Without letters the surroundings count.
    let numbers = layout("1 2") { $0.isRightToLeft = true }
    #expect(numbers.lines[0].carets[0] > numbers.lines[0].carets[2])
    let forced = layout("Hello.") {
      $0.isRightToLeft = true
      $0.followsLetters = false
    }
    #expect((forced.lines[0].carets.dropLast().last ?? 0) < 10)
  }

  @Test func languagesChooseBetweenFormsOfLetters() {
    var serbian = run("бгдпт", size: 20)
    serbian.font.isItalic = true
    serbian.font.family = .serif
    serbian.language = "sr"
    var russian = serbian
    russian.language = "ru"
    let both = [serbian, russian].map { layout([$0]).runs.flatMap(\.glyphs).map(\.id) }
    #expect(both[0] != both[1])
  }

  @Test func emojiAreAsTranslucentAsText() {
    func ink(_ alpha: Float) -> Double {
      Picture(Fragment(.text(layout("😀"), paints: [.color(RGBA(white: 0, alpha: alpha))]))).ink
    }
    #expect(ink(0.5) < ink(1) * 0.6)
    #expect(ink(0) == 0)
  }

  @Test func emojiAreColoredAndAsLargeAsText() {
    let text = layout("a😀b")
    #expect(text.runs.contains { $0.isColor })
    #expect(text.size.width < 17 * 4)
    let picture = Picture(Fragment(.text(text, paints: [.color(.black)])), scale: 2)
    var colors = 0
    for y in 0..<80 {
      for x in 0..<80 {
        let pixel = picture.pixel(x, y)
        if pixel[0] - pixel[2] > 100 { colors += 1 }
      }
    }
    #expect(colors > 100)
  }

  @Test func smallCapitalsAreSmallerCapitals() {
    var small = run("Hello")
    small.font.capitals = .smallCaps
    let width = layout([small]).size.width
    #expect(width > layout("Hello").size.width * 0.9)
    #expect(width < layout("HELLO").size.width)
    #expect(layout([small]).lines[0].carets.count == 6)
  }

  @Test func inkStaysInItsBounds() {
    for string in ["jÅgf", "Ağ😀", "fff", "ﷺ", "Z̸̢̛"] {
      for size: CGFloat in [9, 17, 40] {
        var italic = run(string, size: size)
        italic.font.isItalic = true
        let text = layout([italic])
        let picture = Picture(
          moved(Fragment(.text(text, paints: [.color(.black)])), 60, 60), width: 400, height: 200)
        let box = picture.inkBox
        if box.isNull { continue }
        let bounds = text.inkBounds.offsetBy(dx: 60, dy: 60)
        #expect(
          box.minX >= bounds.minX - 0.5 && box.maxX <= bounds.maxX + 0.5 && box.minY >= bounds.minY - 0.5
            && box.maxY <= bounds.maxY + 0.5, "\(string) \(size)")
      }
    }
  }

  @Test func metricsComeFromTheFont() {
    let metrics = CairoBackend.make().textShaper.metrics(of: FontDescriptor(size: 100))
    #expect(abs(metrics.ascent + metrics.descent - 121) < 3)
    #expect(metrics.capHeight > metrics.xHeight && metrics.xHeight > 40)
  }

  @Test func widthsAreNearThoseOfTheOriginals() {
    // Recorded on macOS, in points.
    let recorded: [(String, CGFloat, CGFloat)] = [
      ("Hello", 13, 31), ("Increment", 13, 61), ("The quick brown fox", 13, 122.5),
      ("The quick brown fox", 10, 97.5), ("The quick brown fox", 12, 114.5),
      ("The quick brown fox", 20, 176.5),
      ("The quick brown fox", 24, 207), ("The quick brown fox", 32, 275), ("The quick brown fox", 15, 138.5),
    ]
    for (string, size, width) in recorded {
      let own = layout(string, size: size).lines[0].rect.width
      #expect(abs(own - width) < width * 0.03, "\(string) \(size): \(own)")
    }
  }

  @Test func manyThreadsMayAsk() async {
    await withTaskGroup(of: CGFloat.self) { group in
      for index in 0..<64 {
        group.addTask { layout("Hello, thread \(index % 8)", width: CGFloat(40 + index % 4)).size.height }
      }
      for await height in group { #expect(height > 0) }
    }
  }

  @Test func unknownFontFilesAreRefused() {
    let shaper = PangoShaper(registry: FontRegistry())
    #expect(throws: (any Error).self) { try shaper.registerFont(at: "/nowhere/font.ttf") }
    #expect(throws: (any Error).self) { try shaper.registerFont(at: "/etc/hostname") }
  }
}
