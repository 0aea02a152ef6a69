/// Runs actions when its content comes and goes.
struct AppearanceModifier {
  nonisolated(unsafe) var appear: (() -> Void)?
  nonisolated(unsafe) var disappear: (() -> Void)?
}

extension AppearanceModifier: RenderModifier {
  static func makeWrapper(_ modifier: AppearanceModifier, around child: RenderNode, node: Node)
    -> AppearanceRenderNode
  {
    AppearanceRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: AppearanceRenderNode, from old: AppearanceModifier, to modifier: AppearanceModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
  }
}

final class AppearanceRenderNode: UnaryRenderNode {
  var modifier = AppearanceModifier()
  private var hasAppeared = false

  override func didAttach() {
    guard !hasAppeared else { return }
    hasAppeared = true
    guard modifier.appear != nil else { return }
    root.enqueueAppearance(of: self) { [weak self] in self?.modifier.appear?() }
  }

  override func willDetach() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard let disappear = modifier.disappear else { return }
    root.enqueueDisappearance { disappear() }
  }
}

/// Runs an asynchronous action for as long as its content is there.
struct TaskModifier<ID: Equatable> {
  nonisolated(unsafe) var id: ID
  var priority: TaskPriority
  nonisolated(unsafe) var action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: RenderModifier {
  static func makeWrapper(_ modifier: TaskModifier, around child: RenderNode, node: Node) -> TaskRenderNode {
    TaskRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: TaskRenderNode, from old: TaskModifier, to modifier: TaskModifier,
    environment: EnvironmentValues,
    node: Node
  ) {
    wrapper.priority = modifier.priority
    wrapper.action = modifier.action
    if old.id != modifier.id { wrapper.restart() }
  }
}

final class TaskRenderNode: UnaryRenderNode, RemovableStorage {
  var priority = TaskPriority.userInitiated
  var action: (@Sendable @isolated(any) () async -> Void)?
  private var task: Task<Void, Never>?
  private var hasAppeared = false

  override func didAttach() {
    guard !hasAppeared else { return }
    hasAppeared = true
    root.enqueueAppearance(of: self) { [weak self] in self?.start() }
  }

  override func willDetach() {
    hasAppeared = false
    task?.cancel()
    task = nil
  }

  func remove() {
    task?.cancel()
    task = nil
  }

  func restart() {
    guard hasAppeared else { return }
    task?.cancel()
    task = nil
    root.enqueueAction { [weak self] in self?.start() }
  }

  private func start() {
    guard hasAppeared, task == nil, let action else { return }
    task = Task(priority: priority) { await action() }
  }
}

extension View {
  /// Runs the action before the view is shown for the first time.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs the action when the view is gone: after its removal transition.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Runs an asynchronous action when the view appears and cancels it when the view is gone.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// The same; a new `id` cancels the action and starts it again.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
