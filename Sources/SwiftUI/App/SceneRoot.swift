import SwiftUICore

/// What stands between a window and the content a program gives it: the place for everything that is presented over
/// the content. The window has the title of the screen in front, and the appearance that the content asks for.
package struct SceneRoot<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  @State private var title: Text?
  @State private var bareTitle: Text?
  @State private var background: ContainerSurface?

  nonisolated package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package var body: some View {
    content
      .modifier(PreferenceSinkModifier(ContainerBackgroundsKey.self) { background = $0[.window] })
      .modifier(ContainerSurroundings(surface: background))
      .modifier(PreferenceSinkModifier(WindowTitleKey.self) { title = $0 })
      .modifier(PreferenceSinkModifier(NavigationBarOptionsKey.self) { bareTitle = $0.title })
      .modifier(WindowTitleModifier(title: title ?? bareTitle))
      .modifier(WindowColorSchemeModifier())
      .modifier(PresentationHost(background: background))
  }
}
