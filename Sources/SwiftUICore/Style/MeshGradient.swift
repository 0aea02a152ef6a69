import CoreGraphics
import Foundation
import Rendering

/// Colours at the points of a grid that may be bent. As a view it fills the space it is offered.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A point of the grid with the handles of the curves through it, all in the unit square.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the grid's points are, row by row.
  public enum Locations: Equatable, Sendable {
    /// Smooth curves run through the points.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])

    var count: Int {
      switch self {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    }
  }

  /// What colours the grid's points have, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])

    var count: Int {
      switch self {
      case .colors(let colors): colors.count
      case .resolvedColors(let colors): colors.count
      }
    }
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// Shown where the grid leaves a part of the square free.
  public var background: Color
  /// True mixes colours smoothly across the grid's lines, false evenly within each patch.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  /// - Parameters:
  ///   - width: points in a row, two at least.
  ///   - height: rows, two at least.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    precondition(
      locations.count == width * height && colors.count == width * height,
      "MeshGradient: \(width) × \(height) points need as many locations and colors")
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let factor = HierarchicalShapeStyle.opacities[min(context.level, 4)]
    let resolved: [RGBA]
    switch colors {
    case .colors(let colors): resolved = colors.map { $0.resolved(in: context.environment) }
    case .resolvedColors(let colors): resolved = colors.map(\.color)
    }
    var paint = MeshTessellator(self, colors: resolved).paint(
      background: background.resolved(in: context.environment))
    paint.opacity = factor
    return .mesh(paint)
  }
}

extension MeshGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

/// Cuts the patches of a mesh into small triangles.
struct MeshTessellator {
  /// Triangles a side of a patch.
  private static let steps = 12

  private let width: Int
  private let height: Int
  private let points: [MeshGradient.BezierPoint]
  private let colors: [SIMD4<Float>]
  private let smoothsColors: Bool
  private let isPerceptual: Bool

  init(_ mesh: MeshGradient, colors: [RGBA]) {
    width = mesh.width
    height = mesh.height
    smoothsColors = mesh.smoothsColors
    let isPerceptual = mesh.colorSpace == .perceptual
    self.isPerceptual = isPerceptual
    self.colors = colors.map { isPerceptual ? ColorSpaces.perceptual($0) : $0.vector }
    switch mesh.locations {
    case .bezierPoints(let points): self.points = points
    case .points(let points): self.points = Self.smooth(points, width: mesh.width, height: mesh.height)
    }
  }

  /// Handles a third of the way to the neighbours, in the direction from one neighbour to the other.
  private static func smooth(_ points: [SIMD2<Float>], width: Int, height: Int) -> [MeshGradient.BezierPoint] {
    var result: [MeshGradient.BezierPoint] = []
    result.reserveCapacity(points.count)
    for row in 0..<height {
      for column in 0..<width {
        let here = points[row * width + column]
        let left = column > 0 ? points[row * width + column - 1] : nil
        let right = column < width - 1 ? points[row * width + column + 1] : nil
        let above = row > 0 ? points[(row - 1) * width + column] : nil
        let below = row < height - 1 ? points[(row + 1) * width + column] : nil
        func tangent(_ before: SIMD2<Float>?, _ after: SIMD2<Float>?) -> SIMD2<Float> {
          if let before, let after { return (after - before) / 6 }
          if let after { return (after - here) / 3 }
          if let before { return (here - before) / 3 }
          return .zero
        }
        let (across, down) = (tangent(left, right), tangent(above, below))
        result.append(
          MeshGradient.BezierPoint(
            position: here, leadingControlPoint: here - across, topControlPoint: here - down,
            trailingControlPoint: here + across, bottomControlPoint: here + down))
      }
    }
    return result
  }

  func paint(background: RGBA) -> MeshPaint {
    var vertices: [MeshPaint.Vertex] = []
    var triangles: [UInt32] = []
    guard width >= 2, height >= 2 else { return MeshPaint(vertices: [], triangles: [], background: background) }
    let steps = Self.steps
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let first = UInt32(vertices.count)
        for i in 0...steps {
          for j in 0...steps {
            let (u, v) = (Float(j) / Float(steps), Float(i) / Float(steps))
            let place = position(row, column, u, v)
            vertices.append(MeshPaint.Vertex(x: place.x, y: place.y, color: color(row, column, u, v)))
          }
        }
        let line = UInt32(steps + 1)
        for i in 0..<UInt32(steps) {
          for j in 0..<UInt32(steps) {
            let corner = first + i * line + j
            triangles += [corner, corner + 1, corner + line, corner + 1, corner + line + 1, corner + line]
          }
        }
      }
    }
    return MeshPaint(vertices: vertices, triangles: triangles, background: background)
  }

  private func point(_ row: Int, _ column: Int) -> MeshGradient.BezierPoint { points[row * width + column] }

  /// A Coons patch between the four curves around it.
  private func position(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let (a, b) = (point(row, column), point(row, column + 1))
    let (c, d) = (point(row + 1, column), point(row + 1, column + 1))
    let top = Self.curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
    let bottom = Self.curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
    let left = Self.curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
    let right = Self.curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
    let ruledDown = top * (1 - v) + bottom * v
    let ruledAcross = left * (1 - u) + right * u
    let upper = a.position * (1 - u) + b.position * u
    let lower = c.position * (1 - u) + d.position * u
    return ruledDown + ruledAcross - (upper * (1 - v) + lower * v)
  }

  private static func curve(
    _ p0: SIMD2<Float>, _ p1: SIMD2<Float>, _ p2: SIMD2<Float>, _ p3: SIMD2<Float>, _ t: Float
  ) -> SIMD2<Float> {
    let s = 1 - t
    let start = p0 * (s * s * s) + p1 * (3 * s * s * t)
    return start + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  private func color(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> RGBA {
    func eased(_ t: Float) -> Float { smoothsColors ? t * t * (3 - 2 * t) : t }
    let (u, v) = (eased(u), eased(v))
    let first = row * width + column
    let upper = colors[first] * (1 - u) + colors[first + 1] * u
    let lower = colors[first + width] * (1 - u) + colors[first + width + 1] * u
    let mixed = upper * (1 - v) + lower * v
    return isPerceptual ? ColorSpaces.color(perceptual: mixed) : RGBA(vector: mixed)
  }
}

extension RGBA {
  fileprivate var vector: SIMD4<Float> { SIMD4(red, green, blue, alpha) }

  fileprivate init(vector: SIMD4<Float>) {
    self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.w)
  }
}
