import SwiftUICore

/// A type that makes previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A device whose size and edges a preview takes.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The space that a preview is shown in.
public enum PreviewLayout: Sendable, Equatable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Which way a previewed device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

package enum PreviewNameTrait: ViewTraitKey {
  package static var defaultValue: String? { nil }
}
package enum PreviewDeviceTrait: ViewTraitKey {
  package static var defaultValue: String? { nil }
}
package enum PreviewLayoutTrait: ViewTraitKey {
  package static var defaultValue: PreviewLayout? { nil }
}
package enum PreviewOrientationTrait: ViewTraitKey {
  package static var defaultValue: InterfaceOrientation? { nil }
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { trait(PreviewNameTrait.self, value) }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    trait(PreviewDeviceTrait.self, value?.rawValue)
  }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    trait(PreviewLayoutTrait.self, value)
  }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    trait(PreviewOrientationTrait.self, value)
  }
}

/// One preview, or the previews of a provider, for the command-line tool.
@MainActor
public struct _MartletPreview {
  package let name: String
  /// One preview, of however many views; otherwise each view is a preview.
  package let isSingle: Bool
  package let makeView: @MainActor () -> AnyView

  public init<P: PreviewProvider>(name: String, provider: P.Type) {
    self.name = name
    isSingle = false
    makeView = { AnyView(P.previews) }
  }

  public init(
    name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [], file: String = "", line: Int = 0,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name ?? "Preview"
    isSingle = true
    makeView = {
      func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
      return traits.reduce(erase(body())) { $1.apply(to: $0) }
    }
  }
}

/// What the `#Preview` macro expands to.
@MainActor
public protocol _PreviewRegistry {
  static var _preview: _MartletPreview { get }
}
