import CoreGraphics

/// The distances that a view prefers from its neighbours.
public struct ViewSpacing: Sendable, Equatable {
  /// Distances that a line of text keeps from what is above and below it.
  struct TextEdge: Sendable, Equatable {
    /// From something that is not text.
    var toOther: CGFloat
    /// From another text; of two texts the lower one decides.
    var toText: CGFloat
  }

  struct EdgePreference: Sendable, Equatable {
    var isPlain = false
    var isNone = false
    var text: TextEdge?

    static let plain = EdgePreference(isPlain: true)
    static let none = EdgePreference(isNone: true)

    mutating func formUnion(_ other: EdgePreference) {
      isPlain = isPlain || other.isPlain
      isNone = isNone && other.isNone
      guard let otherText = other.text else { return }
      text = TextEdge(
        toOther: max(text?.toOther ?? 0, otherText.toOther), toText: max(text?.toText ?? 0, otherText.toText))
    }
  }

  static let defaultDistance: CGFloat = 8

  var top = EdgePreference.plain
  var leading = EdgePreference.plain
  var bottom = EdgePreference.plain
  var trailing = EdgePreference.plain

  public init() {}

  /// Prefers no distance at all.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = .none }
    return spacing
  }()

  subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The preferred distance to the view that follows along the axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let upper = axis == .vertical ? bottom : trailing
    let lower = axis == .vertical ? next.top : next.leading
    if upper.isNone || lower.isNone { return 0 }
    var distance: CGFloat?
    func consider(_ value: CGFloat) { distance = max(distance ?? 0, value) }
    if upper.isPlain, lower.isPlain { consider(Self.defaultDistance) }
    if let text = upper.text, lower.isPlain { consider(text.toOther) }
    if let text = lower.text, upper.isPlain { consider(text.toOther) }
    if upper.text != nil, let text = lower.text { consider(text.toText) }
    return distance ?? Self.defaultDistance
  }

  /// The same with the text's own distances forgotten on the given edges.
  func withPlainEdges(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    for edge in Edge.allCases where edges.contains(edge) { copy[edge] = .plain }
    return copy
  }
}
