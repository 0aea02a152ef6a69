import SwiftUI

extension NodeBuilder {
  /// A text with the modifiers that it takes itself.
  func text(_ type: String, _ value: JSONValue, _ mods: inout [(name: String, value: JSONValue)]) -> Text {
    var text: Text
    if type == "Concat" {
      let parts = (value["parts"]?.array ?? []).map(part)
      text = parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + $1 }
    } else {
      let string = value.string ?? value["text"]?.string ?? value["verbatim"]?.string ?? ""
      text = Text(verbatim: JSONValue.string(string).filled(with: variables).text)
    }
    while let (name, value) = mods.first, let next = styled(text, name, value) {
      text = next
      mods.removeFirst()
    }
    return text
  }

  private func part(_ node: JSONValue) -> Text {
    guard let (type, value) = Self.parts(node) else { return Text(verbatim: node.string ?? "") }
    var mods = (node["mods"]?.array ?? []).flatMap { modifier in
      (modifier.object ?? [:]).map { (name: $0.key, value: $0.value) }
    }
    let text = text(type, value, &mods)
    for mod in mods { model.noteUnsupported("\(mod.name) in Concat") }
    return text
  }

  private func styled(_ text: Text, _ name: String, _ value: JSONValue) -> Text? {
    switch name {
    case "font": return text.font(Spelling.font(value))
    case "bold": return text.bold(value.bool ?? true)
    case "italic": return text.italic(value.bool ?? true)
    case "underline": return text.underline(value.bool ?? true)
    case "strikethrough": return text.strikethrough(value.bool ?? true)
    case "fontWeight": return text.fontWeight(value.string.flatMap { Spelling.weights[$0] })
    case "fontDesign": return text.fontDesign(value.string.flatMap { Spelling.designs[$0] })
    case "monospaced": return text.monospaced(value.bool ?? true)
    case "monospacedDigit": return text.monospacedDigit()
    case "kerning": return value.length.map { text.kerning($0) }
    case "tracking": return value.length.map { text.tracking($0) }
    case "baselineOffset": return value.length.map { text.baselineOffset($0) }
    case "foregroundColor": return text.foregroundColor(.red)
    default: return nil
    }
  }

  /// Pictures of the sizes that the recordings used.
  private static let pictureSizes: [String: CGSize] = [
    "swatch": CGSize(width: 64, height: 40), "tall": CGSize(width: 20, height: 64),
    "photo": CGSize(width: 80, height: 60), "Folder/nested": CGSize(width: 32, height: 16),
    "loose": CGSize(width: 32, height: 16), "badge": CGSize(width: 20, height: 20),
    "dual": CGSize(width: 48, height: 24), "icon": CGSize(width: 24, height: 24),
  ]

  private static let symbolSizes: [String: CGSize] = ["arrow.right": CGSize(width: 15, height: 12)]

  func image(_ value: JSONValue, _ mods: inout [(name: String, value: JSONValue)]) -> Image {
    var image: Image
    let name = value.string ?? value["name"]?.string
    if let size = Spelling.size(value["size"]) ?? name.flatMap({ Self.pictureSizes[$0] }) {
      image = Self.picture(size)
    } else if let symbol = value["symbol"]?.string ?? value["systemName"]?.string {
      image = Self.symbolSizes[symbol].map(Self.picture) ?? Image(systemName: symbol)
    } else {
      image = Image(name ?? "")
    }
    while let (name, value) = mods.first {
      switch name {
      case "resizable": image = image.resizable()
      case "renderingMode": image = image.renderingMode(value.string == "template" ? .template : .original)
      case "interpolation": break
      default: return image
      }
      mods.removeFirst()
    }
    return image
  }

  static func picture(_ size: CGSize) -> Image {
    let (width, height) = (Int(size.width), Int(size.height))
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    guard
      let picture = CGImage(width: width, height: height, bytesPerRow: width * 4, premultipliedBGRA: pixels)
    else { return Image("") }
    return Image(decorative: picture, scale: 1)
  }
}
