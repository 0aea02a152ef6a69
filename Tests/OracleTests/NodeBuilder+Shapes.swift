import SwiftUI

extension NodeBuilder {
  /// A shape, also as one that can be inset as long as it can.
  struct Outline {
    var shape: AnyShape
    var insettable: (any InsettableShape)?

    init(_ shape: some InsettableShape) {
      self.shape = AnyShape(shape)
      insettable = shape
    }

    init(plain shape: some Shape) { self.shape = AnyShape(shape) }
  }

  func shape(_ type: String, _ value: JSONValue) -> Outline? {
    let style: RoundedCornerStyle = value["style"]?.string == "circular" ? .circular : .continuous
    switch type {
    case "Rectangle": return Outline(Rectangle())
    case "Circle": return Outline(Circle())
    case "Ellipse": return Outline(Ellipse())
    case "Capsule": return Outline(Capsule(style: style))
    case "ContainerRelativeShape": return Outline(ContainerRelativeShape())
    case "RoundedRectangle":
      if let size = Spelling.size(value["cornerSize"]) {
        return Outline(RoundedRectangle(cornerSize: size, style: style))
      }
      return Outline(RoundedRectangle(cornerRadius: value["cornerRadius"]?.length ?? 0, style: style))
    case "UnevenRoundedRectangle":
      func radius(_ key: String) -> CGFloat {
        value[key]?.length ?? value["\(key)Radius"]?.length ?? value["cornerRadii"]?[key]?.length ?? 0
      }
      return Outline(
        UnevenRoundedRectangle(
          topLeadingRadius: radius("topLeading"), bottomLeadingRadius: radius("bottomLeading"),
          bottomTrailingRadius: radius("bottomTrailing"), topTrailingRadius: radius("topTrailing"), style: style))
    case "AnyShape":
      if let name = value["shape"]?.string ?? value.string {
        return shape(named: name).map { Outline(plain: $0.shape) }
      }
      guard let inner = value["shape"].flatMap(Self.parts) else { return nil }
      return shape(inner.type, inner.value).map { Outline(plain: $0.shape) }
    case "Path": return Outline(plain: path(value["points"] ?? value))
    case "Shape": return Outline(plain: Arrow(isFixed: value["name"]?.string?.hasPrefix("fixed") == true))
    default: return nil
    }
  }

  /// A shape written as `RoundedRectangle 12`.
  func shape(named text: String) -> Outline? {
    let words = text.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == ":" }
    guard let type = words.first else { return nil }
    var arguments: [String: JSONValue] = [:]
    if let number = words.dropFirst().lazy.compactMap({ Double($0) }).first {
      arguments["cornerRadius"] = .number(number)
    }
    if words.contains("circular") { arguments["style"] = .string("circular") }
    return shape(String(type), .object(arguments))
  }

  func outline(_ value: JSONValue) -> Outline? {
    if let name = value.string { return shape(named: name) }
    guard let (type, arguments) = Self.parts(value) else { return nil }
    return shape(type, arguments)
  }

  /// `rect 0 0 24 16`, `ellipse …`, or a list of points.
  private func path(_ value: JSONValue) -> Path {
    var path = Path()
    if let words = value.string?.split(separator: " ") {
      let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
      if numbers.count == 4 {
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        if words.first == "ellipse" { path.addEllipse(in: rect) } else { path.addRect(rect) }
      }
    } else {
      for (index, point) in (value.array ?? []).enumerated() {
        let point = CGPoint(x: point[0]?.length ?? 0, y: point[1]?.length ?? 0)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    return path
  }

  /// Applies the modifiers that still give shapes, up to the one that draws.
  func drawn(_ outline: Outline, _ mods: inout [(name: String, value: JSONValue)]) -> AnyView {
    var outline = outline
    while let (name, value) = mods.first {
      if name == "fill" {
        mods.removeFirst()
        return AnyView(outline.shape.fill(Color.blue))
      }
      if name == "strokeBorder" {
        mods.removeFirst()
        guard let insettable = outline.insettable else { return unsupported("strokeBorder") }
        return bordered(insettable, Self.strokeStyle(value))
      }
      guard let next = reshaped(outline, name, value) else { break }
      mods.removeFirst()
      outline = next
    }
    return AnyView(outline.shape)
  }

  private func bordered(_ shape: some InsettableShape, _ style: StrokeStyle) -> AnyView {
    AnyView(shape.strokeBorder(Color.blue, style: style))
  }

  private func inset(_ shape: some InsettableShape, by amount: CGFloat) -> Outline {
    Outline(shape.inset(by: amount))
  }

  private func reshaped(_ outline: Outline, _ name: String, _ value: JSONValue) -> Outline? {
    let shape = outline.shape
    switch name {
    case "stroke": return Outline(plain: shape.stroke(style: Self.strokeStyle(value)))
    case "trim":
      let from = value[0]?.length ?? value["from"]?.length ?? 0
      return Outline(plain: shape.trim(from: from, to: value[1]?.length ?? value["to"]?.length ?? 1))
    case "inset", "insetBy":
      guard let insettable = outline.insettable, let amount = value.length else { return nil }
      return inset(insettable, by: amount)
    case "shapeOffset":
      return Outline(plain: shape.offset(x: value["x"]?.length ?? 0, y: value["y"]?.length ?? 0))
    case "scale":
      let anchor = Spelling.point(value["anchor"]) ?? .center
      if let factor = value.length { return Outline(plain: shape.scale(factor)) }
      return Outline(
        plain: shape.scale(x: value["x"]?.length ?? 1, y: value["y"]?.length ?? 1, anchor: anchor))
    case "rotation":
      let degrees = value.double ?? value["degrees"]?.double ?? 0
      let anchor = Spelling.point(value["anchor"]) ?? .center
      return Outline(plain: shape.rotation(.degrees(degrees), anchor: anchor))
    case "transform": return Outline(plain: shape.transform(Self.transform(value)))
    case "size":
      guard let size = Spelling.size(value) else { return nil }
      return Outline(plain: shape.size(size))
    default: return nil
    }
  }

  static func strokeStyle(_ value: JSONValue) -> StrokeStyle {
    StrokeStyle(
      lineWidth: value.length ?? value["lineWidth"]?.length ?? 1,
      dash: (value["dash"]?.array ?? []).compactMap(\.length), dashPhase: value["dashPhase"]?.length ?? 0)
  }

  static func transform(_ value: JSONValue) -> CGAffineTransform {
    if let x = value["translate"]?[0]?.length, let y = value["translate"]?[1]?.length {
      return CGAffineTransform(translationX: x, y: y)
    }
    return CGAffineTransform(
      a: value["a"]?.length ?? 1, b: value["b"]?.length ?? 0, c: value["c"]?.length ?? 0, d: value["d"]?.length ?? 1,
      tx: value["tx"]?.length ?? 0, ty: value["ty"]?.length ?? 0)
  }
}

/// A triangle that points right.
struct Arrow: Shape {
  var isFixed: Bool

  var layoutDirectionBehavior: LayoutDirectionBehavior { isFixed ? .fixed : .mirrors }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
