import CoreGraphics
import Rendering

/// Lays out, draws and edits the text of a `TextInput`.
final class TextInputRenderNode: RenderNode {
  var view: TextInput
  var environment = EnvironmentValues()
  var editable: EditableText
  var isEnabled = true
  private(set) var isFocused = false

  private var content: TextInputContent
  private var resolved: ResolvedText?
  private var prompt: ResolvedText?
  private var tint = RGBA.clear
  private var layouts: [(width: CGFloat?, isCut: Bool, layout: TextLayout)] = []
  private var promptLayout: (width: CGFloat, layout: TextLayout)?

  /// How far the text is moved to keep the caret in sight; points.
  var scrollOffset = CGPoint.zero
  /// Where the caret wants to be when it moves up and down.
  var preferredCaretX: CGFloat?
  /// The last click, for telling double clicks.
  var lastClick: (time: Double, location: CGPoint, count: Int)?

  private var isCaretShown = true
  private var blinkNumber = 0

  static let caretWidth: CGFloat = 2
  /// After this many seconds without a key the caret stops blinking, so that nothing wakes up any more.
  private static let blinkingTime = 10.0

  init(view: TextInput, in context: NodeContext) {
    self.view = view
    editable = EditableText(view.text.wrappedValue)
    content = TextInputContent(editable, isSecure: view.isSecure)
    super.init(in: context)
  }

  // MARK: Staying up to date

  func update(to new: TextInput, environment: EnvironmentValues) {
    let shapeChanged = view.shape != new.shape || view.insets != new.insets
    view = new
    self.environment = environment
    editable.adopt(new.text.wrappedValue)
    isEnabled = environment.isEnabled
    tint = TintShapeStyle().color(in: environment)
    if isFocused, !isEnabled { root.focus.focus(nil) }
    refreshText(isForced: shapeChanged)
    prompt = new.prompt.map { prompt in
      var surroundings = environment
      surroundings.foregroundStyles = [AnyShapeStyle(PlaceholderTextShapeStyle())]
      surroundings.lineLimit = view.shape == .line ? 1 : environment.lineLimit
      return TextResolver.resolve(prompt, in: surroundings)
    }
    promptLayout = nil
    invalidateDisplay()
    root.noteSemanticsChange()
  }

  private func refreshText(isForced: Bool = false) {
    content = TextInputContent(editable, isSecure: view.isSecure)
    var surroundings = environment
    if !isEnabled { surroundings.foregroundStyles = [AnyShapeStyle(Color.tertiaryLabel)] }
    surroundings.lineLimit = nil
    let new = content.resolved(in: surroundings)
    let isChanged = new.request != resolved?.request
    resolved = new
    if isChanged || isForced {
      layouts = []
      invalidateLayout()
    }
  }

  /// To be called after every change of the text or the selection.
  func editingDidChange() {
    let text = editable.text
    if view.text.wrappedValue != text {
      view.text.wrappedValue = text
      // The one that owns the text may have made something else of it, or refused it.
      editable.adopt(view.text.wrappedValue)
    }
    refreshText()
    restartBlinking()
    invalidateDisplay()
    root.noteSemanticsChange()
    root.enqueueAction { [weak self] in self?.revealCaret() }
  }

  // MARK: Text and where it is

  private var wraps: Bool { view.shape != .line }

  /// The text's layout in a width; `isCut` keeps one line and cuts it.
  private func layout(width: CGFloat?, isCut: Bool = false) -> TextLayout? {
    guard let resolved else { return nil }
    for entry in layouts where entry.width == width && entry.isCut == isCut { return entry.layout }
    var request = resolved.request
    request.lineLimit = isCut ? 1 : nil
    request.truncation = .tail
    let layout = root.backend.textShaper.layout(request, width: width, height: nil)
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((width, isCut, layout))
    return layout
  }

  /// The layout that is shown in the present frame.
  var shownLayout: TextLayout? {
    if wraps { return layout(width: textArea.width) }
    let whole = layout(width: nil)
    if isFocused || (whole?.size.width ?? 0) <= textArea.width { return whole }
    return layout(width: textArea.width, isCut: true)
  }

  /// The frame without the insets.
  var textArea: CGRect {
    let (insets, direction) = (view.insets, environment.layoutDirection)
    return CGRect(
      x: insets.left(direction), y: insets.top, width: max(frame.width - insets.horizontal, 0),
      height: max(frame.height - insets.vertical, 0))
  }

