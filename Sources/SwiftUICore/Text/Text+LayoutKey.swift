import CoreGraphics

extension Text {
  /// The preference by which views learn how the texts inside them are laid out, in view order.
  ///
  /// Reading it costs something whenever one of the texts changes or moves; texts that nobody asks cost nothing.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// The layout of a text and the place of its top left corner.
    public struct AnchoredLayout: Equatable {
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
      /// In the window, so that readers learn of texts that have moved.
      let place: CGRect
    }

    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value.append(contentsOf: nextValue())
    }
  }
}
