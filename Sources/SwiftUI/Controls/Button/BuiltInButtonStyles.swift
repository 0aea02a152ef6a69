import CoreGraphics
import SwiftUICore

/// The style of buttons for which none is set: a tinted label without a border. In a row of a list, the whole row
/// acts for it.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: configuration)
  }
}

/// A tinted label without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

/// The label as it is; it fades while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration, releaseAnimation: .easeOut(duration: Metrics.Control.releaseDuration)) {
      isPressed in
      configuration.label
        .modifier(ButtonLabelLook(role: configuration.role, tint: nil))
        .opacity(isPressed ? Metrics.Button.pressedPlainOpacity : 1)
    }
  }
}

/// A label on a lightly filled background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A white label on a background of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

/// A label that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration, tint: AnyShapeStyle(.link))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension ControlStyle where Configuration == PrimitiveButtonStyleConfiguration {
  static var automaticButton: ControlStyle {
    ControlStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}

// MARK: Looks

private struct AutomaticButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      // The row highlights in place of the label.
      PressableButton(configuration, activatesListRow: true) { _ in
        configuration.label
          .modifier(ButtonLabelLook(role: configuration.role, tint: AnyShapeStyle(.tint), isCentered: false))
      }
    } else {
      BorderlessButton(configuration: configuration)
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private struct BorderlessButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  var tint = AnyShapeStyle(.tint)

  var body: some View {
    PressableButton(configuration, releaseAnimation: .easeOut(duration: Metrics.Control.releaseDuration)) {
      isPressed in
      configuration.label
        .modifier(ButtonLabelLook(role: configuration.role, tint: tint))
        .opacity(isPressed ? Metrics.Control.pressedOpacity : 1)
        .contentShape(Rectangle())
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.controlProminence) private var prominence
  @Environment(\.tintStyle) private var tint

  var body: some View {
    let isFilled = isProminent || prominence == .increased
    let size = Metrics.Button.size(controlSize)
    PressableButton(configuration, releaseAnimation: .easeOut(duration: Metrics.Control.releaseDuration)) {
      isPressed in
      label(size)
        .modifier(
          ButtonLabelLook(
            role: isFilled ? nil : configuration.role,
            tint: isFilled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint), font: font(isFilled))
        )
        .background(fill(isFilled), in: ButtonOutline(shape: shape, size: controlSize))
        .opacity(isPressed ? Metrics.Button.pressedBorderedOpacity : 1)
        .contentShape(ButtonOutline(shape: shape, size: controlSize))
    }
  }

  @ViewBuilder private func label(_ size: Metrics.Button.Size) -> some View {
    if shape.kind == .circle {
      SquareLayout { configuration.label.padding(size.verticalPadding) }
    } else {
      configuration.label
        .padding(.horizontal, size.horizontalPadding)
        .padding(.vertical, size.verticalPadding)
    }
  }

  private func font(_ isFilled: Bool) -> Font {
    switch controlSize {
    case .mini, .small: .subheadline
    case .regular: .body
    case .large, .extraLarge: isFilled ? .body.weight(.semibold) : .body
    }
  }

  private func fill(_ isFilled: Bool) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.tertiaryFill) }
    let isDestructive = configuration.role == .destructive
    if isFilled { return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint) }
    if isDestructive { return AnyShapeStyle(Color.red.opacity(Metrics.Button.tintedFillOpacity)) }
    guard tint != nil else { return AnyShapeStyle(Color.tertiaryFill) }
    return AnyShapeStyle(OpacityStyle(base: AnyShapeStyle(.tint), opacity: Metrics.Button.tintedFillOpacity))
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// A style with its opacity multiplied.
struct OpacityStyle: ShapeStyle, Equatable {
  var base: AnyShapeStyle
  var opacity: Double

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    base._resolve(in: context).multiplyingOpacity(by: opacity)
  }
}

/// Colour and font that a button gives a label which has none of its own.
struct ButtonLabelLook: EnvironmentModifier {
  var role: ButtonRole?
  /// Nil leaves the foreground style as it is around the button.
  var tint: AnyShapeStyle?
  var font: Font?
  var isCentered = true

  func modify(_ environment: inout EnvironmentValues) {
    if isCentered { environment.multilineTextAlignment = .center }
    if let font, environment.font == nil { environment.font = font }
    guard environment.isEnabled else {
      environment.foregroundStyles =
        environment.foregroundStyles.isEmpty
        ? [AnyShapeStyle(Color.tertiaryLabel)]
        : environment.foregroundStyles.map {
          AnyShapeStyle(OpacityStyle(base: $0, opacity: Metrics.Control.disabledOpacity))
        }
      return
    }
    guard environment.foregroundStyles.isEmpty else { return }
    if role == .destructive, tint != nil {
      environment.foregroundStyles = [AnyShapeStyle(Color.red)]
    } else if let tint {
      environment.foregroundStyles = [tint]
    }
  }
}
