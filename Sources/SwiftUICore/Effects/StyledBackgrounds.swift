import CoreGraphics

extension View {
  /// Puts a style below the view; it extends over the safe area at the edges the view touches.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(LayerModifier(layer: Rectangle().fill(style), isOverlay: false, ignoredSafeArea: edges))
  }

  /// Puts the background style below the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      LayerModifier(layer: Rectangle().fill(BackgroundStyle()), isOverlay: false, ignoredSafeArea: edges))
  }

  /// Puts a filled shape below the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayerModifier(layer: shape.fill(style, style: fillStyle), isOverlay: false))
  }

  /// Puts a shape filled with the background style below the view.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(LayerModifier(layer: shape.fill(BackgroundStyle(), style: fillStyle), isOverlay: false))
  }

  /// Puts a style above the view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(LayerModifier(layer: Rectangle().fill(style), isOverlay: true, ignoredSafeArea: edges))
  }

  /// Puts a filled shape above the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayerModifier(layer: shape.fill(style, style: fillStyle), isOverlay: true))
  }

  /// Draws a line around the view, inside its frame.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
