import CoreGraphics

/// A clear or milky sheet that bends the light at its edge.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }

  let kind: Kind
  var tintColor: Color?

  /// Milky, so that what stands on it is well seen.
  public static let regular = Glass(kind: .regular)
  /// Clear, for use above pictures.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  /// Colours the glass.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }

  /// Accepted for the sake of programs that ask for it: here glass looks the same while it is pressed.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

private struct GlassSheet<S: Shape>: View {
  var glass: Glass
  var shape: S
  @Environment(\.colorScheme) private var colorScheme

  nonisolated init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  private var rim: some ShapeStyle {
    let strength = colorScheme == .dark ? 0.35 : 0.8
    return LinearGradient(
      colors: [.white.opacity(strength), .white.opacity(strength / 6), .white.opacity(strength / 2)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  var body: some View {
    ZStack {
      if glass.kind == .regular {
        shape.fill(.ultraThinMaterial)
      } else {
        shape.fill(.white.opacity(0.08))
      }
      if let tint = glass.tintColor { shape.fill(tint.opacity(0.75)) }
      shape.stroke(rim, lineWidth: 1)
    }
    .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
  }
}

extension View {
  /// Puts a sheet of glass below the view. The capsule fits the view; other shapes get its frame.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View {
    transformEnvironment(\.backgroundMaterial) { if glass.kind == .regular { $0 = .ultraThin } }
      .background { if glass.kind != .identity { GlassSheet(glass: glass, shape: shape) } }
  }
}

/// Views whose glass belongs together. Sheets that meet do not melt into each other here.
public struct GlassEffectContainer<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  /// - Parameter spacing: how near sheets would have to be to melt into each other.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
