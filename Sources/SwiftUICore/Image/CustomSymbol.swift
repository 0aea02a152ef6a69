import CoreGraphics
import Rendering
import Symbols

/// A symbol of an asset catalog, with the drawings that were made of it.
final class CustomSymbol: Sendable {
  private struct Request: Hashable {
    var mode: SymbolTemplate.Mode
    var size: SymbolSize
  }

  /// More than a screenful of sizes; reached only while sizes animate.
  private static let pictureLimit = 200

  private let template: SymbolTemplate
  private let pictures = Locked<[Request: SymbolTemplate.Picture]>([:])

  init(_ template: SymbolTemplate) { self.template = template }

  func supports(_ mode: SymbolTemplate.Mode) -> Bool { template.supports(mode) }

  /// The same drawing each time, by which the painter knows what it has drawn before.
  func picture(named name: String, _ mode: SymbolTemplate.Mode, _ size: SymbolSize) -> SymbolTemplate.Picture? {
    let request = Request(mode: mode, size: size)
    if let known = pictures.withLock({ $0[request] }) { return known }
    guard
      let made = template.picture(
        named: name, mode: mode, pointSize: size.pointSize, weight: size.weight, scale: size.scale)
    else { return nil }
    return pictures.withLock { pictures in
      if let known = pictures[request] { return known }
      if pictures.count >= Self.pictureLimit { pictures.removeAll() }
      pictures[request] = made
      return made
    }
  }
}

/// What the surroundings say about the size and strokes of symbols.
struct SymbolSize: Hashable {
  var pointSize: CGFloat
  var weight: SymbolWeight
  var scale: SymbolScale

  init(in environment: EnvironmentValues) {
    let metrics = environment.platformMetrics
    var font = environment.font ?? metrics.defaultFont
    for modifier in environment.textStyle.modifiers {
      switch modifier {
      case .weight(let weight): if let weight { font = font.weight(weight) }
      case .bold(let isBold): if isBold { font = font.bold() }
      default: break
      }
    }
    let descriptor = font.resolved(size: environment.dynamicTypeSize, lines: metrics.fonts).descriptor
    pointSize = descriptor.size
    weight = SymbolWeight(rawValue: descriptor.weight / 100 - 1) ?? .regular
    switch environment.imageScale {
    case .small: scale = .small
    case .medium: scale = .medium
    case .large: scale = .large
    }
  }
}
