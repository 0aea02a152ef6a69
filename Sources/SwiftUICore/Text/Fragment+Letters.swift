import CoreGraphics
import Rendering

extension Fragment {
  /// The letters of a text, and the lines under and through them.
  ///
  /// Letters whose style throws a shadow, blends or shows what lies behind are drawn apart from the others.
  ///
  /// - Parameters:
  ///   - styles: one for each style index that the runs of the layout name.
  ///   - replacing: a plain paint to take for one of the styles.
  static func letters(
    _ layout: TextLayout, styles: [_ResolvedStyle], in rect: CGRect, replacing: (index: Int, paint: Paint)? = nil
  ) -> Fragment {
    var inks = styles.map { $0.ink(in: rect) }
    if let replacing, inks.indices.contains(replacing.index) { inks[replacing.index] = replacing.paint }
    let decorated = styles.indices.filter { styles[$0].isDecorated && $0 != replacing?.index }
    if decorated.isEmpty { return Fragment(.text(layout, paints: inks)) }
    func text(_ layout: TextLayout) -> Fragment { Fragment(.text(layout, paints: inks)) }
    if styles.count == 1, !layout.runs.contains(where: \.isColor) { return styles[0].decorating(text(layout)) }
    var placed: [PlacedFragment] = []
    for index in decorated {
      let letters = layout.keeping(
        runs: { $0.style == index && !$0.isColor }, decorations: { $0.style == index })
      if !letters.runs.isEmpty || !letters.decorations.isEmpty {
        placed.append(PlacedFragment(styles[index].decorating(text(letters))))
      }
      let pictures = layout.keeping(runs: { $0.style == index && $0.isColor }, decorations: { _ in false })
      if !pictures.runs.isEmpty { placed.append(PlacedFragment(styles[index].shadowing(text(pictures)))) }
    }
    let plain = layout.keeping(
      runs: { !decorated.contains($0.style) }, decorations: { !decorated.contains($0.style) })
    if !plain.runs.isEmpty || !plain.decorations.isEmpty { placed.append(PlacedFragment(text(plain))) }
    return Fragment(.group(placed))
  }
}

extension _ResolvedStyle {
  /// Adds the style's shadows alone, to something that has colours of its own.
  fileprivate func shadowing(_ fragment: Fragment) -> Fragment {
    switch self {
    case .shadowed(let base, let shadows): shadows.reduce(base.shadowing(fragment)) { $1.fragment(on: $0) }
    case .blended(let base, _): base.shadowing(fragment)
    default: fragment
    }
  }
}
