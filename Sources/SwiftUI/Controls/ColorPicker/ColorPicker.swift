import CoreGraphics
import SwiftUICore

extension Metrics {
  enum ColorPicker {
    static let well: CGFloat = 28
    static let ring: CGFloat = 3
    static let ringGap: CGFloat = 3
    static let columns = 12
    static let rows = 10
    static let swatch: CGFloat = 26
    static let padding: CGFloat = 16
    static let spacing: CGFloat = 14
    static let radius: CGFloat = 8
    static let labelWidth: CGFloat = 70
  }
}

/// A control in which a colour is chosen.
public struct ColorPicker<Label: View>: View {
  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInListRow) private var isInListRow

  nonisolated init(label: Label, selection: Binding<Color>, supportsOpacity: Bool) {
    self.label = label
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// - Parameter supportsOpacity: whether colours that let others through can be chosen.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, supportsOpacity: supportsOpacity)
  }

  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: Self.color(selection), supportsOpacity: supportsOpacity)
  }

  nonisolated fileprivate static func color(_ selection: Binding<CGColor>) -> Binding<Color> {
    Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { color in
        if let color = color.cgColor { selection.wrappedValue = color }
      })
  }

  public var body: some View {
    HStack {
      if !labelsHidden {
        label.asLabel()
        Spacer(minLength: Metrics.ColorPicker.spacing)
      }
      well
    }
  }

  nonisolated public static var _elementCount: Int? { 1 }

  private var well: some View {
    Button {
      isOpen = true
    } label: {
      ColorWell(color: selection.wrappedValue)
    }
    .buttonStyle(.plain)
    .padding(
      .vertical, isInListRow ? (Metrics.Control.rowLineHeight - Metrics.ColorPicker.well) / 2 : 0
    )
    .popover(isPresented: $isOpen) {
      ColorPalette(selection: selection, supportsOpacity: supportsOpacity)
        .presentationCompactAdaptation(.popover)
    }
    .semantics {
      $0.role = .button
      $0.children = .ignore
      $0.label = LabelText.of(label) ?? Text("Color")
      $0.activate = { isOpen = true }
    }
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(label: Text(titleKey), selection: selection, supportsOpacity: supportsOpacity)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(label: Text(titleKey), selection: Self.color(selection), supportsOpacity: supportsOpacity)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(label: Text(title), selection: Self.color(selection), supportsOpacity: supportsOpacity)
  }
}

/// The colour in a ring of all colours.
private struct ColorWell: View {
  let color: Color

  var body: some View {
    ZStack {
      Circle()
        .strokeBorder(
          AngularGradient(
            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
          lineWidth: Metrics.ColorPicker.ring)
      Circle()
        .fill(color)
        .padding(Metrics.ColorPicker.ring + Metrics.ColorPicker.ringGap)
    }
    .frame(width: Metrics.ColorPicker.well, height: Metrics.ColorPicker.well)
    .contentShape(Circle())
  }
}

/// A grid of colours, and sliders for the parts of the one that is chosen.
private struct ColorPalette: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  var body: some View {
    VStack(spacing: Metrics.ColorPicker.spacing) {
      grid
      slider("Red", \.red)
      slider("Green", \.green)
      slider("Blue", \.blue)
      if supportsOpacity { slider("Opacity", \.opacity) }
    }
    .padding(Metrics.ColorPicker.padding)
    .frame(
      width: CGFloat(Metrics.ColorPicker.columns) * Metrics.ColorPicker.swatch + 2 * Metrics.ColorPicker.padding)
  }

  private var grid: some View {
    VStack(spacing: 0) {
      ForEach(0..<Metrics.ColorPicker.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Metrics.ColorPicker.columns, id: \.self) { column in
            swatch(row: row, column: column)
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: Metrics.ColorPicker.radius))
  }

  /// Greys in the first row; below, the hues from dark to light.
  private func color(row: Int, column: Int) -> Color {
    let across = Double(column) / Double(Metrics.ColorPicker.columns - 1)
    if row == 0 { return Color(white: 1 - across) }
    let hue = Double(column) / Double(Metrics.ColorPicker.columns)
    let down = Double(row) / Double(Metrics.ColorPicker.rows - 1)
    return down < 0.5
      ? Color(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * down)
      : Color(hue: hue, saturation: 1 - (down - 0.5) * 1.7, brightness: 1)
  }

  private func swatch(row: Int, column: Int) -> some View {
    let color = color(row: row, column: column)
    return
      color
      .frame(width: Metrics.ColorPicker.swatch, height: Metrics.ColorPicker.swatch)
      .contentShape(Rectangle())
      .modifier(PressModifier(onPressing: { _ in }) { choose(color) })
      .accessibilityHidden(true)
  }

  private func choose(_ color: Color) {
    var resolved = color.resolve(in: environment)
    resolved.opacity = supportsOpacity ? self.resolved.opacity : 1
    selection.wrappedValue = Color(resolved)
  }

  private var resolved: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

  private func slider(_ title: LocalizedStringKey, _ part: WritableKeyPath<Color.Resolved, Float>) -> some View {
    let value = Binding<Double>(
      get: { Double(min(max(resolved[keyPath: part], 0), 1)) },
      set: { new in
        var color = resolved
        color[keyPath: part] = Float(new)
        selection.wrappedValue = Color(color)
      })
    return HStack {
      Text(title).frame(width: Metrics.ColorPicker.labelWidth, alignment: .leading).accessibilityHidden(true)
      Slider(value: value, in: 0...1) { Text(title) }
    }
  }
}
