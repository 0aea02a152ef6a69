import Testing

@testable import Symbols

@Suite struct SymbolSetTests {
  @Test func everyKnownNameDrawsSomething() throws {
    let names = SymbolNames.system.all()
    #expect(names.count > 7000)
    for name in names {
      let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 17), "\(name)")
      let paints = drawing.ops.contains { $0.effect(isLayered: false) == .paint(layer: 0) }
      #expect(paints && drawing.size.width > 3 && drawing.size.height > 2, "\(name)")
    }
  }

  @Test func unknownNamesHaveNoDrawing() {
    for name in ["", ".", "no.such.symbol", "heart..fill", "star.", "letter.A", "bubble_x", "arrow", "fill"] {
      #expect(!SymbolSet.exists(name))
      #expect(SymbolSet.drawing(named: name, pointSize: 17) == nil)
    }
    #expect(SymbolSet.drawing(named: "heart", pointSize: 0) == nil)
    #expect(SymbolSet.drawing(named: "heart", pointSize: .nan) == nil)
  }

  @Test(arguments: [
    ("doc.text.fill", "text.document.fill"), ("gauge", "gauge.with.dots.needle.bottom.50percent"),
    ("line.horizontal.3", "line.3.horizontal"), ("bin.xmark", "xmark.bin"),
    ("text.justifyleft", "text.justify.left"),
  ])
  func oldAndNewNamesDrawTheSame(old: String, new: String) throws {
    let oldDrawing = try #require(SymbolSet.drawing(named: old, pointSize: 20))
    let newDrawing = try #require(SymbolSet.drawing(named: new, pointSize: 20))
    #expect(oldDrawing.match == .exact && newDrawing.match == .exact)
    #expect(oldDrawing.ops == newDrawing.ops)
  }

  @Test func scriptFormsAreDrawnLikeThePlainForm() {
    #expect(
      SymbolSet.drawing(named: "character.book.closed.ja", pointSize: 17)?.ops
        == SymbolSet.drawing(named: "character.book.closed", pointSize: 17)?.ops)
  }

  @Test func namesWithoutADrawingSayWhatStandsIn() throws {
    let drawing = try #require(SymbolSet.drawing(named: "applelogo", pointSize: 17))
    #expect(drawing.match == .placeholder)
    #expect(SymbolSet.drawing(named: "heart.fill", pointSize: 17)?.match == .exact)
  }

  @Test func framesFollowTheInkAndThePublishedNumbers() throws {
    let circle = try #require(SymbolSet.drawing(named: "play.circle.fill", pointSize: 17, weight: .medium))
    #expect(circle.size == CGSize(width: 20, height: 19))
    #expect(abs(circle.baselineOffset - 3.5) < 0.1)
    let person = try #require(SymbolSet.drawing(named: "person", pointSize: 17, weight: .medium))
    #expect(abs(person.size.width - 19) <= 1.5 && abs(person.size.height - 17.5) <= 1.5)
    let chevron = try #require(SymbolSet.drawing(named: "chevron.right", pointSize: 17))
    #expect(chevron.size.width < 14)
    let minus = try #require(SymbolSet.drawing(named: "minus", pointSize: 17))
    #expect(minus.size.height < 5)
    #expect(minus.baselineOffset < 0)
  }

  @Test func weightChangesStrokesButNotTheFrame() throws {
    var widths: [CGFloat] = []
    for weight in SymbolWeight.allCases {
      let drawing = try #require(SymbolSet.drawing(named: "plus", pointSize: 100, weight: weight))
      #expect(drawing.size == SymbolSet.drawing(named: "plus", pointSize: 100)?.size)
      widths.append(try #require(drawing.ops.first?.strokeWidth))
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func scaleChangesTheSizeAndHardlyTheStroke() throws {
    let small = try #require(SymbolSet.drawing(named: "plus", pointSize: 40, scale: .small))
    let medium = try #require(SymbolSet.drawing(named: "plus", pointSize: 40))
    let large = try #require(SymbolSet.drawing(named: "plus", pointSize: 40, scale: .large))
    #expect(small.size.width < medium.size.width && medium.size.width < large.size.width)
    let smallStroke = try #require(small.ops.first?.strokeWidth)
    let largeStroke = try #require(large.ops.first?.strokeWidth)
    #expect(smallStroke < largeStroke && largeStroke < smallStroke * 1.3)
    let middle = small.size.height - small.baselineOffset - small.ops[0].geometry.boundingBoxOfPath.midY
    #expect(abs(middle - 40 * 0.352) < 0.3)
  }

  @Test func drawingsStayInsideTheirFrames() throws {
    for name in ["star", "bell.badge.fill", "chevron.left", "ellipsis", "cloud.rain", "person.3"] {
      let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 100))
      let frame = CGRect(origin: .zero, size: drawing.size)
      for op in drawing.ops where op.kind == .paint {
        #expect(frame.encloses(op.geometry.boundingBoxOfPath), "\(name)")
      }
    }
  }

  @Test func directionalSymbolsMirror() {
    #expect(SymbolSet.drawing(named: "chevron.forward", pointSize: 17)?.mirrorsInRightToLeft == true)
    #expect(SymbolSet.drawing(named: "append.page", pointSize: 17)?.mirrorsInRightToLeft == true)
    #expect(SymbolSet.drawing(named: "chevron.right", pointSize: 17)?.mirrorsInRightToLeft == false)
  }

  @Test func manyThreadsMayAskAtOnce() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          let name = ["heart", "star.fill", "wifi.slash", "person.circle"][index % 4]
          return SymbolSet.drawing(named: name, pointSize: CGFloat(10 + index % 7)) != nil
        }
      }
      for await isDrawn in group { #expect(isDrawn) }
    }
  }
}

extension CGRect {
  /// Unlike Foundation's `contains(_:)`, this compares edges without recomputing them.
  func encloses(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension SymbolOp {
  var strokeWidth: CGFloat? {
    if case .stroke(let width, _, _) = style { return width }
    return nil
  }
}
