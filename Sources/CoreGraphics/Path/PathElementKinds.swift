/// What one step of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// Which points a self-crossing path encloses.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// How a stroke ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How a stroke turns at a corner.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}
