import Combine

/// A scheduler whose time moves only when told to.
final class TestClock: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var seconds: Double

    func distance(to other: Self) -> Stride {
      Stride(seconds: other.seconds - seconds)
    }

    func advanced(by n: Stride) -> Self {
      Self(seconds: seconds + n.seconds)
    }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Equatable {
      var seconds: Double

      init(seconds: Double) {
        self.seconds = seconds
      }

      init(integerLiteral value: Double) {
        seconds = value
      }

      init?<T: BinaryInteger>(exactly source: T) {
        seconds = Double(source)
      }

      var magnitude: Double { abs(seconds) }

      static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }
      static func + (lhs: Self, rhs: Self) -> Self { Self(seconds: lhs.seconds + rhs.seconds) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(seconds: lhs.seconds - rhs.seconds) }
      static func * (lhs: Self, rhs: Self) -> Self { Self(seconds: lhs.seconds * rhs.seconds) }
      static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
      static func seconds(_ s: Double) -> Self { Self(seconds: s) }
      static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
      static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
      static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }
    }
  }

  private struct Item {
    let number: Int
    var due: Double
    let interval: Double?
    let action: () -> Void
  }

  private var items: [Item] = []
  private var lastNumber = 0
  private(set) var now = SchedulerTimeType(seconds: 0)

  var minimumTolerance: SchedulerTimeType.Stride {
    0
  }

  var waiting: Int {
    items.count
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(due: now.seconds, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(due: date.seconds, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(due: date.seconds, interval: interval.seconds, action)
    return AnyCancellable { [weak self] in self?.items.removeAll { $0.number == number } }
  }

  /// Lets so many seconds pass and runs what becomes due.
  func advance(by seconds: Double = 0) {
    let end = now.seconds + seconds
    while let next = items.filter({ $0.due <= end + 1e-9 }).min(by: {
      ($0.due, $0.number) < ($1.due, $1.number)
    }) {
      now = SchedulerTimeType(seconds: max(now.seconds, next.due))
      if let interval = next.interval, let index = items.firstIndex(where: { $0.number == next.number }) {
        items[index].due += interval
      } else {
        items.removeAll { $0.number == next.number }
      }
      next.action()
    }
    now = SchedulerTimeType(seconds: end)
  }

  @discardableResult
  private func add(due: Double, interval: Double?, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    items.append(Item(number: lastNumber, due: due, interval: interval, action: action))
    return lastNumber
  }
}
