/// Gives a part of a presentation the appearance that the presented content asks for.
struct PresentedColorScheme: ViewModifier {
  @ObservedObject var presentation: Presentation
  @Environment(\.colorScheme) private var outer

  func body(content: Content) -> some View {
    content.environment(\.colorScheme, presentation.colorScheme ?? outer)
  }
}
