import CoreGraphics

extension SymbolDrawing {
  /// The drawing with other steps, in the same frame. `variant` tells apart drawings made of the same one.
  private func with(_ ops: [SymbolOp], layerCount: Int, variant: Int) -> SymbolDrawing {
    SymbolDrawing(
      name: name, match: match, layerCount: layerCount, ops: ops, size: size, baselineOffset: baselineOffset,
      mirrorsInRightToLeft: mirrorsInRightToLeft, variant: variant)
  }

  /// The parts that a variable value reaches, and those that it does not; the latter are nil if it reaches all.
  public func divided(at value: Double) -> (reached: SymbolDrawing, rest: SymbolDrawing?) {
    guard hasVariableValue else { return (self, nil) }
    func isReached(_ op: SymbolOp) -> Bool { op.variableThreshold.map { value > Double($0) } ?? true }
    let thresholds = Set(ops.compactMap(\.variableThreshold)).sorted()
    let count = thresholds.filter { value > Double($0) }.count
    if count == thresholds.count { return (self, nil) }
    let rest = ops.filter { $0.kind == .paint && !isReached($0) }
    return (
      with(ops.filter(isReached), layerCount: layerCount, variant: variant &* 64 &+ count * 2 + 1),
      with(rest, layerCount: layerCount, variant: variant &* 64 &+ count * 2 + 2)
    )
  }

  /// The drawing with a layer for each colour, and the layers' colours; nil stands for the tint.
  public func dividedByColor() -> (drawing: SymbolDrawing, colors: [SymbolColor?]) {
    struct Part: Hashable {
      var layer: Int
      var color: SymbolColor?
    }
    func part(_ op: SymbolOp) -> Part {
      // What is cut out of a coloured symbol in one colour is white in several.
      Part(layer: op.layer, color: op.color ?? (op.knockOut ? .white : nil))
    }
    // The first layers lie in front; on one layer what is drawn later does.
    var last: [Part: Int] = [:]
    for (index, op) in ops.enumerated() where op.kind == .paint { last[part(op)] = index }
    let parts = last.keys.sorted {
      $0.layer == $1.layer ? (last[$0] ?? 0) > (last[$1] ?? 0) : $0.layer < $1.layer
    }
    var divided: [SymbolOp] = []
    for op in ops {
      if op.kind == .paint {
        if let layer = parts.firstIndex(of: part(op)) { divided.append(op.onLayer(layer)) }
      } else if op.knockOut {
        // Takes away from its own layer only, in all its colours.
        for (layer, part) in parts.enumerated() where part.layer == op.layer { divided.append(op.onLayer(layer)) }
      } else {
        divided.append(op)
      }
    }
    return (with(divided, layerCount: parts.count, variant: variant &* 64 &+ 63), parts.map(\.color))
  }
}

extension SymbolOp {
  fileprivate func onLayer(_ layer: Int) -> SymbolOp {
    SymbolOp(
      layer: layer, kind: kind, geometry: geometry, style: style, clip: clip, knockOut: knockOut, color: color,
      variableThreshold: variableThreshold)
  }
}
