import CoreGraphics

/// What presented content asks of the layer it stands in.
struct PresentationOptions: Equatable {
  var detents: Set<PresentationDetent>?
  var selectedDetent: PresentationDetent?
  var select: (@MainActor (PresentationDetent) -> Void)?
  var dragIndicator: Visibility?
  var isDismissDisabled: Bool?
  var background: ContainerSurface?
  var cornerRadius: CGFloat?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var compactAdaptation: PresentationAdaptation?
  var sizing: PresentationSizing?

  mutating func formUnion(_ other: PresentationOptions) {
    detents = detents ?? other.detents
    selectedDetent = selectedDetent ?? other.selectedDetent
    select = select ?? other.select
    dragIndicator = dragIndicator ?? other.dragIndicator
    isDismissDisabled = isDismissDisabled ?? other.isDismissDisabled
    background = background ?? other.background
    cornerRadius = cornerRadius ?? other.cornerRadius
    backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
    compactAdaptation = compactAdaptation ?? other.compactAdaptation
    sizing = sizing ?? other.sizing
  }

  static func == (lhs: PresentationOptions, rhs: PresentationOptions) -> Bool {
    lhs.detents == rhs.detents && lhs.selectedDetent == rhs.selectedDetent
      && (lhs.select == nil) == (rhs.select == nil) && lhs.dragIndicator == rhs.dragIndicator
      && lhs.isDismissDisabled == rhs.isDismissDisabled && lhs.background == rhs.background
      && lhs.cornerRadius == rhs.cornerRadius && lhs.backgroundInteraction == rhs.backgroundInteraction
      && lhs.compactAdaptation == rhs.compactAdaptation && lhs.sizing == rhs.sizing
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.formUnion(nextValue())
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let kind: Kind
  nonisolated(unsafe) private var customHeight: ((Context) -> CGFloat?)?

  private init(kind: Kind, customHeight: ((Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.customHeight = customHeight
  }

  /// About half of the window; not available in low windows.
  public static let medium = PresentationDetent(kind: .medium)
  /// The full height.
  public static let large = PresentationDetent(kind: .large)
  /// A part of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
  /// A height that the type works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type)), customHeight: { D.height(in: $0) })
  }

  /// What a custom height can depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet can have.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Points; nil where the detent is not available.
  func height(in context: Context) -> CGFloat? {
    let largest = context.maxDetentValue
    switch kind {
    case .large: return largest
    case .medium: return largest / 2
    case .fraction(let fraction): return min(max(largest * fraction, 0), largest)
    case .height(let height): return min(max(height, 0), largest)
    case .custom: return customHeight?(context).map { min(max($0, 0), largest) }
    }
  }

  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A way to work out the height of a sheet.
public protocol CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension PresentationDetent: Comparable {
  /// By height, measured in a sheet of 1000 points.
  public static func < (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    let context = Context(maxDetentValue: 1000, environment: EnvironmentValues())
    return (lhs.height(in: context) ?? 0) < (rhs.height(in: context) ?? 0)
  }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// While the sheet is no higher than the detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What a presentation turns into in a narrow window.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  let kind: Kind
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// Stays what it is.
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What a drag of the content in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }
  private let kind: Kind
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// How large a sheet is in a wide window.
public struct PresentationSizing: Hashable, Sendable {
  enum Kind { case automatic, form, page, fitted }
  let kind: Kind
  public static let automatic = PresentationSizing(kind: .automatic)
  public static let form = PresentationSizing(kind: .form)
  public static let page = PresentationSizing(kind: .page)
  /// As large as the content wants to be.
  public static let fitted = PresentationSizing(kind: .fitted)
}

extension View {
  nonisolated private func presentationOption(_ edit: @escaping (inout PresentationOptions) -> Void)
    -> some View
  {
    transformPreference(PresentationOptionsKey.self, edit)
  }

  /// Sets the heights at which the sheet around the view rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the heights at which the sheet around the view rests; the selection is the present one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationOption { options in
      options.detents = detents
      options.selectedDetent = detents.contains(selected) ? selected : detents.min()
      options.select = { selection.wrappedValue = $0 }
    }
  }

  /// Shows or hides the grabber at the top of the sheet; by default it is there if there are several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Keeps the user from closing the sheet by swiping, with Escape or by a click outside.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isDismissDisabled = isDisabled }
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Sets the style behind the content of the sheet, screen or popover around the view. Of a material the content is
  /// told as by `background(_:)`.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return presentationOption { $0.background = ContainerSurface(style) }
  }

  /// Puts views behind the content of the sheet, screen or popover around the view.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SurfaceViewsModifier(PresentationOptionsKey.self, views: content(), alignment: alignment) {
        $1.background = $0
      })
  }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }

  /// Sets what the presentation around the view turns into in a narrow window.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationOption { $0.compactAdaptation = adaptation }
  }

  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.compactAdaptation = horizontal }
  }

  /// Says what a drag of the content does first. Content scrolls here; the sheet follows drags beside it.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets how large the sheet around the view is in a wide window.
  nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    presentationOption { $0.sizing = sizing }
  }
}
