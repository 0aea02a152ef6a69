import CoreGraphics
import Rendering

/// An outline in two dimensions.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
  /// Kept in its simplest form until something is added.
  enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case elements(PathStorage)
  }

  private(set) var storage: Storage

  public init() { storage = .empty }

  public init(_ path: CGPath) { storage = .elements(path.storage) }

  public init(_ path: CGMutablePath) { storage = .elements(path.storage) }

  public init(_ rect: CGRect) { storage = .rect(rect) }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    storage = .roundedRect(rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    storage = .elements(RoundedCorners.outline(of: rect, radii: cornerRadii, style: style))
  }

  public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  init(_ elements: PathStorage) { storage = .elements(elements) }

  // MARK: Reading

  /// The outline as elements.
  var elements: PathStorage {
    switch storage {
    case .empty: return PathStorage()
    case .elements(let elements): return elements
    case .rect(let rect):
      var elements = PathStorage()
      elements.addRect(rect)
      return elements
    case .roundedRect(let rect, let cornerSize, let style):
      return RoundedCorners.outline(of: rect.standardized, cornerSize: cornerSize, style: style)
    case .ellipse(let rect):
      var elements = PathStorage()
      elements.addEllipse(in: rect)
      return elements
    }
  }

  package var geometry: ShapeGeometry {
    switch storage {
    case .empty: return .rect(.null)
    case .rect(let rect): return .rect(rect.standardized)
    case .roundedRect(let rect, let cornerSize, let style):
      let size = RoundedCorners.limited(cornerSize, in: rect.standardized)
      if size.width == 0 || size.height == 0 { return .rect(rect.standardized) }
      return .roundedRect(rect.standardized, cornerSize: size, continuous: style == .continuous)
    case .ellipse(let rect): return .ellipse(rect.standardized)
    case .elements(let elements): return .path(CGPath(elements))
    }
  }

  public var cgPath: CGPath { CGPath(elements) }

  public var isEmpty: Bool {
    switch storage {
    case .empty: return true
    case .elements(let elements): return elements.isEmpty
    default: return false
    }
  }

  /// The smallest rectangle around the outline.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): return rect.standardized
    case .elements(let elements): return elements.bounds
    }
  }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if case .rect(let rect) = storage { return rect.contains(p) }
    return elements.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(
      move: { body(.move(to: $0)) }, line: { body(.line(to: $0)) },
      quad: { body(.quadCurve(to: $1, control: $0)) },
      curve: { body(.curve(to: $2, control1: $0, control2: $1)) }, close: { body(.closeSubpath) })
  }

  public var currentPoint: CGPoint? { elements.currentPoint }

  // MARK: Adding

  private mutating func edit(_ body: (inout PathStorage) -> Void) {
    var elements = elements
    storage = .empty
    body(&elements)
    storage = .elements(elements)
  }

  public mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }

  public mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: end) } }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    edit { elements in
      elements.move(to: first)
      for point in lines.dropFirst() { elements.addLine(to: point) }
    }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    edit { $0.addQuadCurve(to: end, control: control) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  public mutating func closeSubpath() { edit { $0.closeSubpath() } }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(rect), transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { add(Path(rect), transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: rect), transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path, transform)
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    if isEmpty, transform.isIdentity {
      self = path
    } else {
      edit { $0.append(path.elements, transform: transform) }
    }
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let path = CGMutablePath(elements)
    path.addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      clockwise: clockwise, transform: transform)
    storage = .elements(path.storage)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let path = CGMutablePath(elements)
    path.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
      transform: transform)
    storage = .elements(path.storage)
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let path = CGMutablePath(elements)
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    storage = .elements(path.storage)
  }

  // MARK: Deriving

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity || isEmpty { return self }
    return Path(elements.applying(transform))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    switch storage {
    case .rect(let rect): return Path(rect.offsetBy(dx: dx, dy: dy))
    case .ellipse(let rect): return Path(ellipseIn: rect.offsetBy(dx: dx, dy: dy))
    case .roundedRect(let rect, let cornerSize, let style):
      return Path(roundedRect: rect.offsetBy(dx: dx, dy: dy), cornerSize: cornerSize, style: style)
    default: return applying(CGAffineTransform(translationX: dx, y: dy))
    }
  }

  /// The part of the outline between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let start = min(max(from, 0), 1)
    let end = min(max(to, 0), 1)
    if start >= end { return Path() }
    if start <= 0, end >= 1 { return self }
    return Path(elements.trimmed(from: start, to: end))
  }

  // MARK: Text

  public var description: String {
    var parts: [String] = []
    func text(_ point: CGPoint) -> String { "\(Self.text(point.x)) \(Self.text(point.y))" }
    forEach { element in
      switch element {
      case .move(let to): parts.append("\(text(to)) m")
      case .line(let to): parts.append("\(text(to)) l")
      case .quadCurve(let to, let control): parts.append("\(text(control)) \(text(to)) q")
      case .curve(let to, let control1, let control2):
        parts.append("\(text(control1)) \(text(control2)) \(text(to)) c")
      case .closeSubpath: parts.append("h")
      }
    }
    return parts.joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String {
    String(format: "%.6g", locale: Locale(identifier: "en_US_POSIX"), Double(value))
  }

  /// Reads what `description` writes; nil if the text is something else.
  public init?(_ string: String) {
    var elements = PathStorage()
    var numbers: [CGFloat] = []
    func points(_ count: Int) -> [CGPoint]? {
      guard numbers.count == count * 2 else { return nil }
      return (0..<count).map { CGPoint(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) }
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch word {
      case "m":
        guard let p = points(1) else { return nil }
        elements.move(to: p[0])
      case "l":
        guard let p = points(1), !elements.isEmpty else { return nil }
        elements.addLine(to: p[0])
      case "q":
        guard let p = points(2), !elements.isEmpty else { return nil }
        elements.addQuadCurve(to: p[1], control: p[0])
      case "c":
        guard let p = points(3), !elements.isEmpty else { return nil }
        elements.addCurve(to: p[2], control1: p[0], control2: p[1])
      case "h":
        guard numbers.isEmpty else { return nil }
        elements.closeSubpath()
      default:
        return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements)
  }
}

/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// Quarter circles.
  case circular
  /// Bends that ease into the sides.
  case continuous
}

/// The radius of each corner, in points.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable, Animatable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
