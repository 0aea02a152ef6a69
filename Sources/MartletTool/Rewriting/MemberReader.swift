import SourceScanner

/// Finds out from a type's members whether it can be made with no arguments.
struct MemberReader {
  private let source: ScannedSource
  private let body: Range<Int>

  /// - Parameter body: the opening brace of the type's body.
  init(source: ScannedSource, body: Int) {
    self.source = source
    self.body = body + 1..<(source.closing(of: body) ?? source.tokens.count)
  }

  /// Property wrappers that bring their own value although they are written without one.
  private static let selfSufficientWrappers: Set<String> = [
    "Namespace", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "FocusedObject", "Query",
  ]

  func takesNoArguments(isClassOrStruct: Bool) -> Bool {
    guard isClassOrStruct else { return false }
    let found = initializers
    guard found.isEmpty else { return found.contains(true) }
    return storedPropertiesHaveValues
  }

  var hasInitializerWithoutArguments: Bool { initializers.contains(true) }

  // MARK: Initialisers

  /// For each initialiser, whether it can be called from outside with no arguments.
  private var initializers: [Bool] {
    var result: [Bool] = []
    forEachMember { member in
      guard let keyword = initializerKeyword(in: member) else { return }
      var parameters = keyword + 1
      let isFailable = source.isSpelled(parameters, "?") || source.isSpelled(parameters, "!")
      if isFailable { parameters += 1 }
      guard source.isSpelled(parameters, "("), let closing = source.closing(of: parameters) else {
        result.append(false)
        return
      }
      let isPrivate = member.prefix { $0 < keyword }.contains { source.isSpelled($0, "private") }
      result.append(!isPrivate && !isFailable && allHaveDefaults(parameters + 1..<closing))
    }
    return result
  }

  private func initializerKeyword(in member: Range<Int>) -> Int? {
    var index = member.lowerBound
    while index < member.upperBound {
      if source.isSpelled(index, "init") { return index }
      if ["var", "let", "func", "subscript", "case"].contains(where: { source.isSpelled(index, $0) }) {
        return nil
      }
      index = source.after(index)
    }
    return nil
  }

  private func allHaveDefaults(_ parameters: Range<Int>) -> Bool {
    var hasDefault = true
    var isEmpty = true
    var index = parameters.lowerBound
    while index < parameters.upperBound {
      if source.isSpelled(index, ",") {
        if !hasDefault { return false }
        isEmpty = true
      } else if isEmpty {
        isEmpty = false
        hasDefault = false
      }
      if source.isSpelled(index, "=") { hasDefault = true }
      index = source.after(index)
    }
    return isEmpty || hasDefault
  }

  // MARK: Members of the type itself

  /// The names of static members and of nested types.
  var membersOfType: Set<String> {
    var names: Set<String> = []
    forEachMember { member in
      var isStatic = false
      var index = member.lowerBound
      while index < member.upperBound {
        let word = source.spelling(index)
        switch word {
        case "static": isStatic = true
        case "struct", "enum", "actor", "typealias", "class":
          if source.isIdentifier(index + 1), !["var", "func"].contains(source.spelling(index + 1)) {
            names.insert(source.spelling(index + 1))
            return
          }
          isStatic = true
        case "let", "var", "func":
          if isStatic, source.isIdentifier(index + 1) { names.insert(source.spelling(index + 1)) }
          return
        default: break
        }
        index = word == "@" ? source.afterAttributes(from: index) : source.after(index)
      }
    }
    return names
  }

  // MARK: Properties

  private var storedPropertiesHaveValues: Bool {
    var result = true
    forEachMember { member in
      guard let keyword = propertyKeyword(in: member) else { return }
      if !hasValue(member, keyword: keyword) { result = false }
    }
    return result
  }

  /// The `let` or `var` of an instance property; the words before it can only be attributes and modifiers.
  private func propertyKeyword(in member: Range<Int>) -> Int? {
    var index = member.lowerBound
    while index < member.upperBound {
      if source.isSpelled(index, "let") || source.isSpelled(index, "var") { return index }
      if ["static", "class", "func", "init", "subscript", "typealias", "struct", "enum", "case"].contains(
        where: {
          source.isSpelled(index, $0)
        })
      {
        return nil
      }
      index = source.isSpelled(index, "@") ? source.afterAttributes(from: index) : source.after(index)
    }
    return nil
  }

  private func hasValue(_ member: Range<Int>, keyword: Int) -> Bool {
    let isConstant = source.isSpelled(keyword, "let")
    return pieces(of: keyword + 1..<member.upperBound).allSatisfy { piece in
      if piece.contains(where: { source.isSpelled($0, "=") && isOutside($0, piece) }) { return true }
      if let brace = piece.first(where: { source.isSpelled($0, "{") && isOutside($0, piece) }) {
        return !isObserver(brace)
      }
      if wrapperHasValue(member.lowerBound..<keyword) { return true }
      let last = source.spelling(piece.upperBound - 1)
      return !isConstant && (last.hasSuffix("?") || last.hasSuffix("!")) && piece.count > 2
    }
  }

  /// Splits `a = 1, b: Int` at its commas.
  private func pieces(of range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    var depth = 0
    while index < range.upperBound {
      if source.tokens[index].kind == .operatorSymbol, source.tokens[index].followsSpace == false {
        let spelling = source.spelling(index)
        depth = max(0, depth + spelling.count { $0 == "<" } - spelling.count { $0 == ">" })
      }
      if source.isSpelled(index, ","), depth == 0 {
        result.append(start..<index)
        start = index + 1
      }
      index = source.after(index)
    }
    result.append(start..<range.upperBound)
    return result.filter { !$0.isEmpty }
  }

  /// Whether no bracket within the range is around the token.
  private func isOutside(_ index: Int, _ range: Range<Int>) -> Bool {
    var current = range.lowerBound
    while current < index { current = source.after(current) }
    return current == index
  }

  private func isObserver(_ brace: Int) -> Bool {
    source.isSpelled(brace + 1, "willSet") || source.isSpelled(brace + 1, "didSet")
  }

  private func wrapperHasValue(_ attributes: Range<Int>) -> Bool {
    attributes.contains { index in
      guard source.isSpelled(index, "@"), source.isIdentifier(index + 1) else { return false }
      let name = source.spelling(index + 1)
      let hasArguments = source.isSpelled(index + 2, "(") && !source.tokens[index + 2].followsSpace
      return Self.selfSufficientWrappers.contains(name)
        || (hasArguments && name.first?.isUppercase == true && name != "MainActor")
    }
  }

  // MARK: Members

  private func forEachMember(_ body: (Range<Int>) -> Void) {
    var index = self.body.lowerBound
    while index < self.body.upperBound {
      if source.isSpelled(index, ";") || source.tokens[index].kind == .directive {
        index = skipDirective(index)
        continue
      }
      let end = source.endOfDeclaration(from: index)
      body(index..<min(end, self.body.upperBound))
      index = end
    }
  }

  private func skipDirective(_ index: Int) -> Int {
    guard source.isSpelled(index, "#if") || source.isSpelled(index, "#elseif") else { return index + 1 }
    return BuildConditionReader.tokens(after: index, in: source).upperBound
  }
}
