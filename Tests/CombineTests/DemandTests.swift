import Combine
import Foundation
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func arithmetic() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.max(5) - .max(3) == .max(2))
    #expect(Demand.max(5) - 3 == .max(2))
    #expect(Demand.max(2) * 3 == .max(6))
    #expect(Demand.max(2) - .max(3) == Demand.none)
    #expect(Demand.max(2) + -5 == Demand.none)
    #expect(Demand.max(2) - -1 == .max(3))
    var demand = Demand.none
    demand += 4
    demand -= .max(1)
    demand *= 2
    #expect(demand == 6)
  }

  @Test func unlimitedAbsorbs() {
    #expect(Demand.unlimited + .unlimited == .unlimited)
    #expect(Demand.unlimited + .max(1) == .unlimited)
    #expect(Demand.unlimited - .max(1) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(1) - .unlimited == Demand.none)
    #expect(Demand.unlimited * 0 == .unlimited)
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.max(.max) != .unlimited)
  }

  @Test func order() {
    #expect(Demand.none < .max(1))
    #expect(Demand.max(.max) < .unlimited)
    #expect(Demand.max(2) < 3 && 1 < Demand.max(2) && Demand.max(2) <= 2 && 2 >= Demand.max(2))
    #expect(Demand.unlimited > Int.max && !(Demand.unlimited < Int.max) && Int.max < Demand.unlimited)
    #expect(Demand.max(3) == 3 && 3 == Demand.max(3) && Demand.unlimited != Int.max)
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.max(7).max == 7)
  }

  @Test(arguments: [Demand.none, .max(5), .unlimited])
  func coding(_ demand: Demand) throws {
    #expect(try JSONDecoder().decode(Demand.self, from: JSONEncoder().encode(demand)) == demand)
  }

  @Test func description() {
    #expect("\(Demand.max(3))" == "max(3)")
    #expect("\(Demand.unlimited)" == "unlimited")
  }
}
