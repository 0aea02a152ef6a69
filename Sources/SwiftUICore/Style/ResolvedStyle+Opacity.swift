import CoreGraphics

extension _ResolvedStyle {
  /// Whether nothing is seen through it.
  var isOpaque: Bool {
    switch self {
    case .material: false
    case .shadowed(let base, _): base.isOpaque
    case .blended(let base, let mode): mode == .normal && base.isOpaque
    default: paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)).isOpaque
    }
  }
}
