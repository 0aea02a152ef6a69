import CoreGraphics
import Foundation

/// A symbol that an app brings along: the SVG template of a symbol set, as the SF Symbols app exports it.
///
/// A template has an outline for one or more of 27 variants (nine weights in three scales), guides that say where the
/// text's baseline, its capitals' top and the margins are, and classes that put the outlines on layers, for each way
/// of rendering its own.
public struct SymbolTemplate: Sendable {
  /// Ways of rendering, each with its own layers.
  public enum Mode: Hashable, Sendable {
    case monochrome, hierarchical, multicolor
  }

  /// One of the 27 forms that a template may have.
  struct Variant: Hashable {
    var weight: SymbolWeight
    var scale: SymbolScale
  }

  /// One outline. Lengths are text sizes, the origin is at the left margin, half of a capital's height up.
  struct Shape {
    var path: PathStorage
    var isFilled: Bool
    var isEvenOdd: Bool
    var stroke: Stroke?
    /// The layers that the outline is on.
    var marks: [Mark]
  }

  struct Stroke {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
  }

  /// The name of a layer: `hierarchical-1:secondary`, `multicolor-0:systemBlueColor`, `monochrome-0`.
  struct Mark: Hashable {
    var mode: Mode
    /// Layers with higher indices lie in front.
    var index: Int
    var name: String
  }

  struct LayerStyle {
    /// Red, green and blue in the lower 24 bits.
    var fill: UInt32?
    var opacity: Double = 1
    /// Whether the layer takes away what lies behind it.
    var clearsBehind = false
    /// The variable value that has to be exceeded.
    var threshold: CGFloat?
  }

  /// The outlines of one variant, and the distance between its margins in text sizes.
  struct Form {
    var shapes: [Shape]
    var width: CGFloat
  }

  let forms: [Variant: Form]
  /// The layers of each way of rendering, from the back to the front.
  private let layers: [Mode: [Mark]]
  let styles: [Mark: LayerStyle]

  /// Reads a template.
  ///
  /// Missing guides are made up for: the margins from those of other variants or else from the outline, the baseline
  /// from the place of the variant's group.
  ///
  /// - Throws: `SymbolTemplateError` if the data is no well-formed SVG document or holds no variant.
  public init(_ data: Data) throws {
    let document = try SymbolTemplateReader.read(data)
    forms = document.forms()
    var marks: Set<Mark> = []
    for form in forms.values {
      for shape in form.shapes { marks.formUnion(shape.marks) }
    }
    layers = Dictionary(grouping: marks, by: \.mode).mapValues { marks in
      marks.sorted { $0.index == $1.index ? $0.name < $1.name : $0.index < $1.index }
    }
    styles = document.styles
  }

  /// The layers of a way of rendering, from the back to the front.
  func layers(of mode: Mode) -> [Mark] { layers[mode] ?? [] }

  /// Whether the template says how it looks when rendered this way. If not, it is rendered in one colour.
  public func supports(_ mode: Mode) -> Bool { mode == .monochrome || !layers(of: mode).isEmpty }
}

/// Why a template cannot be used.
public struct SymbolTemplateError: Error, CustomStringConvertible, Sendable {
  public var description: String

  init(_ description: String) { self.description = description }
}
