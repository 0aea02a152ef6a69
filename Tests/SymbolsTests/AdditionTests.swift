import Foundation
import Testing

@testable import Symbols

/// What the ends of names add to a symbol.
@Suite struct AdditionTests {
  private func ops(_ name: String) throws -> [GlyphOp] {
    var resolver = SymbolResolver(library: GlyphLibrary(GlyphThemes.all), names: .system)
    return try #require(try resolver.ops(for: name), "\(name)")
  }

  @Test func itStandsInFrontOfASmallerBase() throws {
    let plain = try ops("car.side")
    let uphill = try ops("car.side.hill.up")
    #expect(uphill.count == plain.count + 1)
    #expect(uphill.dropLast().allSatisfy { $0.layer == 1 } && uphill.last?.layer == 0)
    let base = Array(uphill.dropLast()).inkBounds
    #expect(base.width < plain.inkBounds.width && base.midY < plain.inkBounds.midY)
    // The same for another base, and filled with it.
    #expect(try ops("suv.side.hill.up.fill").count == ops("suv.side.fill").count + 1)
    #expect(try ops("suv.side.hill.up").last?.path == uphill.last?.path)
  }

  @Test func severalMayBeListed() throws {
    let seated = try ops("figure.seated.side")
    let upper = try ops("figure.seated.side.air.distribution.upper")
    let both = try ops("figure.seated.side.air.distribution.upper.angled.and.lower.angled")
    #expect(upper.count == seated.count + 1 && both.count == seated.count + 2)
    let doors = try ops("car.top.door.front.left.and.rear.right.open")
    #expect(
      doors.suffix(2).map(\.path)
        == [try ops("car.top.door.front.left.open"), try ops("car.top.door.rear.right.open")]
        .compactMap(\.last?.path))
  }

  @Test func itIsMirroredForWhatFacesLeft() throws {
    let right = try ops("carseat.right.fan").inkBounds
    let left = try ops("carseat.left.fan").inkBounds
    #expect(abs(left.midX + right.midX - 100) < 0.5 && abs(left.midY - right.midY) < 0.5)
    // A direction that the name says is not turned around.
    let turned = try ops("fuelpump.arrowtriangle.left").last?.path.bounds
    #expect(try #require(turned).midX < 20)
  }

  @Test func unknownEndsAddNothing() throws {
    var resolver = SymbolResolver(library: GlyphLibrary(GlyphThemes.all), names: .system)
    #expect(try resolver.ops(for: "car.side.hill.nowhere") == nil)
    #expect(try resolver.ops(for: "nothing.hill.up") == nil)
    #expect(try resolver.ops(for: "car.top.door.front.left.and.nowhere.open") == nil)
  }

  @Test func shortLabelsInShapesStandForThemselves() throws {
    for name in ["lb.circle", "r2.button.roundedtop.horizontal", "lsb.button.angledbottom.horizontal.left"] {
      let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 17))
      #expect(drawing.match == .exact && drawing.layerCount == 2, "\(name)")
    }
    // A drawing of that name goes first.
    #expect(try ops("cat.circle").count > 2)
  }
}

/// The names that have no drawing of their own.
@Suite struct UndrawnSymbolTests {
  @Test func theyAreThoseListed() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("undrawn-names.txt")
    let listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    var found: [String] = []
    for name in SymbolNames.system.all() {
      let drawing = try #require(SymbolSet.drawing(named: name, pointSize: 17), "\(name)")
      switch drawing.match {
      case .exact: break
      case .relative(let other): found.append("\(name) relative \(other)")
      case .placeholder: found.append("\(name) placeholder")
      }
    }
    #expect(Set(found) == Set(listed))
    // Names of companies and of their services make up nearly all of the placeholders.
    #expect(found.count { $0.hasSuffix(" placeholder") } < 30)
  }
}
