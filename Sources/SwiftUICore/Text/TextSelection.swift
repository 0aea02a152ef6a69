import CoreGraphics
import Foundation

private enum TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

/// Whether the user may select text to copy it.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets the user select the view's text with the mouse and copy it.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

extension TextRenderNode: PressResponder {
  func makeRecognizer(for press: PointerPress) -> ErasedRecognizer? {
    guard openURL != nil || isSelectable else { return nil }
    return ErasedRecognizer(TextPointerRecognizer(text: self, selects: isSelectable && press.device == .mouse))
  }
}

/// Opens a link that is pressed and let go, and selects what a mouse is drawn over.
private final class TextPointerRecognizer: _Recognizer<Void> {
  /// Points that the mouse may move in a click.
  private static let slop: CGFloat = 3
  private static let linkSlop: CGFloat = 20
  /// Seconds in which a second click makes a double click.
  private static let doubleClickInterval = 0.4

  private weak var text: TextRenderNode?
  private let selects: Bool
  private var start: (location: CGPoint, offset: Int)?
  private var link: URL?
  private var clicks = 0
  /// When the button was let go; nil while it is held.
  private var lastUp: Double?
  private var hasActed = false

  init(text: TextRenderNode, selects: Bool) {
    self.text = text
    self.selects = selects
  }

  override var awaitsMore: Bool { selects && phase.isPossible && clicks > 0 }

  override var deadline: Double? { awaitsMore ? lastUp.map { $0 + Self.doubleClickInterval } : nil }

  override func handle(_ event: _GestureEvent) {
    guard let text, let layout = text.currentLayout else {
      phase = .failed
      return
    }
    switch event.kind {
    case .down:
      link = text.link(at: event.location)
      if link == nil, !selects {
        phase = .failed
        return
      }
      clicks += 1
      lastUp = nil
      start = (event.location, layout.offset(at: event.location))
      guard selects else { return }
      switch clicks {
      case 1: text.selection = nil
      case 2: text.selection = TextWords.range(in: text.plainText, around: layout.offset(at: event.location))
      default: text.selection = 0..<text.plainText.utf16.count
      }
    case .moved:
      guard let start else { return }
      let distance = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
      if selects, distance > Self.slop {
        link = nil
        let end = layout.offset(at: event.location)
        text.selection = end == start.offset ? nil : min(start.offset, end)..<max(start.offset, end)
        phase = .active(())
      } else if distance > Self.linkSlop, text.link(at: event.location) != link {
        phase = .failed
      }
    case .up:
      lastUp = event.time
      if phase.isActive || link != nil {
        phase = .ended(())
      } else if clicks >= 3 {
        phase = .failed
      }
    case .tick:
      phase = .failed
    case .cancelled:
      phase = .failed
    case .magnify, .rotate:
      break
    }
  }

  override func deliver() {
    guard phase.isEnded, !hasActed, let link else { return }
    hasActed = true
    text?.openURL?(link)
  }
}

extension TextRenderNode: KeyResponder {
  package var canFocus: Bool { isSelectable }
  package var focusesOnClick: Bool { true }

  package func handleKey(_ event: KeyInput) -> Bool {
    guard isSelectable, event.phase != .up else { return false }
    let hasCommand = !event.modifiers.isDisjoint(with: [.control, .command])
    switch event.key {
    case .character("c") where hasCommand:
      guard let selection, let copy = TextWords.substring(of: plainText, in: selection) else { return false }
      root.services.clipboard?.write([ClipboardItem(text: copy)])
      return true
    case .character("a") where hasCommand:
      selection = 0..<plainText.utf16.count
      return true
    case .escape where selection != nil:
      selection = nil
      return true
    default:
      return false
    }
  }

  package func handleTextInput(_ event: TextInputEvent) {}

  package func focusDidChange(_ isFocused: Bool) { if !isFocused { selection = nil } }
}

/// Words of a text by UTF-16 offsets.
enum TextWords {
  static func substring(of text: String, in range: Range<Int>) -> String? {
    let units = Array(text.utf16)
    guard range.lowerBound >= 0, range.upperBound <= units.count else { return nil }
    return String(decoding: units[range], as: UTF16.self)
  }

  /// The word that an offset lies in, or the run of other characters.
  static func range(in text: String, around offset: Int) -> Range<Int> {
    var position = 0
    var start = 0
    var previous: Bool?
    for character in text {
      let isWord = character.isLetter || character.isNumber || character == "'" || character == "’"
      if let previous, previous != isWord {
        if position > offset { return start..<position }
        start = position
      }
      previous = isWord
      position += character.utf16.count
    }
    return start..<position
  }
}