  /// The top left corner of the text's layout in the node's coordinates.
  var textOrigin: CGPoint {
    guard let layout = shownLayout else { return textArea.origin }
    let area = textArea
    let free = area.width - layout.size.width
    var x: CGFloat = 0
    if free > 0 || wraps {
      switch environment.multilineTextAlignment {
      case .leading: x = environment.layoutDirection == .rightToLeft ? free : 0
      case .center: x = free / 2
      case .trailing: x = environment.layoutDirection == .rightToLeft ? 0 : free
      }
    }
    let y = view.shape == .line ? (area.height - layout.size.height) / 2 : 0
    return CGPoint(x: area.minX + x - scrollOffset.x, y: area.minY + y - scrollOffset.y)
  }

  /// The caret in the node's coordinates.
  var caretRect: CGRect {
    guard let layout = shownLayout else { return textArea }
    var offset = content.shownOffset(of: editable.selection.head)
    if let preedit = editable.preedit, let range = content.preeditRange {
      offset = range.lowerBound + min(max(preedit.caret, 0), range.count)
    }
    let origin = textOrigin
    return layout.caret(at: offset).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The offset in the text that is shown nearest to a point in the node's coordinates.
  func offset(at point: CGPoint) -> Int {
    guard let layout = shownLayout else { return 0 }
    let origin = textOrigin
    var shown = layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    // Behind a line's break is the beginning of the next one; the click was on this one.
    if let line = layout.lines.last(where: { $0.range.upperBound == shown && !$0.range.isEmpty }),
      line.range.upperBound < content.shown.utf16.count || content.shown.last?.isNewline == true,
      point.y - origin.y < line.rect.maxY
    {
      shown = TextBoundaries.previous(shown, by: .character, in: content.shown)
    }
    return content.sourceOffset(ofShown: shown)
  }

  /// The line of the shown text that the caret is on, with the layout.
  var caretLine: (layout: TextLayout, index: Int)? {
    guard let layout = shownLayout else { return nil }
    let offset = content.shownOffset(of: editable.selection.head)
    guard let index = layout.lines.lastIndex(where: { $0.range.lowerBound <= offset }) else { return nil }
    return (layout, index)
  }

  /// First and last offset of the text on a line.
  func ends(of line: TextLayout.Line) -> (start: Int, end: Int) {
    var last = line.range.upperBound
    let index = TextBoundaries.index(last, in: content.shown)
    let isLastLine = last == content.shown.utf16.count && content.shown.last?.isNewline != true
    if !line.range.isEmpty, !isLastLine, index > content.shown.startIndex {
      last = TextBoundaries.previous(last, by: .character, in: content.shown)
    }
    return (content.sourceOffset(ofShown: line.range.lowerBound), content.sourceOffset(ofShown: last))
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let resolved else { return .zero }
    let insets = view.insets
    func outer(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      CGSize(width: width + insets.horizontal, height: height + insets.vertical)
    }
    switch view.shape {
    case .line:
      let text = layout(width: nil)?.size ?? .zero
      let ideal = max(text.width, prompt.map { idealSize(of: $0).width } ?? 0) + Self.caretWidth
      return outer(proposal.width.map { max($0 - insets.horizontal, 0) } ?? ideal, text.height)
    case .growing:
      let width = proposal.width.map { max($0 - insets.horizontal, 0) }
      let text = layout(width: width.flatMap { $0.isFinite ? $0 : nil })
      let ideal = max(text?.size.width ?? 0, prompt.map { idealSize(of: $0).width } ?? 0) + Self.caretWidth
      return outer(width ?? ideal, limitedHeight(text, resolved.request))
    case .page:
      return CGSize(
        width: proposal.width ?? outer(layout(width: nil)?.size.width ?? 0, 0).width,
        height: proposal.height ?? outer(0, layout(width: proposal.width)?.size.height ?? 0).height)
    }
  }

  private func idealSize(of text: ResolvedText) -> CGSize {
    root.backend.textShaper.layout(text.request, width: nil, height: nil).size
  }

  /// The height of the text, at least that of the reserved lines and at most that of the line limit.
  private func limitedHeight(_ layout: TextLayout?, _ request: TextRequest) -> CGFloat {
    guard let layout else { return 0 }
    let run = request.runs.first
    var line = (run?.ascent ?? 0) + (run?.descent ?? 0)
    var pitch = run?.lineHeight ?? 0
    if let run, let own = run.paragraph?.lineHeight {
      line = own.points(fontSize: run.font.size, content: line)
      pitch = line
    }
    func height(_ lines: Int) -> CGFloat { CGFloat(max(lines - 1, 0)) * (pitch + request.lineSpacing) + line }
    var result = layout.size.height
    if let limit = environment.lineLimit, limit > 0 { result = min(result, height(limit)) }
    if environment.lowerLineLimit > 0 { result = max(result, height(environment.lowerLineLimit)) }
    return result
  }

  override func placeChildren() { keepScrollInRange() }

  override func frameDidResize() {
    promptLayout = nil
    invalidateDisplay()
    if isFocused { root.enqueueAction { [weak self] in self?.revealCaret() } }
  }

  override func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool { key.axis == .vertical }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key.axis == .vertical else { return nil }
    let width = view.shape == .line ? nil : max(size.width - view.insets.horizontal, 0)
    guard let layout = layout(width: width) else { return nil }
    let free = view.shape == .line ? (size.height - view.insets.vertical - layout.size.height) / 2 : 0
    if key.id == VerticalAlignment.FirstTextBaseline.self {
      return view.insets.top + free + layout.firstBaseline
    }
    if key.id == VerticalAlignment.LastTextBaseline.self {
      return view.insets.top + free + layout.lastBaseline
    }
    return nil
  }

