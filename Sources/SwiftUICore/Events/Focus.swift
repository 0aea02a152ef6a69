import CoreGraphics

/// A node that keys and text can go to.
@MainActor
package protocol KeyResponder: RenderNode {
  var canFocus: Bool { get }
  /// Whether a click gives it the keyboard. Buttons are reached with the Tab key only, so that a click on one does
  /// not take the keyboard away from a text field.
  var focusesOnClick: Bool { get }
  /// True when the key was used.
  func handleKey(_ event: KeyInput) -> Bool
  func handleTextInput(_ event: TextInputEvent)
  func focusDidChange(_ isFocused: Bool)
  /// The focus came with the Tab key.
  func focusDidArriveByKey()
  /// The window came to the front or went to the back while the node has the focus.
  func windowDidChange(isActive: Bool)
}

extension KeyResponder {
  package var focusesOnClick: Bool { false }
  package func handleTextInput(_ event: TextInputEvent) {}
  package func focusDidArriveByKey() {}
  package func windowDidChange(isActive: Bool) {}
}

/// A node around others that wants to know when one of them gets or loses the keyboard.
@MainActor
protocol FocusObserver: RenderNode {
  func focusDidEnter()
  func focusDidLeave()
}

/// Which view of a window has the keyboard.
@MainActor
package final class FocusManager {
  package private(set) weak var responder: (any KeyResponder)?
  package private(set) var isWindowActive = true
  private var members: [ObjectIdentifier: WeakResponder] = [:]
  private var shortcuts: [ObjectIdentifier: WeakShortcut] = [:]
  /// The observers around the present responder.
  private var observers: [any FocusObserver] = []

  private struct WeakResponder {
    weak var responder: (any KeyResponder)?
  }

  private struct WeakShortcut {
    weak var node: ShortcutRenderNode?
  }

  func register(_ responder: any KeyResponder) {
    members[ObjectIdentifier(responder)] = WeakResponder(responder: responder)
  }

  func register(_ shortcut: ShortcutRenderNode) {
    shortcuts[ObjectIdentifier(shortcut)] = WeakShortcut(node: shortcut)
  }

  func unregister(_ responder: any KeyResponder) {
    members[ObjectIdentifier(responder)] = nil
    if self.responder === responder { focus(nil) }
  }

  func unregister(_ shortcut: ShortcutRenderNode) { shortcuts[ObjectIdentifier(shortcut)] = nil }

  package func focus(_ new: (any KeyResponder)?) {
    guard responder !== new else { return }
    let old = responder
    let oldObservers = observers
    responder = new
    observers = new.map(Self.observers(around:)) ?? []
    old?.focusDidChange(false)
    let newObservers = observers
    for observer in oldObservers where !newObservers.contains(where: { $0 === observer }) {
      observer.focusDidLeave()
    }
    // What was told may have moved the focus on.
    guard responder === new else { return }
    new?.focusDidChange(true)
    for observer in newObservers where !oldObservers.contains(where: { $0 === observer }) {
      observer.focusDidEnter()
    }
  }

  private static func observers(around responder: any KeyResponder) -> [any FocusObserver] {
    var found: [any FocusObserver] = []
    var node: RenderNode? = responder
    while let current = node {
      if let observer = current as? any FocusObserver { found.append(observer) }
      node = current.parent
    }
    return found
  }

  /// Whether one of the observers around the present responder fits.
  func isInside(where fits: (any FocusObserver) -> Bool) -> Bool { observers.contains(where: fits) }

  func windowDidChange(isActive: Bool) {
    guard isActive != isWindowActive else { return }
    isWindowActive = isActive
    responder?.windowDidChange(isActive: isActive)
  }

  /// Gives the keyboard to the innermost view under the pointer that takes it on a click. A click elsewhere leaves it
  /// where it is.
  func pointerDown(path: [RenderNode]) {
    for node in path {
      if let responder = node as? any KeyResponder, responder.focusesOnClick, responder.canFocus {
        focus(responder)
        return
      }
    }
  }

  func handleKey(_ event: KeyInput) -> Bool {
    var node: RenderNode? = responder
    while let current = node {
      if let responder = current as? any KeyResponder, responder.handleKey(event) { return true }
      node = current.parent
    }
    return false
  }

  /// Moves to the next view that takes the keyboard, in reading order.
  package func moveFocus(forward: Bool) {
    let ordered = members.values.compactMap(\.responder).filter { $0.canFocus && $0.isAttached && !$0.isInert }
      .map { (responder: $0, frame: $0.visibleFrame) }
      .filter { !$0.frame.isEmpty }
      .sorted { Self.isBefore($0.frame, $1.frame) }
      .map(\.responder)
    guard !ordered.isEmpty else { return }
    var target = forward ? ordered.first : ordered.last
    if let responder, let index = ordered.firstIndex(where: { $0 === responder }) {
      target = ordered[(index + (forward ? 1 : ordered.count - 1)) % ordered.count]
    }
    focus(target)
    if responder === target { target?.focusDidArriveByKey() }
  }

  /// Reading order: from top to bottom, and within a line from left to right. Frames share a line when either's
  /// middle lies within the other.
  private static func isBefore(_ left: CGRect, _ right: CGRect) -> Bool {
    if left.midY < right.minY { return true }
    if right.midY < left.minY { return false }
    return left.minX != right.minX ? left.minX < right.minX : left.minY < right.minY
  }

  /// Runs the action of the first view, in reading order, that has the key as its shortcut.
  func performShortcut(_ event: KeyInput) -> Bool {
    let matching = shortcuts.values.compactMap(\.node).filter {
      $0.isAttached && $0.matches(event) && !$0.isInert
    }
    guard let first = matching.min(by: { Self.isBefore($0.visibleFrame, $1.visibleFrame) }) else {
      return false
    }
    first.perform()
    return true
  }
}

