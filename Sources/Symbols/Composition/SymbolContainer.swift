import CoreGraphics

/// A shape that can enclose another glyph, such as the circle of `star.circle`.
struct SymbolContainer {
  let outline: Substring
  /// Further strokes of the shape.
  var extra: Substring?
  /// The size of what is inside, relative to its own canvas.
  let innerScale: CGFloat
  /// How far down from the middle the inside sits.
  var innerDrop: CGFloat = 0

  static func named(_ name: Substring) -> SymbolContainer? { all[name] }

  private static let all: [Substring: SymbolContainer] = [
    "circle": SymbolContainer(outline: "O 50 50 39.4", innerScale: 0.535),
    "square": SymbolContainer(outline: "R 13.4 13.4 73.2 73.2 15", innerScale: 0.58),
    "app": SymbolContainer(outline: "R 11 11 78 78 24", innerScale: 0.56),
    "diamond": SymbolContainer(outline: "P 9 50 7 93 50 50 93 7 50", innerScale: 0.46),
    "triangle": SymbolContainer(outline: "P 9 50 12 92 84 8 84", innerScale: 0.5, innerDrop: 9),
    "octagon": SymbolContainer(
      outline: "P 6 33 10 67 10 90 33 90 67 67 90 33 90 10 67 10 33", innerScale: 0.56),
    "hexagon": SymbolContainer(
      outline: "P 8 50 6 88 28 88 72 50 94 12 72 12 28", innerScale: 0.52),
    "capsule": SymbolContainer(outline: "R 6 28 88 44 22", innerScale: 0.4),
    "rectangle": SymbolContainer(outline: "R 6 20 88 60 12", innerScale: 0.44),
    "seal": SymbolContainer(outline: "S 50 50 8 44 36 7 5 0", innerScale: 0.5),
    "shield": SymbolContainer(
      outline: """
        M50 8.5 C60 15 71 18 83 19 C84.5 19.1 85.5 20.5 85.5 22 V46 C85.5 67 73 82 50 92 C27 82 14.5 67 14.5 46 \
        V22 C14.5 20.5 15.5 19.1 17 19 C29 18 40 15 50 8.5 Z
        """, innerScale: 0.5, innerDrop: -2),
    "bubble": SymbolContainer(
      outline: """
        M50 14 C75 14 93 28.5 93 47.5 C93 66.5 75 81 50 81 C45 81 40.5 80.5 36.5 79.3 C31 83.5 24.5 87 16.5 88 \
        C14 88.3 13 86 14.7 84 C18.5 79.5 20.3 76 20.7 71.5 C12 65.5 7 57 7 47.5 C7 28.5 25 14 50 14 Z
        """, innerScale: 0.44, innerDrop: -2.5),
    "icloud": SymbolContainer(
      outline: """
        M27 78.5 C15 78.5 7 70.5 7 60 C7 50 14 42.5 23.5 41.5 C25.5 28 36 19.5 49 19.5 C61.5 19.5 71 27 74 38.5 \
        C85 38.5 93 47 93 58.5 C93 70 84.5 78.5 73 78.5 Z
        """, innerScale: 0.38, innerDrop: 4),
    "tv": SymbolContainer(
      outline: "R 6 17 88 58 10", extra: "M32 88 H68", innerScale: 0.42, innerDrop: -4),
    "bin": SymbolContainer(
      outline: "P 8 20.5 23.5 25 90 75 90 79.5 23.5", extra: "M11.5 23.5 H88.5", innerScale: 0.44,
      innerDrop: 7),
  ]
}
