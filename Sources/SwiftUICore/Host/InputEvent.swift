import CoreGraphics

/// Something the user did in a window. Times are seconds on the window's frame clock.
public enum InputEvent: Sendable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case magnify(MagnifyEvent)
  case key(KeyInput)
  case textInput(TextInputEvent)
  case focus(isActive: Bool)
  case drop(DropEvent)

  /// nil for events that have none.
  var time: Double? {
    switch self {
    case .pointer(let event): event.time
    case .scroll(let event): event.time
    case .magnify(let event): event.time
    case .key(let event): event.time
    case .textInput, .focus, .drop: nil
    }
  }
}

/// Modifier keys, in the order and with the raw values of SwiftUI's `EventModifiers`. On Linux keyboards the
/// Control key is what applications call Command, so hosts report Control as both.
public struct InputModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = InputModifiers(rawValue: 1)
  public static let shift = InputModifiers(rawValue: 2)
  public static let control = InputModifiers(rawValue: 4)
  public static let option = InputModifiers(rawValue: 8)
  public static let command = InputModifiers(rawValue: 16)
  public static let numericPad = InputModifiers(rawValue: 32)
}

/// A mouse, pen or finger. `id` tells fingers apart; the mouse is 0.
public struct PointerEvent: Sendable {
  public enum Phase: Sendable {
    /// Moved with no button held: hover.
    case hover
    /// Left the window.
    case exited
    case down, moved, up, cancelled
  }

  public enum Button: Int, Sendable {
    case primary = 1
    case middle = 2
    case secondary = 3
  }

  public enum Device: Sendable {
    case mouse, touch, pen
  }

  public var phase: Phase
  /// Points from the top left of the window's content.
  public var location: CGPoint
  public var button: Button
  public var modifiers: InputModifiers
  public var device: Device
  public var id: Int
  public var time: Double

  public init(
    phase: Phase, location: CGPoint, button: Button = .primary, modifiers: InputModifiers = [],
    device: Device = .mouse, id: Int = 0, time: Double
  ) {
    self.phase = phase
    self.location = location
    self.button = button
    self.modifiers = modifiers
    self.device = device
    self.id = id
    self.time = time
  }
}

/// A wheel step or a touchpad movement.
public struct ScrollEvent: Sendable {
  public enum Phase: Sendable {
    /// A wheel: single steps with no begin or end.
    case discrete
    case began, changed, ended
  }

  public var location: CGPoint
  /// Points the content should move by: positive y moves it down.
  public var delta: CGSize
  public var phase: Phase
  public var modifiers: InputModifiers
  public var time: Double

  public init(
    location: CGPoint, delta: CGSize, phase: Phase = .discrete, modifiers: InputModifiers = [], time: Double
  ) {
    self.location = location
    self.delta = delta
    self.phase = phase
    self.modifiers = modifiers
    self.time = time
  }
}

/// A pinch or a turn of two fingers on a touchpad.
public struct MagnifyEvent: Sendable {
  public enum Phase: Sendable {
    case began, changed, ended, cancelled
  }

  public var phase: Phase
  public var location: CGPoint
  /// Relative to the beginning: 1 is unchanged.
  public var magnification: CGFloat
  /// Radians since the beginning, clockwise.
  public var rotation: CGFloat
  public var time: Double

  public init(phase: Phase, location: CGPoint, magnification: CGFloat, rotation: CGFloat, time: Double) {
    self.phase = phase
    self.location = location
    self.magnification = magnification
    self.rotation = rotation
    self.time = time
  }
}

/// A key going down, repeating or going up.
public struct KeyInput: Sendable {
  public enum Phase: Sendable {
    case down, `repeat`, up
  }

  /// Keys that produce no text of their own.
  public enum Key: Hashable, Sendable {
    case character(Character)
    case `return`, tab, space, escape, delete, deleteForward
    case upArrow, downArrow, leftArrow, rightArrow
    case home, end, pageUp, pageDown, clear
    case function(Int)
  }

  public var phase: Phase
  /// The key without Shift's effect on letters, as shortcuts name it.
  public var key: Key
  /// The text that the key types, empty when it types none.
  public var characters: String
  public var modifiers: InputModifiers
  public var time: Double

  public init(phase: Phase, key: Key, characters: String, modifiers: InputModifiers = [], time: Double) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
    self.time = time
  }
}

/// What an input method does to the text being edited.
public enum TextInputEvent: Sendable {
  case insert(String)
  /// Text not yet committed, with the caret's UTF-16 offset in it; empty text ends it.
  case preedit(String, caret: Int)
  /// UTF-16 units before and after the caret.
  case deleteSurrounding(before: Int, after: Int)
}

/// Something dragged over or dropped on the window.
public struct DropEvent: Sendable {
  public enum Phase: Sendable {
    case entered, moved, exited, dropped
  }

  public var phase: Phase
  public var location: CGPoint
  /// Pairs of MIME type and data; filled when dropped.
  public var items: [ClipboardItem]

  public init(phase: Phase, location: CGPoint, items: [ClipboardItem] = []) {
    self.phase = phase
    self.location = location
    self.items = items
  }
}
