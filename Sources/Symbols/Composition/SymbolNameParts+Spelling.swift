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
