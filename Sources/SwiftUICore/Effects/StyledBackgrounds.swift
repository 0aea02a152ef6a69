import CoreGraphics

extension View {
  /// Puts a style below the view; it extends over the safe area at the edges the view touches.
  ///
  /// In front of a material the fainter levels of the foreground style stand out more.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(SurfaceModifier(layer: Rectangle().fill(style), style: style, ignoredSafeArea: edges))
  }

  /// Puts the background style below the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a filled shape below the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(SurfaceModifier(layer: shape.fill(style, style: fillStyle), style: style))
  }

  /// Puts a shape filled with the background style below the view.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
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
