import Foundation

/// The values that the screens of a stack stand for; they may be of different types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) { self.values = values }

  /// Restores a path that was saved. Values whose type is not known are an error when the path is decoded.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  /// What can be saved; nil unless every value is `Codable`.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes values from the end. It is a programming error to remove more than there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath {
  /// A path in a form that can be saved: for each value, the last first, the name of its type and its JSON.
  public struct CodableRepresentation: Codable, Equatable {
    var values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that can be decoded here")
        }
        values.append(try Self.decode(type, from: text))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let encodable = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base))
        else {
          throw EncodingError.invalidValue(
            value.base,
            EncodingError.Context(
              codingPath: encoder.codingPath, debugDescription: "\(type(of: value.base)) cannot be encoded"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
      }
    }

    private static func decode<V: Codable & Hashable>(_ type: V.Type, from text: String) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(V.self, from: Data(text.utf8)))
    }
  }
}
