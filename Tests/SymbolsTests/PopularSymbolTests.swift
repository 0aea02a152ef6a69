import Foundation
import Testing

@testable import Symbols

/// The names that apps use most, by how often public code mentions them.
@Suite struct PopularSymbolTests {
  /// Marks of companies, which the set leaves out on purpose.
  private static let logos: Set<String> = [
    "apple.logo", "applelogo", "playstation.logo", "shazam.logo", "xbox.logo",
  ]

  private static func names() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("popular-names.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func allAreDrawnButForLogos() throws {
    let names = try Self.names()
    #expect(names.count > 1450)
    for name in names {
      let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 17), "\(name)")
      #expect(drawing.match == (Self.logos.contains(name) ? .placeholder : .exact), "\(name)")
    }
  }

  @Test func fillingChangesThem() throws {
    for name in try Self.names() where !name.hasSuffix(".fill") && !Self.logos.contains(name) {
      guard let filled = SymbolSet.drawing(named: name + ".fill", pointSize: 17) else { continue }
      #expect(filled.ops != SymbolSet.drawing(named: name, pointSize: 17)?.ops, "\(name)")
    }
  }

  @Test func inkStandsInTheMiddleOfTheFrame() throws {
    for name in try Self.names() {
      for weight in [SymbolWeight.ultraLight, .regular, .black] {
        let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 100, weight: weight), "\(name)")
        let frame = CGRect(origin: .zero, size: drawing.size)
        let ink = drawing.ops.reduce(CGRect.null) { box, op in
          op.kind == .paint ? box.union(op.geometry.boundingBoxOfPath) : box
        }
        #expect(frame.insetBy(dx: -1, dy: -1).encloses(ink), "\(name) \(ink) \(frame)")
        // Strokes that end at different heights reach differently far beyond their lines.
        #expect(abs(ink.midX - frame.midX) < 6 && abs(ink.midY - frame.midY) < 6, "\(name) \(ink) \(frame)")
      }
    }
  }

  @Test(
    arguments: [
      ("trash", [.red]), ("trash.fill", [.red]), ("heart.fill", [.red]), ("star.fill", [.yellow]),
      ("bolt.fill", [.yellow]), ("flag.fill", [.orange]), ("leaf.fill", [.green]), ("drop.fill", [.cyan]),
      ("phone.fill", [.green]), ("phone.down.fill", [.red]), ("message.fill", [.green]), ("envelope.fill", [.blue]),
      ("folder.fill", [.cyan]), ("lightbulb.fill", [.yellow]), ("sun.max.fill", [.yellow]),
      ("battery.100percent", [.green, nil]), ("battery.25percent", [.red, nil]),
      ("cloud.fill", [.white]), ("cloud.sun.fill", [.white, .yellow]), ("cloud.sun", [nil, .yellow]),
      ("cloud.rain.fill", [.white, .cyan]), ("cloud.bolt.fill", [.white, .yellow]),
      ("cloud.sun.rain.fill", [.white, .yellow, .cyan]), ("cloud.bolt.rain.fill", [.white, .yellow, .cyan]),
      ("sunrise.fill", [.yellow, nil]), ("thermometer.sun.fill", [.red, nil, .yellow]),
      ("exclamationmark.triangle.fill", [.white, .yellow]), ("exclamationmark.octagon.fill", [.white, .red]),
      ("plus.circle.fill", [.white, .green]), ("minus.circle.fill", [.white, .red]),
      ("xmark.circle.fill", [.white, .red]), ("checkmark.circle.fill", [.white, .green]),
      ("checkmark.seal.fill", [.white, .blue]), ("info.circle.fill", [.white, .blue]),
      ("person.badge.plus", [.green, nil]), ("person.badge.minus", [.red, nil]),
      ("folder.badge.plus", [.green, .cyan]), ("bell.badge", [.red, nil]),
      ("person.crop.circle.badge.checkmark", [.green, nil]), ("person.crop.circle.badge.xmark", [.red, nil]),
      ("person.crop.circle.badge.exclamationmark", [.yellow, nil]),
      ("square.and.arrow.up", [nil]), ("gear", [nil]), ("icloud.fill", [nil]),
    ] as [(String, Set<SymbolColor?>)])
  func coloursOfMulticolorRendering(name: String, colors: Set<SymbolColor?>) throws {
    let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 17))
    #expect(Set(drawing.dividedByColor().colors) == colors)
  }

  @Test(
    arguments: [
      // The first layer is the most prominent.
      ("person.badge.plus", 1, 0), ("folder.fill.badge.plus", 1, 0), ("bell.badge.fill", 1, 0),
      ("square.and.arrow.up", 1, 0), ("square.and.pencil", 1, 0), ("star.circle.fill", 1, 0),
      ("icloud.and.arrow.down", 1, 0), ("doc.on.doc", 1, 0), ("person.2.fill", 1, 0), ("person.3", 1, 0),
      ("cloud.sun", 1, 0), ("cloud.rain", 0, 1), ("cloud.sun.rain.fill", 1, 2), ("speaker.wave.3.fill", 0, 2),
    ])
  func layersFromTheFirstPartToTheLast(name: String, first: Int, last: Int) throws {
    let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 17))
    let paints = drawing.ops.compactMap { op -> Int? in
      if case .paint(let layer) = op.effect(isLayered: true) { return layer }
      return nil
    }
    #expect(paints.first == first && paints.last == last)
    #expect(drawing.layerCount == (paints.max() ?? 0) + 1)
  }

  @Test func aFillAtTheEndIsThatOfBothInAPile() throws {
    func fills(_ name: String) throws -> Int {
      try #require(SymbolSet.drawing(named: name, pointSize: 17)).ops.count { op in
        if case .fill = op.style { return op.kind == .paint }
        return false
      }
    }
    #expect(try fills("square.on.square") == 0)
    #expect(try fills("square.fill.on.square") == 1)
    #expect(try fills("square.fill.on.square.fill") == 2)
  }

  @Test func aFilledBaseKeepsItsHolesBelowABadge() throws {
    let drawing = try #require(SymbolSet.drawing(named: "person.crop.circle.fill.badge.plus", pointSize: 17))
    #expect(!drawing.ops.contains { $0.knockOut })
    let erasing = drawing.ops.filter { $0.effect(isLayered: true) == .eraseAll }
    // Head and shoulders, the room of the badge, and the two strokes of its sign.
    #expect(erasing.count >= 4)
  }

  @Test func dotsInACircleStayApartInTheHeaviestWeight() throws {
    for name in ["ellipsis", "ellipsis.circle", "ellipsis.circle.fill"] {
      let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 100, weight: .black))
      let dots = drawing.ops.filter { $0.layer == 0 }.suffix(3)
      let centers = dots.map(\.geometry.boundingBoxOfPath.midX)
      let width = try #require(dots.compactMap(\.strokeWidth).max())
      #expect(centers[1] - centers[0] > width && centers[2] - centers[1] > width, "\(name)")
    }
  }

  @Test func aCircleInAnotherIsFilledWithIt() throws {
    func styles(_ name: String) throws -> Set<Bool> {
      let ops = try #require(SymbolSet.drawing(named: name, pointSize: 17)).ops
      return Set(ops.filter { $0.layer == 0 }.map { $0.strokeWidth == nil })
    }
    #expect(try styles("circle.circle") == [false])
    #expect(try styles("circle.circle.fill").contains(true))
  }

  @Test func figuresStayInOnePieceInTheLightestWeight() throws {
    func widths(_ weight: SymbolWeight) throws -> [CGFloat] {
      let drawing = SymbolSet.drawing(named: "figure.stand", pointSize: 100, weight: weight)
      return try #require(drawing).ops.compactMap(\.strokeWidth)
    }
    let (light, regular) = (try widths(.ultraLight), try widths(.regular))
    #expect(light.count == regular.count && light.count > 4)
    for (thin, plain) in zip(light, regular) { #expect(thin > plain * 0.5 && thin < plain) }
  }
}
