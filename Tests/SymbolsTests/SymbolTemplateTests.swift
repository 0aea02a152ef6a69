import Foundation
import Testing

@testable import Symbols

@Suite struct SymbolTemplateTests {
  /// A template whose letters are 70.459 units high. Rows are at 696, 1126 and 1556.
  private func document(_ symbols: String, guides: String? = nil, style: String = "") -> Data {
    let standard = """
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1055.541" y2="1055.541"/>
      """
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>\(style)</style>
      <g id="Notes"><rect id="artboard" width="3300" height="2200"/><text id="template-version">Template v.5.0</text></g>
      <g id="Guides">\(guides ?? standard)</g>
      <g id="Symbols">\(symbols)</g></svg>
      """.utf8)
  }

  private func margins(_ variant: String, _ left: Double, _ right: Double) -> String {
    """
    <line id="left-margin-\(variant)" x1="\(left)" x2="\(left)" y1="600" y2="720"/>
    <line id="right-margin-\(variant)" x1="\(right)" x2="\(right)" y1="600" y2="720"/>
    """
  }

  private let standardGuides = """
    <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
    <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
    """

  private func picture(
    _ template: SymbolTemplate, _ mode: SymbolTemplate.Mode = .monochrome, size: CGFloat = 100,
    weight: SymbolWeight = .regular, scale: SymbolScale = .small
  ) throws -> SymbolTemplate.Picture {
    try #require(template.picture(named: "mark", mode: mode, pointSize: size, weight: weight, scale: scale))
  }

  private func bounds(_ picture: SymbolTemplate.Picture) -> CGRect {
    picture.drawing.ops.reduce(CGRect.null) { $0.union($1.geometry.boundingBoxOfPath) }
  }

  @Test func guidesGiveSizeAndBaseline() throws {
    // A square of 60 units whose lower edge is 10 below the baseline, in margins of 8 and 12.
    let data = document(
      #"<g id="Regular-S" transform="matrix(1 0 0 1 1000 696)"><path d="M0 10v-60h60v60z"/></g>"#,
      guides: standardGuides + margins("Regular-S", 992, 1072))
    let picture = try picture(SymbolTemplate(data))
    #expect(abs(picture.drawing.size.width - 80) <= 0.25)
    let ink = bounds(picture)
    #expect(abs(ink.minX - 8) < 0.3)
    #expect(abs(ink.width - 60) < 0.1)
    let baseline = picture.drawing.size.height - picture.drawing.baselineOffset
    #expect(abs(ink.maxY - baseline - 10) < 0.1)
    #expect(picture.paints == [.level(0)])
  }

  @Test func sizesScaleInProportion() throws {
    let data = document(
      #"<g id="Regular-S" transform="translate(1000 696)"><circle cx="30" cy="-35" r="30"/></g>"#,
      guides: standardGuides + margins("Regular-S", 992, 1068))
    let template = try SymbolTemplate(data)
    let small = bounds(try picture(template, size: 20))
    #expect(abs(small.width - 12) < 0.05)
    let large = bounds(try picture(template, size: 200))
    #expect(abs(large.width - 120) < 0.05)
    // Other scales are made of the one that there is, about the middle of the letters.
    let medium = try picture(template, size: 100, scale: .medium)
    #expect(abs(bounds(medium).width - 60 / 0.79) < 0.1)
    let middle = medium.drawing.size.height - medium.drawing.baselineOffset - 35.2
    #expect(abs(bounds(medium).midY - middle) < 0.4)
  }

  @Test func scalesThatAreDrawnAreUsed() throws {
    let data = document(
      """
      <g id="Regular-S" transform="translate(1000 696)"><rect width="40" height="40" y="-50"/></g>
      <g id="Regular-M" transform="translate(1000 1126)"><rect width="44" height="44" y="-52"/></g>
      """)
    let template = try SymbolTemplate(data)
    #expect(abs(bounds(try picture(template, scale: .medium)).width - 44) < 0.1)
    #expect(abs(bounds(try picture(template, scale: .large)).width - 44 * 1.28) < 0.1)
  }

  private func stem(_ variant: String, _ x: Double, _ width: Double) -> String {
    #"<g id="\#(variant)" transform="translate(\#(x) 696)"><path d="M0 0V-70h\#(width)V0z"/></g>"#
  }

  @Test func weightsLieBetweenThreeMasters() throws {
    let template = try SymbolTemplate(
      document(
        stem("Ultralight-S", 500, 4) + stem("Regular-S", 1400, 10) + stem("Black-S", 2900, 24),
        guides: standardGuides + margins("Ultralight-S", 490, 514) + margins("Regular-S", 1390, 1420)
          + margins("Black-S", 2890, 2934)))
    func width(_ weight: SymbolWeight) throws -> CGFloat { bounds(try picture(template, weight: weight)).width }
    #expect(abs(try width(.ultraLight) - 4) < 0.05)
    #expect(abs(try width(.regular) - 10) < 0.05)
    #expect(abs(try width(.black) - 24) < 0.05)
    let widths = try SymbolWeight.allCases.map(width)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    // The margins change with them.
    #expect(try picture(template, weight: .black).drawing.size.width > picture(template).drawing.size.width)
  }

  @Test func withoutMatchingMastersTheNearestWeightIsTaken() throws {
    let template = try SymbolTemplate(
      document(
        stem("Light-S", 500, 6) + stem("Bold-S", 1400, 18)
          + #"<g id="Ultralight-S" transform="translate(500 696)"><path d="M0 0H4"/></g>"#))
    #expect(abs(bounds(try picture(template, weight: .regular)).width - 6) < 0.05)
    #expect(abs(bounds(try picture(template, weight: .black)).width - 18) < 0.05)
  }

  private func line(_ variant: String, _ x: Double, _ path: String, _ width: Double, _ more: String = "") -> String {
    """
    <g id="\(variant)" transform="translate(\(x) 696)">
    <path d="\(path)" fill="none" stroke="#000" stroke-width="\(width)" stroke-linecap="round" \(more)/></g>
    """
  }

  private func strokeWidth(_ picture: SymbolTemplate.Picture) -> CGFloat? {
    picture.drawing.ops.compactMap { if case .stroke(let width, _, _) = $0.style { width } else { nil } }.first
  }

  @Test func strokesGrowFromMasterToMaster() throws {
    let template = try SymbolTemplate(
      document(
        line("Ultralight-S", 500, "M0 0V-70", 2) + line("Regular-S", 1400, "M0 0V-66", 8)
          + line("Black-S", 2900, "M0 0V-60", 20)))
    let widths = try SymbolWeight.allCases.map { try #require(strokeWidth(try picture(template, weight: $0))) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(widths[0] - 2) < 0.02 && abs(widths[3] - 8) < 0.02 && abs(widths[8] - 20) < 0.02)
    // Bold lies at the share of the way that the widths of the system's strokes lie at.
    let share = Double((SymbolWeight.bold.strokeWidth - 6.8) / (SymbolWeight.black.strokeWidth - 6.8))
    let bold = try picture(template, weight: .bold)
    #expect(abs(try #require(strokeWidth(bold)) - (8 + 12 * share)) < 0.02)
    #expect(abs(bounds(bold).height - (66 - 6 * share)) < 0.1)
    // Other scales are drawn with what lies between.
    let large = try picture(template, weight: .bold, scale: .large)
    #expect(abs(try #require(strokeWidth(large)) - (8 + 12 * share) * 1.28 / 0.79) < 0.05)
    let caps = bold.drawing.ops.map(\.style).allSatisfy { if case .stroke(_, .round, _) = $0 { true } else { false } }
    #expect(caps)
  }

  @Test func filledShapesMayHaveAStrokeInSomeMastersOnly() throws {
    func square(_ variant: String, _ x: Double, _ stroke: String) -> String {
      #"<g id="\#(variant)" transform="translate(\#(x) 696)"><path d="M0 0V-60H60V0z" \#(stroke)/></g>"#
    }
    let template = try SymbolTemplate(
      document(
        square("Ultralight-S", 500, "") + square("Regular-S", 1400, "")
          + square("Black-S", 2900, #"stroke="black" stroke-width="12""#)))
    #expect(strokeWidth(try picture(template)) == nil)
    #expect(strokeWidth(try picture(template, weight: .light)) == nil)
    let bold = try #require(strokeWidth(try picture(template, weight: .bold)))
    #expect(bold > 4 && bold < 12)
  }

  @Test func linesMatchCurvesInOtherMasters() throws {
    let template = try SymbolTemplate(
      document(
        line("Ultralight-S", 500, "M0 0L60 0", 2) + line("Regular-S", 1400, "M0 0L60 0", 8)
          + line("Black-S", 2900, "M0 0C20 -40 40 -40 60 0", 20)))
    let heights = try [.regular, .bold, .black].map { bounds(try picture(template, weight: $0)).height }
    #expect(heights[0] < 0.01 && heights[1] > 5 && heights[1] < heights[2] - 5)
  }

  @Test func outlinesAndStrokesDoNotMix() throws {
    let template = try SymbolTemplate(
      document(
        line("Ultralight-S", 500, "M0 0V-70", 2) + stem("Regular-S", 1400, 8)
          + line("Black-S", 2900, "M0 0V-60", 20)))
    #expect(abs(try #require(strokeWidth(try picture(template, weight: .heavy))) - 20) < 0.01)
    #expect(strokeWidth(try picture(template, weight: .medium)) == nil)
  }

  @Test func missingGuidesAreMadeUpFor() throws {
    let symbol = #"<g id="Regular-S" transform="translate(1000 696)"><path d="M0 0V-70.459H70V0z"/></g>"#
    let plain = try picture(SymbolTemplate(document(symbol, guides: "")))
    #expect(abs(plain.drawing.size.width - (70 + 18 * 0.79)) < 0.5)
    #expect(abs(plain.drawing.size.height - plain.drawing.baselineOffset - bounds(plain).maxY) < 0.1)
    // Margins of another variant give the space beside the outline.
    let other = try picture(
      SymbolTemplate(
        document(symbol + stem("Black-S", 2900, 24), guides: standardGuides + margins("Black-S", 2880, 2954))))
    #expect(abs(bounds(other).minX - 20) < 0.3)
    #expect(abs(other.drawing.size.width - 70 - 50) < 0.3)
    // Without any place for the baseline the outline is in the middle of the letters.
    let free = try picture(
      SymbolTemplate(document(#"<path id="Regular-S" d="M0 0V-50H50V0z"/>"#, guides: "")))
    let middle = free.drawing.size.height - free.drawing.baselineOffset - 35.2
    #expect(abs(bounds(free).midY - middle) < 0.3)
  }

  private let layeredStyle = """
    .monochrome-0 {fill:#000000}
    .hierarchical-0:secondary {fill:#7F7F7F;opacity:1.0}
    .hierarchical-1:primary {fill:#212121}
    .multicolor-0:systemBlueColor {fill:#007AFF}
    .multicolor-1\\:custom {fill:#FF8000;opacity:0.5}
    .SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}
    """

  private let layeredSymbol = """
    <g id="Regular-S" transform="translate(1000 696)">
    <path class="monochrome-0 hierarchical-0:secondary multicolor-0:systemBlueColor SFSymbolsPreviewWireframe"
      d="M0 0V-60H60V0z"/>
    <path class="monochrome-0 hierarchical-1:primary multicolor-1:custom SFSymbolsPreviewWireframe"
      d="M20 -20V-40H40V-20z"/></g>
    """

  @Test func classesPutOutlinesOnLayers() throws {
    let template = try SymbolTemplate(document(layeredSymbol, style: layeredStyle))
    let mono = try picture(template)
    #expect(mono.drawing.ops.count == 1 && mono.drawing.layerCount == 1)
    let hierarchical = try picture(template, .hierarchical)
    // The front comes first.
    #expect(hierarchical.paints == [.level(0), .level(1)])
    #expect(hierarchical.drawing.ops.map(\.layer) == [1, 0])
    let multicolor = try picture(template, .multicolor)
    #expect(
      multicolor.paints == [
        .color(name: "custom", fill: 0xFF8000, opacity: 0.5),
        .color(name: "systemBlueColor", fill: 0x007AFF, opacity: 1),
      ])
    #expect(!(try SymbolTemplate(document(stem("Regular-S", 0, 9)))).supports(.hierarchical))
  }

  @Test func layersMayClearWhatIsBehind() throws {
    let style = """
      .hierarchical-0:primary {fill:#000}
      .hierarchical-1:secondary {opacity:0.0;-sfsymbols-clear-behind:true}
      .hierarchical-2:primary {-sfsymbols-variable-threshold:0.5}
      """
    let symbol = """
      <g id="Regular-S"><path class="hierarchical-0:primary" d="M0 0H60V60H0z"/>
      <path class="hierarchical-1:secondary" d="M10 10H50V50H10z"/>
      <path class="hierarchical-2:primary" d="M20 20H40V40H20z"/></g>
      """
    let drawing = try picture(SymbolTemplate(document(symbol, style: style)), .hierarchical).drawing
    #expect(drawing.ops.map(\.kind) == [.paint, .erase, .paint])
    #expect(drawing.ops.last?.variableThreshold == 0.5)
    #expect(drawing.hasVariableValue)
  }

  @Test func shapesStrokesAndRules() throws {
    let data = document(
      """
      <g id="Regular-S" fill="none" stroke="#000" style="stroke-width:4;stroke-linecap:round">
      <polyline points="0,0 10,10 20,0"/><line x1="0" y1="0" x2="50" y2="0"/>
      <polygon points="0 0 30 0 30 30" fill="black" stroke="none" fill-rule="evenodd"/>
      <clipPath id="c"><rect width="900" height="900"/></clipPath>
      <rect x="10" y="10" width="20" height="10" rx="4" fill="black" stroke="none"/>
      <ellipse cx="20" cy="20" rx="8" ry="4" fill="black" stroke="none"/></g>
      """)
    let drawing = try picture(SymbolTemplate(data)).drawing
    let styles = drawing.ops.map(\.style)
    #expect(styles.contains(.fill(evenOdd: true)))
    #expect(styles.contains(.fill(evenOdd: false)))
    #expect(
      styles.filter { if case .stroke(_, .round, .miter) = $0 { true } else { false } }.count == 2)
    #expect(drawing.size.width < 100)
  }

  @Test func referencesAreDrawnInPlace() throws {
    func ink(_ symbols: String) throws -> CGRect { bounds(try picture(SymbolTemplate(document(symbols)))) }
    let box = #"<rect id="box" width="20" height="10"/>"#
    let definitions =
      "<defs>\(box)<g id=\"pair\"><use href=\"#box\"/><use href=\"#box\" x=\"40\" y=\"-30\"/></g></defs>"
    let group = #"<g id="Regular-S" transform="translate(1000 690)">"#
    let plain = try ink("\(group)<rect width=\"20\" height=\"10\"/></g>")
    #expect(try ink("\(definitions)\(group)<use href=\"#box\"/></g>") == plain)
    #expect(try ink("\(group)<use href=\"#box\"/></g>\(definitions)") == plain)
    let pair = try ink(
      "\(definitions)\(group)<use xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"#pair\"/></g>")
    #expect(abs(pair.width - 60) < 0.1 && abs(pair.height - 40) < 0.1)
    // A transform comes before the place, and counts for all in it.
    let large = try ink("\(definitions)\(group)<use href=\"#pair\" transform=\"scale(2)\" x=\"4\"/></g>")
    #expect(abs(large.width - 120) < 0.1)
    let symbol = try ink(
      "<symbol id=\"s\"><rect width=\"30\" height=\"30\"/></symbol>\(group)<use href=\"#s\"/></g>")
    #expect(abs(symbol.width - 30) < 0.1)
    // Names that nothing has, and other documents, are passed over.
    #expect(
      try ink("\(group)<rect width=\"20\" height=\"10\"/><use href=\"#no\"/><use href=\"a.svg#b\"/></g>") == plain)
  }

  @Test func referencesTakeTheLooksOfTheirPlace() throws {
    let data = document(
      """
      <defs><path id="dot" d="M0 0H9V9z"/></defs>
      <g id="Regular-S"><use href="#dot" class="hierarchical-0:secondary"/>
      <use href="#dot" x="20" class="hierarchical-1:primary" fill="none" stroke="#000" stroke-width="3"/></g>
      """)
    let template = try SymbolTemplate(data)
    #expect(template.supports(.hierarchical))
    let picture = try picture(template, .hierarchical)
    #expect(picture.paints == [.level(0), .level(1)])
    #expect(picture.drawing.ops.contains { if case .stroke = $0.style { true } else { false } })
  }

  @Test func aVariantMayBeUsedInAnother() throws {
    let data = document(
      """
      <g id="Regular-S"><rect width="20" height="20"/></g><g id="Bold-S"><use href="#Regular-S"/>
      <rect x="30" width="10" height="20"/></g><use href="#Regular-S"/>
      """)
    let template = try SymbolTemplate(data)
    #expect(abs(bounds(try picture(template)).width - 20) < 0.1)
    #expect(abs(bounds(try picture(template, weight: .bold)).width - 40) < 0.1)
  }

  @Test func referencesThatDoNotEndAreRefused() {
    func reason(_ symbols: String) -> String {
      do {
        _ = try SymbolTemplate(document(symbols))
        return "none"
      } catch { return "\(error)" }
    }
    let box = #"<rect width="9" height="9"/>"#
    #expect(reason("<g id=\"Regular-S\">\(box)<g id=\"a\"><use href=\"#a\"/></g></g>").contains("itself"))
    let circle = "<defs><g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g></defs>"
    #expect(reason("\(circle)<g id=\"Regular-S\">\(box)<use href=\"#a\"/></g>").contains("'a'"))
    // Nobody looks where no variant is.
    #expect(reason("\(circle)<g id=\"Regular-S\">\(box)</g><use href=\"#a\"/>") == "none")
    #expect(reason("<g id=\"Regular-S\">\(box)<use href=\"#Regular-S\"/></g>").contains("itself"))
    let doubling = (1...24).map { "<g id=\"l\($0)\"><use href=\"#l\($0 - 1)\"/><use href=\"#l\($0 - 1)\"/></g>" }
    #expect(
      reason("<defs><g id=\"l0\">\(box)</g>\(doubling.joined())</defs><g id=\"Regular-S\"><use href=\"#l24\"/></g>")
        .contains("too much"))
    #expect(reason("<g id=\"Regular-S\">\(box)<use href=\"#box\"/><use/></g>") == "none")
  }

  @Test func damagedTemplatesAreRefusedWithAReason() {
    func reason(_ data: Data) -> String {
      do {
        _ = try SymbolTemplate(data)
        return "none"
      } catch { return "\(error)" }
    }
    #expect(reason(Data()) == "the file is empty")
    #expect(reason(Data("<svg><g id=\"Regular-S\">".utf8)).contains("damaged in line 1"))
    #expect(reason(Data("<svg>".utf8) + [0xF5, 0x80] + Data("</svg>".utf8)) == "it is no text in UTF-8")
    #expect(reason(Data("no image".utf8)).contains("damaged"))
    #expect(reason(Data("<html/>".utf8)) == "it is no SVG document")
    #expect(reason(Data("<svg><path d=\"M0 0H9V9z\"/></svg>".utf8)).contains("Regular-S"))
    #expect(reason(document(#"<g id="Regular-S"><path d="M0 0 L 9"/></g>"#)).contains("path cannot be read"))
    #expect(reason(document(#"<g id="Regular-S" transform="turn(4)"><path d="M0 0H9"/></g>"#)).contains("transform"))
    #expect(reason(document(#"<g id="Regular-S"><path d="M0 0 L 1e999 4"/></g>"#)).contains("path cannot be read"))
    let nested = String(repeating: "<g>", count: 400) + String(repeating: "</g>", count: 400)
    #expect(reason(document(nested)).contains("too deeply"))
  }
}

@Suite struct VectorPathReaderTests {
  private func path(_ text: String) throws -> PathStorage { try #require(VectorPathReader.read(text)) }

  @Test func numbersMayTouch() throws {
    let path = try path("M.5.5-1-2 1e1-2E+0l1,1")
    #expect(
      path.points == [
        CGPoint(x: 0.5, y: 0.5), CGPoint(x: -1, y: -2), CGPoint(x: 10, y: -2), CGPoint(x: 11, y: -1),
      ])
    #expect(path.verbs == [.move, .line, .line, .line])
  }

  @Test func smoothCurvesGoOn() throws {
    let cubic = try path("M0 0C0 10 10 10 10 0S20-10 20 0")
    #expect(cubic.points[4] == CGPoint(x: 10, y: -10))
    let quad = try path("M0 0Q5 10 10 0T20 0t10 0")
    #expect(quad.points[3] == CGPoint(x: 15, y: -10))
    #expect(quad.points[5] == CGPoint(x: 25, y: 10))
    // After something else there is nothing to go on from.
    #expect(try path("M0 0L10 0S20 10 30 0").points[2] == CGPoint(x: 10, y: 0))
  }

  @Test func arcs() throws {
    let half = try path("M0 0A10 10 0 0 1 20 0")
    #expect(abs(half.bounds.minY + 10) < 0.01 && abs(half.bounds.maxY) < 0.01)
    let below = try path("M0 0A10 10 0 0020 0")
    #expect(abs(below.bounds.maxY - 10) < 0.01)
    let large = try path("M0 0a10 10 0 1 1 10 10")
    #expect(abs(large.bounds.width - 20) < 0.01 && abs(large.bounds.height - 20) < 0.01)
    #expect(large.currentPoint.map { abs($0.x - 10) < 0.001 && abs($0.y - 10) < 0.001 } == true)
    // Radii that do not reach grow, and none is a line.
    #expect(abs(try path("M0 0A1 1 0 0 1 20 0").bounds.minY + 10) < 0.01)
    #expect(try path("M0 0A0 5 0 0 1 20 0").verbs == [.move, .line])
    let turned = try path("M0 0A20 10 90 0 1 20 0")
    #expect(abs(turned.bounds.minY + 20) < 0.01)
  }

  @Test func closedPartsAreGoneOnFrom() throws {
    let path = try path("m10 10h10v10zl5 5M0 0H4z m1 1h2")
    #expect(path.verbs == [.move, .line, .line, .close, .move, .line, .move, .line, .close, .move, .line])
    #expect(path.points[4] == CGPoint(x: 15, y: 15))
    #expect(path.points[7] == CGPoint(x: 1, y: 1))
  }

  @Test(arguments: ["L0 0", "M0", "M0 0 X4", "M0 0z4", "M0 0A1 1 0 2 0 4 4", "M0 0C1 2 3", "M0 0 L nan 3", "9"])
  func whatIsNoPath(text: String) { #expect(VectorPathReader.read(text) == nil) }

  @Test func transforms() throws {
    let transform = try #require(VectorTransform.read("translate(10) scale(2,3), rotate(90)"))
    let point = CGPoint(x: 1, y: 0).applying(transform)
    #expect(abs(point.x - 10) < 0.001 && abs(point.y - 3) < 0.001)
    #expect(VectorTransform.read("matrix(1 0 0 1 4)") == nil)
    let around = try #require(VectorTransform.read("rotate(180 5 5)"))
    #expect(abs(CGPoint.zero.applying(around).x - 10) < 0.001)
  }
}
