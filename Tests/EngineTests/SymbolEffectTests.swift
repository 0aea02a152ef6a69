import Foundation
import Rendering
import SwiftUITesting
import Testing

/// What effects do to the symbols in a view, told by the pixels that are blue (a symbol) and red (all else).
@MainActor
@Suite struct SymbolEffectTests {
  private struct Shown<Content: View>: View {
    @State var isOn = false
    let content: (Bool) -> Content
    var body: some View {
      content(isOn).font(.system(size: 30)).foregroundStyle(Color(.sRGB, red: 0, green: 0, blue: 1))
        .frame(width: 80, height: 80).contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }

  private func host<V: View>(_ content: @escaping (Bool) -> V) -> TestHost {
    TestHost(Shown(content: content).background(.white), size: CGSize(width: 80, height: 80), scale: 2)
  }

  private struct Ink: Equatable {
    var count = 0
    var left = 160
    var right = -1
    var bottom = -1
  }

  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8)

  private func ink(_ host: TestHost, where matches: (Pixel) -> Bool) -> Ink {
    var ink = Ink()
    let picture = host.headless.picture()
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let start = (y * picture.width + x) * 4
        let bytes = picture.pixels
        guard matches((bytes[start + 2], bytes[start + 1], bytes[start])) else { continue }
        ink.count += 1
        ink.left = min(ink.left, x)
        ink.right = max(ink.right, x)
        ink.bottom = max(ink.bottom, y)
      }
    }
    return ink
  }

  private func blue(_ host: TestHost) -> Ink { ink(host) { $0.blue > 200 && $0.red < 100 } }
  private func red(_ host: TestHost) -> Ink { ink(host) { $0.red > 200 && $0.blue < 100 } }

  @Test func onlySymbolsAreMoved() {
    let shown = host { isOn in
      HStack(spacing: 4) {
        Image(systemName: "heart.fill")
        Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
      }.symbolEffect(.scale.up, isActive: isOn)
    }
    let (symbol, box) = (blue(shown), red(shown))
    shown.tap(at: CGPoint(x: 40, y: 40))
    shown.settle()
    #expect(blue(shown).count > symbol.count * 6 / 5)
    #expect(red(shown) == box)
  }

  @Test func symbolsDisappearAndKeepTheirPlace() {
    let shown = host { isOn in
      HStack(spacing: 4) {
        Image(systemName: "heart.fill").symbolEffect(.disappear, isActive: isOn)
        Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
      }
    }
    let box = red(shown)
    shown.tap(at: CGPoint(x: 40, y: 40))
    shown.advance(by: 0.1)
    #expect(shown.headless.root.isAnimating)
    shown.settle()
    #expect(blue(shown).count == 0)
    #expect(red(shown) == box)
  }

  @Test func variableColorShowsOnePartOrAllReached() {
    func strong<E: IndefiniteSymbolEffect & SymbolEffect>(_ effect: E, at seconds: Double) -> Int {
      let shown = host { isOn in Image(systemName: "wifi").symbolEffect(effect, isActive: isOn) }
      shown.tap(at: CGPoint(x: 40, y: 40))
      shown.advance(by: seconds)
      return blue(shown).count
    }
    // Near the end of the way: the last part alone, or all of them.
    let all = blue(host { _ in Image(systemName: "wifi") }).count
    #expect(strong(.variableColor.cumulative, at: 1.15) == all)
    let last = strong(.variableColor.iterative, at: 1.1)
    #expect(last > 0 && last < all * 2 / 3)
  }

  @Test func inactivePartsAreDimmedOrHidden() {
    func faint<E: IndefiniteSymbolEffect & SymbolEffect>(_ effect: E) -> Int {
      let shown = host { isOn in Image(systemName: "wifi").symbolEffect(effect, isActive: isOn) }
      shown.tap(at: CGPoint(x: 40, y: 40))
      shown.advance(by: 0.1)
      return ink(shown) { (150...210).contains($0.red) && $0.blue > 200 }.count
    }
    let dimmed = faint(.variableColor.dimInactiveLayers)
    #expect(dimmed > 200)
    #expect(faint(.variableColor.hideInactiveLayers) < dimmed / 4)
  }

  @Test func layersMoveOneAfterTheOther() {
    func movement<E: IndefiniteSymbolEffect & SymbolEffect>(_ effect: E) -> (early: Ink, still: Ink) {
      let shown = host { isOn in
        Image(systemName: "person.crop.circle.badge.plus").symbolEffect(effect, isActive: isOn)
      }
      let still = blue(shown)
      shown.tap(at: CGPoint(x: 40, y: 40))
      shown.advance(by: 0.07)
      return (blue(shown), still)
    }
    let whole = movement(.bounce.wholeSymbol)
    let layered = movement(.bounce.byLayer)
    #expect(whole.still == layered.still)
    #expect(whole.early.left < whole.still.left)
    // The circle at the left is on a layer behind, which has not begun.
    #expect(layered.early != layered.still)
    #expect(layered.early != whole.early)
  }

  @Test func layersAloneMakeUpTheSymbol() {
    func picture<E: IndefiniteSymbolEffect & SymbolEffect>(_ effect: E, at seconds: Double) -> Ink {
      let shown = host { isOn in Image(systemName: "person.crop.circle.badge.plus").symbolEffect(effect, isActive: isOn)
      }
      shown.tap(at: CGPoint(x: 40, y: 40))
      shown.advance(by: seconds)
      return blue(shown)
    }
    let still = blue(host { _ in Image(systemName: "person.crop.circle.badge.plus") })
    // A turn by layers, in the middle of which all are nearly a full turn away from where they began.
    let after = picture(.bounce.byLayer, at: 2)
    #expect(after == still)
  }

  @Test func forwardIsWhereIsRead() {
    func shift(_ direction: LayoutDirection) -> Int {
      let shown = host { isOn in
        Image(systemName: "heart.fill").symbolEffect(.wiggle.forward, value: isOn)
          .environment(\.layoutDirection, direction)
      }
      let before = blue(shown).left
      shown.tap(at: CGPoint(x: 40, y: 40))
      shown.advance(by: 0.075)
      return blue(shown).left - before
    }
    #expect(shift(.leftToRight) >= 2)
    #expect(abs(shift(.rightToLeft) + shift(.leftToRight)) <= 1)
  }

  @Test func replacementsGoTheirWays() {
    func middle(_ effect: ReplaceSymbolEffect, at seconds: Double) -> Ink {
      let shown = host { isOn in
        Image(systemName: isOn ? "square.fill" : "heart.fill").contentTransition(.symbolEffect(effect))
      }
      shown.tap(at: CGPoint(x: 40, y: 40))
      shown.advance(by: seconds)
      return ink(shown) { $0.red < 250 }
    }
    let heart = ink(host { _ in Image(systemName: "heart.fill") }) { $0.red < 250 }
    let (down, up, off) = (
      middle(.replace.downUp, at: 0.25), middle(.replace.upUp, at: 0.25), middle(.replace.offUp, at: 0.1)
    )
    #expect(down.right - down.left < heart.right - heart.left)
    #expect(up.right - up.left > heart.right - heart.left)
    // The square has no tip at the bottom, and is still small.
    #expect(off.bottom < heart.bottom)
  }

  @Test func symbolsComeAndGoInATransition() {
    let shown = host { isOn in
      ZStack {
        Color.clear
        if !isOn { Image(systemName: "heart.fill").transition(.symbolEffect(.disappear.up)) }
      }
    }
    let before = blue(shown)
    shown.tap(at: CGPoint(x: 40, y: 40))
    shown.advance(by: 0.5)
    let half = ink(shown) { $0.red < 200 && $0.blue > 200 }
    #expect(half.right - half.left > before.right - before.left)
    #expect(blue(shown).count == 0)
    shown.settle()
    #expect(ink(shown) { $0.red < 250 }.count == 0)
  }
}
