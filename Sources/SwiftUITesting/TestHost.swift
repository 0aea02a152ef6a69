import CoreGraphics
import Foundation
@_exported import SwiftUI

/// Shows a view without a display, on a virtual clock, for tests.
///
/// Nothing moves unless the test lets time pass with `advance(by:)`. Elements are found as assistive programs find
/// them: by label, identifier or role.
@MainActor
public final class TestHost {
  package let headless: HeadlessHost

  /// - Parameters:
  ///   - size: the window's content in points.
  ///   - scale: device pixels a point.
  ///   - colorScheme: light unless given.
  public init<Content: View>(
    _ content: Content, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
    colorScheme: ColorScheme? = nil, layoutDirection: LayoutDirection? = nil, safeArea: EdgeInsets = EdgeInsets()
  ) {
    var configuration = HeadlessHost.Configuration()
    configuration.size = size
    configuration.scale = scale
    configuration.colorScheme = colorScheme
    configuration.layoutDirection = layoutDirection
    configuration.safeArea = safeArea
    headless = HeadlessHost(configuration) { SceneRoot { content } }
  }

  // MARK: Time

  /// Seconds since the view was shown.
  public var time: Double { headless.time }

  /// Lets time pass, frame by frame.
  public func advance(by seconds: Double) { headless.advance(by: seconds) }

  /// Lets time pass until nothing moves.
  public func settle() { headless.advanceUntilSettled() }

  /// Lets tasks that wait for the main actor run, then brings the view up to date.
  public func yield() async {
    for _ in 0..<5 { await Task.yield() }
    headless.update()
  }

  /// Brings the view up to date after its data was changed from outside.
  public func update() { headless.update() }

  // MARK: What is on screen

  /// An element as assistive programs see it.
  public struct Element: Sendable, Equatable {
    public var role: String
    public var label: String
    public var value: String
    public var identifier: String
    public var frame: CGRect
    public var isEnabled: Bool
    public var isSelected: Bool
  }

  /// All elements, in reading order.
  public var elements: [Element] {
    ElementQuery(headless.semantics).elements.map { node in
      Element(
        role: node.role.rawValue, label: node.label, value: node.value, identifier: node.identifier, frame: node.frame,
        isEnabled: node.isEnabled, isSelected: node.isSelected)
    }
  }

  public func element(_ label: String) -> Element? {
    elements.first { $0.label == label || $0.identifier == label }
      ?? elements.first { $0.label.hasPrefix(label + ", ") || $0.label.contains(", " + label) }
  }

  public func exists(_ label: String) -> Bool { element(label) != nil }

  public func elements(role: String) -> [Element] { elements.filter { $0.role == role } }

  /// The elements as text, one a line.
  public var tree: String { ElementQuery(headless.semantics).description }

  /// The picture as PNG.
  public func png() throws -> Data { try HeadlessHost.sharedBackend.imageDecoder.encodePNG(headless.picture()) }

  /// Colours of the picture: red, green, blue and alpha of the device pixel, 0…255.
  public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let picture = headless.picture()
    let offset = (y * picture.width + x) * 4
    let pixels = picture.pixels
    return (pixels[offset + 2], pixels[offset + 1], pixels[offset], pixels[offset + 3])
  }

  // MARK: What the user does

  public struct NoSuchElement: Error, CustomStringConvertible {
    public var description: String
  }

  private func center(_ label: String) throws -> CGPoint {
    guard let element = element(label) else {
      throw NoSuchElement(description: "no element is called \"\(label)\". On the screen:\n\(tree)")
    }
    return CGPoint(x: element.frame.midX, y: element.frame.midY)
  }

  public func tap(_ label: String, count: Int = 1) throws { headless.tap(at: try center(label), count: count) }

  public func tap(at point: CGPoint, count: Int = 1) { headless.tap(at: point, count: count) }

  public func click(at point: CGPoint, count: Int = 1) { headless.tap(at: point, count: count, device: .mouse) }

  public func press(at point: CGPoint, duration: Double) { headless.press(at: point, duration: duration) }

  public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3, release: Bool = true) {
    headless.drag(from: start, to: end, duration: duration, release: release)
  }

  public func scroll(at point: CGPoint, by delta: CGSize) { headless.scroll(at: point, by: delta) }

  public func type(_ text: String) { headless.type(text) }

  /// Opens the program with an address, as the desktop does. False when no view listens.
  @discardableResult
  public func open(_ url: URL) -> Bool { headless.open(url) }

  /// Presses a key: a character, or a name such as return, tab, escape, delete, left.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    headless.key(key.inputKey, characters: "", modifiers: InputModifiers(rawValue: modifiers.rawValue))
  }
}
