import CoreGraphics
import Rendering

/// How the colours of symbols are laid on.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  fileprivate let isGradient: Bool

  /// Evenly.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// A little lighter towards the top.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How the colours of symbols are laid on; nil is evenly.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the colours of the symbols in the view are laid on. Styles that are no plain colours stay as they are.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the colours of a symbol are laid on; nil leaves it to the surroundings.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var copy = self
    copy.symbolColorRenderingMode = mode
    return copy
  }

  /// A layer's paint as the mode wants it, in a symbol of the size.
  func layingOn(_ paint: Paint, size: CGSize, in environment: EnvironmentValues) -> Paint {
    let mode = symbolColorRenderingMode ?? environment.symbolColorRenderingMode
    guard mode?.isGradient == true, case .color(let color) = paint, color.alpha > 0 else { return paint }
    return .linearGradient(
      AnyGradient.ramp(from: color), start: .zero, end: CGPoint(x: 0, y: size.height))
  }
}
