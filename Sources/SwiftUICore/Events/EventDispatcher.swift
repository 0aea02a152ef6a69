import CoreGraphics
import Foundation

/// Brings what the user does to the views that want it.
@MainActor
package final class EventDispatcher {
  private unowned let root: ViewRoot
  private var pointers: [Int: PointerSession] = [:]
  private var hovered: [any HoverResponder] = []
  private var magnify: PointerSession?
  private var timers: [(due: Double, action: @MainActor () -> Void)] = []
  private var scrollTarget: (any ScrollResponder)?
  private var moving: [ObjectIdentifier: any ScrollResponder] = [:]
  private var outsideWatchers: [Weak<OutsidePressRenderNode>] = []

  /// Called when something wants to run after a while although no frame is needed until then.
  package var onTimer: ((Double) -> Void)?

  init(root: ViewRoot) { self.root = root }

  // MARK: Time

  /// True while something moves by itself.
  var needsTicks: Bool { !moving.isEmpty }

  func hasWork(at time: Double) -> Bool { needsTicks || timers.contains { $0.due <= time } }

  /// The next moment at which something wants to happen.
  package var nextDeadline: Double? {
    (timers.map(\.due) + pointers.values.compactMap(\.deadline)).min()
  }

  func schedule(at due: Double, _ action: @escaping @MainActor () -> Void) {
    timers.append((due, action))
    onTimer?(due)
  }

  func tick(at time: Double) {
    let due = timers.filter { $0.due <= time }.sorted { $0.due < $1.due }
    timers.removeAll { $0.due <= time }
    for timer in due { timer.action() }
    for session in pointers.values { session.tick(time) }
    for (id, session) in pointers where session.isOver { pointers[id] = nil }
    for (key, responder) in moving where !responder.step(to: time) { moving[key] = nil }
  }

  func startMoving(_ responder: any ScrollResponder) {
    moving[ObjectIdentifier(responder)] = responder
    root.onNeedsFrame?()
  }

  // MARK: Events

  package func handle(_ event: InputEvent) {
    if let time = event.time { root.clockDidReach(time) }
    switch event {
    case .pointer(let event): pointer(event)
    case .scroll(let event): scroll(event)
    case .magnify(let event): magnify(event)
    case .key(let event): key(event)
    case .textInput(let event): root.focus.responder?.handleTextInput(event)
    case .focus(let isActive): root.focus.windowDidChange(isActive: isActive)
    case .drop: break
    }
    root.onNeedsFrame?()
  }

  /// The hit nodes from the deepest to the root.
  package func hitPath(at location: CGPoint) -> [RenderNode] {
    var path: [RenderNode] = []
    _ = root.rootRender?.hitTest(location, path: &path)
    return path
  }

  private func pointer(_ event: PointerEvent) {
    switch event.phase {
    case .hover:
      updateHover(hitPath(at: event.location), event)
    case .exited:
      updateHover([], event)
    case .down:
      for node in hovered { node.hoverDidAct() }
      let path = hitPath(at: event.location)
      if event.button == .secondary {
        for node in path {
          if let menu = node as? any ContextMenuResponder, menu.openContextMenu(at: event.location) { return }
        }
        return
      }
      guard event.button == .primary else { return }
      if event.device != .touch { root.focus.pointerDown(path: path) }
      if let waiting = pointers[event.id], waiting.awaitsMore {
        waiting.send(.down, event)
        return
      }
      pointers[event.id]?.cancel(at: event.time)
      let session = PointerSession(
        path: path, press: PointerPress(device: event.device, modifiers: event.modifiers), root: root,
        takesPresses: !pressOutside(path))
      pointers[event.id] = session
      session.send(.down, event)
      if session.deadline != nil { onTimer?(session.deadline ?? event.time) }
    case .moved:
      pointers[event.id]?.send(.moved, event)
    case .up:
      pointers[event.id]?.send(.up, event)
      if let session = pointers[event.id] {
        if session.isOver { pointers[event.id] = nil } else if let due = session.deadline { onTimer?(due) }
      }
    case .cancelled:
      pointers[event.id]?.cancel(at: event.time)
      pointers[event.id] = nil
    }
  }

  func watchOutside(_ node: OutsidePressRenderNode) { outsideWatchers.append(Weak(node)) }

  /// Closes what closes by a press elsewhere. True when something did.
  private func pressOutside(_ path: [RenderNode]) -> Bool {
    outsideWatchers.removeAll { $0.value?.isActive != true }
    let closing = outsideWatchers.compactMap(\.value).filter { node in
      node.isAttached && !node.isInert && !path.contains { $0 === node }
    }
    for node in closing { node.action?() }
    return !closing.isEmpty
  }

  private func updateHover(_ path: [RenderNode], _ event: PointerEvent) {
    let nodes = path.compactMap { $0 as? any HoverResponder }
    for old in hovered where !nodes.contains(where: { $0 === old }) { old.hoverDidEnd() }
    for node in nodes { node.hoverDidMove(to: event.location, at: event.time) }
    hovered = nodes
    let cursor = path.lazy.compactMap { $0.cursor(inWindow: event.location) }.first ?? .arrow
    root.services.setCursor?(cursor)
  }

  private func scroll(_ event: ScrollEvent) {
    for node in hovered { node.hoverDidAct() }
    if event.phase == .began || event.phase == .discrete || scrollTarget == nil {
      scrollTarget = hitPath(at: event.location).compactMap { $0 as? any ScrollResponder }
        .first { $0.canScroll(by: event.delta) }
    }
    scrollTarget?.wheel(event)
    if event.phase == .ended || event.phase == .discrete { scrollTarget = nil }
  }

  private func magnify(_ event: MagnifyEvent) {
    if event.phase == .began || magnify == nil {
      magnify = PointerSession(
        path: hitPath(at: event.location), press: PointerPress(device: .touch, modifiers: []), root: root)
    }
    magnify?.send(magnify: event)
    if event.phase == .ended || event.phase == .cancelled { magnify = nil }
  }

  private func key(_ event: KeyInput) {
    if root.focus.handleKey(event) { return }
    if event.phase != .up, root.focus.performShortcut(event) { return }
    guard event.phase != .up else { return }
    if root.handleUndo(event) { return }
    if event.key == .tab {
      root.focus.moveFocus(forward: !event.modifiers.contains(.shift))
      return
    }
    for responder in root.scrollResponders where !responder.isInert && responder.handleKey(event) { return }
  }
}

