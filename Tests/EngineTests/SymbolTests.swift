import SwiftUITesting
import Testing

@MainActor
@Suite struct SymbolTests {
  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  /// How much of the picture the condition holds for, in pixels.
  private func count(_ host: TestHost, _ side: Int, where matches: (Pixel) -> Bool) -> Int {
    var count = 0
    for y in 0..<side { for x in 0..<side where matches(host.pixel(x: x, y: y)) { count += 1 } }
    return count
  }

  private func host<V: View>(_ view: V) -> TestHost {
    TestHost(view.font(.system(size: 40)), size: CGSize(width: 64, height: 64))
  }

  private func isYellow(_ pixel: Pixel) -> Bool { pixel.red > 220 && pixel.green > 160 && pixel.blue < 120 }
  private func isBlue(_ pixel: Pixel) -> Bool { pixel.blue > 220 && pixel.red < 60 }

  @Test func multicolorSymbolsHaveTheirOwnColours() {
    let mono = host(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.blue))
    #expect(count(mono, 64, where: isYellow) == 0)
    #expect(count(mono, 64, where: isBlue) > 300)
    let multi = host(
      Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor).foregroundStyle(.blue))
    #expect(count(multi, 64, where: isYellow) > 300)
    #expect(count(multi, 64, where: isBlue) == 0)
  }

  @Test func theOriginalLookIsInColours() {
    func yellow(_ image: Image) -> Int { count(host(image.foregroundStyle(.blue)), 64, where: isYellow) }
    let image = Image(systemName: "sun.max.fill")
    #expect(yellow(image.renderingMode(.original)) > 300)
    #expect(yellow(image.renderingMode(.template)) == 0)
    #expect(yellow(image.renderingMode(.original).symbolRenderingMode(.monochrome)) == 0)
  }

  @Test func layersTakeTheStylesThereAreOrPalerOnes() {
    func blue(_ view: some View) -> (strong: Int, pale: Int) {
      let shown = host(view)
      return (
        count(shown, 64, where: isBlue),
        count(shown, 64) { $0.blue > 220 && (100...160).contains($0.red) && $0.green < 220 }
      )
    }
    let image = Image(systemName: "person.fill.badge.plus")
    // Edges are pale too, but thin.
    let edges = 100
    for mode: SymbolRenderingMode in [.hierarchical, .palette] {
      let one = blue(image.symbolRenderingMode(mode).foregroundStyle(.blue))
      #expect(one.strong > 100 && one.pale > 2 * edges)
      let two = blue(image.symbolRenderingMode(mode).foregroundStyle(.red, .blue))
      #expect(two.strong > 2 * edges && two.pale < edges)
    }
    #expect(blue(image.foregroundStyle(.blue)).pale < edges)
  }

  @Test func coloursAreLaidOnInAGradient() {
    func shades(_ view: some View) -> (top: Int, bottom: Int) {
      let shown = host(view.foregroundStyle(Color(.sRGB, red: 0, green: 0, blue: 1)))
      return (Int(shown.pixel(x: 32, y: 18).red), Int(shown.pixel(x: 32, y: 45).red))
    }
    let image = Image(systemName: "square.fill")
    #expect(shades(image).top == shades(image).bottom)
    let graded = shades(image.symbolColorRenderingMode(.gradient))
    #expect(graded.top > graded.bottom + 10)
    let around = shades(HStack { image }.symbolColorRenderingMode(.gradient))
    #expect(around == graded)
    #expect(
      shades(image.symbolColorRenderingMode(.flat).symbolColorRenderingMode(.gradient as SymbolColorRenderingMode?)).top
        == graded.top)
    #expect(
      shades(HStack { image.symbolColorRenderingMode(.flat) }.symbolColorRenderingMode(.gradient)).top
        == shades(image).top)
  }

  @Test func variableValuesReachParts() {
    func strong(_ value: Double?) -> Int {
      let image = value.map { Image(systemName: "wifi", variableValue: $0) } ?? Image(systemName: "wifi")
      return count(host(image.foregroundStyle(.black)), 64) { $0.red < 60 }
    }
    let all = strong(nil)
    #expect(strong(1) == all)
    #expect(strong(0.5) < all)
    #expect(strong(0.1) < strong(0.5))
    #expect(strong(0.1) > 0)
    let faded = count(host(Image(systemName: "wifi", variableValue: 0.1).foregroundStyle(.black)), 64) {
      (150...200).contains($0.red)
    }
    #expect(faded > 20)
  }

  @Test func aBounceComesAndGoes() throws {
    struct Bouncing: View {
      @State private var taps = 0
      var body: some View {
        Image(systemName: "heart.fill").symbolEffect(.bounce, value: taps).foregroundStyle(.blue)
          .contentShape(Rectangle()).onTapGesture { taps += 1 }
      }
    }
    let shown = host(Bouncing())
    let before = count(shown, 64, where: isBlue)
    shown.tap(at: CGPoint(x: 32, y: 32))
    shown.advance(by: 0.05)
    #expect(count(shown, 64, where: isBlue) > before + 50)
    shown.advance(by: 1)
    #expect(count(shown, 64, where: isBlue) == before)
    #expect(!shown.headless.root.isAnimating)
  }

  @Test func aPulseGoesOnWhileItIsActive() {
    struct Pulsing: View {
      @State private var isActive = false
      var body: some View {
        Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: isActive).foregroundStyle(.blue)
          .contentShape(Rectangle()).onTapGesture { isActive.toggle() }
      }
    }
    let shown = host(Pulsing())
    #expect(!shown.headless.root.isAnimating)
    shown.tap(at: CGPoint(x: 32, y: 32))
    shown.advance(by: 0.7)
    #expect(count(shown, 64, where: isBlue) == 0)
    #expect(shown.headless.root.isAnimating)
    shown.tap(at: CGPoint(x: 32, y: 32))
    shown.advance(by: 0.5)
    #expect(count(shown, 64, where: isBlue) > 300)
    #expect(!shown.headless.root.isAnimating)
  }

  @Test func contentsAreExchanged() throws {
    struct Changing: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Image(systemName: isOn ? "play.fill" : "square.fill").contentTransition(.symbolEffect(.replace))
            .foregroundStyle(.blue)
          Text(isOn ? "12" : "11").contentTransition(.numericText())
        }
        .font(.system(size: 20))
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
    let shown = TestHost(Changing(), size: CGSize(width: 64, height: 64))
    let before = count(shown, 64, where: isBlue)
    shown.tap(at: CGPoint(x: 32, y: 20))
    shown.advance(by: 0.4)
    let midway = count(shown, 64, where: isBlue)
    #expect(midway < before / 2)
    shown.advance(by: 1)
    #expect(count(shown, 64, where: isBlue) > midway)
    #expect(!shown.headless.root.isAnimating)
  }

  @Test func symbolsThatPointForwardFollowTheDirection() {
    func picture(_ name: String, _ direction: LayoutDirection) -> [UInt8] {
      let shown = host(
        Image(systemName: name).resizable().frame(width: 40, height: 40).environment(\.layoutDirection, direction))
      return (0..<64).flatMap { y in (0..<64).map { x in shown.pixel(x: x, y: y).red } }
    }
    func flipped(_ pixels: [UInt8]) -> [UInt8] {
      (0..<64).flatMap { y in (0..<64).map { x in pixels[y * 64 + 63 - x] } }
    }
    func areAlike(_ left: [UInt8], _ right: [UInt8]) -> Bool {
      // Edges of strokes are not smoothed in quite the same way.
      zip(left, right).count { abs(Int($0) - Int($1)) > 64 } < 8
    }
    let forward = picture("chevron.forward", .leftToRight)
    #expect(!areAlike(forward, flipped(forward)))
    #expect(areAlike(picture("chevron.forward", .rightToLeft), flipped(forward)))
    #expect(picture("chevron.right", .rightToLeft) == picture("chevron.right", .leftToRight))
  }
}
