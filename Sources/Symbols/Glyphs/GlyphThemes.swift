/// The glyph definitions by theme, in the language that `GlyphLine` and `GlyphPath` describe.
///
/// The canvas is 100 × 100 units with its middle at (50, 50) and y downwards. Coordinates are the middle of strokes; a
/// full-size circle has radius 39.4, wide shapes span x from 7 to 93, tall ones y from 9 to 91. A glyph's first line
/// holds its name, further names for the same drawing, a colon and attributes; lines with ops follow.
///
/// `in.X` is the shape that an enclosed symbol stands in, `with.X` what the end X of a name adds to a symbol.
enum GlyphThemes {
  static let all = [
    arrows, marks, currency, shapes, layout, grids, windows, charts, text, documents, communication, people,
    figures, nature, weather, food, health, home, places, transport, devices, media, sports, objects,
    letters, containers, additions, controllers, vehicles, gadgets, interiors, miscellany,
  ]
}
