/// The frames of a picture that moves. Of a file that holds many, no more than a few are in memory at a time.
public protocol ImageAnimation: AnyObject, Sendable {
  /// The frames from the first one on; nil if they cannot be decoded.
  func makeFrames() -> (any ImageFrames)?
}

/// A way through the frames of a picture, which stands at one of them.
public protocol ImageFrames: AnyObject {
  /// Seconds that the frame is shown for; nil if no other follows.
  var duration: Double? { get }

  /// The frame as a whole, whatever part of the picture changes with it; nil if it is damaged.
  func makeImage() -> DecodedImage?

  /// Goes on to the next frame; after the last one to the first, as often as the file says. False at the end.
  func advance() -> Bool
}