  // MARK: Keeping the caret in sight

  private var textSize: CGSize {
    guard let layout = shownLayout else { return .zero }
    // Spaces at the end are not part of the layout's width, but the caret may stand behind them.
    let width = layout.lines.reduce(layout.size.width) { max($0, $1.carets.max() ?? 0) }
    return CGSize(width: width + Self.caretWidth, height: layout.size.height)
  }

  /// The largest offset in each direction.
  var scrollRange: CGSize {
    let (text, area) = (textSize, textArea.size)
    return CGSize(
      width: view.shape == .line ? max(text.width - area.width, 0) : 0,
      height: view.shape == .line ? 0 : max(text.height - area.height, 0))
  }

  private func keepScrollInRange() {
    let range = isFocused || view.shape == .page ? scrollRange : .zero
    scrollOffset.x = min(max(scrollOffset.x, 0), range.width)
    scrollOffset.y = min(max(scrollOffset.y, 0), range.height)
  }

  func revealCaret() {
    guard isFocused, isPlaced else { return }
    let old = scrollOffset
    keepScrollInRange()
    let (caret, area) = (caretRect, textArea)
    if caret.minX < area.minX { scrollOffset.x += caret.minX - area.minX }
    if caret.minX + Self.caretWidth > area.maxX { scrollOffset.x += caret.minX + Self.caretWidth - area.maxX }
    if view.shape != .line {
      if caret.maxY > area.maxY { scrollOffset.y += caret.maxY - area.maxY }
      if caret.minY < area.minY { scrollOffset.y += caret.minY - area.minY }
    }
    keepScrollInRange()
    if scrollOffset != old { invalidateDisplay() }
    reportToInputMethod()
  }

  func reportToInputMethod() {
    guard isFocused, isAttached else { return }
    var caret = caretRect
    caret.size.width = Self.caretWidth
    root.services.setTextInput?(
      TextInputState(
        caret: convert(caret, to: nil), surroundingText: editable.text, selection: editable.selection.range,
        isSecure: view.isSecure))
  }

  // MARK: Focus and blinking

  override func didAttach() { root.focus.register(self) }

  override func willDetach() { root.focus.unregister(self) }

  func setFocused(_ new: Bool) {
    isFocused = new
    if new {
      restartBlinking()
      root.enqueueAction { [weak self] in self?.revealCaret() }
    } else {
      editable.setPreedit(nil)
      refreshText()
      blinkNumber += 1
      scrollOffset.x = 0
      if view.shape == .growing { scrollOffset.y = 0 }
      root.services.setTextInput?(nil)
    }
    preferredCaretX = nil
    invalidateDisplay()
    root.noteSemanticsChange()
    view.onEditingChanged?(new)
    if !new {
      editable.adopt(view.text.wrappedValue)
      refreshText()
    }
  }

  func restartBlinking() {
    isCaretShown = true
    blinkNumber += 1
    scheduleBlink(number: blinkNumber, until: root.time + Self.blinkingTime)
  }

  private func scheduleBlink(number: Int, until end: Double) {
    let interval = environment.caretBlinkInterval
    guard interval > 0, isFocused, root.focus.isWindowActive else { return }
    root.schedule(after: interval) { [weak self] in
      guard let self, self.blinkNumber == number, self.isFocused else { return }
      if self.root.time >= end {
        self.isCaretShown = true
      } else {
        self.isCaretShown.toggle()
        self.scheduleBlink(number: number, until: end)
      }
      self.invalidateDisplay()
    }
  }

  // MARK: Display

