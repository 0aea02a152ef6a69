import CoreGraphics

/// What scroll views ask of a container whose elements need not exist.
extension LazyRenderNode: LazyContainer {
  /// The index of the element with an explicit or a data id. `makingElements` looks at elements that do not exist yet,
  /// by making them one after the other.
  func index(ofID id: AnyHashable, makingElements: Bool) -> Int? {
    adoptList()
    if makingElements { return indexOfElementMade(forID: id) }
    for entry in list.entries {
      switch entry.part {
      case .element(let element):
        if element.outermostID == id { return entry.start }
      case .lazy(let source):
        if let index = source.index(ofID: id) { return entry.start + index }
      }
    }
    for line in realised {
      for (offset, element) in line.elements.enumerated() where element.outermostID == id {
        return line.firstElement + offset
      }
    }
    return nil
  }

  /// Most elements that are made to find one by its id.
  private static let searchLimit = 5_000

  private func indexOfElementMade(forID id: AnyHashable) -> Int? {
    var rest = Self.searchLimit
    for entry in list.entries {
      guard case .lazy(let source) = entry.part else { continue }
      for offset in 0..<entry.count {
        guard rest > 0 else { return nil }
        rest -= 1
        let element = source.element(at: offset)
        if element.outermostID == id { return entry.start + offset }
        if element.parent == nil { source.suspend(elementAt: offset) }
      }
    }
    return nil
  }

  func rect(ofElementAt index: Int) -> CGRect {
    guard lines.count > 0 else { return .zero }
    let line = lines.line(ofElement: index)
    var rect = CGRect(origin: .zero, size: frame.size)
    let known = realised.first { $0.index == line }
    let gap = known?.gap ?? (line > 0 ? layout.spacing ?? 0 : 0)
    let length = known?.length ?? max((lengths.length(of: line) ?? lengths.estimate) - gap, 0)
    let start = lengths.start(of: line) + gap
    rect.size[axis] = length
    rect.origin[axis] = axis == .horizontal && direction == .rightToLeft ? frame.width - start - length : start
    return rect
  }

  func lengthCovered(overElementAt index: Int) -> CGFloat {
    guard layout.pinnedViews.contains(.sectionHeaders), lines.count > 0 else { return 0 }
    let line = lines.line(ofElement: index)
    let run = lines.run(ofLine: line)
    guard run.role != .header, let section = run.section, let header = lines.sections[section].header.first else {
      return 0
    }
    return realised.first { $0.index == header }?.length ?? lengths.length(of: header) ?? 0
  }

  func lengthCovered(over element: RenderNode) -> CGFloat {
    for line in realised {
      for (offset, other) in line.elements.enumerated() where other === element {
        return lengthCovered(overElementAt: line.firstElement + offset)
      }
    }
    return 0
  }
}
