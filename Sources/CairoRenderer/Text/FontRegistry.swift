import Foundation
import Synchronization

/// What is needed to draw the glyphs of a font, as the shaper chose it.
struct FontInstance: Hashable, Sendable {
  var file: String
  var index: Int
  /// Points.
  var size: Double
  /// Sideways shift a unit of height, for faces without an italic.
  var slant: Double
  /// Width as a share of the face's own.
  var stretch: Double
  var isEmboldened: Bool
  /// `wght=520,slnt=-10`; empty for a face without axes.
  var variations: String
  var isColor: Bool
}

/// Gives the fonts that text layouts name a number. Numbers are never reused.
final class FontRegistry: Sendable {
  private struct State {
    var instances: [FontInstance] = []
    var numbers: [FontInstance: Int] = [:]
  }

  private let state = Mutex(State())

  func number(of instance: FontInstance) -> Int {
    state.withLock { state in
      if let known = state.numbers[instance] { return known }
      state.instances.append(instance)
      state.numbers[instance] = state.instances.count - 1
      return state.instances.count - 1
    }
  }

  func instance(_ number: Int) -> FontInstance? {
    state.withLock { $0.instances.indices.contains(number) ? $0.instances[number] : nil }
  }
}
