import SourceScanner

/// The condition of an `#if` or `#elseif`.
indirect enum BuildCondition: Equatable {
  case literal(Bool)
  /// A name given with `-D`.
  case flag(String)
  /// `os(iOS)`, `canImport(UIKit)`, `swift(>=5.9)`, …
  case query(String, argument: String)
  case not(BuildCondition)
  case and(BuildCondition, BuildCondition)
  case or(BuildCondition, BuildCondition)
  /// What this reader does not understand.
  case unknown
}

extension BuildCondition {
  /// What is known about the build.
  struct Facts {
    /// Names given with `-D`.
    var flags: Set<String> = []
  }

  /// Whether the condition holds on this platform; nil if only the compiler can tell.
  func evaluate(_ facts: Facts) -> Bool? {
    switch self {
    case .literal(let value): return value
    case .flag(let name): return facts.flags.contains(name)
    case .query(let name, let argument): return Self.answer(name, argument)
    case .not(let condition): return condition.evaluate(facts).map { !$0 }
    case .and(let left, let right):
      let values = [left.evaluate(facts), right.evaluate(facts)]
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    case .or(let left, let right):
      let values = [left.evaluate(facts), right.evaluate(facts)]
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    case .unknown: return nil
    }
  }

  private static func answer(_ query: String, _ argument: String) -> Bool? {
    switch query {
    case "os": return argument == "Linux"
    case "targetEnvironment": return false
    default: return nil
    }
  }
}

/// Reads a condition from tokens: `!`, `&&`, `||`, parentheses, names and queries.
struct BuildConditionReader {
  private let source: ScannedSource
  private var index: Int
  private let end: Int

  static func read(_ source: ScannedSource, tokens: Range<Int>) -> BuildCondition {
    var reader = BuildConditionReader(source: source, index: tokens.lowerBound, end: tokens.upperBound)
    let condition = reader.disjunction()
    return reader.index == reader.end ? condition : .unknown
  }

  /// The tokens of the condition after the directive at an index. It may go on over lines beside `&&` and `||`.
  static func tokens(after directive: Int, in source: ScannedSource) -> Range<Int> {
    var index = directive + 1
    while index < source.tokens.count {
      let joins = ["&&", "||", "!"].contains { source.isSpelled(index - 1, $0) }
      let isJoined = ["&&", "||"].contains { source.isSpelled(index, $0) }
      if source.tokens[index].startsLine, !joins, !isJoined { break }
      index = source.after(index)
    }
    return directive + 1..<index
  }

  private mutating func disjunction() -> BuildCondition {
    var left = conjunction()
    while take("||") { left = .or(left, conjunction()) }
    return left
  }

  private mutating func conjunction() -> BuildCondition {
    var left = negation()
    while take("&&") { left = .and(left, negation()) }
    return left
  }

  private mutating func negation() -> BuildCondition {
    if take("!") { return .not(negation()) }
    if take("(") {
      let inner = disjunction()
      return take(")") ? inner : .unknown
    }
    guard index < end, source.isIdentifier(index) else { return .unknown }
    let name = source.spelling(index)
    index += 1
    if index < end, source.isSpelled(index, "("), let closing = source.closing(of: index) {
      let argument = (index + 1..<closing).map(source.spelling).joined()
      index = closing + 1
      return .query(name, argument: argument)
    }
    return name == "true" || name == "false" ? .literal(name == "true") : .flag(name)
  }

  private mutating func take(_ spelling: String) -> Bool {
    guard index < end, source.isSpelled(index, spelling) else { return false }
    index += 1
    return true
  }
}
