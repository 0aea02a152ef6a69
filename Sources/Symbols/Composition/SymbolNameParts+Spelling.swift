extension SymbolNameParts {
  /// Words that are drawn like others.
  private static let plainerWords: [Substring: Substring] = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf", "topleading": "topleft",
    "toptrailing": "topright", "bottomleading": "bottomleft", "bottomtrailing": "bottomright",
    "document": "doc", "microphone": "mic", "filled": "fill",
  ]

  /// Words that only tell apart what is drawn alike.
  private static let droppedWords: Set<Substring> = [
    "trianglehead", "rotate", "90", "gen1", "gen2", "gen3", "gen4", "homebutton", "pattern",
    "inward", "outward", "angled",
  ]

  /// What stands for zero in the scripts that have digits of their own in symbols; the others follow it.
  private static let zeros: [Substring: UInt32] = ["ar": 0x660, "hi": 0x966]

  /// The name without a script's suffix and with the script's digits in place of plain ones; nil if there are none.
  var withDigitsOfItsScript: String? {
    guard count > 1, let zero = Self.zeros[last] else { return nil }
    var hasDigits = false
    let words = (0..<count - 1).map { index -> String in
      let word = self[index]
      guard !word.isEmpty, word.allSatisfy({ $0.isASCII && $0.isNumber }) else { return String(word) }
      hasDigits = true
      return String(
        String.UnicodeScalarView(
          word.unicodeScalars.compactMap { UnicodeScalar(zero + $0.value - UnicodeScalar("0").value) }))
    }
    return hasDigits ? words.joined(separator: ".") : nil
  }

  /// The name with every word replaced that is drawn like another; nil if there is none.
  var plainerName: String? {
    var words: [Substring] = []
    for index in 0..<count {
      let word = self[index]
      if count > 1 && Self.droppedWords.contains(word) { continue }
      words.append(Self.plainerWords[word] ?? word)
    }
    let plainer = words.joined(separator: ".")
    return plainer == name || plainer.isEmpty ? nil : plainer
  }
}
