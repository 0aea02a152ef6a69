import Combine
import Foundation
import Testing

/// Many threads at once. Nothing is lost, nothing comes twice, and no subscriber is called by two at a time.
@Suite struct StressTests {
  private let threads = 4
  private let count = 500

  /// Runs the closure on threads of its own: those of a pool may turn out to be one, and tools that look for data races do
  /// not follow them.
  private func concurrently(_ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for thread in 0..<threads {
      let work = Work(body)
      group.enter()
      Thread.detachNewThread {
        work.run(thread)
        group.leave()
      }
    }
    group.wait()
  }

  /// Lets go of the closure when it has run, not only when its thread ends.
  private final class Work: @unchecked Sendable {
    private var body: (@Sendable (Int) -> Void)?

    init(_ body: @escaping @Sendable (Int) -> Void) { self.body = body }

    func run(_ thread: Int) {
      let body = body
      self.body = nil
      body?(thread)
    }
  }

  @Test func subjectsLoseNothing() {
    let passthrough = Boxed(PassthroughSubject<Int, Never>())
    let current = Boxed(CurrentValueSubject<Int, Never>(-1))
    let probes = [Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited)]
    passthrough.value.map { $0 }.subscribe(probes[0])
    current.value.dropFirst().subscribe(probes[1])
    concurrently { [count] thread in
      for index in 0..<count {
        passthrough.value.send(thread * count + index)
        current.value.send(thread * count + index)
      }
    }
    for probe in probes {
      #expect(probe.values.sorted() == Array(0..<threads * count))
      #expect(probe.violations == [])
    }
  }

  @Test func combiningOperatorsLoseNothing() {
    let subjects = Boxed((0..<4).map { _ in PassthroughSubject<Int, Never>() })
    let merged = Probe<Int, Never>(.unlimited)
    Publishers.MergeMany(subjects.value).subscribe(merged)
    let flat = Probe<Int, Never>(.unlimited)
    subjects.value.publisher.flatMap { $0 }.subscribe(flat)
    let zipped = Probe<Int, Never>(.unlimited)
    subjects.value[0].zip(subjects.value[1], subjects.value[2], subjects.value[3]) { $0 &+ $1 &+ $2 &+ $3 }
      .subscribe(zipped)
    let latest = Probe<Int, Never>(.unlimited)
    subjects.value[0].combineLatest(subjects.value[1]) { $0 + $1 }.subscribe(latest)
    concurrently { [count] thread in
      for index in 0..<count { subjects.value[thread].send(thread * count + index) }
      subjects.value[thread].send(completion: .finished)
    }
    #expect(merged.values.sorted() == Array(0..<threads * count))
    #expect(flat.values.sorted() == Array(0..<threads * count))
    #expect(zipped.values == (0..<count).map { 4 * $0 + 6 * count })
    #expect(latest.values.last == 3 * count - 2)
    for probe in [merged, flat, zipped, latest] {
      #expect(probe.isFinished)
      #expect(probe.violations == [])
    }
  }

  @Test func subscribingAndCancellingWhileSending() {
    let subject = Boxed(PassthroughSubject<Int, Never>())
    let model = Boxed(Model())
    concurrently { [count] thread in
      for index in 0..<count {
        if thread.isMultiple(of: 2) {
          subject.value.send(index)
          model.value.number = index
        } else {
          var seen = 0
          let tokens = [
            subject.value.share().first().sink { _ in seen += 1 }, model.value.$number.sink { _ in },
            model.value.objectWillChange.sink {},
            subject.value.flatMap { Just($0) }.merge(with: Just(1)).sink { _ in },
          ]
          for token in tokens { token.cancel() }
        }
      }
    }
    let probe = Probe<Int, Never>(.unlimited)
    subject.value.subscribe(probe)
    subject.value.send(7)
    #expect(probe.values == [7])
  }

  @Test func cancellingFromAnotherThreadReleasesEverything() {
    weak var dead: PassthroughSubject<Int, Never>?
    do {
      let subject = Boxed(PassthroughSubject<Int, Never>())
      dead = subject.value
      let tokens = Boxed((0..<threads).map { _ in subject.value.removeDuplicates().sink { _ in } })
      concurrently { [count] thread in
        for index in 0..<count { subject.value.send(index) }
        tokens.value[thread].cancel()
      }
    }
    #expect(dead == nil)
  }

  @Test func demandFromAnotherThreadIsMetExactly() {
    let probe = Boxed(Probe<Int, Never>())
    (0..<threads * count).publisher.buffer(size: 8, prefetch: .keepFull, whenFull: .dropNewest)
      .flatMap(maxPublishers: .max(2)) { Just($0) }.subscribe(probe.value)
    concurrently { [count] _ in
      for _ in 0..<count { probe.value.request(.max(1)) }
    }
    #expect(probe.value.values.sorted() == Array(0..<threads * count))
    #expect(probe.value.isFinished)
    #expect(probe.value.violations == [])
  }

  @Test func futuresAreFulfilledOnce() {
    for _ in 0..<50 {
      var promise: Future<Int, Never>.Promise?
      let future = Boxed(Future<Int, Never> { promise = $0 })
      guard let fulfil = promise.map({ Boxed($0) }) else { continue }
      let probes = Boxed((0..<threads).map { _ in Probe<Int, Never>(.unlimited) })
      concurrently { thread in
        fulfil.value(.success(thread))
        future.value.subscribe(probes.value[thread])
      }
      #expect(Set(probes.value.flatMap(\.values)).count == 1)
      for probe in probes.value { #expect(probe.isFinished && probe.violations == []) }
    }
  }

  private final class Model: ObservableObject {
    @Published var number = 0
  }
}
