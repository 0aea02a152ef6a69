import CoreGraphics
import Rendering

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let styles = context.environment.foregroundStyles
    if context.level < styles.count {
      var inner = context
      inner.level = 0
      inner.environment.foregroundStyles = []
      return styles[context.level]._resolve(in: inner)
    }
    if let first = styles.first {
      var inner = context
      inner.environment.foregroundStyles = []
      return HierarchicalShapeStyle.resolve(first, level: context.level, in: inner)
    }
    return SystemColors.label(level: context.level, in: context.environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the surroundings: a window's, a sheet's, a list's.
public struct BackgroundStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    if let style = context.environment.backgroundStyle {
      var inner = context
      inner.environment.backgroundStyle = nil
      return style._resolve(in: inner)
    }
    return .color(SystemColors.background.resolved(in: context.environment))
  }

  public static var _mayBeMaterial: Bool { true }

  public func _material(in environment: EnvironmentValues) -> Material? {
    guard let style = environment.backgroundStyle else { return nil }
    var inner = environment
    inner.backgroundStyle = nil
    return style._material(in: inner)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The accent colour of the surroundings.
public struct TintShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    HierarchicalShapeStyle.resolve(
      context.environment.tintStyle ?? AnyShapeStyle(Color.accentColor), level: context.level, in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A level of the foreground style: the primary one, or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    var inner = context
    inner.level += level
    return ForegroundStyle()._resolve(in: inner)
  }

  /// Opacities of the levels on a colour of the program's own.
  static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.13]

  static func resolve(_ style: AnyShapeStyle, level: Int, in context: _StyleContext) -> _ResolvedStyle {
    var inner = context
    inner.level = 0
    let base = style._resolve(in: inner)
    return level == 0 ? base : base.multiplyingOpacity(by: opacities[min(level, opacities.count - 1)])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A fainter level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    HierarchicalShapeStyle.resolve(AnyShapeStyle(base), level: level, in: context)
  }
}

/// The line between rows and the like.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(SystemColors.separator.resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(SystemColors.background.resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The background of selected rows and text.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    TintShapeStyle()._resolve(in: context).multiplyingOpacity(by: 0.25)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

public struct LinkShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(SystemColors.link.resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(SystemColors.placeholder.resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

public struct FillShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let fills = [
      SystemColors.fill, SystemColors.secondaryFill, SystemColors.tertiaryFill, SystemColors.quaternaryFill,
    ]
    return .color(fills[min(context.level, 3)].resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
