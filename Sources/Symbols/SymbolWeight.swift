import CoreGraphics

/// The thickness of a symbol's strokes, with the names of font weights.
public enum SymbolWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  public static func < (left: SymbolWeight, right: SymbolWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The width of a plain stroke on the glyph canvas of 100 units.
  var strokeWidth: CGFloat {
    switch self {
    case .ultraLight: 2.4
    case .thin: 3.6
    case .light: 5.2
    case .regular: 6.8
    case .medium: 7.8
    case .semibold: 8.9
    case .bold: 10.2
    case .heavy: 11.8
    case .black: 13.4
    }
  }

  /// The free space kept around a part that lies on top of another, on the glyph canvas.
  var gap: CGFloat { 2.6 + 0.38 * strokeWidth }
}

/// The size of a symbol relative to the text it stands in.
public enum SymbolScale: Int, Hashable, Sendable, CaseIterable {
  case small, medium, large

  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// How much a stroke's width on the canvas changes, so that it stays nearly the same in points.
  var strokeFactor: CGFloat {
    switch self {
    case .small: 0.9 / 0.79
    case .medium: 1
    case .large: 1.1 / 1.28
    }
  }
}
