import Foundation
import Rendering
import Symbols
import Testing

@testable import CairoRenderer

/// Pictures for a person to look at; written when `MARTLET_PICTURES` names a folder.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MARTLET_PICTURES"] != nil))
struct ContactSheetTests {
  private let box = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func save(_ cells: [Fragment], columns: Int, cell: CGSize, _ name: String) {
    let placed = cells.enumerated().map { index, fragment in
      PlacedFragment(
        fragment,
        at: CGPoint(
          x: CGFloat(index % columns) * cell.width + 10, y: CGFloat(index / columns) * cell.height + 10))
    }
    let size = CGSize(
      width: CGFloat(columns) * cell.width + 10,
      height: CGFloat((cells.count + columns - 1) / columns) * cell.height + 10)
    for scale in [1, 2] {
      let picture = Picture(
        Fragment(.group(placed)), width: size.width, height: size.height, scale: CGFloat(scale))
      #expect(picture.ink > 0)
      picture.save("\(name)@\(scale)x")
    }
  }

  @Test func text() {
    var cells: [Fragment] = []
    for size: CGFloat in [9, 11, 12, 13, 15, 17, 20, 28] {
      cells.append(CairoRendererTests.text("illili minimum Hamburgefonts 0123456789", size: size))
    }
    for weight in stride(from: 100, through: 900, by: 100) {
      cells.append(
        Fragment(.text(layout([run("Weight \(weight) quick fox", weight: weight)]), paints: [.color(.black)]))
      )
    }
    for family: FontDescriptor.Family in [.rounded, .serif, .monospaced] {
      for weight in [400, 600] {
        var request = run("Design quick brown fox 0123", weight: weight)
        request.font.family = family
        cells.append(Fragment(.text(layout([request]), paints: [.color(.black)])))
      }
    }
    var italic = run("Italic quick brown fox")
    italic.font.isItalic = true
    cells.append(Fragment(.text(layout([italic]), paints: [.color(.black)])))
    italic.font.family = .rounded
    cells.append(Fragment(.text(layout([italic]), paints: [.color(.black)])))
    var small = run("Small Capitals 2024")
    small.font.capitals = .smallCaps
    small.underline = TextRequest.LineDecoration()
    cells.append(Fragment(.text(layout([small]), paints: [.color(.black)])))
    var wide = run("Expanded")
    wide.font.width = 1.3
    wide.strikethrough = TextRequest.LineDecoration(pattern: .dot)
    cells.append(Fragment(.text(layout([wide]), paints: [.color(.red)])))
    cells.append(CairoRendererTests.text("emoji 😀👍🏽🇩🇪 שלום مرحبا Ωж"))
    cells.append(
      Fragment(
        .text(
          layout("The quick brown fox jumps over the lazy dog again and again", size: 13, width: 150) {
            $0.lineLimit = 2
          },
          paints: [.color(.black)])))
    save(cells, columns: 2, cell: CGSize(width: 340, height: 40), "text")
  }

