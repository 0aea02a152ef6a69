import CoreGraphics

/// A symbol at one size and weight, as drawing steps in points.
///
/// The origin is the top left corner of the symbol's layout frame, and y grows downwards.
///
/// A renderer makes one coverage mask a layer, or a single mask for monochrome rendering, and applies `ops` in order;
/// `SymbolOp.effect(isLayered:)` says on what. Painting raises coverage `m` by coverage `c` to `m + c − m·c`; erasing
/// lowers it to `m·(1 − c)`. Masks are then tinted and laid over each other from the highest layer to layer 0.
public struct SymbolDrawing: Hashable, Sendable {
  /// How well the drawing matches the name.
  public enum Match: Hashable, Sendable {
    /// Drawn for this name, or composed for it by rule.
    case exact
    /// The name is known but not drawn; another symbol with a related name stands in.
    case relative(String)
    /// The name is known, but nothing like it is drawn; a dashed square stands in.
    case placeholder
  }

  public let name: String
  public let match: Match
  /// The number of layers for hierarchical and palette rendering, from 1 to 3.
  public let layerCount: Int
  public let ops: [SymbolOp]
  /// The size of the layout frame. It follows the symbol's own outline, so widths and heights differ by symbol,
  /// but not by weight.
  public let size: CGSize
  /// The distance from the frame's bottom edge up to the text baseline; negative if the whole frame is above it.
  public let baselineOffset: CGFloat
  /// Whether the symbol is to be drawn mirrored in a right-to-left layout.
  public let mirrorsInRightToLeft: Bool
  /// Tells apart drawings that share outlines; 0 for the symbol as it is.
  public let variant: Int

  init(
    name: String, match: Match, layerCount: Int, ops: [SymbolOp], size: CGSize, baselineOffset: CGFloat,
    mirrorsInRightToLeft: Bool, variant: Int
  ) {
    self.name = name
    self.match = match
    self.layerCount = layerCount
    self.ops = ops
    self.size = size
    self.baselineOffset = baselineOffset
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
    self.variant = variant
  }

  /// Whether some parts have a colour of their own in multicolor rendering.
  public var hasOwnColors: Bool { ops.contains { $0.color != nil } }

  /// Whether parts of the symbol depend on a variable value.
  public var hasVariableValue: Bool { ops.contains { $0.variableThreshold != nil } }
}

/// One drawing step of a symbol.
public struct SymbolOp: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case paint
    case erase
  }

  public enum Style: Hashable, Sendable {
    case fill(evenOdd: Bool)
    case stroke(width: CGFloat, cap: CGLineCap, join: CGLineJoin)
  }

  /// What a step does to the masks.
  public enum Effect: Hashable, Sendable {
    /// Adds coverage to a layer's mask.
    case paint(layer: Int)
    /// Removes coverage from a layer's mask.
    case erase(layer: Int)
    /// Removes coverage from every layer's mask.
    case eraseAll
  }

  /// The layer, 0 being the foremost and most prominent.
  public let layer: Int
  public let kind: Kind
  public let geometry: CGPath
  public let style: Style
  /// A region outside of which the step has no effect.
  public let clip: CGPath?
  /// Whether the part is cut out in monochrome rendering and painted in the layered modes.
  public let knockOut: Bool
  /// The part's colour in multicolor rendering; nil takes the tint.
  public let color: SymbolColor?
  /// The variable value, from 0 to 1, that must be exceeded for the part to be drawn at full strength; nil for parts
  /// that do not depend on it.
  public let variableThreshold: CGFloat?

  /// What the step does when every layer has its own mask, or when all share one.
  public func effect(isLayered: Bool) -> Effect {
    let target = isLayered ? layer : 0
    let isPaint = (kind == .paint) != (knockOut && !isLayered)
    if isPaint { return .paint(layer: target) }
    return knockOut ? .erase(layer: target) : .eraseAll
  }
}

/// The system colours that parts of multicolor symbols have.
public enum SymbolColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black
}
