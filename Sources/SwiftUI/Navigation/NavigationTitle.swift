import CoreGraphics

extension View {
  /// The title of the screen, for the navigation bar and the window.
  nonisolated public func navigationTitle(_ title: Text) -> some View { barOptions { $0.title = title } }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    barOptions { $0.title = Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = Text(title)
    return barOptions { $0.title = title }
  }

  /// A title that the program lets the user change elsewhere.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    let title = Text(verbatim: title.wrappedValue)
    return barOptions { $0.title = title }
  }

  /// A second line below the title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    barOptions { $0.subtitle = subtitle }
  }

  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    barOptions { $0.subtitle = Text(subtitleKey) }
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    let subtitle = Text(subtitle)
    return barOptions { $0.subtitle = subtitle }
  }

  /// Sets how the title of the screen is shown.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barOptions { $0.displayMode = displayMode }
  }

  /// Takes the back button away, and with it the swipe back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barOptions { $0.hidesBackButton = hidesBackButton }
  }

  // MARK: Earlier spellings

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barOptions { options in
      options.title = title
      options.displayMode = displayMode
    }
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barOptions { options in
      options.title = Text(titleKey)
      options.displayMode = displayMode
    }
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    let title = Text(title)
    return barOptions { options in
      options.title = title
      options.displayMode = displayMode
    }
  }

  @available(*, deprecated, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    barOptions { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(ToolbarItemsModifier(items: BarItemsView(placement: .topBarLeading, content: leading)))
      .modifier(ToolbarItemsModifier(items: BarItemsView(placement: .topBarTrailing, content: trailing)))
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarItemsModifier(items: BarItemsView(placement: .topBarLeading, content: leading)))
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarItemsModifier(items: BarItemsView(placement: .topBarTrailing, content: trailing)))
  }
}

/// Items of the navigation bar in their earlier spelling.
private struct BarItemsView<Content: View>: View {
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content

  nonisolated init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  var body: some View { _ToolbarItemHost(placement: placement, content: content) }

  nonisolated static var _elementCount: Int? { 0 }
}
