import Foundation

/// A value that follows the time, and the format that writes it.
struct LiveValue: Equatable, Sendable {
  private let writer: ErasedLiveWriter

  init<F: DiscreteFormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F) where F.FormatOutput == String {
    writer = LiveWriter(source: source, format: format) { .string($0) }
  }

  init<F: DiscreteFormatStyle>(_ source: TimeDataSource<F.FormatInput>, attributedFormat format: F)
  where F.FormatOutput == AttributedString {
    writer = LiveWriter(source: source, format: format) { .attributed($0) }
  }

  /// What it says at a moment, and when it will say something else.
  func output(at now: Date, in surroundings: FormatSurroundings) -> (text: FormattedOutput, nextChange: Date?) {
    writer.output(at: now, in: surroundings)
  }

  static func == (lhs: LiveValue, rhs: LiveValue) -> Bool { lhs.writer.isEqual(to: rhs.writer) }
}

/// A source and its format with their types erased. Immutable, so that threads may share it.
private class ErasedLiveWriter: @unchecked Sendable {
  func output(at now: Date, in surroundings: FormatSurroundings) -> (text: FormattedOutput, nextChange: Date?) {
    (.string(""), nil)
  }

  func isEqual(to other: ErasedLiveWriter) -> Bool { self === other }
}

private final class LiveWriter<F: DiscreteFormatStyle>: ErasedLiveWriter, @unchecked Sendable {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F
  private let wrap: (F.FormatOutput) -> FormattedOutput

  init(
    source: TimeDataSource<F.FormatInput>, format: F, wrap: @escaping (F.FormatOutput) -> FormattedOutput
  ) {
    self.source = source
    self.format = format
    self.wrap = wrap
  }

  override func output(
    at now: Date, in surroundings: FormatSurroundings
  ) -> (text: FormattedOutput, nextChange: Date?) {
    let format = surroundings.settle(format)
    let value = source.value(at: now)
    let next = format.discreteInput(after: value).flatMap { source.moment(of: $0, after: now) }
    return (wrap(format.format(value)), next)
  }

  override func isEqual(to other: ErasedLiveWriter) -> Bool {
    guard let other = other as? LiveWriter<F> else { return false }
    return source.isEqual(to: other.source) && format == other.format
  }
}
