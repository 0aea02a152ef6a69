/// Tells presented content what it stands in front of, which is not what the view that presents it does.
struct PresentedSurface: ViewModifier {
  @ObservedObject var presentation: Presentation

  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentWritingModifier { [surface = presentation.surface] values in
        values.isOnContainerSurface = false
        values.isWindowBackground = false
        values.backgroundMaterial = nil
        surface.describe(in: &values)
      })
  }
}