/// How a press began.
struct PointerPress {
  var device: PointerEvent.Device
  var modifiers: InputModifiers
}

/// A node that follows presses by itself, without a gesture of the program.
@MainActor
protocol PressResponder: RenderNode {
  /// Nil when the press is not for this node.
  func makeRecognizer(for press: PointerPress) -> ErasedRecognizer?
}

/// One touch, or one press of the mouse: the gestures that follow it and which of them wins.
@MainActor
private final class PointerSession {
  private struct Candidate {
    let node: RenderNode
    let recognizer: ErasedRecognizer
    let isSimultaneous: Bool
    let isScroll: Bool
    var isDone = false
  }

  private var candidates: [Candidate] = []
  private unowned let root: ViewRoot
  private var hasWinner = false
  private var lastLocation = CGPoint.zero

  /// - Parameter takesPresses: false leaves only scrolling and gestures to the press.
  init(path: [RenderNode], press: PointerPress, root: ViewRoot, takesPresses: Bool = true) {
    self.root = root
    var normal: [Candidate] = []
    var high: [Candidate] = []
    // A pan of a scroll view wins against gestures that begin with the same movement.
    var pans: [Candidate] = []
    // From the deepest outwards; a mask on an outer view can rule out everything inside it.
    for node in path {
      if let pan = node as? any ScrollResponder {
        if press.device != .mouse, let recognizer = pan.makePanRecognizer() {
          pans.append(Candidate(node: node, recognizer: recognizer, isSimultaneous: false, isScroll: true))
        }
      }
      guard let gesture = node as? GestureRenderNode else {
        if takesPresses, let responder = node as? any PressResponder,
          let recognizer = responder.makeRecognizer(for: press)
        {
          normal.append(
            Candidate(node: node, recognizer: recognizer, isSimultaneous: false, isScroll: false))
        }
        continue
      }
      if !gesture.mask.contains(.subviews) {
        normal = []
        high = []
        pans = []
      }
      guard gesture.isEnabled, gesture.mask.contains(.gesture), let recognizer = gesture.makeRecognizer?()
      else {
        continue
      }
      let candidate = Candidate(
        node: node, recognizer: recognizer, isSimultaneous: gesture.priority == .simultaneous, isScroll: false
      )
      if gesture.priority == .high { high.insert(candidate, at: 0) } else { normal.append(candidate) }
    }
    candidates = high + pans + normal
  }

  var deadline: Double? {
    candidates.compactMap { $0.isDone || $0.recognizer.state == .failed ? nil : $0.recognizer.deadline }.min()
  }

  var isOver: Bool { candidates.allSatisfy { $0.isDone || $0.recognizer.state == .failed } }

  var awaitsMore: Bool { candidates.contains { !$0.isDone && $0.recognizer.awaitsMore } }

