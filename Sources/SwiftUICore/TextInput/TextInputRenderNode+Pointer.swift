import CoreGraphics

extension TextInputRenderNode: PressResponder {
  func makeRecognizer(for press: PointerPress) -> ErasedRecognizer? {
    guard isEnabled else { return nil }
    return ErasedRecognizer(
      SelectionRecognizer(
        isTouch: press.device == .touch, isExtending: press.modifiers.contains(.shift), input: self))
  }

  /// A click or tap at a point: the caret goes there; further ones close by select the word, then the paragraph.
  fileprivate func press(at point: CGPoint, time: Double, extending: Bool) -> SelectionRecognizer.Granularity {
    var count = 1
    if let last = lastClick, time - last.time <= Self.clickInterval,
      distance(last.location, point) <= Self.clickDistance
    {
      count = last.count % 3 + 1
    }
    lastClick = (time, point, count)
    root.focus.focus(self)
    preferredCaretX = nil
    editable.setPreedit(nil)
    let offset = offset(at: point)
    switch count {
    case 1: editable.moveCaret(to: offset, extending: extending)
    case 2: editable.select(TextBoundaries.word(at: offset, in: editable.text))
    default: editable.select(TextBoundaries.paragraph(at: offset, in: editable.text))
    }
    editingDidChange()
    return count == 1 ? .character : count == 2 ? .word : .paragraph
  }

  fileprivate func drag(
    from start: Range<Int>, to point: CGPoint, by granularity: SelectionRecognizer.Granularity
  ) {
    let offset = offset(at: point)
    let reached =
      switch granularity {
      case .character: offset..<offset
      case .word: TextBoundaries.word(at: offset, in: editable.text)
      case .paragraph: TextBoundaries.paragraph(at: offset, in: editable.text)
      }
    if reached.lowerBound < start.lowerBound {
      editable.moveCaret(to: start.upperBound)
      editable.moveCaret(to: reached.lowerBound, extending: true)
    } else {
      editable.moveCaret(to: start.lowerBound)
      editable.moveCaret(to: max(reached.upperBound, start.upperBound), extending: true)
    }
    editingDidChange()
  }

  private static let clickInterval = 0.4
  private static let clickDistance: CGFloat = 5
}

/// Follows a press on a text: a mouse selects from the first moment on, a finger only taps.
private final class SelectionRecognizer: _Recognizer<Void> {
  enum Granularity { case character, word, paragraph }

  private static let tapMovement: CGFloat = 10

  private let isTouch: Bool
  private let isExtending: Bool
  private weak var input: TextInputRenderNode?
  private var granularity = Granularity.character
  private var start = 0..<0
  private var downAt = CGPoint.zero

  init(isTouch: Bool, isExtending: Bool, input: TextInputRenderNode) {
    self.isTouch = isTouch
    self.isExtending = isExtending
    self.input = input
  }

  override func handle(_ event: _GestureEvent) {
    guard let input else {
      phase = .failed
      return
    }
    switch event.kind {
    case .down:
      downAt = event.globalLocation
      guard !isTouch else { return }
      phase = .active(())
      granularity = input.press(at: event.location, time: event.time, extending: isExtending)
      let selection = input.editable.selection
      start = isExtending ? selection.anchor..<selection.anchor : selection.range
    case .moved:
      if isTouch {
        if distance(downAt, event.globalLocation) > Self.tapMovement { phase = .failed }
      } else if distance(downAt, event.globalLocation) > 0 {
        input.drag(from: start, to: event.location, by: granularity)
      }
    case .up:
      if phase.isFailed { return }
      phase = .ended(())
      if isTouch { tapLocation = (event.location, event.time) }
    case .cancelled:
      phase = .failed
    case .tick, .magnify, .rotate:
      break
    }
  }

  private var tapLocation: (point: CGPoint, time: Double)?

  override func deliver() {
    guard phase.isEnded, let tap = tapLocation else { return }
    tapLocation = nil
    _ = input?.press(at: tap.point, time: tap.time, extending: false)
  }
}

extension TextInputRenderNode: ScrollResponder {
  func canScroll(by delta: CGSize) -> Bool {
    guard view.shape == .page else { return false }
    let limit = scrollRange.height
    return (delta.height < 0 && scrollOffset.y < limit) || (delta.height > 0 && scrollOffset.y > 0)
  }

  func wheel(_ event: ScrollEvent) { scroll(to: scrollOffset.y - event.delta.height) }

  private func scroll(to y: CGFloat) {
    let new = min(max(y, 0), scrollRange.height)
    guard new != scrollOffset.y else { return }
    scrollOffset.y = new
    invalidateDisplay()
    reportToInputMethod()
  }

  func makePanRecognizer() -> ErasedRecognizer? {
    guard view.shape == .page, scrollRange.height > 0 else { return nil }
    let start = scrollOffset.y
    return ErasedRecognizer(
      CallbackRecognizer(
        DragRecognizer(minimumDistance: 10, space: .local),
        changed: { [weak self] value, _ in self?.scroll(to: start - value.translation.height) }))
  }

  func step(to time: Double) -> Bool { false }
}
