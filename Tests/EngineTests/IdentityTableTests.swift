@testable import SwiftUICore
import Testing

@Suite struct IdentityTableTests {
  private final class Key {}

  @Test(arguments: [1, 2, 3])
  func holdsWhatADictionaryHolds(seed: UInt64) {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let keys = (0..<40).map { _ in Key() }
    var table = IdentityTable<Int>()
    var dictionary: [ObjectIdentifier: Int] = [:]
    for step in 0..<2000 {
      let key = ObjectIdentifier(keys[random(keys.count)])
      let value = random(3) == 0 ? nil : step
      table[key] = value
      dictionary[key] = value
      #expect(table.count == dictionary.count)
      #expect(table.isEmpty == dictionary.isEmpty)
      for key in keys { #expect(table[ObjectIdentifier(key)] == dictionary[ObjectIdentifier(key)]) }
    }
    var visited: [ObjectIdentifier: Int] = [:]
    table.forEach { visited[$0] = $1 }
    #expect(visited == dictionary)
    let even = table.filter { $0.isMultiple(of: 2) }
    #expect(even.count == dictionary.values.count { $0.isMultiple(of: 2) })
    #expect(IdentityTable(dictionary).count == dictionary.count)
  }
}
