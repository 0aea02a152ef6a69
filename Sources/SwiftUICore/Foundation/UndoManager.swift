import Foundation

/// Keeps what undoes changes, in groups, and what does them again.
///
/// With `groupsByEvent`, the first change after an event opens a group, which closes when the main actor is free again
/// or something is undone, whichever comes first.
@MainActor
open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  private final class Group {
    var operations: [Entry] = []
    var actionName = ""
    var isDiscardable = false
  }

  private enum Entry {
    case operation(Operation)
    case group(Group)
  }

  private enum Direction { case undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var closesByItself = false
  private var direction: Direction?
  private var disableCount = 0

  nonisolated override public init() { super.init() }

  // MARK: Registering

  /// Notes what undoes the change that is being made; called while something is undone, what does it again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else { fatalError("registerUndo: must begin a group before registering undo") }
      beginAutomaticGroup()
    }
    open[open.count - 1].operations.append(
      .operation(
        Operation(target: target) { object in
          if let target = object as? Target { handler(target) }
        }))
    if direction == nil { redoStack = [] }
  }

  /// Forgets everything.
  public func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    disableCount = 0
  }

  /// Forgets what has to do with the target.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func clean(_ group: Group) -> Bool {
      group.operations = group.operations.filter { entry in
        switch entry {
        case .operation(let operation): operation.target != nil && operation.target !== target
        case .group(let inner): clean(inner)
        }
      }
      return !group.operations.isEmpty
    }
    undoStack = undoStack.filter(clean)
    redoStack = redoStack.filter(clean)
    for group in open { _ = clean(group) }
  }

  public var isUndoRegistrationEnabled: Bool { disableCount == 0 }
  public func disableUndoRegistration() { disableCount += 1 }
  public func enableUndoRegistration() { disableCount = max(disableCount - 1, 0) }

  // MARK: Groups

  /// Whether changes made in one event are undone together.
  public var groupsByEvent = true

  /// The number of open groups.
  public var groupingLevel: Int { open.count }

  /// The number of groups that can be undone; those before them are forgotten. 0 is any number.
  public var levelsOfUndo = 0 {
    didSet { trim() }
  }

  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, direction == nil { beginAutomaticGroup() }
    begin()
  }

  public func endUndoGrouping() {
    guard let group = open.popLast() else { fatalError("endUndoGrouping: called without a group having been begun") }
    post(.NSUndoManagerWillCloseUndoGroup)
    guard !group.operations.isEmpty else { return }
    if let outer = open.last {
      outer.operations.append(.group(group))
      if outer.actionName.isEmpty { outer.actionName = group.actionName }
    } else if direction == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func begin() {
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func beginAutomaticGroup() {
    closesByItself = true
    begin()
    Task { [weak self] in self?.closeAutomaticGroup() }
  }

  private func closeAutomaticGroup() {
    guard closesByItself else { return }
    closesByItself = false
    if open.count == 1 { endUndoGrouping() }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  // MARK: Undoing

  public var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.operations.isEmpty } }
  public var canRedo: Bool { !redoStack.isEmpty }
  public var isUndoing: Bool { direction == .undoing }
  public var isRedoing: Bool { direction == .redoing }

  /// Closes the open group and undoes it, or the last one that was closed.
  public func undo() {
    closeAutomaticGroup()
    if open.count == 1 { endUndoGrouping() }
    guard open.isEmpty else { fatalError("undo: called with too many nested undo groups") }
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  public func undoNestedGroup() {
    closeAutomaticGroup()
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  public func redo() {
    closeAutomaticGroup()
    guard open.isEmpty, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: Group, _ direction: Direction) {
    self.direction = direction
    begin()
    open[0].actionName = group.actionName
    run(group)
    while !open.isEmpty { endUndoGrouping() }
    self.direction = nil
  }

  private func run(_ group: Group) {
    for entry in group.operations.reversed() {
      switch entry {
      case .operation(let operation):
        if let target = operation.target { operation.perform(target) }
      case .group(let inner): run(inner)
      }
    }
  }

  // MARK: Names

  /// Names the changes of the open group, for a menu.
  public func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.actionName = actionName }

  public var undoActionName: String { (open.first ?? undoStack.last)?.actionName ?? "" }
  public var redoActionName: String { redoStack.last?.actionName ?? "" }
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
