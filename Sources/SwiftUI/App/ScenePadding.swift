import CoreGraphics
import SwiftUICore

/// A distance that scenes keep from their edges.
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat

  /// As much as a screen keeps.
  public static let minimum = ScenePadding(length: Metrics.Scene.padding)
  /// As much as the title of a navigation bar keeps.
  public static let navigationBar = ScenePadding(length: Metrics.NavigationBar.sideInset)
}

extension Metrics {
  enum Scene {
    static let padding: CGFloat = 16
  }
}

extension View {
  /// Keeps the distance of the scene's content from the scene's edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, Metrics.Scene.padding)
  }

  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
