import Foundation

/// A change that a step describes in words: `corner radius 20`, `offset x 20`, `show = false`, `trim end 0.5, dash phase 4`,
/// `layout = VStackLayout(spacing 4)`, `items = ["a", "b"]`, `remove the first item`.
///
/// Names are looked up among the screen's variables first, then among the arguments and modifiers in its description.
struct StepChange {
  let clauses: [String]

  init(_ words: String) {
    var clauses: [String] = []
    var clause = ""
    var depth = 0
    for character in words {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        clauses.append(clause)
        clause = ""
      } else {
        clause.append(character)
      }
    }
    clauses.append(clause)
    self.clauses = clauses.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// False if some part of the change could not be understood.
  @MainActor func apply(to model: OracleModel) -> Bool {
    clauses.allSatisfy { apply($0, to: model) }
  }

  @MainActor private func apply(_ clause: String, to model: OracleModel) -> Bool {
    let sides = clause.components(separatedBy: " = ")
    if sides.count == 2 {
      return set(Self.words(sides[0]), to: Self.value(sides[1]), in: model)
    }
    let words = Self.words(clause)
    if let last = words.last, ["expanded", "collapsed"].contains(last), words.count > 1 {
      var skipped = ListEdit.place(words) ?? 0
      let view = model.view
      model.view = Self.assigning(view, toPlace: &skipped, of: "expanded", .bool(last == "expanded"))
      return true
    }
    if let edit = ListEdit(words) {
      let view = model.view
      let changed = Self.editingFirstList(view, edit)
      model.view = changed
      return changed != view
    }
    // The value is what follows the name: a number with a unit, or one word.
    for index in words.indices.dropFirst() {
      let value = Self.value(words[index])
      let isLast = index == words.count - 1
      let hasUnit = index == words.count - 2 && ["degrees", "points", "pt", "seconds", "s"].contains(words[index + 1])
      if isLast || (hasUnit && value.double != nil) { return set(Array(words[..<index]), to: value, in: model) }
    }
    return false
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// A number, a truth, a list, a description such as `VStackLayout(spacing 4)`, or a word. What stands in parentheses
  /// after a plain value is a remark.
  private static func value(_ text: String) -> JSONValue {
    var text = text.trimmingCharacters(in: .whitespaces)
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let name = text[..<open].trimmingCharacters(in: .whitespaces)
      if name.first?.isUppercase == true {
        var arguments: [String: JSONValue] = [:]
        let inside = text[text.index(after: open)...].dropLast()
        for argument in inside.split(separator: ",") {
          let words = words(argument.replacingOccurrences(of: ":", with: " "))
          if words.count == 2 { arguments[words[0]] = value(words[1]) }
        }
        return .object([name: .object(arguments)])
      }
      text = name
    }
    switch text {
    case "true", "on", "yes": return .bool(true)
    case "false", "off", "no": return .bool(false)
    case "nil", "null", "none": return .null
    default: break
    }
    if let number = Double(text) { return .number(number) }
    if text.hasPrefix("[") || text.hasPrefix("{") || text.hasPrefix("\"") {
      if let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) { return value }
      let inside = text.dropFirst().dropLast()
      return .array(inside.split(separator: ",").map { value(String($0)) })
    }
    return .string(text)
  }

  // MARK: Names

  @MainActor private func set(_ name: [String], to value: JSONValue, in model: OracleModel) -> Bool {
    let name = name.filter { !["the", "to", "is"].contains($0.lowercased()) }
    guard let first = name.first else { return false }
    let whole = Self.camelCase(name)
    for variable in [whole, first] where name.count == 1 || variable == whole {
      if model.variables[variable] != nil {
        model.variables[variable] = value
        return true
      }
    }
    let view = model.view
    // `corner radius`: one key. `offset x`, `trim end`, `leading inset`: a key and a part of its value.
    for target in Self.targets(name) {
      let changed = Self.assigning(view, target, value)
      if changed != view {
        model.view = changed
        return true
      }
      if Self.contains(view, target, value) { return true }
    }
    if name.count == 1, ["items", "data", "rows", "elements", "over"].contains(first) {
      let changed = Self.editingFirstList(view, .replace(value))
      model.view = changed
      return true
    }
    return false
  }

  private static func camelCase(_ words: [String]) -> String {
    words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }

  struct Target {
    /// Matches a key with one of these names, or one that begins with it.
    var key: String
    var part: String?
  }

  private static func targets(_ name: [String]) -> [Target] {
    var result = [Target(key: camelCase(name))]
    if name.count > 1, let last = name.last {
      let start = camelCase(Array(name.dropLast()))
      result.append(Target(key: start, part: last))
      if ["inset", "padding", "margin"].contains(last) { result.append(Target(key: "padding", part: start)) }
    }
    return result
  }

  private static func matches(_ key: String, _ target: Target) -> Bool {
    key == target.key || key == target.key + "Effect" || names[target.key] == key
  }

  /// What steps call a control by, and where its value stands.
  private static let names = ["toggle": "isOn", "text": "Text", "visibility": "columnVisibility"]

  private static let listKeys = ["over", "data"]

  private static func listKey(in fields: [String: JSONValue]) -> String? {
    listKeys.first { fields[$0]?.array != nil }
  }

  /// The value with every place that the target names set.
  private static func assigning(_ value: JSONValue, _ target: Target, _ new: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { assigning($0, target, new) })
    case .object(var fields):
      let isStroke = fields["lineWidth"] != nil
      for (key, old) in fields {
        if matches(key, target) {
          fields[key] = assigned(old, part: target.part, new)
        } else {
          fields[key] = assigning(old, target, new)
        }
      }
      // Arguments that a stroke was not given at first.
      if isStroke, target.part == nil, ["dashPhase", "miterLimit"].contains(target.key) { fields[target.key] = new }
      return .object(fields)
    default: return value
    }
  }

  /// The value with one of the places that are called `key` set, counted in the order of the description's children.
  private static func assigning(
    _ value: JSONValue, toPlace skipped: inout Int, of key: String, _ new: JSONValue
  ) -> JSONValue {
    switch value {
    case .array(let values):
      return .array(values.map { assigning($0, toPlace: &skipped, of: key, new) })
    case .object(var fields):
      if fields[key] != nil {
        if skipped == 0 { fields[key] = new }
        skipped -= 1
      }
      for (name, old) in fields.sorted(by: { $0.key < $1.key }) where name != key {
        fields[name] = assigning(old, toPlace: &skipped, of: key, new)
      }
      return .object(fields)
    default: return value
    }
  }

  private static func assigned(_ old: JSONValue, part: String?, _ new: JSONValue) -> JSONValue {
    guard let part else {
      // A rotation by an angle that also has an anchor.
      if var fields = old.object, new.object == nil, fields["degrees"] != nil {
        fields["degrees"] = new
        return .object(fields)
      }
      return new
    }
    if var fields = old.object {
      fields[part] = new
      return .object(fields)
    }
    if var list = old.array {
      let index = ["start": 0, "from": 0, "x": 0, "end": 1, "to": 1, "y": 1][part]
      if let index, list.indices.contains(index) { list[index] = new }
      return .array(list)
    }
    return old
  }

  private static func contains(_ value: JSONValue, _ target: Target, _ new: JSONValue) -> Bool {
    switch value {
    case .array(let values): return values.contains { contains($0, target, new) }
    case .object(let fields):
      return fields.contains { key, old in
        matches(key, target) && (target.part.map { old[$0] == new } ?? (old == new)) || contains(old, target, new)
      }
    default: return false
    }
  }

  // MARK: Lists

  /// What can happen to the collection of a `ForEach`.
  enum ListEdit {
    case replace(JSONValue)
    case remove(Int)
    case removeValue(String)
    case insert(JSONValue, Int)
    case append(JSONValue)
    case reverse
    case move(Int, Int)
    case swap(Int, Int)

    static func place(_ words: [String]) -> Int? {
      let names = [
        "first": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4, "last": -1, "start": 0, "front": 0, "end": -1,
      ]
      return words.lazy.compactMap { names[$0] }.first
    }

    init?(_ words: [String]) {
      let lower = words.map { $0.lowercased() }
      guard let verb = lower.first else { return nil }
      let rest = words.dropFirst().filter {
        !["the", "item", "row", "element", "a", "an", "new", "items"].contains($0)
      }
      let places = rest.compactMap { Self.place([$0]) ?? Int($0) }
      if lower.contains("reversed") || verb == "reverse" {
        self = .reverse
        return
      }
      switch verb {
      case "remove", "delete":
        if let place = Self.place(lower) {
          self = .remove(place)
        } else if let name = rest.first {
          self = .removeValue(name)
        } else {
          return nil
        }
      case "append", "add": self = .append(StepChange.value(rest.joined(separator: " ")))
      case "insert":
        let split = rest.firstIndex(where: { $0 == "at" || $0 == "before" }) ?? rest.endIndex
        let value = StepChange.value(rest[..<split].joined(separator: " "))
        self = .insert(value, places.last ?? 0)
      case "move" where places.count == 2: self = .move(places[0], places[1])
      case "swap" where places.count == 2: self = .swap(places[0], places[1])
      default: return nil
      }
    }

    func applied(to list: [JSONValue]) -> [JSONValue] {
      var list = list
      func index(_ place: Int) -> Int? {
        let index = place < 0 ? list.count + place : place
        return list.indices.contains(index) ? index : nil
      }
      switch self {
      case .replace(let new): return new.array ?? list
      case .remove(let place): if let index = index(place) { list.remove(at: index) }
      case .removeValue(let name):
        list.removeAll { $0.text == name || $0["id"]?.text == name || $0["name"]?.text == name }
      case .insert(let value, let place):
        list.insert(value, at: place < 0 ? list.count : min(place, list.count))
      case .append(let value): list.append(value)
      case .reverse: list.reverse()
      case .move(let from, let to):
        if let from = index(from) {
          let value = list.remove(at: from)
          list.insert(value, at: to < 0 ? list.count : min(to, list.count))
        }
      case .swap(let first, let second):
        if let first = index(first), let second = index(second) { list.swapAt(first, second) }
      }
      return list
    }
  }

  private static func editingFirstList(_ value: JSONValue, _ edit: ListEdit) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { editingFirstList($0, edit) })
    case .object(var fields):
      if let key = listKey(in: fields), let list = fields[key]?.array {
        fields[key] = .array(edit.applied(to: list))
      } else if fields["over"] != nil, case .replace(let new) = edit {
        fields["over"] = new
      } else {
        for (key, old) in fields { fields[key] = editingFirstList(old, edit) }
      }
      return .object(fields)
    default: return value
    }
  }
}