  @Test func effects() {
    let ramp = GradientRamp(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    let card = fill(rounded(box, 10, continuous: true), .white)
    let two = group(fill(box, .red), fill(.ellipse(box), .blue))
    var tilt = ProjectionMatrix()
    tilt.m13 = 0.008
    let pattern = group(
      fill(box, .linearGradient(ramp, start: .zero, end: CGPoint(x: 60, y: 0))),
      CairoRendererTests.text("Below"))
    let material = BackdropStyle(
      blurRadius: 8, tint: RGBA(white: 0.7, alpha: 0.4), overlay: RGBA(white: 0.2), overlayMode: .colorDodge)
    let cells: [Fragment] = [
      fill(rounded(box, 10), .red), fill(rounded(box, 14, continuous: true), .blue),
      fill(.ellipse(box), .red),
      Fragment(
        .stroke(rounded(box, 12, continuous: true), LineStyle(width: 1), .color(.black), antialiased: true)),
      fill(box, .radialGradient(ramp, center: CGPoint(x: 30, y: 20), startRadius: 0, endRadius: 30)),
      fill(box, .angularGradient(ramp, center: CGPoint(x: 30, y: 20), startAngle: 0, endAngle: 2 * .pi)),
      fill(
        box,
        .ellipticalGradient(ramp, bounds: box, center: CGPoint(x: 30, y: 20), startRadius: 0, endRadius: 0.5)),
      Fragment(
        .shadow(color: RGBA(white: 0, alpha: 0.33), radius: 5, offset: CGSize(width: 0, height: 3), card)),
      Fragment(.shadow(color: RGBA(white: 0, alpha: 0.5), radius: 15, offset: .zero, card)),
      Fragment(.blur(radius: 2, opaque: false, two)), Fragment(.blur(radius: 8, opaque: false, two)),
      Fragment(.blur(radius: 8, opaque: true, two)), Fragment(.opacity(0.5, two)),
      Fragment(.clip(.ellipse(box), evenOdd: false, antialiased: true, two)),
      Fragment(.mask(mask: CairoRendererTests.text("Mask", size: 28), two)),
      Fragment(.projection(tilt, pattern)),
      group(pattern, Fragment(.blend(.difference, fill(box.insetBy(dx: 15, dy: 0), .white)))),
      group(pattern, Fragment(.backdrop(material, rounded(box.insetBy(dx: 8, dy: 8), 8)))),
      Fragment(.transform(CGAffineTransform(rotationAngle: 0.3), pattern)),
      Fragment(.transform(CGAffineTransform(scaleX: 1.37, y: 1.37), CairoRendererTests.text("Scaled"))),
      Fragment(.image(ImageDrawing(image: checkers(8, square: 2), rect: box))),
    ]
    save(cells, columns: 6, cell: CGSize(width: 90, height: 70), "effects")
  }

  @Test func symbols() {
    let names = [
      "heart.fill", "star", "person.crop.circle.badge.plus", "trash", "square.and.arrow.up", "gear", "wifi",
      "cloud.sun.rain.fill", "chevron.right", "magnifyingglass", "bell.badge", "folder.fill.badge.plus",
    ]
    var cells: [Fragment] = []
    for size: CGFloat in [13, 17, 28] {
      for name in names {
        guard let drawing = SymbolSet.drawing(named: name, pointSize: size) else { continue }
        cells.append(Fragment(.symbol(drawing, paints: [.color(.black)], monochrome: true)))
      }
    }
    for name in names {
      guard let drawing = SymbolSet.drawing(named: name, pointSize: 28) else { continue }
      let paints: [Paint] = [.color(.red), .color(.blue), .color(RGBA(white: 0.7))]
      cells.append(Fragment(.symbol(drawing, paints: paints, monochrome: false)))
    }
    save(cells, columns: 12, cell: CGSize(width: 50, height: 50), "symbols")
  }

  /// Each popular symbol as it is and filled, small, heavy, and in layers.
  @Test func popularSymbols() throws {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SymbolsTests/popular-names.txt")
    let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
    let perSheet = 48
    for start in stride(from: 0, to: names.count, by: perSheet) {
      var cells: [Fragment] = []
      for name in names[start..<min(start + perSheet, names.count)] {
        let filled = SymbolSet.applying(variants: .fill, to: name)
        let looks: [(String, CGFloat, SymbolWeight)] = [
          (name, 32, .regular), (filled, 32, .regular), (name, 17, .regular), (name, 32, .black),
        ]
        for (name, size, weight) in looks {
          let drawing = SymbolSet.drawing(named: name, pointSize: size, weight: weight)
          cells.append(drawing.map { Fragment(.symbol($0, paints: [.color(.black)], monochrome: true)) } ?? group())
        }
        let paints: [Paint] = [.color(.red), .color(.blue), .color(RGBA(white: 0.7))]
        let drawing = SymbolSet.drawing(named: name, pointSize: 32)
        cells.append(drawing.map { Fragment(.symbol($0, paints: paints, monochrome: false)) } ?? group())
      }
      save(cells, columns: 20, cell: CGSize(width: 56, height: 50), "symbols-\(start / perSheet + 1)")
    }
  }
}
