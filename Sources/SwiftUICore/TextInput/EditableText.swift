/// Text with a selection, and what editing does to it. Offsets are UTF-16 units and always lie between characters.
struct EditableText {
  /// Where the selection began and where it has come to: the caret is at the head.
  struct Selection: Equatable {
    var anchor: Int
    var head: Int

    init(anchor: Int, head: Int) {
      self.anchor = anchor
      self.head = head
    }

    init(caret: Int) { self.init(anchor: caret, head: caret) }

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var isEmpty: Bool { anchor == head }
  }

  /// What an input method composes at the caret, not yet part of the text.
  struct Preedit: Equatable {
    var text: String
    var caret: Int
  }

  enum Direction { case forward, backward }

  private(set) var text: String
  private(set) var selection: Selection
  private(set) var preedit: Preedit?

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var lastEdit: EditKind?

  private struct Step {
    var text: String
    var selection: Selection
  }

  /// Edits of the same kind in a row are undone together.
  private enum EditKind {
    case typing, deleting, other
  }

  private static let maximumUndoSteps = 200

  init(_ text: String = "") {
    self.text = text
    selection = Selection(caret: text.utf16.count)
  }

  var length: Int { text.utf16.count }

  var selectedText: String { string(in: selection.range) }

  func string(in range: Range<Int>) -> String {
    String(
      text[
        TextBoundaries.index(range.lowerBound, in: text)..<TextBoundaries.index(range.upperBound, in: text)])
  }

  /// Takes a text that somebody else wrote. The caret stays where it was as far as the text allows.
  mutating func adopt(_ new: String) {
    guard new != text else { return }
    let wasAtEnd = selection.isEmpty && selection.head == length
    text = new
    selection =
      wasAtEnd
      ? Selection(caret: length)
      : Selection(
        anchor: TextBoundaries.aligned(selection.anchor, in: text),
        head: TextBoundaries.aligned(selection.head, in: text))
    lastEdit = nil
  }

  // MARK: Selecting

  /// Puts the caret at an offset; `extending` keeps the other end of the selection.
  mutating func moveCaret(to offset: Int, extending: Bool = false) {
    let head = TextBoundaries.aligned(offset, in: text)
    selection = Selection(anchor: extending ? selection.anchor : head, head: head)
    lastEdit = nil
  }

  mutating func select(_ range: Range<Int>) {
    selection = Selection(
      anchor: TextBoundaries.aligned(range.lowerBound, in: text),
      head: TextBoundaries.aligned(range.upperBound, in: text))
    lastEdit = nil
  }

  mutating func selectAll() { select(0..<length) }

  /// One step of the caret. Without `extending`, a selection collapses to the side it is left on.
  mutating func move(_ direction: Direction, by unit: TextBoundaries.Unit, extending: Bool) {
    if !extending, !selection.isEmpty, unit == .character {
      moveCaret(to: direction == .forward ? selection.range.upperBound : selection.range.lowerBound)
      return
    }
    moveCaret(to: step(from: selection.head, direction, unit), extending: extending)
  }

  private func step(from offset: Int, _ direction: Direction, _ unit: TextBoundaries.Unit) -> Int {
    direction == .forward
      ? TextBoundaries.next(offset, by: unit, in: text)
      : TextBoundaries.previous(offset, by: unit, in: text)
  }

  // MARK: Editing

  /// Puts text in the place of the selection.
  mutating func insert(_ new: String) {
    guard !(new.isEmpty && selection.isEmpty) else { return }
    let isTyping = new.count == 1 && selection.isEmpty
    replace(selection.range, with: new, kind: isTyping ? .typing : .other)
  }

  /// Deletes the selection, or what lies one step before or after the caret.
  mutating func delete(_ direction: Direction, by unit: TextBoundaries.Unit) {
    if !selection.isEmpty {
      replace(selection.range, with: "", kind: .other)
      return
    }
    let other = step(from: selection.head, direction, unit)
    guard other != selection.head else { return }
    replace(min(other, selection.head)..<max(other, selection.head), with: "", kind: .deleting)
  }

  /// Deletes UTF-16 units around the caret, for an input method.
  mutating func deleteSurrounding(before: Int, after: Int) {
    let start = TextBoundaries.aligned(selection.range.lowerBound - before, in: text)
    let end = min(selection.range.upperBound + after, length)
    guard start < end else { return }
    replace(start..<end, with: "", kind: .other)
  }

  /// Puts a new text in the place of the whole.
  mutating func replaceAll(with new: String) {
    guard new != text else { return }
    replace(0..<length, with: new, kind: .other)
  }

  private mutating func replace(_ range: Range<Int>, with new: String, kind: EditKind) {
    remember(kind)
    let low = TextBoundaries.index(range.lowerBound, in: text)
    let high = TextBoundaries.index(range.upperBound, in: text)
    text.replaceSubrange(low..<max(high, low), with: new)
    // What was inserted may have joined with what follows into one character.
    let end = range.lowerBound + new.utf16.count
    let caret = TextBoundaries.aligned(end, in: text)
    selection = Selection(caret: caret < end ? TextBoundaries.next(caret, by: .character, in: text) : caret)
    lastEdit = kind
  }

  private mutating func remember(_ kind: EditKind) {
    redoSteps = []
    if kind != .other, kind == lastEdit { return }
    undoSteps.append(Step(text: text, selection: selection))
    if undoSteps.count > Self.maximumUndoSteps { undoSteps.removeFirst() }
  }

  // MARK: Undoing

  var canUndo: Bool { !undoSteps.isEmpty }
  var canRedo: Bool { !redoSteps.isEmpty }

  mutating func undo() {
    guard let step = undoSteps.popLast() else { return }
    redoSteps.append(Step(text: text, selection: selection))
    apply(step)
  }

  mutating func redo() {
    guard let step = redoSteps.popLast() else { return }
    undoSteps.append(Step(text: text, selection: selection))
    apply(step)
  }

  private mutating func apply(_ step: Step) {
    text = step.text
    selection = step.selection
    lastEdit = nil
  }

  // MARK: Composing

  /// Shows what an input method composes; nil or empty text ends it.
  mutating func setPreedit(_ new: Preedit?) {
    guard let new, !new.text.isEmpty else {
      preedit = nil
      return
    }
    if preedit == nil, !selection.isEmpty { replace(selection.range, with: "", kind: .other) }
    preedit = new
  }
}
