/// The appearance that a view asks for the window or the presentation that it stands in.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  /// The first view that asks for one has its way.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Makes the sheet, cover or popover around the view light or dark, or the whole window where the view is in none.
  ///
  /// The views in there, that one too, find the appearance in their environment.
  ///
  /// - Parameter colorScheme: nil follows the desktop, in a presentation what is behind it.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// Gives the window that the view stands in the appearance that its content asks for.
package struct WindowColorSchemeModifier {
  nonisolated package init() {}
}

extension WindowColorSchemeModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    WindowColorSchemeNode(view, in: context)
  }
}

private final class WindowColorSchemeNode<Content: View>: PreferenceSinkBase<
  Content, WindowColorSchemeModifier, PreferredColorSchemeKey
>
{
  override func receive(_ value: ColorScheme?) {
    root.enqueueAction { [weak self] in self?.root.services.setPreferredColorScheme?(value) }
  }
}
