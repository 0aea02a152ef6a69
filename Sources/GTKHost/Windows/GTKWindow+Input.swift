import CGTK
import CoreGraphics
import SwiftUICore

extension GTKWindow {
  func connectInput() {
    if let controller = gtk_event_controller_legacy_new() {
      connections.connect(
        controller.object, "event", to: self,
        .pointerReturnsBool { _, event, data in
          nonisolated(unsafe) let event = event
          return onMainActor(data, as: GTKWindow.self, otherwise: gboolean(0)) { window in
            guard let event else { return 0 }
            return window.handle(event) ? 1 : 0
          }
        })
      gtk_widget_add_controller(widget, controller)
    }
    if let controller = gtk_event_controller_motion_new() {
      connections.connect(
        controller.object, "enter", to: self,
        .doubleDouble { _, x, y, data in
          onMainActor(data, as: GTKWindow.self) { $0.pointerEntered(CGPoint(x: x, y: y)) }
        })
      connections.connect(
        controller.object, "leave", to: self,
        .plain { _, data in onMainActor(data, as: GTKWindow.self) { $0.pointerLeft() } })
      gtk_widget_add_controller(widget, controller)
    }
    connectDrop()
  }

  /// Hands an event to the content.
  func deliver(_ event: InputEvent) {
    guard !isClosed else { return }
    content.handle(event)
    platform.mainLoop.serviceRunLoop()
  }

