import Foundation
import Testing

/// Screens whose parts were recorded in Apple's SwiftUI are laid out the same.
@MainActor
@Suite struct OracleTests {
  /// Files about controls: their looks are compared elsewhere.
  private static let controlFiles: Set<String> = [
    "controls-macos.json", "list-form-macos.json", "navigation-macos.json", "ios.json", "paths.json",
  ]

  private struct Score: Decodable {
    var passing: Int
    var misses: [String]
  }

  @Test func recordedFramesAreMet() throws {
    let folder = try OracleFolder()
    let runner = OracleRunner(metrics: folder.metrics)
    var count = 0
    var misses: [OracleRunner.Result] = []
    for (name, cases) in folder.files where folder.isForeign || !Self.controlFiles.contains(name) {
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
    #expect(count > 0)
    guard !folder.isForeign else { return }
    let url = OracleFolder.own.deletingLastPathComponent().appendingPathComponent("expected-score.json")
    let expected = try JSONDecoder().decode(Score.self, from: Data(contentsOf: url))
    #expect(count - misses.count >= expected.passing)
    #expect(Set(misses.map(\.id)).subtracting(expected.misses).isEmpty, "these passed before")
  }
}
