import CGTK
import CoreGraphics
import SwiftUICore

extension PointerEvent.Device {
  init(_ source: GdkInputSource) {
    switch source {
    case GDK_SOURCE_PEN: self = .pen
    case GDK_SOURCE_TOUCHSCREEN: self = .touch
    default: self = .mouse
    }
  }
}

/// The mouse buttons that are down. One press is followed until its own button goes up; others that are
/// pressed meanwhile are part of nothing.
struct PressedButtons {
  private(set) var current: PointerEvent.Button?

  /// Whether the press begins something.
  mutating func press(_ button: PointerEvent.Button) -> Bool {
    guard current == nil else { return false }
    current = button
    return true
  }

  /// Whether the release ends what a press began.
  mutating func release(_ button: PointerEvent.Button) -> Bool {
    guard current == button else { return false }
    current = nil
    return true
  }

  mutating func cancel() -> PointerEvent.Button? {
    defer { current = nil }
    return current
  }
}

/// Small numbers for fingers, the lowest free one for each. 0 is the mouse.
struct TouchIdentifiers {
  private var numbers: [Int: Int] = [:]

  mutating func begin(_ sequence: Int) -> Int {
    if let known = numbers[sequence] { return known }
    var number = 1
    while numbers.values.contains(number) { number += 1 }
    numbers[sequence] = number
    return number
  }

  subscript(_ sequence: Int) -> Int? { numbers[sequence] }

  mutating func end(_ sequence: Int) -> Int? { numbers.removeValue(forKey: sequence) }
}

extension PointerCursor {
  /// The name in cursor themes.
  var themeName: String {
    switch self {
    case .arrow: "default"
    case .text: "text"
    case .pointingHand: "pointer"
    case .openHand: "grab"
    case .closedHand: "grabbing"
    case .crosshair: "crosshair"
    case .notAllowed: "not-allowed"
    case .resizeLeftRight: "ew-resize"
    case .resizeUpDown: "ns-resize"
    }
  }
}
