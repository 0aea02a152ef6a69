import CoreGraphics

/// A place that points can be measured from.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  /// The window's content.
  case global
  /// The view that asks.
  case local
  /// The nearest ancestor that `coordinateSpace(name:)` gave this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Gives its content's coordinates a name.
struct CoordinateSpaceModifier {
  nonisolated(unsafe) var name: AnyHashable
}

extension CoordinateSpaceModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: CoordinateSpaceModifier, around child: RenderNode, node: Node
  ) -> CoordinateSpaceRenderNode {
    CoordinateSpaceRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: CoordinateSpaceRenderNode, from old: CoordinateSpaceModifier,
    to modifier: CoordinateSpaceModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.name = modifier.name
  }
}

final class CoordinateSpaceRenderNode: UnaryRenderNode {
  var name: AnyHashable?
}

extension RenderNode {
  /// The rectangle, in own coordinates, measured from the space. Unknown names count as the window.
  func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return rect
    case .global: return convert(rect, to: nil, laidOut: true)
    case .named(let name):
      var node = parent
      while let current = node {
        if let named = current as? CoordinateSpaceRenderNode, named.name == name {
          return convert(rect, to: current, laidOut: true)
        }
        node = current.parent
      }
      root.warnOnce("No ancestor has a coordinate space named '\(name)'; the window's is used.")
      return convert(rect, to: nil, laidOut: true)
    }
  }

  /// The point, given in own coordinates at this moment of an animation, measured from the space.
  func convertPresented(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    var ancestor: RenderNode?
    switch space {
    case .local: return point
    case .global: break
    case .named(let name):
      var node = parent
      while let current = node, ancestor == nil {
        if (current as? CoordinateSpaceRenderNode)?.name == name { ancestor = current }
        node = current.parent
      }
    }
    return convert(CGRect(origin: point, size: .zero), to: ancestor).origin
  }
}

extension View {
  /// Names the view's coordinates, for descendants to measure from.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinates, for descendants to measure from.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}
