/// An option that a command takes, with or without a value.
struct CommandOption {
  var name: String
  /// How the value is called in the help; nil for a flag.
  var value: String?
  var help: String

  init(_ name: String, value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  var synopsis: String { value.map { "\(name) \($0)" } ?? name }
}

/// Arguments sorted into options and positional ones.
struct ParsedArguments: Equatable {
  private(set) var positionals: [String] = []
  private var values: [String: String] = [:]

  /// Takes `--name value`, `--name=value`, flags, and after `--` only positional arguments.
  init(_ arguments: [String], options: [CommandOption]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positionals.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw ToolFailure.usage("There is no option '\(parts[0])'.")
      }
      if option.value == nil {
        guard parts.count == 1 else { throw ToolFailure.usage("\(option.name) takes no value.") }
        values[option.name] = ""
      } else if parts.count == 2 {
        values[option.name] = parts[1]
      } else if let value = rest.popFirst() {
        values[option.name] = value
      } else {
        throw ToolFailure.usage("\(option.synopsis) needs its value.")
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  subscript(_ name: String) -> String? { values[name] }

  /// The one positional argument of a command that takes a PATH.
  func path() throws -> String {
    guard let path = positionals.first else { throw ToolFailure.usage("PATH is missing.") }
    guard positionals.count == 1 else {
      throw ToolFailure.usage("One PATH is enough; '\(positionals[1])' is too much.")
    }
    return path
  }

  /// A value turned into something else; a value that cannot be is the user's mistake.
  func value<T>(_ name: String, expecting what: String, _ transform: (String) -> T?) throws -> T? {
    guard let text = values[name] else { return nil }
    guard let value = transform(text) else {
      throw ToolFailure.usage("\(name) takes \(what), not '\(text)'.")
    }
    return value
  }
}
