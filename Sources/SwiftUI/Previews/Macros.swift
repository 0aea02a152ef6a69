import SwiftUICore

/// Makes a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a preview of a view with traits: its layout or orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a property an entry of the environment, of transactions or of focused values.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// How a preview is shown.
public struct PreviewTrait: Sendable {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
  }

  package let kind: Kind

  public static let defaultLayout = PreviewTrait(kind: .layout(.device))
  public static let sizeThatFitsLayout = PreviewTrait(kind: .layout(.sizeThatFits))
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  public static let portrait = PreviewTrait(kind: .orientation(.portrait))
  public static let portraitUpsideDown = PreviewTrait(kind: .orientation(.portraitUpsideDown))
  public static let landscapeLeft = PreviewTrait(kind: .orientation(.landscapeLeft))
  public static let landscapeRight = PreviewTrait(kind: .orientation(.landscapeRight))
}