/// A key that makes a combination.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\u{9}")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\u{D}")

  package var inputKey: KeyInput.Key {
    switch self {
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .escape: .escape
    case .delete: .delete
    case .deleteForward: .deleteForward
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .clear: .clear
    case .tab: .tab
    case .space: .space
    case .return: .return
    default: .character(Character(character.lowercased()))
    }
  }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A combination of keys that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Control stands for Command on Linux keyboards; the two are the same key there.
  package func matches(_ event: KeyInput) -> Bool {
    guard event.key == key.inputKey else { return false }
    func normal(_ raw: Int) -> Int {
      var value = raw & (2 | 4 | 8 | 16)
      if value & (4 | 16) != 0 { value = value & ~4 | 16 }
      return value
    }
    return normal(event.modifiers.rawValue) == normal(modifiers.rawValue)
  }
}

/// Runs an action when a combination of keys is pressed.
package struct ShortcutModifier {
  package var shortcut: KeyboardShortcut?
  nonisolated(unsafe) package var action: () -> Void

  nonisolated package init(shortcut: KeyboardShortcut?, action: @escaping () -> Void) {
    self.shortcut = shortcut
    self.action = action
  }
}

extension ShortcutModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: ShortcutModifier, around child: RenderNode, node: Node
  ) -> ShortcutRenderNode {
    ShortcutRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: ShortcutRenderNode, from old: ShortcutModifier, to modifier: ShortcutModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
    wrapper.isEnabled = environment.isEnabled
    if modifier.shortcut != nil, wrapper.isAttached { node.root.focus.register(wrapper) }
  }
}

package final class ShortcutRenderNode: UnaryRenderNode {
  var modifier: ShortcutModifier?
  var isEnabled = true

  override func didAttach() {
    if modifier?.shortcut != nil { root.focus.register(self) }
  }

  override func willDetach() {
    root.focus.unregister(self)
  }

  func matches(_ event: KeyInput) -> Bool {
    isEnabled && modifier?.shortcut?.matches(event) == true && !isInert
  }

  func perform() { modifier?.action() }
}
