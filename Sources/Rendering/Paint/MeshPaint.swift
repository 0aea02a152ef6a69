import CoreGraphics

/// Triangles with a colour at each corner, in a unit square that is stretched over what is painted.
public struct MeshPaint: Hashable, Sendable {
  public struct Vertex: Hashable, Sendable {
    /// From 0 to 1 inside the painted rectangle.
    public var x: Float
    public var y: Float
    public var color: RGBA

    public init(x: Float, y: Float, color: RGBA) {
      self.x = x
      self.y = y
      self.color = color
    }
  }

  public var vertices: [Vertex]
  /// Three numbers of vertices each.
  public var triangles: [UInt32]
  /// Shown where no triangle lies.
  public var background: RGBA
  public var opacity = 1.0

  /// The triangles' numbers must be those of vertices.
  public init(vertices: [Vertex], triangles: [UInt32], background: RGBA) {
    precondition(triangles.count % 3 == 0 && triangles.allSatisfy { $0 < vertices.count }, "triangles of vertices")
    self.vertices = vertices
    self.triangles = triangles
    self.background = background
  }

  public var isOpaque: Bool {
    opacity >= 1 && background.alpha >= 1 && vertices.allSatisfy { $0.color.alpha >= 1 }
  }
}
