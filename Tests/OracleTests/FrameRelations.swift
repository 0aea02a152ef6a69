import CoreGraphics

/// How the frames of a screen lie to each other, whatever their lengths: what comes before what, what lies inside of
/// what, which edges and middles are in line, and which views of a kind are of one size.
///
/// Screens whose controls have another look than the recorded ones are compared by this.
struct FrameRelations {
  enum Kind: Hashable {
    case precedes(Axis)
    case contains
    case sharesStart(Axis)
    case sharesMiddle(Axis)
    case sharesEnd(Axis)
    case isAsLong(Axis)
  }

  enum Axis: String, Hashable, CaseIterable {
    case horizontal, vertical
  }

  struct Relation: Hashable, CustomStringConvertible {
    var kind: Kind
    var first: String
    var second: String

    var description: String {
      switch kind {
      case .precedes(let axis): "\(first) comes before \(second) (\(axis))"
      case .contains: "\(second) lies in \(first)"
      case .sharesStart(let axis): "\(first) and \(second) begin together (\(axis))"
      case .sharesMiddle(let axis): "\(first) and \(second) have one middle (\(axis))"
      case .sharesEnd(let axis): "\(first) and \(second) end together (\(axis))"
      case .isAsLong(let axis): "\(first) is as long as \(second) (\(axis))"
      }
    }
  }

  /// Recorded numbers this close are meant to be the same.
  private static let exact: CGFloat = 0.01
  /// What a pixel's rounding may change, in points.
  private static let tolerance: CGFloat = 0.5

  let relations: [Relation]

  /// - Parameter siblings: groups of views of one kind that stand side by side.
  init(of frames: [String: CGRect], siblings: [Set<String>]) {
    var relations: [Relation] = []
    let names = frames.keys.sorted()
    for (index, first) in names.enumerated() {
      for second in names[(index + 1)...] {
        guard let one = frames[first], let other = frames[second] else { continue }
        if one.isEmpty || other.isEmpty { continue }
        let areSiblings = siblings.contains { $0.contains(first) && $0.contains(second) }
        relations += Self.relations(one, other, first, second, areSiblings: areSiblings)
      }
    }
    self.relations = relations
  }

  private static func relations(
    _ one: CGRect, _ other: CGRect, _ first: String, _ second: String, areSiblings: Bool
  ) -> [Relation] {
    var kinds: [Kind] = []
    for axis in Axis.allCases {
      let kindsToTry: [Kind] = [.sharesStart(axis), .sharesMiddle(axis), .sharesEnd(axis)]
      kinds += kindsToTry.filter { holds($0, one, other, within: exact) }
      if areSiblings, holds(.isAsLong(axis), one, other, within: exact) { kinds.append(.isAsLong(axis)) }
    }
    var result = kinds.map { Relation(kind: $0, first: first, second: second) }
    for axis in Axis.allCases {
      if holds(.precedes(axis), one, other, within: exact) {
        result.append(Relation(kind: .precedes(axis), first: first, second: second))
      } else if holds(.precedes(axis), other, one, within: exact) {
        result.append(Relation(kind: .precedes(axis), first: second, second: first))
      }
    }
    if one != other {
      if holds(.contains, one, other, within: exact) {
        result.append(Relation(kind: .contains, first: first, second: second))
      } else if holds(.contains, other, one, within: exact) {
        result.append(Relation(kind: .contains, first: second, second: first))
      }
    }
    return result
  }

  private static func holds(_ kind: Kind, _ one: CGRect, _ other: CGRect, within tolerance: CGFloat) -> Bool {
    func range(_ rect: CGRect, _ axis: Axis) -> (start: CGFloat, end: CGFloat) {
      axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }
    switch kind {
    case .precedes(let axis): return range(one, axis).end <= range(other, axis).start + tolerance
    case .contains: return one.insetBy(dx: -tolerance, dy: -tolerance).contains(other)
    case .sharesStart(let axis): return abs(range(one, axis).start - range(other, axis).start) <= tolerance
    case .sharesEnd(let axis): return abs(range(one, axis).end - range(other, axis).end) <= tolerance
    case .sharesMiddle(let axis):
      let (left, right) = (range(one, axis), range(other, axis))
      return abs(left.start + left.end - right.start - right.end) / 2 <= tolerance
    case .isAsLong(let axis):
      let (left, right) = (range(one, axis), range(other, axis))
      return abs((left.end - left.start) - (right.end - right.start)) <= tolerance
    }
  }

  /// Those that do not hold for other frames. A frame that is missing is in no relation.
  func unmet(by frames: [String: CGRect]) -> [Relation] {
    relations.filter { relation in
      guard let one = frames[relation.first], let other = frames[relation.second] else { return true }
      return !Self.holds(relation.kind, one, other, within: Self.tolerance)
    }
  }

  /// The probes of views of one kind that stand side by side in a description.
  static func siblings(in view: JSONValue) -> [Set<String>] {
    var result: [Set<String>] = []
    func visit(_ value: JSONValue) {
      switch value {
      case .array(let values):
        var byKind: [String: Set<String>] = [:]
        for node in values {
          guard let kind = node.object?.keys.first(where: { $0.first?.isUppercase == true }),
            let mods = node["mods"]?.array, mods.allSatisfy({ $0["frame"] == nil }),
            let name = mods.lazy.compactMap({ $0["probe"]?.string }).first
          else { continue }
          byKind[kind, default: []].insert(name)
        }
        result += byKind.values.filter { $0.count > 1 }
        values.forEach(visit)
      case .object(let fields): fields.values.forEach(visit)
      default: break
      }
    }
    visit(view)
    return result
  }
}
