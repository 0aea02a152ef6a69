import CoreGraphics
import Rendering

extension ImageResolver {
  /// How a symbol is rendered: in the mode that is asked for, else as the number of foreground styles suggests.
  static func kind(_ mode: SymbolRenderingMode?, in environment: EnvironmentValues) -> SymbolRenderingMode.Kind {
    mode?.kind ?? (environment.foregroundStyles.count > 1 ? .palette : .monochrome)
  }

  /// The ink of a symbol's layer that takes the foreground style: one of several styles, a fainter shade of the only
  /// one, or the style as it is.
  static func foregroundInk(
    _ level: Int, _ kind: SymbolRenderingMode.Kind, in rect: CGRect, _ environment: EnvironmentValues
  ) -> Paint {
    func ink(_ level: Int) -> Paint {
      ForegroundStyle()._resolve(in: _StyleContext(environment: environment, level: level)).ink(in: rect)
    }
    let styles = environment.foregroundStyles.count
    switch kind {
    case .monochrome, .multicolor: return ink(0)
    case .hierarchical where styles > 1, .palette where styles > 1: return ink(min(level, styles - 1))
    case .hierarchical, .palette: return ink(0).multiplyingAlpha(by: hierarchicalOpacity(level))
    }
  }
}
