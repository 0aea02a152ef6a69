import Rendering

private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True for what is hidden where others may look on.
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }
}

/// What stands in the place of content that is not to be shown.
enum Redaction {
  /// The colour of the stand-in; nil when the content is shown.
  static func paint(in environment: EnvironmentValues) -> Paint? {
    let reasons = environment.redactionReasons
    if reasons.isEmpty { return nil }
    guard reasons.contains(.placeholder) || reasons.contains(.privacy) && environment.isPrivacySensitive else {
      return nil
    }
    let style = ForegroundStyle()._resolve(in: _StyleContext(environment: environment))
    return style.paint(in: .zero).multiplyingAlpha(by: 0.18)
  }
}

extension View {
  /// Adds a reason not to show the content as it is.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content in spite of the reasons around it.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks content that is hidden where `privacy` is a reason to.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Marks content that may be out of date: it is paler where `invalidated` is a reason to redact.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContentModifier(isInvalidatable: invalidatable))
  }
}

private struct InvalidatableContentModifier: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  nonisolated init(isInvalidatable: Bool) { self.isInvalidatable = isInvalidatable }

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}
