/// Keeps an element of a lazy container although it is out of view: a row that a finger holds.
package enum HeldElementTrait: ViewTraitKey {
  package static var defaultValue: Bool { false }
  package static var affectsLayout: Bool { false }
}

extension LazyRenderNode {
  /// Keeps the lines that are held where they belong. Returns their indices.
  func holdLines() -> Set<Int> {
    var held: Set<Int> = []
    for line in realised where !visibleLines.contains(line.index) {
      guard line.elements.contains(where: { $0.trait(HeldElementTrait.self) }) else { continue }
      hold(line.index)
      held.insert(line.index)
    }
    return held
  }
}
