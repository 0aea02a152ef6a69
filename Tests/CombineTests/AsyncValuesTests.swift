import Combine
import Testing

@Suite struct AsyncValuesTests {
  @Test func valuesComeOneByOne() async {
    let source = Source<Int, Never>([1, 2, 3])
    var values: [Int] = []
    for await value in source.values {
      values.append(value)
      #expect(source.requested == .max(values.count))
    }
    #expect(values == [1, 2, 3])
  }

  @Test func aFailureIsThrownAfterTheValues() async {
    let failing = Record<Int, TestError>(output: [1, 2], completion: .failure(TestError(code: 4)))
    var values: [Int] = []
    await #expect(throws: TestError(code: 4)) {
      for try await value in failing.values { values.append(value) }
    }
    #expect(values == [1, 2])
  }

  @Test func leavingTheLoopCancels() async {
    let source = Source<Int, Never>([1, 2, 3], nil)
    for await value in source.values where value == 2 { break }
    #expect(source.cancellations == 1)
    #expect(source.linesAlive == 0)
  }

  @Test func cancellingTheTaskEndsTheLoop() async {
    let subject = Boxed(PassthroughSubject<Int, Never>())
    let started = AsyncStream<Void>.makeStream()
    let task = Task {
      var count = 0
      started.continuation.yield()
      for await _ in subject.value.values { count += 1 }
      return count
    }
    for await _ in started.stream { break }
    task.cancel()
    #expect(await task.value == 0)
  }

  @MainActor @Test func mainActorCodeCanIterate() async {
    final class Item { var value = 1 }
    var sum = 0
    for await item in [Item(), Item()].publisher.values { sum += item.value }
    #expect(sum == 2)
  }

  @Test func futureValue() async throws {
    #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    #expect(try await Future<Int, TestError> { $0(.success(5)) }.value == 5)
    await #expect(throws: TestError(code: 6)) {
      _ = try await Future<Int, TestError> { $0(.failure(TestError(code: 6))) }.value
    }
  }
}