  override func record() -> Fragment {
    guard let resolved, let layout = shownLayout else { return .empty }
    let area = textArea
    var parts: [PlacedFragment] = []
    let origin = textOrigin
    if content.shown.isEmpty, let prompt {
      let promptLayout = layoutPrompt(prompt, width: area.width)
      let rect = CGRect(origin: .zero, size: promptLayout.size)
      parts.append(
        PlacedFragment(
          Fragment.letters(promptLayout, styles: prompt.paints, in: rect), at: promptOrigin(promptLayout, in: area)))
    }
    if isFocused, !editable.selection.isEmpty {
      let paint = Paint.color(tint.multiplyingAlpha(by: root.focus.isWindowActive ? 0.25 : 0.12))
      for rect in selectionRects(layout, width: area.width, originX: origin.x - area.minX) {
        parts.append(
          PlacedFragment(Fragment(.fill(.rect(rect), paint, evenOdd: false, antialiased: false)), at: origin))
      }
    }
    let rect = CGRect(origin: .zero, size: layout.size)
    parts.append(PlacedFragment(Fragment.letters(layout, styles: resolved.paints, in: rect), at: origin))
    if isFocused, isCaretShown, editable.selection.isEmpty, root.focus.isWindowActive {
      parts.append(PlacedFragment(caretFragment()))
    }
    let all = Fragment(.group(parts))
    // Glyphs may reach a little beyond the frame; only text that scrolls has to be cut.
    let range = scrollRange
    guard range.width > 0 || range.height > 0 else { return all }
    let clip =
      view.shape == .line ? CGRect(x: area.minX, y: 0, width: area.width, height: frame.height) : bounds
    return Fragment(.clip(.rect(clip), evenOdd: false, antialiased: false, all))
  }

  private func layoutPrompt(_ prompt: ResolvedText, width: CGFloat) -> TextLayout {
    if let promptLayout, promptLayout.width == width { return promptLayout.layout }
    let layout = root.backend.textShaper.layout(prompt.request, width: width, height: nil)
    promptLayout = (width, layout)
    return layout
  }

  private func promptOrigin(_ layout: TextLayout, in area: CGRect) -> CGPoint {
    let free = area.width - layout.size.width
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let x: CGFloat =
      switch environment.multilineTextAlignment {
      case .leading: isRightToLeft ? free : 0
      case .center: free / 2
      case .trailing: isRightToLeft ? 0 : free
      }
    let y = view.shape == .line ? (area.height - layout.size.height) / 2 : 0
    return CGPoint(x: area.minX + x, y: area.minY + y)
  }

  /// One rectangle a line; a selected line break reaches to the edge.
  private func selectionRects(_ layout: TextLayout, width: CGFloat, originX: CGFloat) -> [CGRect] {
    let range = content.shownRange(of: editable.selection.range)
    var rects: [CGRect] = []
    for line in layout.lines where line.range.lowerBound < range.upperBound {
      guard line.range.upperBound > range.lowerBound || line.range.isEmpty else { continue }
      let part = range.clamped(to: line.range)
      var rect = layout.rects(for: part).first { $0.minY == line.rect.minY } ?? line.rect
      let includesBreak =
        range.upperBound >= line.range.upperBound && line.range.upperBound < content.shown.utf16.count
      if includesBreak, environment.layoutDirection == .leftToRight {
        rect.size.width = max(width - originX - rect.minX, rect.width)
      }
      if rect.width > 0 { rects.append(rect) }
    }
    return rects
  }

  private func caretFragment() -> Fragment {
    var rect = caretRect
    rect.origin.x = min(max(rect.minX, textArea.minX), max(textArea.maxX - Self.caretWidth, textArea.minX))
    rect.size.width = Self.caretWidth
    let radius = Self.caretWidth / 2
    return Fragment(
      .fill(
        .roundedRect(rect, cornerSize: CGSize(width: radius, height: radius), continuous: false),
        .color(tint), evenOdd: false, antialiased: true))
  }

  // MARK: Hits and semantics

  override func containsHit(_ point: CGPoint) -> Bool { bounds.contains(point) }

  override var cursor: PointerCursor? { isEnabled ? .text : nil }

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    var element = SemanticsNode(
      role: view.isSecure ? .secureTextField : .textField,
      label: (view.label ?? view.prompt)?.plainText(in: environment) ?? "", frame: visibleFrame)
    element.value = view.isSecure ? content.shown : editable.text
    element.isEnabled = isEnabled
    element.isFocused = isFocused
    element.node = self
    if isEnabled {
      element.focus = { [weak self] in
        if let self { self.root.focus.focus(self) }
      }
      element.activate = element.focus
      element.setText = { [weak self] text in
        guard let self else { return }
        self.editable.replaceAll(with: self.sanitized(text))
        self.editingDidChange()
      }
    }
    builder.add(element)
  }

  override var dumpDetails: String { "\"\(content.shown.prefix(40))\"" }
}

extension ShapeStyle {
  /// The style's colour; that of the accent where it is not a plain colour.
  @MainActor fileprivate func color(in environment: EnvironmentValues) -> RGBA {
    if case .color(let color) = _resolve(in: _StyleContext(environment: environment)) { return color }
    return Color.accentColor.resolved(in: environment)
  }
}
