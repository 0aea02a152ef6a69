/// Makes its content for a value that follows keyframes.
///
/// Where nothing may move, as in a snapshot, the content shows the initial value, and after a change of the trigger the
/// last one.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  fileprivate enum Mode {
    case repeating(Bool)
    case triggered(AnimationTrigger)
  }

  nonisolated(unsafe) fileprivate let initialValue: Value
  fileprivate let mode: Mode
  nonisolated(unsafe) fileprivate let content: (Value) -> Content
  nonisolated(unsafe) fileprivate let keyframes: (Value) -> KeyframePath

  /// Follows the keyframes each time when the trigger changes.
  /// - Parameters:
  ///   - initialValue: what the content shows at first.
  ///   - keyframes: makes the keyframes that begin at the present value.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .triggered(AnimationTrigger(trigger))
    self.content = content
    self.keyframes = keyframes
  }

  /// Follows the keyframes again and again.
  /// - Parameter repeating: false rests at the initial value.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: PrimitiveView {
  public static func _makeNode(_ view: KeyframeAnimator, in context: _NodeContext) -> _ViewNode<KeyframeAnimator> {
    KeyframeNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

private final class KeyframeNode<Value, Path: Keyframes, Content: View>: MadeContentNode<
  KeyframeAnimator<Value, Path, Content>, Content
>, Animator
where Path.Value == Value {
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0

  override init(_ view: KeyframeAnimator<Value, Path, Content>, in context: NodeContext) {
    value = view.initialValue
    super.init(view, in: context)
    run()
    if case .repeating(true) = view.mode { begin() }
  }

  override func update(to newView: KeyframeAnimator<Value, Path, Content>) {
    let old = view
    view = newView
    switch (old.mode, newView.mode) {
    case (.triggered(let former), .triggered(let trigger)) where trigger.differs(from: former): begin()
    case (.repeating(false), .repeating(true)): begin()
    case (_, .repeating(false)):
      timeline = nil
      value = newView.initialValue
    default: break
    }
    run()
  }

  override func update() { run() }

  private func run() {
    needsUpdate = false
    let content = tracking { view.content(value) }
    show(content)
  }

  private func begin() {
    let new = KeyframeTimeline(initialValue: value, keyframes: view.keyframes(value))
    guard root.allowsAnimation else {
      if case .triggered = view.mode { value = new.value(time: new.duration) }
      return
    }
    start = root.time
    timeline = new
    root.animate(self)
  }

  func tick(_ time: Double) -> Bool {
    guard let timeline, !isRemoved else { return false }
    var elapsed = time - start
    var isOver = elapsed >= timeline.duration
    if case .repeating = view.mode, timeline.duration > 0 {
      elapsed.formTruncatingRemainder(dividingBy: timeline.duration)
      isOver = false
    }
    if isDormant, !isOver { return true }
    value = timeline.value(time: elapsed)
    invalidate()
    if isOver { self.timeline = nil }
    return !isOver
  }
}

extension View {
  /// Changes the view for a value that follows keyframes when a trigger changes.
  /// - Parameters:
  ///   - initialValue: the value at first.
  ///   - content: changes the view, which it is given, for a value.
  ///   - keyframes: makes the keyframes that begin at the present value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let element = TypedViewElement(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(element: element), $0) }, keyframes: keyframes)
  }

  /// Changes the view for a value that follows keyframes again and again.
  /// - Parameter repeating: false rests at the initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let element = TypedViewElement(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(element: element), $0) }, keyframes: keyframes)
  }
}
