import CoreGraphics

extension SymbolDrawing {
  /// The drawing with other steps, in the same frame. `variant` tells apart drawings made of the same one.
  private func with(_ ops: [SymbolOp], layerCount: Int, variant: Int) -> SymbolDrawing {
    SymbolDrawing(
      name: name, match: match, layerCount: layerCount, ops: ops, size: size, baselineOffset: baselineOffset,
      mirrorsInRightToLeft: mirrorsInRightToLeft, variant: variant)
  }

  /// Which kind of part a drawing is, for its variant.
  private enum PartKind: Int {
    case reached = 1
    case rest, colors, layer, plainLayer
  }

  private func variant(_ kind: PartKind, _ number: Int) -> Int { variant &* 4096 &+ kind.rawValue * 512 &+ number }

  /// The values that parts of the symbol wait for, in ascending order.
  public var variableThresholds: [CGFloat] { Set(ops.compactMap(\.variableThreshold)).sorted() }

  /// The parts that a variable value reaches, and those that it does not; the latter are nil if it reaches all.
  public func divided(at value: Double) -> (reached: SymbolDrawing, rest: SymbolDrawing?) {
    divided { value > Double($0) }
  }

  /// The parts with the thresholds that are wanted, along with those without any, and the others; the latter are nil if
  /// all are wanted.
  public func divided(
    wants: (_ threshold: CGFloat) -> Bool
  ) -> (reached: SymbolDrawing, rest: SymbolDrawing?) {
    let thresholds = variableThresholds
    let wanted = Set(thresholds.filter(wants))
    if wanted.count == thresholds.count { return (self, nil) }
    func isReached(_ op: SymbolOp) -> Bool { op.variableThreshold.map { wanted.contains($0) } ?? true }
    let mask = thresholds.prefix(8).enumerated().reduce(0) { wanted.contains($1.element) ? $0 | 1 << $1.offset : $0 }
    return (
      with(ops.filter(isReached), layerCount: layerCount, variant: variant(.reached, mask)),
      with(ops.filter { $0.kind == .paint && !isReached($0) }, layerCount: layerCount, variant: variant(.rest, mask))
    )
  }

  /// One layer alone, with all that is cut out of it.
  ///
  /// - Parameter isMonochrome: whether it is to be drawn in one colour, where more is cut out.
  public func layer(_ layer: Int, isMonochrome: Bool) -> SymbolDrawing {
    let own = ops.filter { op in
      switch op.effect(isLayered: !isMonochrome) {
      case .paint: op.layer == layer
      case .erase(let other): isMonochrome || other == layer
      case .eraseAll: true
      }
    }
    return with(own, layerCount: layerCount, variant: variant(isMonochrome ? .plainLayer : .layer, layer))
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
    return (with(divided, layerCount: parts.count, variant: variant(.colors, 0)), parts.map(\.color))
  }
}

extension SymbolOp {
  fileprivate func onLayer(_ layer: Int) -> SymbolOp {
    SymbolOp(
      layer: layer, kind: kind, geometry: geometry, style: style, clip: clip, knockOut: knockOut, color: color,
      variableThreshold: variableThreshold)
  }
}
