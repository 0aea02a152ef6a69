import SwiftUICore

/// The name space of what previews are described with.
public enum Preview {
  /// The traits of previews of views.
  public enum ViewTraits {}
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor @Sendable (AnyView) -> AnyView)
    case several([PreviewTrait])
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview fills the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
  /// The preview is as large as its view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// The preview has a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }

  /// Several traits as one; later ones win.
  public init(_ traits: PreviewTrait...) { kind = .several(traits) }

  /// Changes the previewed view, for example by giving it data.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(kind: .modifier { AnyView(ModifiedPreview(content: $0, modifier: modifier)) })
  }

  @MainActor
  func apply(to view: AnyView) -> AnyView {
    switch kind {
    case .layout(let layout): AnyView(view.trait(PreviewLayoutTrait.self, layout))
    case .orientation(let orientation): AnyView(view.trait(PreviewOrientationTrait.self, orientation))
    case .modifier(let modify): modify(view)
    case .several(let traits): traits.reduce(view) { $1.apply(to: $0) }
    }
  }
}
