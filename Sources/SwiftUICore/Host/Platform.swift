import CoreGraphics
import Foundation
import Rendering

/// The desktop a program runs on: windows, clipboard, settings, the main loop.
@MainActor public protocol Platform: AnyObject {
  /// Opens a window that shows the content.
  func openWindow(_ content: any WindowContent, configuration: WindowConfiguration) -> any PlatformWindow

  var clipboard: any Clipboard { get }

  /// What the desktop prefers now. Windows are told of changes through `WindowContent.apply`.
  var settings: DesktopSettings { get }

  /// Opens a link or a file with the desktop's program for it. False when there is none.
  func open(_ url: URL) async -> Bool

  /// Runs the main loop until the last window is closed or `quit` is called.
  func run()

  func quit()
}

public struct WindowConfiguration: Sendable {
  public var title: String
  /// Points, without the title bar.
  public var size: CGSize
  public var minimumSize: CGSize?
  public var maximumSize: CGSize?
  public var isResizable: Bool

  public init(title: String, size: CGSize) {
    self.title = title
    self.size = size
    isResizable = true
  }
}

public struct DesktopSettings: Sendable, Equatable {
  public var isDark = false
  public var increasesContrast = false
  public var reducesMotion = false
  /// Text scale factor; 1 is normal.
  public var textScale = 1.0
  /// Seconds within which a second click makes a double click.
  public var doubleClickInterval = 0.4
  /// Seconds of one on or off phase of the text caret; 0 when it does not blink.
  public var caretBlinkInterval = 0.6

  public init() {}
}

/// A window on the desktop, as its content sees it.
@MainActor public protocol PlatformWindow: AnyObject {
  var title: String { get set }

  /// Asks for one call of `WindowContent.makeFrame` at the window's next tick. Asking again before it is free.
  func requestFrame()

  func setCursor(_ cursor: PointerCursor)

  /// Tells the input method where the caret is, or with nil that no text is being edited.
  func setTextInput(_ state: TextInputState?)

  func setSizeLimits(minimum: CGSize?, maximum: CGSize?)

  /// Starts dragging something out of the window, from the present press.
  func beginDrag(_ items: [ClipboardItem], preview: DecodedImage?)

  /// Brings the window to the front.
  func activate()

  func close()
}

/// What a window shows. Implemented by the view engine.
@MainActor public protocol WindowContent: AnyObject {
  var window: (any PlatformWindow)? { get set }

  /// The window has a new size (points), or a new number of pixels a point.
  func resize(to size: CGSize, scale: CGFloat)

  func apply(_ settings: DesktopSettings)

  func handle(_ event: InputEvent)

  /// Brings the content up to date. Returns nil when nothing has to be drawn. `time` is the frame's presentation
  /// time in seconds on a clock that never goes back.
  func makeFrame(at time: Double) -> WindowFrame?

  /// The user asked to close the window; false keeps it open.
  func shouldClose() -> Bool

  /// The window is gone.
  func didClose()
}

/// A picture of the whole window, and what of it differs from the last one.
public struct WindowFrame: Sendable {
  public var root: Fragment
  public var damage: DamageRegion
  public var background: RGBA
  /// True while something moves: the next frame is wanted at the next tick.
  public var isAnimating: Bool

  public init(root: Fragment, damage: DamageRegion, background: RGBA, isAnimating: Bool) {
    self.root = root
    self.damage = damage
    self.background = background
    self.isAnimating = isAnimating
  }
}

public enum PointerCursor: Hashable, Sendable {
  case arrow, text, pointingHand, openHand, closedHand, crosshair, notAllowed
  case resizeLeftRight, resizeUpDown
}

public struct TextInputState: Equatable, Sendable {
  /// The caret in the window, points.
  public var caret: CGRect
  public var surroundingText: String
  /// UTF-16 offsets in the surrounding text.
  public var selection: Range<Int>
  public var isSecure: Bool

  public init(caret: CGRect, surroundingText: String, selection: Range<Int>, isSecure: Bool = false) {
    self.caret = caret
    self.surroundingText = surroundingText
    self.selection = selection
    self.isSecure = isSecure
  }
}

/// The desktop's clipboard.
@MainActor public protocol Clipboard: AnyObject {
  func write(_ items: [ClipboardItem])
  func readText() async -> String?
  func readData(mimeType: String) async -> Data?
  var mimeTypes: [String] { get }
}

public struct ClipboardItem: Hashable, Sendable {
  public var mimeType: String
  public var data: Data

  public init(mimeType: String, data: Data) {
    self.mimeType = mimeType
    self.data = data
  }

  public init(text: String) {
    self.init(mimeType: "text/plain;charset=utf-8", data: Data(text.utf8))
  }
}
