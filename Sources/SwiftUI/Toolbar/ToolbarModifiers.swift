/// Puts a toolbar's items beside its content without changing what the content is to a container.
struct ToolbarItemsModifier<Items: View>: ViewModifier {
  nonisolated(unsafe) let items: Items

  func body(content: Content) -> some View {
    content
    items
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}

extension View {
  nonisolated func barOptions(_ edit: @escaping (inout NavigationBarOptions) -> Void) -> some View {
    transformPreference(NavigationBarOptionsKey.self, edit)
  }

  /// Puts items into the bars of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarItemsModifier(items: ToolbarItemsView(content: content())))
  }

  /// Puts items into the bars of the screen. Users cannot arrange them.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarItemsModifier(items: ToolbarItemsView(content: content())))
  }

  /// Puts views into the navigation bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarItemsModifier(items: _ToolbarItemHost(placement: .automatic, content: content())))
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  nonisolated private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { options.visibility[bar.target] = visibility }
    }
  }

  /// Shows or hides the background of bars; automatic shows it while content is under the bar.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { options.backgroundVisibility[bar.target] = visibility }
    }
  }

  /// Shows or hides the background of bars; automatic shows it while content is under the bar.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { options.backgroundVisibility[bar.target] = visibility }
    }
  }

  /// Sets the style of the background of bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let style = AnyShapeStyle(style)
    return barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { options.background[bar.target] = style }
    }
  }

  /// Sets the colour scheme of bars whose background is shown.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { options.colorScheme[bar.target] = colorScheme }
    }
  }

  /// Sets how the title of the screen is shown.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barOptions { $0.displayMode = mode.mode }
  }
}

/// Views made out of toolbar content.
struct ToolbarItemsView<Content: ToolbarContent>: View {
  nonisolated(unsafe) let content: Content

  var body: some View { content._items }

  nonisolated static var _elementCount: Int? { 0 }
}
