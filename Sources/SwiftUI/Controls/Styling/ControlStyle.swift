import SwiftUICore

/// A control's style with its type erased, as the environment keeps it.
struct ControlStyle<Configuration>: Equatable {
  private let style: Any
  private let make: @MainActor (Configuration) -> AnyView
  private let isSame: (Any) -> Bool

  /// - Parameter body: The style's `makeBody`.
  nonisolated init<Style, Content: View>(
    _ style: Style, body: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    // Styles are values that the main actor alone uses.
    nonisolated(unsafe) let style = style
    self.style = style
    make = { configuration in
      let view = StyledBody(style: EmbeddedProperties(style), configuration: configuration, make: body)
      return Content._elementCount == 1 ? AnyView(view) : AnyView(ZStack { view })
    }
    isSame = { other in
      guard let other = other as? Style else { return false }
      return ValueComparison.areEqual(style, other)
    }
  }

  /// The control as the style shows it: always one element of a container.
  @MainActor func body(_ configuration: Configuration) -> AnyView { make(configuration) }

  static func == (lhs: ControlStyle, rhs: ControlStyle) -> Bool { lhs.isSame(rhs.style) }
}

/// Runs a style's `makeBody` in a node of its own, so that the style can read the environment and keep state.
private struct StyledBody<Style, Configuration, Content: View>: View {
  var style: EmbeddedProperties<Style>
  var configuration: Configuration
  var make: @MainActor (Style, Configuration) -> Content

  var body: some View { make(style.value, configuration) }
}

/// The styles that were set around a place, the innermost one last.
///
/// Inside the body of a style the next outer one counts: a style can show its control again, changed, without end.
struct ControlStyles<Configuration>: Equatable {
  private var styles: [ControlStyle<Configuration>] = []

  nonisolated init() {}

  mutating func push(_ style: ControlStyle<Configuration>) { styles.append(style) }

  var current: ControlStyle<Configuration>? { styles.last }

  var outer: ControlStyles {
    var copy = self
    _ = copy.styles.popLast()
    return copy
  }
}

/// A control shown in the style of its surroundings.
struct StyledControl<Configuration>: View {
  private let configuration: Configuration
  private let keyPath: WritableKeyPath<EnvironmentValues, ControlStyles<Configuration>>
  private let standard: ControlStyle<Configuration>
  @Environment private var styles: ControlStyles<Configuration>

  /// - Parameter standard: The style where none was set.
  init(
    _ configuration: Configuration,
    _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyles<Configuration>>,
    standard: ControlStyle<Configuration>
  ) {
    self.configuration = configuration
    self.keyPath = keyPath
    self.standard = standard
    _styles = Environment(keyPath)
  }

  var body: some View {
    if let style = styles.current {
      style.body(configuration).environment(keyPath, styles.outer)
    } else {
      standard.body(configuration)
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

extension View {
  /// Several views as the label of a control stand in a row.
  nonisolated func asLabel() -> AnyView {
    Self._elementCount == 1 ? AnyView(self) : AnyView(HStack { self })
  }
}

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Controls show no label; assistive programs still know it.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// True in the rows of lists and forms. Controls there fit themselves to the row.
  var isInListRow: Bool { listRowContext != nil }
}

extension View {
  /// Hides the labels of the controls in the view; assistive programs still know them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// The text that a label says, where the label's type tells.
@MainActor
enum LabelText {
  static func of(_ label: Any) -> Text? {
    if let text = label as? Text { return text }
    return (label as? any TitledLabel)?.titleText
  }
}

/// Labels that know their title.
@MainActor
protocol TitledLabel {
  var titleText: Text? { get }
}
