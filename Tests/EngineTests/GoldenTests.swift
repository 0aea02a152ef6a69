import Foundation
import Rendering
import SwiftUITesting
import Testing

/// Pictures of whole families of drawing features, compared with pictures that a person has looked at.
///
/// They lie in `Goldens`. `MARTLET_RECORD=1` writes them anew; look at what has changed before it is kept.
@MainActor
@Suite struct GoldenTests {
  struct Variant: Sendable, CustomTestStringConvertible {
    var scale: CGFloat
    var isDark: Bool
    var name: String { "@\(Int(scale))x\(isDark ? "-dark" : "")" }
    var testDescription: String { name }
  }

  nonisolated static let variants = [
    Variant(scale: 1, isDark: false), Variant(scale: 2, isDark: false), Variant(scale: 1, isDark: true),
    Variant(scale: 2, isDark: true),
  ]

  private static let size = CGSize(width: 200, height: 120)

  private func compare<V: View>(_ view: V, with name: String, _ variant: Variant) throws {
    let host = TestHost(
      view, size: Self.size, scale: variant.scale, colorScheme: variant.isDark ? .dark : .light)
    let decoder = HeadlessHost.sharedBackend.imageDecoder
    let picture = host.headless.picture()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name)\(variant.name).png")
    if ProcessInfo.processInfo.environment["MARTLET_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try decoder.encodePNG(picture).write(to: file)
      return
    }
    let golden = try decoder.decode(Data(contentsOf: file), scale: variant.scale)
    #expect(golden.width == picture.width && golden.height == picture.height)
    guard golden.pixels.count == picture.pixels.count else { return }
    var sum = 0
    var far = 0
    for (have, want) in zip(picture.pixels, golden.pixels) {
      let difference = abs(Int(have) - Int(want))
      sum += difference
      if difference > 32 { far += 1 }
    }
    let count = Double(golden.pixels.count)
    #expect(Double(sum) / count < 0.6, "\(name)\(variant.name) differs on the whole")
    #expect(Double(far) / count < 0.004, "\(name)\(variant.name) differs in places")
  }

  @Test(arguments: variants) func shapes(_ variant: Variant) throws {
    let view = VStack(spacing: 8) {
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 12).fill(.blue)
        UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16).fill(.green)
        Capsule().strokeBorder(.orange, lineWidth: 5)
        Circle().trim(from: 0.1, to: 0.8).stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      }
      HStack(spacing: 8) {
        Ellipse().fill(.pink).stroke(.primary, lineWidth: 2)
        Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [8, 4], dashPhase: 2)).padding(2)
        Circle().subtracting(Circle().offset(x: 12)).fill(.indigo)
        Rectangle().rotation(.degrees(45)).scale(0.6).fill(.teal)
      }
    }
    try compare(view.padding(8), with: "shapes", variant)
  }

  @Test(arguments: variants) func styles(_ variant: Variant) throws {
    let colors: [Color] = [.red, .yellow, .blue]
    let view = VStack(spacing: 8) {
      HStack(spacing: 8) {
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 24)
        AngularGradient(colors: colors + [.red], center: .center)
        EllipticalGradient(colors: colors)
        MeshGradient(
          width: 3, height: 2, points: [[0, 0], [0.7, 0], [1, 0], [0, 1], [0.3, 1], [1, 1]],
          colors: [.red, .yellow, .green, .blue, .purple, .pink])
      }
      HStack(spacing: 8) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.blue.gradient)
        Circle().fill(.orange.shadow(.inner(radius: 4, y: 2)).shadow(.drop(radius: 3, y: 2)))
      }
      ZStack {
        LinearGradient(colors: [.blue, .green, .orange], startPoint: .leading, endPoint: .trailing)
        HStack(spacing: 4) {
          Rectangle().fill(.ultraThinMaterial)
          Rectangle().fill(.regularMaterial)
          Rectangle().fill(.thickMaterial)
        }
        .padding(6)
      }
    }
    try compare(view.padding(8), with: "styles", variant)
  }

  @Test(arguments: variants) func effects(_ variant: Variant) throws {
    let tile = ZStack {
      LinearGradient(colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      Image(systemName: "star.fill").foregroundStyle(.white)
    }
    .frame(width: 36, height: 36)
    let view = VStack(spacing: 14) {
      HStack(spacing: 10) {
        tile.shadow(color: .primary.opacity(0.5), radius: 4, y: 3)
        tile.blur(radius: 2)
        tile.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        tile.mask { Circle() }
      }
      HStack(spacing: 10) {
        tile.hueRotation(.degrees(120))
        tile.grayscale(1).opacity(0.6)
        tile.rotationEffect(.degrees(30)).scaleEffect(0.8)
        tile.overlay { Color.cyan.blendMode(.multiply) }.clipShape(RoundedRectangle(cornerRadius: 10))
      }
    }
    try compare(view, with: "effects", variant)
  }

  @Test(arguments: variants) func text(_ variant: Variant) throws {
    let view = VStack(alignment: .leading, spacing: 2) {
      Text("Heavy").fontWeight(.heavy) + Text(" and *light*").fontWeight(.light)
      Text("Serif").fontDesign(.serif) + Text(" rounded").fontDesign(.rounded) + Text(" mono").monospaced()
      Text("Underlined").underline(pattern: .dash, color: .red) + Text(" gone").strikethrough()
      Text("A line that is too long for the room that there is").lineLimit(1).truncationMode(.middle)
      Text("שלום, עולם 😀").tracking(2)
    }
    .font(.system(size: 15))
    .padding(8)
    try compare(view, with: "text", variant)
  }

  @Test(arguments: variants) func symbols(_ variant: Variant) throws {
    let names = ["heart.fill", "wifi", "person.crop.circle.badge.plus", "trash", "cloud.sun.rain.fill"]
    let view = VStack(spacing: 6) {
      HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }
      HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }.symbolRenderingMode(.hierarchical)
      HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }.symbolRenderingMode(.multicolor)
      HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }.foregroundStyle(.green, .red)
    }
    .font(.system(size: 20, weight: .medium))
    .foregroundStyle(.blue)
    try compare(view, with: "symbols", variant)
  }

  @Test(arguments: variants) func canvas(_ variant: Variant) throws {
    let view = Canvas { context, size in
      context.stroke(
        Path(CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)), with: .color(.gray), lineWidth: 1)
      var inner = context
      inner.opacity = 0.5
      inner.translateBy(x: 50, y: 60)
      inner.rotate(by: .degrees(20))
      inner.fill(Path(CGRect(x: -25, y: -25, width: 50, height: 50)), with: .color(.red))
      context.draw(Text("Canvas").bold(), at: CGPoint(x: 110, y: 20))
      var star = context.resolve(Image(systemName: "star.fill"))
      star.shading = .color(.orange)
      context.draw(star, in: CGRect(x: 90, y: 40, width: 30, height: 30))
      context.clip(to: Path(ellipseIn: CGRect(x: 130, y: 30, width: 60, height: 60)))
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.blue, .mint]), startPoint: CGPoint(x: 130, y: 30), endPoint: CGPoint(x: 145, y: 45),
          options: .mirror))
    }
    try compare(view, with: "canvas", variant)
  }

  @Test(arguments: variants) func blendModes(_ variant: Variant) throws {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
      .plusDarker, .plusLighter,
    ]
    let view = VStack(spacing: 4) {
      ForEach(0..<3) { row in
        HStack(spacing: 3) {
          ForEach(0..<7) { column in
            ZStack {
              LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
                .frame(width: 20, height: 34).padding(.trailing, 3)
              LinearGradient(colors: [.mint, .blue], startPoint: .leading, endPoint: .trailing)
                .frame(width: 20, height: 16).padding(.leading, 3)
                .blendMode(modes[row * 7 + column])
            }
            .compositingGroup()
          }
        }
      }
    }
    try compare(view, with: "blendModes", variant)
  }

  @Test(arguments: variants) func filters(_ variant: Variant) throws {
    let tile = ZStack {
      LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
      Circle().fill(.green).padding(8)
    }
    .frame(width: 36, height: 36)
    let view = VStack(spacing: 10) {
      HStack(spacing: 8) {
        tile.brightness(0.3)
        tile.contrast(2)
        tile.saturation(0.3)
        tile.colorInvert()
      }
      HStack(spacing: 8) {
        tile.colorMultiply(.orange)
        tile.luminanceToAlpha()
        tile.drawingGroup().blur(radius: 3, opaque: true)
        tile.compositingGroup().shadow(color: .red, radius: 3, x: 3, y: 3)
      }
    }
    try compare(view, with: "filters", variant)
  }

  @Test(arguments: variants) func materials(_ variant: Variant) throws {
    let view = ZStack {
      LinearGradient(colors: [.blue, .green, .orange, .pink], startPoint: .leading, endPoint: .trailing)
      Circle().fill(.white).frame(width: 60)
      VStack(spacing: 6) {
        HStack(spacing: 6) {
          Text("Thin").padding(8).background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
          Text("Regular").foregroundStyle(.secondary).padding(8).background(.regularMaterial, in: Capsule())
          Text("Bar").foregroundStyle(.tertiary).padding(8).background(.bar)
        }
        Text("Clipped").foregroundStyle(.secondary).frame(width: 180, height: 40).background(.thickMaterial)
          .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20))
      }
    }
    try compare(view, with: "materials", variant)
  }

  @Test(arguments: variants) func images(_ variant: Variant) throws {
    // A frame with a corner of its own, to see what is stretched, repeated and mirrored.
    let renderer = ImageRenderer(
      content: Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(.blue))
        context.fill(Path(CGRect(x: 4, y: 4, width: 8, height: 8)), with: .color(.yellow))
        context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
        context.fill(Path(ellipseIn: CGRect(x: 6, y: 6, width: 5, height: 5)), with: .color(.black))
      }
      .frame(width: 16, height: 16))
    let image = Image(decorative: try #require(renderer.cgImage), scale: 1)
    let caps = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let view = VStack(spacing: 8) {
      HStack(spacing: 5) {
        image
        image.resizable().frame(width: 36, height: 36)
        image.resizable().interpolation(.none).frame(width: 36, height: 36)
        image.resizable(capInsets: caps).frame(width: 36, height: 36)
        image.resizable(capInsets: caps, resizingMode: .tile).frame(width: 36, height: 36)
      }
      HStack(spacing: 5) {
        image.resizable(resizingMode: .tile).frame(width: 36, height: 36)
        image.resizable().scaledToFill().frame(width: 50, height: 20).clipped()
        image.renderingMode(.template).foregroundStyle(.purple)
        image.resizable().frame(width: 9, height: 9)
        Rectangle().fill(ImagePaint(image: image, scale: 0.5)).frame(width: 36, height: 36)
      }
    }
    try compare(view, with: "images", variant)
  }

  @Test(arguments: variants) func imageRenderer(_ variant: Variant) throws {
    let renderer = ImageRenderer(
      content: VStack {
        Label("Rendered", systemImage: "photo").font(.headline)
        Text("at its own size").foregroundStyle(.secondary)
        Capsule().fill(.teal.gradient).frame(width: 120, height: 20).shadow(radius: 3, y: 2)
      }
      .padding(12)
      .environment(\.colorScheme, variant.isDark ? .dark : .light))
    renderer.scale = variant.scale
    let picture = try #require(renderer.cgImage)
    try compare(
      ZStack {
        Color.yellow.opacity(0.3)
        Image(decorative: picture, scale: variant.scale)
      }, with: "imageRenderer", variant)
  }
}
