import Foundation

/// A type that decodes whole values from some form of input.
public protocol TopLevelDecoder<Input> {
  /// What is decoded from.
  associatedtype Input

  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes whole values into some form of output.
public protocol TopLevelEncoder<Output> {
  /// What is encoded to.
  associatedtype Output

  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
