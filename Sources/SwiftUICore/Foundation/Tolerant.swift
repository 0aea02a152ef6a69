import Foundation

/// An item of a list in a file, which may be damaged without the others being lost.
struct Tolerant<Value: Decodable>: Decodable {
  private let result: Result<Value, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }

  /// The item; nil, and a message that begins with the item's name, if it is damaged.
  func read(_ name: @autoclosure () -> String) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let error):
      Diagnostics.warnOnce("\(name()) cannot be read: \(error)")
      return nil
    }
  }
}

extension Tolerant: Sendable where Value: Sendable {}
