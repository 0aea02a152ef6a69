import CoreGraphics
import Rendering

/// Stands for elements that assistive programs find in a view which has none: in the bars of a drawn chart, say.
private struct AccessibilityOnlyEffect: RenderEffect, Equatable {
  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment { .empty }
  var allowsHits: Bool { false }
}

extension View {
  /// Gives assistive programs views that are not shown as the parts of this one.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return overlay { children.modifier(AccessibilityOnlyEffect()) }
  }
}
