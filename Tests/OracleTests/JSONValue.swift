import Foundation

/// A value read from JSON.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  var isNull: Bool { self == .null }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  var double: Double? {
    switch self {
    case .number(let value): value
    case .string("infinity"), .string("inf"): .infinity
    default: nil
    }
  }

  var length: CGFloat? { double.map { CGFloat($0) } }

  var int: Int? { if case .number(let value) = self { Int(exactly: value) } else { nil } }

  var string: String? { if case .string(let value) = self { value } else { nil } }

  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

  subscript(key: String) -> JSONValue? {
    guard let value = object?[key], !value.isNull else { return nil }
    return value
  }

  subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  func contains(key: String) -> Bool {
    switch self {
    case .array(let values): values.contains { $0.contains(key: key) }
    case .object(let fields): fields[key] != nil || fields.values.contains { $0.contains(key: key) }
    default: false
    }
  }

  /// As it stands in text that is put together from parts.
  var text: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): value
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let fields): "\(fields)"
    }
  }

  /// The same with every string run through the closure.
  func mappingStrings(_ transform: (String) -> JSONValue) -> JSONValue {
    switch self {
    case .string(let value): transform(value)
    case .array(let values): .array(values.map { $0.mappingStrings(transform) })
    case .object(let fields): .object(fields.mapValues { $0.mappingStrings(transform) })
    default: self
    }
  }

  /// Puts values in the place of `{name}`. A string that is nothing but one placeholder becomes the value itself.
  func filled(with values: [String: JSONValue]) -> JSONValue {
    mappingStrings { string in
      guard string.contains("{") else { return .string(string) }
      for (name, value) in values where string == "{\(name)}" { return value }
      var result = string
      for (name, value) in values { result = result.replacingOccurrences(of: "{\(name)}", with: value.text) }
      return .string(result)
    }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  static func read(_ url: URL) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
  }
}
