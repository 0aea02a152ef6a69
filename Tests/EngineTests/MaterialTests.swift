import Rendering
import SwiftUITesting
import Testing

/// What views find out about the material they stand in front of, and how they look there.
@MainActor
@Suite struct MaterialTests {
  /// Calls a closure with the material around it.
  private struct Probe: View {
    var found: (Material?) -> Void
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
      found(material)
      return Color.clear
    }
  }

  private final class Found { var material: Material? = .bar }

  private func material<V: View>(_ wrap: (Probe) -> V) -> Material? {
    let found = Found()
    _ = TestHost(wrap(Probe { found.material = $0 }))
    return found.material
  }

  @Test func contentKnowsTheMaterialBehindIt() {
    #expect(material { $0 } == nil)
    #expect(material { $0.background(.thinMaterial) } == .thin)
    #expect(material { $0.background(.regularMaterial, in: Circle()) } == .regular)
    #expect(material { $0.background(AnyShapeStyle(.thickMaterial)) } == .thick)
    #expect(material { $0.background(.bar.shadow(.drop(radius: 2))) } == .bar)
    #expect(material { $0.background().backgroundStyle(.ultraThickMaterial) } == .ultraThick)
    #expect(material { $0.background(in: Capsule()).backgroundStyle(.thinMaterial) } == .thin)
    #expect(material { $0.background(.background) } == nil)
    #expect(material { $0.background(.red) } == nil)
    #expect(material { $0.background { Rectangle().fill(.thinMaterial) } } == nil)
    #expect(material { $0.background(.thinMaterial).environment(\.backgroundMaterial, .thick) } == .thin)
    #expect(material { $0.environment(\.backgroundMaterial, nil).background(.thinMaterial) } == nil)
  }

  @Test func theInnermostMaterialCounts() {
    #expect(material { $0.background(.thinMaterial).background(.thickMaterial) } == .thin)
    #expect(material { $0.background(.red.opacity(0.5)).background(.thickMaterial) } == .thick)
  }

  @Test func stylesThatResolveToMaterialsCount() {
    struct Pane: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Material.regular }
    }
    #expect(material { $0.background(Pane()) } == .regular)
  }

  @Test func changedMaterialsReachTheContent() {
    final class Model: ObservableObject { @Published var isThick = false }
    struct Pane: View {
      @ObservedObject var model: Model
      var found: (Material?) -> Void
      var body: some View {
        Probe(found: found).background(model.isThick ? AnyShapeStyle(.thickMaterial) : AnyShapeStyle(.blue))
      }
    }
    let model = Model()
    let found = Found()
    let host = TestHost(Pane(model: model) { found.material = $0 })
    #expect(found.material == nil)
    model.isThick = true
    host.update()
    #expect(found.material == .thick)
    model.isThick = false
    host.update()
    #expect(found.material == nil)
  }

  // MARK: Looks

  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  /// The pixel in the middle of a rectangle of the style, in front of a grey that is seen as through a material.
  private func pixel<S: ShapeStyle>(
    _ style: S, inFrontOfMaterial: Bool, dark: Bool = false, foreground: Color? = nil, grey: Double = 0.6
  ) -> Pixel {
    let shape = Rectangle().fill(style)
      .environment(\.backgroundMaterial, inFrontOfMaterial ? .regular : nil)
      .background { Color(white: grey) }
    let size = CGSize(width: 20, height: 20)
    let scheme: ColorScheme = dark ? .dark : .light
    let host =
      if let foreground {
        TestHost(shape.foregroundStyle(foreground), size: size, colorScheme: scheme)
      } else {
        TestHost(shape, size: size, colorScheme: scheme)
      }
    return host.pixel(x: 10, y: 10)
  }

  @Test func fainterLevelsStandOutInFrontOfMaterials() {
    #expect(pixel(.primary, inFrontOfMaterial: true) == pixel(.primary, inFrontOfMaterial: false))
    #expect(pixel(.secondary, inFrontOfMaterial: true).red < pixel(.secondary, inFrontOfMaterial: false).red - 20)
    #expect(pixel(.tertiary, inFrontOfMaterial: true).red < pixel(.tertiary, inFrontOfMaterial: false).red - 10)
    #expect(pixel(.quaternary, inFrontOfMaterial: true).red < pixel(.quaternary, inFrontOfMaterial: false).red)
    let dark = pixel(.secondary, inFrontOfMaterial: true, dark: true, grey: 0.3).red
    #expect(dark > pixel(.secondary, inFrontOfMaterial: false, dark: true, grey: 0.3).red + 20)
  }

  @Test func inFrontOfWhiteNothingChanges() {
    let plain = pixel(.secondary, inFrontOfMaterial: false, grey: 1)
    let vibrant = pixel(.secondary, inFrontOfMaterial: true, grey: 1)
    #expect(abs(Int(plain.red) - Int(vibrant.red)) <= 1)
    #expect(abs(Int(plain.blue) - Int(vibrant.blue)) <= 1)
  }

  @Test func stylesOfTheProgramStayAsTheyAre() {
    for level in [HierarchicalShapeStyle.primary, .secondary, .tertiary] {
      let plain = pixel(level, inFrontOfMaterial: false, foreground: .red)
      #expect(pixel(level, inFrontOfMaterial: true, foreground: .red) == plain)
    }
    #expect(pixel(.blue, inFrontOfMaterial: true) == pixel(.blue, inFrontOfMaterial: false))
  }

  @Test func transparencyCanBeReduced() {
    let view = Text("Over").padding(30).background(.ultraThinMaterial)
      .background(.red).transformEnvironment(\._accessibilityReduceTransparency) { $0 = true }
    let host = TestHost(view, size: CGSize(width: 120, height: 90))
    let pixel = host.pixel(x: 60, y: 20)
    #expect(pixel.red > 230 && pixel.green > 230)
    #expect(self.material { $0.background(.thinMaterial).environment(\._accessibilityReduceTransparency, true) } == nil)
  }

  // MARK: Letters

  private func darkest<V: View>(_ view: V) -> UInt8 {
    let host = TestHost(view, size: CGSize(width: 80, height: 40), scale: 2)
    let picture = host.headless.picture()
    var least = UInt8.max
    for index in stride(from: 2, to: picture.pixels.count, by: 4) { least = min(least, picture.pixels[index]) }
    return least
  }

  @Test func lettersAndSymbolsAreVibrant() {
    func front<V: View>(_ view: V, _ material: Material?) -> some View {
      view.environment(\.backgroundMaterial, material).frame(width: 80, height: 40).background(Color(white: 0.6))
    }
    let text = Text("HHH").font(.largeTitle).foregroundStyle(.secondary)
    #expect(darkest(front(text, .thin)) < darkest(front(text, nil)) - 20)
    let symbol = Image(systemName: "square.fill").foregroundStyle(.secondary)
    #expect(darkest(front(symbol, .thin)) < darkest(front(symbol, nil)) - 20)
    // A part of a text alone.
    let parts = Text("H").foregroundStyle(.white) + Text("HH").foregroundStyle(.secondary)
    #expect(darkest(front(parts, .thin)) < darkest(front(parts, nil)) - 20)
  }

  @Test func partsWithShadowsThrowThem() {
    func ink(_ first: Text, _ second: Text) -> Int {
      let host = TestHost(first + second, size: CGSize(width: 120, height: 60), scale: 1)
      let picture = host.headless.picture()
      var count = 0
      for index in stride(from: 2, to: picture.pixels.count, by: 4) where picture.pixels[index] < 250 { count += 1 }
      return count
    }
    let shadowed = Text("HH").foregroundStyle(Color.black.shadow(.drop(color: .black, radius: 4)))
    let plain = Text("HH").foregroundStyle(.black)
    let both = ink(plain, plain)
    #expect(ink(plain, shadowed) > both + 100)
    #expect(ink(shadowed, plain) > both + 100)
    #expect(abs(ink(plain, shadowed) - ink(shadowed, plain)) < 60)
  }

  @Test func lettersCanBeOfMaterial() {
    let view = Text("HHH").font(.system(size: 60, weight: .black)).foregroundStyle(.thickMaterial)
      .frame(width: 160, height: 90).background(.black)
    let host = TestHost(view, size: CGSize(width: 160, height: 90))
    let picture = host.headless.picture()
    let levels = stride(from: 2, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }
    // Nearly opaque and light where the letters are, black around them.
    #expect(levels.filter { $0 > 100 }.count > 1000)
    #expect(levels.filter { $0 == 0 }.count > 4000)
  }
}
