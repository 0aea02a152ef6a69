/// The names of the system symbols as trees, see `SymbolNames`, and their renames.
///
/// Forms for scripts other than Latin are left out, since they are drawn like the plain form.
enum SymbolNameTexts {
  static let trees = [aToC, dToL, mToR, sToZ]
}
