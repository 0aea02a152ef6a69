import Foundation
import Testing

/// Screens whose parts were recorded in Apple's SwiftUI are laid out the same.
@MainActor
@Suite struct OracleTests {
  /// Files about controls: their looks are not the ones that were recorded, so only relations of frames count.
  private static let controlFiles: Set<String> = [
    "controls-macos.json", "list-form-macos.json", "navigation-macos.json", "ios.json",
  ]
  private static let otherFiles: Set<String> = ["paths.json"]

  private struct Score: Decodable {
    var passing: Int
    var misses: [String]
  }

  @Test func recordedFramesAreMet() throws {
    let folder = try OracleFolder()
    let runner = OracleRunner(metrics: folder.metrics)
    var count = 0
    var misses: [OracleRunner.Result] = []
    for (name, cases) in folder.files where !Self.controlFiles.contains(name) && !Self.otherFiles.contains(name) {
      for oracleCase in cases {
        count += 1
        let result = runner.run(oracleCase)
        if !result.passes { misses.append(result) }
      }
    }
    print("oracle: \(count - misses.count) of \(count) cases")
    for miss in misses {
      print("  misses \(miss.id)")
      for difference in miss.differences.prefix(12) { print("    \(difference)") }
    }
    #expect(count > 0 || folder.isForeign)
    guard !folder.isForeign else { return }
    let url = OracleFolder.own.deletingLastPathComponent().appendingPathComponent("expected-score.json")
    let expected = try JSONDecoder().decode(Score.self, from: Data(contentsOf: url))
    #expect(count - misses.count >= expected.passing)
    #expect(Set(misses.map(\.id)).subtracting(expected.misses).isEmpty, "these passed before")
  }

  /// Screens whose frames were worked out from the rules.
  @Test func rulesHoldWhereTheyMeet() throws {
    let folder = try OracleFolder(OracleFolder.derived, isForeign: true)
    let runner = OracleRunner(metrics: folder.metrics)
    let results = folder.files.flatMap(\.cases).map(runner.run)
    #expect(results.count > 150)
    for result in results {
      #expect(result.passes, "\(result.id): \(result.differences.prefix(6).joined(separator: "; "))")
    }
  }

  /// How many relations of a screen do not hold.
  private typealias UnmetRelations = [String: Int]

  @Test func partsOfControlsLieAsRecorded() throws {
    let folder = try OracleFolder()
    var runner = OracleRunner(metrics: folder.metrics)
    runner.usesOwnLook = true
    let results = folder.files.filter { Self.controlFiles.contains($0.name) }.flatMap(\.cases).map(runner.runRelations)
    let count = results.reduce(0) { $0 + $1.relationCount }
    let unmet = results.reduce(0) { $0 + min($1.differences.count, $1.relationCount) }
    print(
      "oracle relations: \(count - unmet) of \(count) in \(results.count) cases, all of \(results.count(where: \.passes))"
    )
    for result in results where !result.passes {
      print("  \(result.id) misses \(result.differences.count) of \(result.relationCount)")
      for difference in result.differences.prefix(12) { print("    \(difference)") }
    }
    guard !folder.isForeign else { return }
    let url = OracleFolder.own.deletingLastPathComponent().appendingPathComponent("expected-relations.json")
    let expected = try JSONDecoder().decode(UnmetRelations.self, from: Data(contentsOf: url))
    for result in results {
      #expect(result.differences.count <= expected[result.id] ?? 0, "\(result.id) was closer before")
    }
  }
}