  func send(_ kind: _GestureEvent.Kind, _ event: PointerEvent) {
    lastLocation = event.location
    process { node in
      _GestureEvent(
        kind: kind, location: self.local(event.location, in: node), globalLocation: event.location,
        time: event.time,
        date: Date(timeIntervalSinceReferenceDate: event.time), pointerID: event.id,
        device: event.device, node: node)
    }
    if kind == .up { finishUp() }
  }

  func send(magnify event: MagnifyEvent) {
    process { node in
      var gestureEvent = _GestureEvent(
        kind: event.phase == .cancelled ? .cancelled : .magnify,
        location: self.local(event.location, in: node),
        globalLocation: event.location, time: event.time,
        date: Date(timeIntervalSinceReferenceDate: event.time),
        node: node)
      gestureEvent.magnification = event.magnification
      gestureEvent.rotation = event.rotation
      gestureEvent.isLast = event.phase == .ended
      return gestureEvent
    }
  }

  func tick(_ time: Double) {
    guard let deadline, time >= deadline else { return }
    process { node in
      _GestureEvent(
        kind: .tick, location: self.local(self.lastLocation, in: node), globalLocation: self.lastLocation,
        time: time,
        date: Date(timeIntervalSinceReferenceDate: time), node: node)
    }
  }

  func cancel(at time: Double) {
    for index in candidates.indices where !candidates[index].isDone {
      candidates[index].recognizer.cancel()
      candidates[index].isDone = true
    }
  }

  private func local(_ point: CGPoint, in node: RenderNode) -> CGPoint {
    var chain: [RenderNode] = []
    var current: RenderNode? = node
    while let next = current {
      chain.append(next)
      current = next.parent
    }
    return chain.reversed().reduce(point) { $1.convertFromParent($0) }
  }

  private func process(_ makeEvent: (RenderNode) -> _GestureEvent) {
    for index in candidates.indices {
      guard !candidates[index].isDone, candidates[index].recognizer.state != .failed else { continue }
      guard candidates[index].node.isAttached else {
        candidates[index].recognizer.cancel()
        candidates[index].isDone = true
        continue
      }
      candidates[index].recognizer.handle(makeEvent(candidates[index].node))
    }
    resolve()
  }

  /// Lets the first gesture in the order of priority act that has begun or ended, and takes the others out.
  private func resolve() {
    for index in candidates.indices {
      let candidate = candidates[index]
      guard !candidate.isDone else { continue }
      switch candidate.recognizer.state {
      case .possible:
        continue
      case .failed:
        candidate.recognizer.deliver()
        candidates[index].isDone = true
      case .active, .ended:
        if !candidate.isSimultaneous, isHeldBack(index) { continue }
        if !candidate.isSimultaneous { cancelOthers(of: index) }
        candidate.recognizer.deliver()
        if candidate.recognizer.state == .ended { candidates[index].isDone = true }
      }
    }
  }

  /// A finished tap waits while a gesture of higher priority may still come of the same touch (a double tap).
  private func isHeldBack(_ index: Int) -> Bool {
    guard candidates[index].recognizer.state == .ended else { return false }
    return candidates[..<index].contains { other in
      !other.isDone && !other.isSimultaneous && other.recognizer.state == .possible
    }
  }

  private func cancelOthers(of index: Int) {
    for other in candidates.indices where other != index {
      guard !candidates[other].isDone, !candidates[other].isSimultaneous else { continue }
      candidates[other].recognizer.cancel()
      candidates[other].isDone = true
    }
  }

  private func finishUp() {
    // Nothing of what is still only possible can come of a touch that ended, unless it waits for another tap.
    for index in candidates.indices where !candidates[index].isDone {
      let recognizer = candidates[index].recognizer
      if recognizer.state == .possible, !recognizer.awaitsMore {
        recognizer.cancel()
        candidates[index].isDone = true
      }
    }
    resolve()
  }
}

/// A node that opens a menu on a secondary click.
@MainActor
protocol ContextMenuResponder: RenderNode {
  func openContextMenu(at location: CGPoint) -> Bool
}

/// What the window around a view tree does for it.
package struct HostServices {
  package var setCursor: ((PointerCursor) -> Void)?
  package var setTextInput: ((TextInputState?) -> Void)?
  package var clipboard: (any Clipboard)?
  package var setTitle: ((String) -> Void)?
  package var closeWindow: (() -> Void)?
  package var setPreferredColorScheme: ((ColorScheme?) -> Void)?

  package init() {}
}

extension ViewRoot {
  /// Calls the closure after a while on the frame clock.
  package func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) {
    events.schedule(at: time + delay, action)
  }
}
