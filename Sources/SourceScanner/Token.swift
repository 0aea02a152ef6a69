/// One lexical element of Swift source. Comments and white space make no tokens.
package struct Token: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A word: keywords, names, names in backticks, `$0`.
    case identifier
    case number
    /// A whole string literal, interpolations included.
    case string
    case regex
    /// `#` and a word: `#if`, `#Preview`, `#selector`.
    case directive
    /// One of `( ) [ ] { } , ; : @ .` or a lone `#`.
    case punctuation
    case operatorSymbol
  }

  package var kind: Kind
  package var range: Range<Int>
  /// Whether this is the first token of its line.
  package var startsLine: Bool
  /// Whether white space or a comment stands directly before.
  package var followsSpace: Bool
}
