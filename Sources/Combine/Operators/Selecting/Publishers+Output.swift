extension Publishers {
  /// A publisher of the values at a range of positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        Empty().subscribe(subscriber)
        return
      }
      var index = 0
      upstream.relay(
        "Output", to: subscriber,
        onValue: { [range] input, out in
          let position = index
          index += 1
          guard position >= range.lowerBound else { return out.skip() }
          return position < range.upperBound - 1 ? out.send(input) : out.finish(with: input)
        })
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the value at a position, counted from zero, and finishes.
  ///
  /// - Precondition: `index` is not negative.
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "index must not be negative")
    return Publishers.Output(upstream: self, range: index..<index + 1)
  }

  /// Publishes the values at a range of positions, counted from zero, and finishes.
  ///
  /// - Precondition: the range does not start below zero.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let positions = range.relative(to: 0..<Int.max)
    precondition(positions.lowerBound >= 0, "lowerBound must not be negative")
    return Publishers.Output(upstream: self, range: positions)
  }

  /// Publishes at most so many values and finishes.
  ///
  /// - Precondition: `maxLength` is not negative.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }
}