  /// Seconds on the clock of the frames.
  var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Whether the event was for the content.
  private func handle(_ event: OpaquePointer) -> Bool {
    guard !isClosed else { return false }
    let stamp = gdk_event_get_time(event)
    if stamp != 0 { lastEventTime = stamp }
    let time = eventTime.seconds(stamp, now: now)
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY: return moved(event, time)
    case GDK_BUTTON_PRESS: return pressed(event, time)
    case GDK_BUTTON_RELEASE: return released(event, time)
    case GDK_SCROLL: return scrolled(event, time)
    case GDK_TOUCH_BEGIN: return touched(event, .down, time)
    case GDK_TOUCH_UPDATE: return touched(event, .moved, time)
    case GDK_TOUCH_END: return touched(event, .up, time)
    case GDK_TOUCH_CANCEL: return touched(event, .cancelled, time)
    case GDK_TOUCHPAD_PINCH: return pinched(event, time)
    case GDK_KEY_PRESS: return keyPressed(event, time)
    case GDK_KEY_RELEASE: return keyReleased(event, time)
    case GDK_GRAB_BROKEN:
      cancelPress()
      return false
    default: return false
    }
  }

  private func surfaceLocation(of event: OpaquePointer) -> CGPoint? {
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func location(of event: OpaquePointer) -> CGPoint? {
    surfaceLocation(of: event).map { CGPoint(x: $0.x - contentOrigin.x, y: $0.y - contentOrigin.y) }
  }

  func modifiers(of event: OpaquePointer) -> InputModifiers {
    InputModifiers(gdk_event_get_modifier_state(event))
  }

  private func device(of event: OpaquePointer) -> PointerEvent.Device {
    guard let device = gdk_event_get_device(event) else { return .mouse }
    let source = PointerEvent.Device(gdk_device_get_source(device))
    // Touches have events of their own; what a touchscreen sends as a pointer is one.
    return gdk_event_get_device_tool(event) != nil ? .pen : source
  }

  // MARK: Pointer

  private func pointerEntered(_ location: CGPoint) {
    pointerLocation = location
    guard buttons.current == nil else { return }
    deliver(.pointer(PointerEvent(phase: .hover, location: location, time: now)))
  }

  private func pointerLeft() {
    endScrolling(at: now)
    deliver(.pointer(PointerEvent(phase: .exited, location: pointerLocation, time: now)))
  }

  private func moved(_ event: OpaquePointer, _ time: Double) -> Bool {
    guard let location = location(of: event) else { return false }
    pointerLocation = location
    let pressed = buttons.current
    deliver(
      .pointer(
        PointerEvent(
          phase: pressed == nil ? .hover : .moved, location: location, button: pressed ?? .primary,
          modifiers: modifiers(of: event), device: device(of: event), time: time)))
    return true
  }

  private func pressed(_ event: OpaquePointer, _ time: Double) -> Bool {
    guard let button = PointerEvent.Button(rawValue: Int(gdk_button_event_get_button(event))),
      let location = location(of: event), let surfaceLocation = surfaceLocation(of: event)
    else { return false }
    gtk_widget_grab_focus(widget)
    endScrolling(at: time)
    pointerLocation = location
    guard buttons.press(button) else { return true }
    if let device = gdk_event_get_device(event) { lastPress = (device, surfaceLocation) }
    deliver(
      .pointer(
        PointerEvent(
          phase: .down, location: location, button: button, modifiers: modifiers(of: event),
          device: device(of: event), time: time)))
    return true
  }

  private func released(_ event: OpaquePointer, _ time: Double) -> Bool {
    guard let button = PointerEvent.Button(rawValue: Int(gdk_button_event_get_button(event))) else {
      return false
    }
    guard buttons.release(button) else { return true }
    let location = location(of: event) ?? pointerLocation
    pointerLocation = location
    lastPress = nil
    deliver(
      .pointer(
        PointerEvent(
          phase: .up, location: location, button: button, modifiers: modifiers(of: event),
          device: device(of: event), time: time)))
    return true
  }

  /// The release of what is pressed will go somewhere else.
  func cancelPress() {
    guard let button = buttons.cancel() else { return }
    lastPress = nil
    deliver(.pointer(PointerEvent(phase: .cancelled, location: pointerLocation, button: button, time: now)))
  }

  // MARK: Fingers

  private func touched(_ event: OpaquePointer, _ phase: PointerEvent.Phase, _ time: Double) -> Bool {
    let sequence = Int(bitPattern: gdk_event_get_event_sequence(event))
    let id: Int
    switch phase {
    case .down:
      id = touches.begin(sequence)
      if let device = gdk_event_get_device(event), let point = surfaceLocation(of: event) {
        lastPress = (device, point)
      }
    case .moved:
      guard let known = touches[sequence] else { return false }
      id = known
    default:
      guard let known = touches.end(sequence) else { return false }
      id = known
    }
    let location = location(of: event) ?? touchLocations[id] ?? .zero
    touchLocations[id] = phase == .down || phase == .moved ? location : nil
    deliver(
      .pointer(
        PointerEvent(
          phase: phase, location: location, modifiers: modifiers(of: event), device: .touch, id: id,
          time: time)))
    return true
  }

  private func pinched(_ event: OpaquePointer, _ time: Double) -> Bool {
    let location = location(of: event) ?? pointerLocation
    let phase: MagnifyEvent.Phase
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
      phase = .began
      pinchRotation = 0
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
    default: phase = .cancelled
    }
    pinchRotation += CGFloat(gdk_touchpad_event_get_pinch_angle_delta(event))
    deliver(
      .magnify(
        MagnifyEvent(
          phase: phase, location: location, magnification: CGFloat(gdk_touchpad_event_get_pinch_scale(event)),
          rotation: pinchRotation, time: time)))
    return true
  }

  // MARK: Scrolling

  private func scrolled(_ event: OpaquePointer, _ time: Double) -> Bool {
    var input = ScrollTranslation.Input(
      location: location(of: event) ?? pointerLocation, delta: .zero, modifiers: modifiers(of: event),
      time: time)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: input.delta.height = -1
    case GDK_SCROLL_DOWN: input.delta.height = 1
    case GDK_SCROLL_LEFT: input.delta.width = -1
    case GDK_SCROLL_RIGHT: input.delta.width = 1
    default:
      var x = 0.0
      var y = 0.0
      gdk_scroll_event_get_deltas(event, &x, &y)
      input.delta = CGSize(width: x, height: y)
      input.isInPoints = martlet_scroll_event_is_in_points(event) != 0
      input.isStop = gdk_scroll_event_is_stop(event) != 0
      input.isTouchpad = input.isInPoints || isTouchpad(event)
    }
    for event in scrolling.translate(input) { deliver(.scroll(event)) }
    restartScrollTimer()
    return true
  }

  private func isTouchpad(_ event: OpaquePointer) -> Bool {
    guard let device = gdk_event_get_device(event) else { return false }
    let source = gdk_device_get_source(device)
    return source == GDK_SOURCE_TOUCHPAD || source == GDK_SOURCE_TRACKPOINT
  }

  private func endScrolling(at time: Double) {
    for event in scrolling.end(at: time) { deliver(.scroll(event)) }
    restartScrollTimer()
  }

  /// Some drivers do not say when the fingers leave the touchpad.
  private func restartScrollTimer() {
    if scrollTimer != 0 { g_source_remove(scrollTimer) }
    scrollTimer = 0
    guard scrolling.isScrolling, !isClosed else { return }
    scrollTimer = g_timeout_add(
      guint(ScrollTranslation.silence * 1000),
      { data in
        onMainActor(data, as: GTKWindow.self) {
          $0.scrollTimer = 0
          $0.endScrolling(at: $0.now)
        }
        return gboolean(0)
      }, unretained(self))
  }
}
