import CoreGraphics

/// The views that a layout sizes and places.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  public var layoutDirection: LayoutDirection
  private let nodes: [RenderNode]
  public let startIndex: Int
  public let endIndex: Int

  init(_ nodes: [RenderNode], layoutDirection: LayoutDirection) {
    self.init(nodes, range: 0..<nodes.count, layoutDirection: layoutDirection)
  }

  private init(_ nodes: [RenderNode], range: Range<Int>, layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], index: index) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes, range: bounds, layoutDirection: layoutDirection)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.indices == rhs.indices
      && lhs.nodes.elementsEqual(rhs.nodes, by: ===)
  }
}

/// One view of a layout. Layouts run on the main actor; the subview must not leave it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: RenderNode
  let index: Int

  private func onMain<T>(_ body: @MainActor (RenderNode) -> T) -> T {
    let node = node
    nonisolated(unsafe) var result: T?
    MainActor.assumed { result = body(node) }
    guard let result else { fatalError("the body has run") }
    return result
  }

  /// The size that the view chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(for: proposal) } }

  /// The size and alignment guides that the view has for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, node: node, proposal: proposal)
  }

  public var spacing: ViewSpacing { onMain { $0.spacing } }

  /// From `layoutPriority`; 0 unless set, minus infinity for a spacer.
  public var priority: Double { onMain { $0.layoutPriority } }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) let value = onMain { node in
      ValueTransfer(value: node.trait(LayoutValueTrait<K>.self))
    }.value
    return value
  }

  /// Puts the view so that its `anchor` lies at `position`. The last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    PlacementRecorder.current?.placements[index] = Placement(
      position: position, anchor: anchor, proposal: proposal)
  }

  package func containerValue<K: ViewTraitKey>(_ key: K.Type) -> K.Value {
    onMain { ValueTransfer(value: $0.trait(K.self)) }.value
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.node === rhs.node && lhs.index == rhs.index
  }
}

private struct ValueTransfer<Value>: @unchecked Sendable {
  var value: Value
}

/// Where a layout put one of its views.
struct Placement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize

  func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }

  /// What happens to views that a layout forgot.
  static func centered(_ subview: LayoutSubview, in bounds: CGRect) -> Placement {
    Placement(
      position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(bounds.size))
  }
}

/// Collects the placements of one run of a layout.
final class PlacementRecorder {
  fileprivate(set) var placements: [Placement?]
  private let outer: PlacementRecorder?

  /// Layouts run on the main actor only, one inside the other.
  nonisolated(unsafe) fileprivate(set) static var current: PlacementRecorder?

  private init(count: Int, outer: PlacementRecorder?) {
    placements = Array(repeating: nil, count: count)
    self.outer = outer
  }

  static func record(count: Int, _ run: () -> Void) -> [Placement?] {
    let recorder = PlacementRecorder(count: count, outer: current)
    current = recorder
    defer { current = recorder.outer }
    run()
    return recorder.placements
  }
}
