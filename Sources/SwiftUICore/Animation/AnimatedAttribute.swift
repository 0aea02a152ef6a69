/// Something that moves and is asked to take the next step at every frame.
@MainActor
protocol Animator: AnyObject {
  /// Takes the step for the frame's time; false when it has come to rest.
  func tick(_ time: Double) -> Bool
}

/// A value that is shown on its way to where it was set.
///
/// Springs continue a running spring from its value and velocity; other animations add up, each moving its own
/// difference, so that turning back midway is smooth.
@MainActor
package final class AnimatedAttribute<Value: VectorArithmetic>: Animator {
  private struct Entry {
    var delta: Value
    var animation: Animation
    var start: Double
    var context = AnimationContext<Value>()
    var completions: [AnimationCompletion]
    var current = Value.zero
    var isLogicallyFinished = false
  }

  private unowned let root: ViewRoot
  private let onStep: @MainActor () -> Void
  private var entries: [Entry] = []
  package private(set) var target = Value.zero
  package private(set) var presented = Value.zero

  init(root: ViewRoot, onStep: @escaping @MainActor () -> Void) {
    self.root = root
    self.onStep = onStep
  }

  package var isAnimating: Bool { !entries.isEmpty }

  /// Goes there at once.
  package func jump(to value: Value) {
    let finished = entries
    entries = []
    target = value
    presented = value
    for entry in finished { entry.completions.forEach { $0.end() } }
  }

  /// Goes there as the transaction says.
  package func set(_ value: Value, transaction: Transaction) {
    guard value != target else { return }
    guard let animation = transaction.animation, root.allowsAnimation else {
      jump(to: value)
      return
    }
    let completions = transaction.completions
    completions.forEach { $0.begin() }
    let time = root.time
    if let last = entries.last, entries.count == 1 {
      var context = AnimationContext<Value>()
      context.initialVelocity = last.context.initialVelocity
      if animation.base.shouldMerge(
        previous: last.animation, value: last.delta, time: time - last.start, context: &context)
      {
        target = value
        let merged = Entry(
          delta: value - presented, animation: animation, start: time, context: context,
          completions: completions + last.completions)
        entries = [merged]
        root.animate(self)
        return
      }
    }
    entries.append(Entry(delta: value - target, animation: animation, start: time, completions: completions))
    target = value
    root.animate(self)
  }

  func tick(_ time: Double) -> Bool {
    guard !entries.isEmpty else { return false }
    var value = target
    var finished: [AnimationCompletion] = []
    var remaining: [Entry] = []
    for var entry in entries {
      let elapsed = time - entry.start
      if let step = entry.animation.base.animate(value: entry.delta, time: elapsed, context: &entry.context) {
        value = value - (entry.delta - step)
        if entry.context.isLogicallyComplete {
          finished += entry.completions.filter { $0.criteria == .logicallyComplete }
          entry.completions.removeAll { $0.criteria == .logicallyComplete }
        }
        remaining.append(entry)
      } else {
        finished += entry.completions
      }
    }
    entries = remaining
    presented = value
    onStep()
    for completion in finished { root.enqueueAction { completion.end() } }
    return !entries.isEmpty
  }
}

/// Shows a value that is `Animatable` on its way.
@MainActor
class SubjectAnimator<Subject> {
  /// An animator if the type has animatable data, else nil.
  static func make(root: ViewRoot, onStep: @escaping @MainActor () -> Void) -> SubjectAnimator? {
    guard let type = Subject.self as? any Animatable.Type else { return nil }
    return make(type, root: root, onStep: onStep)
  }

  private static func make<A: Animatable>(
    _ type: A.Type, root: ViewRoot, onStep: @escaping @MainActor () -> Void
  ) -> SubjectAnimator? {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    return TypedSubjectAnimator<Subject, A>(root: root, onStep: onStep)
  }

  func retarget(from old: Subject, to new: Subject, transaction: Transaction) {}

  /// The subject with the data it has at this moment of its way.
  func presented(_ subject: Subject) -> Subject { subject }
}

private final class TypedSubjectAnimator<Subject, A: Animatable>: SubjectAnimator<Subject> {
  private let attribute: AnimatedAttribute<A.AnimatableData>
  private var hasTarget = false

  init(root: ViewRoot, onStep: @escaping @MainActor () -> Void) {
    attribute = AnimatedAttribute(root: root, onStep: onStep)
  }

  override func retarget(from old: Subject, to new: Subject, transaction: Transaction) {
    guard let old = old as? A, let new = new as? A else { return }
    if !hasTarget {
      attribute.jump(to: old.animatableData)
      hasTarget = true
    }
    attribute.set(new.animatableData, transaction: transaction)
  }

  override func presented(_ subject: Subject) -> Subject {
    guard hasTarget, attribute.isAnimating, var animatable = subject as? A else { return subject }
    animatable.animatableData = attribute.presented
    return (animatable as? Subject) ?? subject
  }
}
