/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

/// A modifier with a part that can move smoothly.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
