extension ScannedSource {
  /// The index after the last token of the statement or declaration that starts at an index.
  ///
  /// A statement ends at `;`, at the bracket that closes its surroundings, or at a new line where neither side asks to go on.
  package func endOfStatement(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if isSpelled(index, ";") || (isClosingBracket(index)) { return index }
      if index > start, tokens[index].startsLine, !continues(at: index) { return index }
      index = after(index)
    }
    return tokens.count
  }

  /// The index after the last token of the declaration that starts at an index; attributes may stand on lines of their own.
  package func endOfDeclaration(from start: Int) -> Int {
    max(endOfStatement(from: afterAttributes(from: start)), start + 1)
  }

  /// The index after the attributes that start at an index.
  package func afterAttributes(from start: Int) -> Int {
    var index = start
    while isSpelled(index, "@") {
      index += 2
      if isSpelled(index, "("), !tokens[index].followsSpace { index = after(index) }
    }
    return index
  }

  private func isClosingBracket(_ index: Int) -> Bool {
    isSpelled(index, ")") || isSpelled(index, "]") || isSpelled(index, "}")
  }

  private func continues(at index: Int) -> Bool {
    asksForMore(index - 1) || carriesOn(index)
  }

  private func asksForMore(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .operatorSymbol: return token.followsSpace
    case .punctuation: return [",", ":", ".", "(", "[", "{"].contains { isSpelled(index, $0) }
    case .identifier:
      return ["in", "as", "is", "return", "throw", "try", "await"].contains { isSpelled(index, $0) }
    default: return false
    }
  }

  private func carriesOn(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .operatorSymbol:
      let following = tokens.indices.contains(index + 1) ? tokens[index + 1] : nil
      return following?.followsSpace ?? false
    case .punctuation: return [".", ",", "{", ":"].contains { isSpelled(index, $0) }
    case .identifier: return ["else", "as", "is", "catch", "where"].contains { isSpelled(index, $0) }
    default: return false
    }
  }
}
