import Foundation
import Rendering
import SwiftUITesting
import Testing

/// What views find out about the surfaces they stand in front of.
@MainActor
@Suite struct SurfaceTests {
  /// Notes the material around it.
  private struct Probe: View {
    let found: Found
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
      found.material = material
      found.count += 1
      return Color.clear
    }
  }

  private final class Found {
    var material: Material? = .bar
    var count = 0
  }

  private func material<V: View>(_ wrap: (Probe) -> V) -> Material? {
    let found = Found()
    let host = TestHost(wrap(Probe(found: found)))
    host.settle()
    return found.material
  }

  private let fade = LinearGradient(colors: [.red, .red.opacity(0.5)], startPoint: .top, endPoint: .bottom)
  private let ramp = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  // MARK: Opaque styles

  @Test func opaqueStylesHideTheMaterialBelow() {
    func inside<S: ShapeStyle>(_ style: S) -> Material? { material { $0.background(style).background(.thinMaterial) } }
    #expect(inside(.red) == nil)
    #expect(inside(ramp) == nil)
    #expect(inside(.background) == nil)
    #expect(inside(AnyShapeStyle(.red)) == nil)
    #expect(inside(.red.shadow(.drop(radius: 3))) == nil)
    #expect(material { $0.background(.red, in: Circle()).background(.thinMaterial) } == nil)
    #expect(inside(.red.opacity(0.5)) == .thin)
    #expect(inside(fade) == .thin)
    #expect(inside(.clear) == .thin)
    #expect(inside(.red.blendMode(.multiply)) == .thin)
    #expect(material { $0.background(.thickMaterial).background(.red).background(.thinMaterial) } == .thick)
  }

  @Test func lettersOnOpaqueSurfacesAreNotVibrant() {
    func darkest<V: View>(_ view: V) -> UInt8 {
      let host = TestHost(view, size: CGSize(width: 80, height: 40), scale: 2)
      let picture = host.headless.picture()
      return stride(from: 2, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }.min() ?? 0
    }
    let text = Text("HHH").font(.largeTitle).foregroundStyle(.secondary).frame(width: 80, height: 40)
    let plain = darkest(text.background(Color(white: 0.6)))
    #expect(darkest(text.background(Color(white: 0.6)).background(.thinMaterial)) == plain)
    #expect(darkest(text.environment(\.backgroundMaterial, .thin).background(Color(white: 0.6))) < plain - 20)
  }

  @Test func listsHideTheMaterialBelowUnlessTheyAreClear() {
    #expect(material { probe in List { probe }.background(.thinMaterial) } == nil)
    #expect(material { probe in List { probe }.scrollContentBackground(.hidden).background(.thinMaterial) } == .thin)
  }

  @Test func aStyleThatTurnsOpaqueTellsItsContent() {
    final class Model: ObservableObject { @Published var opacity = 0.5 }
    struct Pane: View {
      @ObservedObject var model: Model
      let found: Found
      var body: some View {
        Probe(found: found).background(Color.red.opacity(model.opacity)).background(.thickMaterial)
      }
    }
    let (model, found) = (Model(), Found())
    let host = TestHost(Pane(model: model, found: found))
    #expect(found.material == .thick)
    model.opacity = 1
    host.update()
    #expect(found.material == nil)
    model.opacity = 0.3
    host.update()
    #expect(found.material == .thick)
    let count = found.count
    model.opacity = 0.4
    host.update()
    #expect(found.count == count)
  }

  // MARK: Presented views

  private struct Presenting<Presented: View>: View {
    var kind = PresentedKind.sheet
    @ViewBuilder var presented: () -> Presented
    var body: some View {
      switch kind {
      case .sheet: Color.clear.sheet(isPresented: .constant(true), content: presented)
      case .cover: Color.clear.fullScreenCover(isPresented: .constant(true), content: presented)
      case .popover: Color.clear.popover(isPresented: .constant(true), content: presented)
      }
    }
  }

  private enum PresentedKind: CaseIterable { case sheet, cover, popover }

  @Test func presentedViewsKnowTheirBackground() {
    for kind in PresentedKind.allCases {
      func found<V: View>(_ wrap: @escaping (Probe) -> V) -> Material? {
        material { probe in Presenting(kind: kind) { wrap(probe) }.background(.bar) }
      }
      #expect(found { $0 } == nil)
      #expect(found { $0.presentationBackground(.thinMaterial) } == .thin)
      #expect(found { $0.presentationBackground(AnyShapeStyle(.ultraThickMaterial)) } == .ultraThick)
      #expect(found { $0.presentationBackground(.red) } == nil)
      #expect(found { $0.presentationBackground(.clear) } == nil)
      #expect(found { $0.presentationBackground { Rectangle().fill(.thinMaterial) } } == nil)
    }
  }

  @Test func presentedBackgroundsAreDrawn() {
    func pixel<V: View>(_ view: V) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      let host = TestHost(Color.green.overlay { Presenting { view } })
      host.settle()
      return host.pixel(x: 195, y: 600)
    }
    #expect(pixel(Color.clear) == (255, 255, 255, 255))
    let red = pixel(Color.clear.presentationBackground(.red))
    #expect(red.red > 200 && red.green < 100)
    let view = pixel(Color.clear.presentationBackground { Color.blue })
    #expect(view.blue > 200 && view.red < 60)
    let seen = pixel(Color.clear.presentationBackground(.ultraThinMaterial))
    #expect(Int(seen.green) > Int(seen.red) + 30)
  }

  @Test func presentedBackgroundsFollowTheirState() throws {
    struct Card: View {
      @State private var isBlue = false
      var body: some View {
        Button("Change") { isBlue.toggle() }.presentationBackground { isBlue ? Color.blue : Color.red }
      }
    }
    let host = TestHost(Presenting { Card() })
    host.settle()
    #expect(host.pixel(x: 195, y: 700).red > 200)
    try host.tap("Change")
    host.settle()
    #expect(host.pixel(x: 195, y: 700).red < 60 && host.pixel(x: 195, y: 700).blue > 200)
  }

  @Test func alertsAndMenusStandOnMaterial() throws {
    let found = Found()
    let host = TestHost(
      Menu("Open") {
        Button {
        } label: {
          Probe(found: found)
        }
      })
    try host.tap("Open")
    host.settle()
    #expect(found.material == .regular)
  }

  // MARK: Inactive windows

  private func isVibrant<V: View>(active: Bool, _ wrap: (Probe) -> V) -> (seen: Material?, red: UInt8) {
    let found = Found()
    let host = TestHost(wrap(Probe(found: found)).background(.red), size: CGSize(width: 40, height: 40))
    if !active { host.headless.send(.focus(isActive: false)) }
    host.settle()
    let pixel = host.pixel(x: 20, y: 20)
    return (found.material, Int(pixel.red) > Int(pixel.green) + 10 ? 1 : 0)
  }

  @Test func materialsAreOpaqueWhereTheyLookInactive() {
    func look(_ appearance: MaterialActiveAppearance, active: Bool) -> (Material?, UInt8) {
      isVibrant(active: active) { $0.background(.thinMaterial).materialActiveAppearance(appearance) }
    }
    #expect(look(.automatic, active: true) == (.thin, 1))
    #expect(look(.automatic, active: false) == (.thin, 1))
    #expect(look(.active, active: false) == (.thin, 1))
    #expect(look(.inactive, active: true) == (nil, 0))
    #expect(look(.matchWindow, active: true) == (.thin, 1))
    #expect(look(.matchWindow, active: false) == (nil, 0))
  }

  @Test func aMaterialsOwnAppearanceGoesFirst() {
    func look(_ own: MaterialActiveAppearance, _ outer: MaterialActiveAppearance) -> UInt8 {
      isVibrant(active: true) {
        $0.background(Material.thin.materialActiveAppearance(own)).materialActiveAppearance(outer)
      }.red
    }
    #expect(look(.active, .inactive) == 1)
    #expect(look(.inactive, .active) == 0)
    #expect(Material.thin.materialActiveAppearance(.active) != .thin)
  }

  @Test func windowsThatTurnInactiveRedrawWhatFollowsThem() {
    let found = Found()
    let view = Probe(found: found).background(.ultraThinMaterial).materialActiveAppearance(.matchWindow)
      .background(.red)
    let host = TestHost(view, size: CGSize(width: 40, height: 40))
    let active = host.pixel(x: 20, y: 20)
    host.headless.send(.focus(isActive: false))
    host.settle()
    #expect(host.pixel(x: 20, y: 20) == (242, 242, 247, 255))
    #expect(found.material == nil)
    host.headless.send(.focus(isActive: true))
    host.settle()
    #expect(host.pixel(x: 20, y: 20) == active)
    #expect(found.material == .ultraThin)
  }
}
