import CoreGraphics

/// The size and place of a view, for code that depends on them.
public struct GeometryProxy {
  nonisolated(unsafe) private weak var node: RenderNode?
  private let observation: GeometryObservation?

  @MainActor init(node: RenderNode, observation: GeometryObservation? = nil) {
    self.node = node
    self.observation = observation
  }

  private func read<T>(_ fallback: T, _ body: @MainActor (RenderNode) -> T) -> T {
    guard let node else { return fallback }
    nonisolated(unsafe) var result = fallback
    MainActor.assumed { result = body(node) }
    return result
  }

  public var size: CGSize { read(.zero) { $0.frame.size } }

  /// What bars and the device's edges cover of the view.
  public var safeAreaInsets: EdgeInsets {
    observation?.readsPosition = true
    return read(EdgeInsets()) { $0.safeAreaAround() }
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace != .local { observation?.readsPosition = true }
    return read(.zero) { $0.convert($0.bounds, to: coordinateSpace) }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    observation?.readsPosition = true
    return read(nil) { node in
      var ancestor = node.parent
      while let current = ancestor {
        if let named = current as? CoordinateSpaceRenderNode, named.name == coordinateSpace.name {
          let origin = node.convert(CGRect.zero, to: current, laidOut: true).origin
          return current.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        ancestor = current.parent
      }
      return nil
    }
  }

  /// The anchor's value in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    observation?.readsPosition = true
    nonisolated(unsafe) let anchor = anchor
    nonisolated(unsafe) let value = read(AnchorTransfer(value: anchor.fallback)) {
      AnchorTransfer(value: anchor.value(in: $0))
    }.value
    return value
  }
}

private struct AnchorTransfer<T>: @unchecked Sendable {
  var value: T
}

/// Notes what a closure read of a view's geometry.
final class GeometryObservation: @unchecked Sendable {
  /// Only touched on the main actor, by the closures of geometry readers.
  var readsPosition = false
}

/// A place in one view that other views can ask for in their own coordinates.
public struct Anchor<Value> {
  nonisolated(unsafe) private weak var node: RenderNode?
  fileprivate let fallback: Value
  fileprivate let resolve: @MainActor (RenderNode, RenderNode) -> Value

  @MainActor func value(in other: RenderNode) -> Value {
    guard let node else { return fallback }
    return resolve(node, other)
  }

  /// How a place is described in the view that has it.
  public struct Source {
    fileprivate let make: (RenderNode) -> Anchor<Value>

    func anchor(in node: RenderNode) -> Anchor<Value> { make(node) }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.node === rhs.node && lhs.fallback == rhs.fallback
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(fallback) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { rect { $0.bounds } }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { self.rect { _ in rect } }

  private static func rect(_ local: @escaping @MainActor (RenderNode) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor(node: node, fallback: MainActor.assumed { local(node) }) { source, target in
        let rect = source.convert(local(source), to: nil, laidOut: true)
        let origin = target.convert(CGRect.zero, to: nil, laidOut: true).origin
        return rect.offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { make { _ in point } }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    make { point.point(in: $0.bounds) }
  }

  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func make(_ local: @escaping @MainActor (RenderNode) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor(node: node, fallback: MainActor.assumed { local(node) }) { source, target in
        let point = source.convert(CGRect(origin: local(source), size: .zero), to: nil, laidOut: true).origin
        let origin = target.convert(CGRect.zero, to: nil, laidOut: true).origin
        return point - origin
      }
    }
  }
}

/// Sends a place in its content up as a preference.
struct AnchorPreferenceModifier<Value, Key: PreferenceKey> {
  nonisolated(unsafe) var source: Anchor<Value>.Source
  /// Edits what comes from inside; the plain form replaces it.
  nonisolated(unsafe) var transform: (inout Key.Value, Anchor<Value>) -> Void
  var replaces: Bool
}

extension AnchorPreferenceModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    AnchorPreferenceNode(view, in: context)
  }
}

private final class AnchorPreferenceNode<Content: View, Value, Key: PreferenceKey>: WrappingNode<
  Content, AnchorPreferenceModifier<Value, Key>
>, GeometryObserver
{
  private var lastFrame: CGRect?

  override func prepare() {
    announcePreference(PreferenceBits.bit(for: Key.self))
    root.observeGeometry(self)
  }

  override func modifierDidChange(from old: AnchorPreferenceModifier<Value, Key>) {
    parent?.preferenceDidChange(Key.self)
  }

  func geometryDidChange() {
    guard let element = ElementList(of: self).existingElements.first, element.isPlaced else { return }
    let frame = element.convert(element.bounds, to: nil, laidOut: true)
    guard frame != lastFrame else { return }
    lastFrame = frame
    parent?.preferenceDidChange(Key.self)
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    guard key == Key.self, let element = ElementList(of: self).existingElements.first else {
      super.collectPreference(key, into: &accumulator)
      return
    }
    nonisolated(unsafe) var value = Key.defaultValue
    if !modifier.replaces {
      var inner = PreferenceAccumulator<Key>(inside: accumulator)
      super.collectPreference(Key.self, into: &inner)
      value = inner.value ?? value
    }
    modifier.transform(&value, modifier.source.make(element))
    if let value = value as? K.Value { accumulator.add(value) }
  }

  override func willRemove() { parent?.preferenceDidChange(Key.self) }
}

extension View {
  /// Sends a place in this view up as a preference.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value, transform: { $0 = transform($1) }, replaces: true))
  }

  /// Edits the preference from inside this view with a place in it.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, replaces: false))
  }
}
