import CoreGraphics

/// A node that keys and text can go to.
@MainActor
package protocol KeyResponder: RenderNode {
  var canFocus: Bool { get }
  /// True when the key was used.
  func handleKey(_ event: KeyInput) -> Bool
  func handleTextInput(_ event: TextInputEvent)
  func focusDidChange(_ isFocused: Bool)
}

/// Which view of a window has the keyboard.
@MainActor
package final class FocusManager {
  package private(set) weak var responder: (any KeyResponder)?
  private var members: [WeakResponder] = []
  private var shortcuts: [WeakShortcut] = []
  package private(set) var isWindowActive = true

  private struct WeakResponder {
    weak var responder: (any KeyResponder)?
  }

  private struct WeakShortcut {
    weak var node: ShortcutRenderNode?
  }

  func register(_ responder: any KeyResponder) { members.append(WeakResponder(responder: responder)) }

  func register(_ shortcut: ShortcutRenderNode) { shortcuts.append(WeakShortcut(node: shortcut)) }

  func unregister(_ responder: any KeyResponder) {
    members.removeAll { $0.responder == nil || $0.responder === responder }
    if self.responder === responder { focus(nil) }
  }

  func unregister(_ shortcut: ShortcutRenderNode) {
    shortcuts.removeAll { $0.node == nil || $0.node === shortcut }
  }

  package func focus(_ new: (any KeyResponder)?) {
    guard responder !== new else { return }
    let old = responder
    responder = new
    old?.focusDidChange(false)
    new?.focusDidChange(true)
  }

  func windowDidChange(isActive: Bool) { isWindowActive = isActive }

  func pointerDown(path: [RenderNode]) {
    for node in path {
      if let responder = node as? any KeyResponder, responder.canFocus {
        focus(responder)
        return
      }
    }
    focus(nil)
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
  func moveFocus(forward: Bool) {
    var placed: [(responder: any KeyResponder, frame: CGRect)] = []
    for entry in members {
      guard let member = entry.responder, member.canFocus, member.isAttached, !member.isInert else { continue }
      placed.append((member, member.visibleFrame))
    }
    placed.sort { left, right in
      if left.frame.minY != right.frame.minY { return left.frame.minY < right.frame.minY }
      return left.frame.minX < right.frame.minX
    }
    let ordered: [any KeyResponder] = placed.map { $0.responder }
    guard !ordered.isEmpty else { return }
    guard let responder, let index = ordered.firstIndex(where: { $0 === responder }) else {
      focus(forward ? ordered.first : ordered.last)
      return
    }
    focus(ordered[(index + (forward ? 1 : ordered.count - 1)) % ordered.count])
  }

  /// Runs the action that has the key as its shortcut.
  func performShortcut(_ event: KeyInput) -> Bool {
    for entry in shortcuts {
      if let node = entry.node, node.isAttached, node.perform(event) { return true }
    }
    return false
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
  }
}

package final class ShortcutRenderNode: UnaryRenderNode {
  var modifier: ShortcutModifier?
  var isEnabled = true

  override func didAttach() { root.focus.register(self) }
  override func willDetach() { root.focus.unregister(self) }

  func perform(_ event: KeyInput) -> Bool {
    guard isEnabled, let modifier, let shortcut = modifier.shortcut, shortcut.matches(event), !isInert else {
      return false
    }
    modifier.action()
    return true
  }
}
