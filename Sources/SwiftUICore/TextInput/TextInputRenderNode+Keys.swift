import CoreGraphics
import Foundation

extension TextInputRenderNode: KeyResponder {
  var canFocus: Bool { isEnabled }

  var focusesOnClick: Bool { true }

  func focusDidChange(_ isFocused: Bool) { setFocused(isFocused) }

  func focusDidArriveByKey() {
    if view.shape == .line { editable.selectAll() }
    editingDidChange()
  }

  func windowDidChange(isActive: Bool) {
    restartBlinking()
    invalidateDisplay()
  }

  // MARK: Keys

  func handleKey(_ event: KeyInput) -> Bool {
    guard event.phase != .up, isEnabled else { return false }
    if event.key == .return, view.shape == .line, !isCommand(event) {
      submit()
      return true
    }
    let isHandled =
      handleCommand(event) || handleMovement(event) || handleDeletion(event) || handleTyping(event)
    if isHandled { editingDidChange() }
    return isHandled
  }

  private func isCommand(_ event: KeyInput) -> Bool {
    !event.modifiers.isDisjoint(with: [.command, .control])
  }

  private func handleCommand(_ event: KeyInput) -> Bool {
    guard isCommand(event), case .character(let character) = event.key else { return false }
    preferredCaretX = nil
    switch character {
    case "a": editable.selectAll()
    case "c": copySelection()
    case "x":
      if copySelection() { editable.insert("") }
    case "v": paste()
    case "z":
      if event.modifiers.contains(.shift) { editable.redo() } else { editable.undo() }
    case "y": editable.redo()
    default: return false
    }
    return true
  }

  private func handleMovement(_ event: KeyInput) -> Bool {
    let extending = event.modifiers.contains(.shift)
    let isFar = isCommand(event)
    let unit: TextBoundaries.Unit = isFar || event.modifiers.contains(.option) ? .word : .character
    switch event.key {
    case .leftArrow: editable.move(direction(towardsLeft: true), by: unit, extending: extending)
    case .rightArrow: editable.move(direction(towardsLeft: false), by: unit, extending: extending)
    case .upArrow, .downArrow:
      let isUp = event.key == .upArrow
      if isFar {
        editable.moveCaret(to: isUp ? 0 : editable.length, extending: extending)
        break
      }
      guard view.shape != .line else { return false }
      moveLines(isUp ? -1 : 1, extending: extending)
      return true
    case .pageUp, .pageDown:
      guard view.shape == .page, let pitch = caretLine?.layout.lines.first?.rect.height, pitch > 0 else {
        return false
      }
      let lines = max(Int(textArea.height / pitch) - 1, 1)
      moveLines(event.key == .pageUp ? -lines : lines, extending: extending)
      return true
    case .home, .end:
      guard let line = caretLine else { return false }
      let ends = ends(of: line.layout.lines[line.index])
      let target =
        event.key == .home ? (isFar ? 0 : ends.start) : (isFar ? editable.length : ends.end)
      editable.moveCaret(to: target, extending: extending)
    default:
      return false
    }
    preferredCaretX = nil
    return true
  }

  /// Arrow keys go where they point: in right-to-left text, left is forward.
  private func direction(towardsLeft: Bool) -> EditableText.Direction {
    guard let layout = shownLayout, !editable.text.isEmpty else { return towardsLeft ? .backward : .forward }
    let head = editable.selection.head
    let previous = TextBoundaries.previous(head, by: .character, in: editable.text)
    let next = TextBoundaries.next(head, by: .character, in: editable.text)
    let here = layout.caret(at: head)
    // The character before the caret tells the direction; at the beginning, the one behind it.
    let (other, isBefore) =
      previous != head ? (layout.caret(at: previous), true) : (layout.caret(at: next), false)
    guard !view.isSecure, other.minY == here.minY, other.minX != here.minX else {
      return towardsLeft ? .backward : .forward
    }
    let isRightToLeft = (other.minX > here.minX) == isBefore
    return towardsLeft == isRightToLeft ? .forward : .backward
  }

  private func moveLines(_ count: Int, extending: Bool) {
    guard let (layout, index) = caretLine else { return }
    let x = preferredCaretX ?? caretRect.minX
    let target = index + count
    if target < 0 {
      editable.moveCaret(to: 0, extending: extending)
    } else if target >= layout.lines.count, index == layout.lines.count - 1 {
      editable.moveCaret(to: editable.length, extending: extending)
    } else {
      let line = layout.lines[min(target, layout.lines.count - 1)]
      editable.moveCaret(
        to: offset(at: CGPoint(x: x, y: line.rect.midY + textOrigin.y)), extending: extending)
    }
    preferredCaretX = x
  }

  private func handleDeletion(_ event: KeyInput) -> Bool {
    let unit: TextBoundaries.Unit =
      isCommand(event) || event.modifiers.contains(.option) ? .word : .character
    switch event.key {
    case .delete: editable.delete(.backward, by: unit)
    case .deleteForward:
      if event.modifiers.contains(.shift) {
        if copySelection() { editable.insert("") }
      } else {
        editable.delete(.forward, by: unit)
      }
    default: return false
    }
    preferredCaretX = nil
    return true
  }

  private func handleTyping(_ event: KeyInput) -> Bool {
    guard !isCommand(event) else { return false }
    preferredCaretX = nil
    switch event.key {
    case .return:
      guard view.shape != .line else { return false }
      editable.insert("\n")
    case .tab:
      guard view.shape == .page, !event.modifiers.contains(.shift) else { return false }
      editable.insert("\t")
    default:
      guard !event.characters.isEmpty,
        event.characters.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else {
        return false
      }
      editable.insert(sanitized(event.characters))
    }
    return true
  }

  /// The keyboard goes first, so that an action that asks for it gets it.
  private func submit() {
    let action = view.onSubmit
    root.focus.focus(nil)
    action?()
  }

  // MARK: Input methods

  func handleTextInput(_ event: TextInputEvent) {
    guard isEnabled else { return }
    preferredCaretX = nil
    switch event {
    case .insert(let text):
      editable.setPreedit(nil)
      editable.insert(sanitized(text))
    case .preedit(let text, let caret):
      editable.setPreedit(EditableText.Preedit(text: sanitized(text), caret: caret))
    case .deleteSurrounding(let before, let after):
      editable.deleteSurrounding(before: before, after: after)
    }
    editingDidChange()
  }

  /// Text as it may stand in the input: a single line has no line breaks.
  func sanitized(_ text: String) -> String {
    guard view.shape == .line else { return text.replacingOccurrences(of: "\r\n", with: "\n") }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Clipboard

  /// False when there is nothing that may be copied.
  @discardableResult
  private func copySelection() -> Bool {
    let text = editable.selectedText
    guard !view.isSecure, !text.isEmpty, let clipboard = root.services.clipboard else { return false }
    clipboard.write([ClipboardItem(text: text)])
    return true
  }

  private func paste() {
    guard let clipboard = root.services.clipboard else { return }
    Task { [weak self] in
      guard let text = await clipboard.readText(), let self, self.isFocused, self.isEnabled else { return }
      self.editable.insert(self.sanitized(text))
      self.editingDidChange()
    }
  }
}
