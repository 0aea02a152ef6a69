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

  /// Puts values in the place of `{name}`, also of `{name lowercased}` and of sums and products such as `{10 * i + 4}`. A
  /// string that is nothing but one placeholder becomes the value itself. What names no known value stays.
  func filled(with values: [String: JSONValue]) -> JSONValue {
    mappingStrings { string in
      guard string.contains("{") else { return .string(string) }
      if string.hasPrefix("{"), string.firstIndex(of: "}") == string.index(before: string.endIndex) {
        return Self.placeholder(string.dropFirst().dropLast(), values) ?? .string(string)
      }
      var result = ""
      var rest = string[...]
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        result += rest[..<open]
        let inside = rest[rest.index(after: open)..<close]
        result += Self.placeholder(inside, values)?.text ?? String(rest[open...close])
        rest = rest[rest.index(after: close)...]
      }
      return .string(result + rest)
    }
  }

  private static func placeholder(_ text: Substring, _ values: [String: JSONValue]) -> JSONValue? {
    if let value = values[String(text)] { return value }
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, words.contains(where: { values[$0] != nil }) else { return nil }
    if words.count == 2, let value = values[words[0]] {
      switch words[1] {
      case "lowercased": return .string(value.text.lowercased())
      case "uppercased": return .string(value.text.uppercased())
      default: return nil
      }
    }
    // A repetition inside will know the rest.
    let isOpen = words.enumerated().contains {
      $0.offset.isMultiple(of: 2) && Double($0.element) == nil && values[$0.element] == nil
    }
    if isOpen { return .string("{" + words.map { values[$0]?.text ?? $0 }.joined(separator: " ") + "}") }
    // Products bind closer than sums.
    var sum = 0.0
    var (product, sign, operation) = (1.0, 1.0, "*")
    for (index, word) in words.enumerated() {
      if index.isMultiple(of: 2) {
        guard let number = Double(word) ?? values[word]?.double else { return nil }
        switch operation {
        case "*": product *= number
        case "/": product /= number
        case "%": product = product.truncatingRemainder(dividingBy: number)
        default: return nil
        }
      } else if word == "+" || word == "-" {
        sum += sign * product
        (product, sign, operation) = (1, word == "+" ? 1 : -1, "*")
      } else {
        operation = word
      }
    }
    return words.count.isMultiple(of: 2) ? nil : .number(sum + sign * product)
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
