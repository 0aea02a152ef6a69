import CoreGraphics
import SwiftUICore

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a progress view style is given.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public struct CurrentValueLabel: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  /// From 0 to 1; nil when it is not known how far things have come.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

private enum ProgressViewStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<ProgressViewStyleConfiguration> { ControlStyles() }
}

extension EnvironmentValues {
  var progressViewStyles: ControlStyles<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the progress views in the view in a style.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let style = ControlStyle<ProgressViewStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.progressViewStyles) { $0.push(style) }
  }
}

extension ControlStyle where Configuration == ProgressViewStyleConfiguration {
  static var automaticProgressView: ControlStyle {
    ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// A bar where the progress is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgress(configuration: configuration, tint: nil)
    } else {
      CircularProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }

  @available(*, deprecated, message: "Use tint(_:) instead")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A ring where the progress is known, else a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }

  @available(*, deprecated, message: "Use tint(_:) instead")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
