import Combine
import SwiftUI

/// What a recorded screen shows at the moment, and what its actions have counted.
@MainActor
final class OracleModel: ObservableObject {
  /// The description of the screen; steps change it.
  @Published var view: JSONValue
  @Published var variables: [String: JSONValue] = [:]
  var scroll: ScrollViewProxy?
  var frames: [String: CGRect] = [:]
  /// What a description asks for and the builder does not know.
  private(set) var unsupported: Set<String> = []

  /// - Parameter note: may say what a variable starts as, in words such as `show starts false`.
  init(_ view: JSONValue, note: String = "") {
    self.view = view
    findVariables(in: view)
    let words = note.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    for (index, word) in words.enumerated() where word == "starts" && index > 0 && index + 1 < words.count {
      if let value = Bool(words[index + 1]) { variables[words[index - 1]] = .bool(value) }
    }
  }

  private var numbers: [JSONValue: Int] = [:]

  /// The number of a row, from 1, which it keeps when others go.
  func number(of row: JSONValue, at index: Int) -> Int {
    if let known = numbers[row] { return known }
    numbers[row] = index + 1
    return index + 1
  }

  func noteUnsupported(_ name: String) { unsupported.insert(name) }

  /// Conditions start true, numbers in texts at 0.
  private func findVariables(in value: JSONValue) {
    switch value {
    case .array(let values): values.forEach(findVariables)
    case .object(let fields):
      for name in (fields["If"]?["condition"]?.string).map(Self.names) ?? [] { variables[name] = .bool(true) }
      for key in ["onAppear", "onDisappear", "onTapGesture", "onChange"] {
        if let action = fields[key]?.string, let name = Self.names(action).first, action.contains("=") {
          variables[name] = .number(0)
        }
      }
      fields.values.forEach(findVariables)
    default: break
    }
  }

  private static func names(_ expression: String) -> [String] {
    expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter {
      $0.first?.isLetter == true && $0 != "true" && $0 != "false" && $0 != "nil"
    }
  }

  /// Whether a condition such as `show`, `!show` or `count == 2` holds.
  static func holds(_ condition: JSONValue?, with variables: [String: JSONValue]) -> Bool {
    guard let text = condition?.string else { return condition?.bool ?? true }
    for (symbol, isEqual) in [("==", true), ("!=", false)] {
      let sides = text.components(separatedBy: symbol)
      if sides.count == 2 {
        let left = variables[sides[0].trimmingCharacters(in: .whitespaces)] ?? .null
        return (left.text == sides[1].trimmingCharacters(in: .whitespaces)) == isEqual
      }
    }
    let isNegated = text.hasPrefix("!") || text.hasPrefix("not ")
    let name = names(text).last ?? text
    return (variables[name]?.bool ?? true) != isNegated
  }

  /// Runs an action such as `count += 1`.
  func run(_ action: String) {
    for statement in action.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let words = statement.split(separator: " ").map(String.init)
      guard words.count == 3, let value = Double(words[2]) else { continue }
      let old = variables[words[0]]?.double ?? 0
      switch words[1] {
      case "+=": variables[words[0]] = .number(old + value)
      case "-=": variables[words[0]] = .number(old - value)
      case "=": variables[words[0]] = .number(value)
      default: continue
      }
    }
  }
}

/// Collects the frames of probes.
enum ProbeKey: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

/// The whole of a recorded screen.
struct OracleScreen: View {
  @ObservedObject var model: OracleModel
  @Namespace private var space

  var body: some View {
    // Read here, where the model is observed.
    let (description, variables, space) = (model.view, model.variables, space)
    ScrollViewReader { proxy in
      let _ = model.scroll = proxy
      NodeBuilder(model: model, variables: variables, space: space).view(description)
    }
    .onPreferenceChange(ProbeKey.self) { [model] in
      let frames = $0
      MainActor.assumeIsolated { model.frames = frames }
    }
  }
}
