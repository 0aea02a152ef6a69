import CoreGraphics
import Foundation
import Rendering

/// How far the loading of an image has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// Loads an image from a URL and shows it. Files and `http` addresses are read, and pictures decoded, off the main
/// actor; leaving the screen or a new URL cancels what is under way. Pictures that were loaded before are shown at once.
/// Animated ones play, as in ``Image``.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  nonisolated(unsafe) private let transaction: Transaction
  nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content

  @State private var loaded = LoadedImage()

  /// Shows the image at its own size, and a grey area until it is there.
  ///
  /// - Parameter scale: pixels of the image a point.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// Shows what `content` makes of the image, and the placeholder until it is there or when it cannot be loaded.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows what `content` makes of each phase.
  ///
  /// - Parameter transaction: with which the phase changes: an animation in it fades and moves what comes and goes.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  private var source: LoadedImage.Source { LoadedImage.Source(url: url, scale: scale) }

  /// What was loaded for another address counts no more.
  private var phase: AsyncImagePhase {
    if loaded.source == source { return loaded.phase }
    if let url, let known = ImageLoader.shared.loaded(url, scale: scale) { return .success(Image(decoded: known)) }
    return .empty
  }

  public var body: some View {
    content(phase)
      .task(id: source) { await load() }
  }

  private func load() async {
    let source = source
    guard let url = source.url else { return }
    if loaded.source == source, case .success = loaded.phase { return }
    let phase: AsyncImagePhase
    do {
      phase = .success(Image(decoded: try await ImageLoader.shared.load(url, scale: source.scale)))
    } catch {
      phase = .failure(error)
    }
    if Task.isCancelled { return }
    withTransaction(transaction) { loaded = LoadedImage(source: source, phase: phase) }
  }
}

private struct LoadedImage: Sendable {
  struct Source: Equatable, Sendable {
    var url: URL?
    var scale: CGFloat
  }

  var source: Source?
  var phase = AsyncImagePhase.empty
}

extension Image {
  /// A grey area of whatever size is offered.
  fileprivate static var placeholder: Image {
    let alpha: UInt8 = 41
    let shade = UInt8(UInt32(128) * UInt32(alpha) / 255)
    return Image(
      decoded: DecodedImage(width: 1, height: 1, scale: 1, pixels: [shade, shade, shade, alpha], isOpaque: false)
    ).resizable()
  }
}
