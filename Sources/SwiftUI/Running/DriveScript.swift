import CoreGraphics
import Foundation

/// A script for `martlet drive`: one JSON object a line.
struct DriveScript {
  /// How an element is named: by what it says, or by identifier, role or place.
  enum Target: Equatable {
    case label(String)
    case identifier(String)
    case role(String, label: String?)
    case point(CGPoint)
  }

  enum Expectation {
    case exists(Target)
    case missing(Target)
    case count(Target, Int)
    case value(Target, String)
    case enabled(Target, Bool)
  }

  enum Step {
    case tap(Target, count: Int)
    case press(Target, duration: Double)
    case type(String)
    case key(String, modifiers: [String])
    case drag(from: Target, to: Target, duration: Double)
    case scroll(at: Target?, by: CGSize)
    case advance(Double)
    case snapshot(String)
    case tree(String?)
    case expect(Expectation)
    case resize(CGSize)
    case open(URL)
  }

  struct Line {
    var number: Int
    var source: String
    var step: Result<Step, Problem>
  }

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  let lines: [Line]

  init(_ text: String) {
    var lines: [Line] = []
    for (index, source) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = source.trimmingCharacters(in: .whitespaces)
      if trimmed.isEmpty || trimmed.hasPrefix("#") || trimmed.hasPrefix("//") { continue }
      lines.append(Line(number: index + 1, source: trimmed, step: Result { try Self.parse(trimmed) }.asProblem))
    }
    self.lines = lines
  }

  private static func parse(_ line: String) throws -> Step {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    } catch {
      throw Problem(description: "this is no JSON object")
    }
    guard let object = value as? [String: Any] else { throw Problem(description: "a step is a JSON object") }
    func number(_ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }
    if let target = object["tap"] { return .tap(try self.target(target), count: Int(number("count") ?? 1)) }
    if let point = object["tapAt"] { return .tap(.point(try self.point(point)), count: Int(number("count") ?? 1)) }
    if let target = object["doubleTap"] { return .tap(try self.target(target), count: 2) }
    if let target = object["press"] { return .press(try self.target(target), duration: number("duration") ?? 0.6) }
    if let text = object["type"] {
      guard let text = text as? String else { throw Problem(description: "\"type\" takes a string") }
      return .type(text)
    }
    if let key = object["key"] {
      guard let key = key as? String else { throw Problem(description: "\"key\" takes the name of a key") }
      let modifiers = object["modifiers"] as? [String] ?? []
      let known = ["command", "control", "shift", "option", "alt"]
      if let unknown = modifiers.first(where: { !known.contains($0) }) {
        throw Problem(description: "there is no modifier \"\(unknown)\"; there are \(known.joined(separator: ", "))")
      }
      return .key(key, modifiers: modifiers)
    }
    if let drag = object["drag"] {
      guard let drag = drag as? [String: Any], let from = drag["from"], let to = drag["to"] else {
        throw Problem(description: "\"drag\" takes an object with \"from\" and \"to\"")
      }
      return .drag(
        from: try target(from), to: try target(to), duration: (drag["duration"] as? NSNumber)?.doubleValue ?? 0.3)
    }
    if let scroll = object["scroll"] {
      guard let scroll = scroll as? [String: Any], let by = scroll["by"] else {
        throw Problem(description: "\"scroll\" takes an object with \"by\" and perhaps \"at\"")
      }
      let delta = try point(by)
      return .scroll(at: try scroll["at"].map(target), by: CGSize(width: delta.x, height: delta.y))
    }
    if let seconds = object["advance"] ?? object["wait"] {
      guard let seconds = (seconds as? NSNumber)?.doubleValue, seconds >= 0, seconds.isFinite, seconds <= 3600 else {
        throw Problem(description: "\"advance\" takes seconds from 0 to 3600")
      }
      return .advance(seconds)
    }
    if let file = object["snapshot"] {
      guard let file = file as? String, !file.isEmpty else {
        throw Problem(description: "\"snapshot\" takes a file name")
      }
      return .snapshot(file)
    }
    if let file = object["tree"] {
      if file is NSNull { return .tree(nil) }
      guard let file = file as? String else { throw Problem(description: "\"tree\" takes a file name or null") }
      return .tree(file.isEmpty ? nil : file)
    }
    if let size = object["resize"] {
      let point = try self.point(size)
      guard point.x > 0, point.y > 0 else { throw Problem(description: "\"resize\" takes a positive width and height") }
      return .resize(CGSize(width: point.x, height: point.y))
    }
    if let text = object["open"] {
      guard let text = text as? String, let url = URL(string: text), url.scheme != nil else {
        throw Problem(description: "\"open\" takes an address, with its scheme")
      }
      return .open(url)
    }
    if let expectation = object["expect"] { return .expect(try self.expectation(expectation)) }
    throw Problem(description: "no step is called \(object.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", "))")
  }

  private static func point(_ value: Any) throws -> CGPoint {
    guard let numbers = value as? [NSNumber], numbers.count == 2 else {
      throw Problem(description: "a point is an array of two numbers")
    }
    return CGPoint(x: numbers[0].doubleValue, y: numbers[1].doubleValue)
  }

  private static func target(_ value: Any) throws -> Target {
    if let label = value as? String { return .label(label) }
    if value is [Any] { return .point(try point(value)) }
    if let object = value as? [String: Any] {
      if let id = object["id"] as? String { return .identifier(id) }
      if let role = object["role"] as? String { return .role(role, label: object["label"] as? String) }
      if let label = object["label"] as? String { return .label(label) }
    }
    throw Problem(description: "an element is a label, [x, y], {\"id\": …} or {\"role\": …, \"label\": …}")
  }

  private static func expectation(_ value: Any) throws -> Expectation {
    guard let object = value as? [String: Any] else { throw Problem(description: "\"expect\" takes an object") }
    if let exists = object["exists"] { return .exists(try target(exists)) }
    if let missing = object["missing"] ?? object["notExists"] { return .missing(try target(missing)) }
    func pair(_ value: Any) throws -> (Any, Any) {
      guard let array = value as? [Any], array.count == 2 else {
        throw Problem(description: "this expectation takes an array of an element and what is expected")
      }
      return (array[0], array[1])
    }
    if let count = object["count"] {
      let (element, number) = try pair(count)
      guard let number = number as? NSNumber else { throw Problem(description: "\"count\" ends with a number") }
      // A bare word in a count names a role, or else what elements are called.
      if let word = element as? String { return .count(.role(word, label: nil), number.intValue) }
      return .count(try target(element), number.intValue)
    }
    if let expected = object["value"] {
      let (element, text) = try pair(expected)
      guard let text = text as? String else { throw Problem(description: "\"value\" ends with a string") }
      return .value(try target(element), text)
    }
    if let enabled = object["enabled"] {
      if let array = enabled as? [Any], array.count == 2, let flag = array[1] as? Bool {
        return .enabled(try target(array[0]), flag)
      }
      return .enabled(try target(enabled), true)
    }
    throw Problem(description: "no expectation is called \(object.keys.sorted().joined(separator: ", "))")
  }
}

extension Result where Success == DriveScript.Step, Failure == any Error {
  fileprivate var asProblem: Result<DriveScript.Step, DriveScript.Problem> {
    mapError { ($0 as? DriveScript.Problem) ?? DriveScript.Problem(description: "\($0)") }
  }
}
